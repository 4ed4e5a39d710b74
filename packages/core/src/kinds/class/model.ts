// What a class diagram means, independent of how it is written and drawn.
import type { MemberParts } from '../../grammar/read-member.js';
import type { Direction } from '../../layout/graph.js';
import type { Span } from '../../text/source.js';
import type { Named, Titled } from '../entry-meaning.js';
import type { GroupMeaning } from '../group-meaning.js';
import type { Line } from '../lines.js';
import type { SideNote } from '../note-meaning.js';
import type { RelationWord } from './relation-words.js';

export interface ClassMember extends MemberParts {
  /** Operations have parameters, possibly none. */
  readonly is: 'attribute' | 'operation';
  readonly span: Span;
}

export interface ClassNode extends Named {
  readonly stereotype?: string;
  /** In written order; a picture shows attributes before operations. */
  readonly members: readonly ClassMember[];
  readonly group?: string;
  readonly same?: string;
  readonly before?: string;
}

export interface Relation extends Line {
  readonly arrow: RelationWord;
  /** Cardinality or role at the source end, and at the other. */
  readonly fromEnd?: string;
  readonly toEnd?: string;
}

/** In written order, like all lists in it. */
export interface ClassModel extends Titled {
  readonly direction: Direction;
  readonly classes: readonly ClassNode[];
  readonly groups: readonly GroupMeaning[];
  readonly relations: readonly Relation[];
  readonly notes: readonly SideNote[];
}

export function membersOf({ members }: Pick<ClassNode, 'members'>, is: ClassMember['is']): readonly ClassMember[] {
  return members.filter((each) => each.is === is);
}
