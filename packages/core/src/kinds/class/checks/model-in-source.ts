// The model with its source, for checks and their edits: in, both; out, classes by id with their stereotypes where
// known, and relations with their lines.
import type { Fix } from '../../../diagnostics/report.js';
import type { Checked, DeclarationEntry, EdgeEntry } from '../../../grammar/entry.js';
import { positionAt, type Source, type Span } from '../../../text/source.js';
import { placedEntries } from '../../placed-entries.js';
import type { ClassModel, ClassNode, Relation } from '../model.js';

export interface WrittenClass {
  readonly node: ClassNode;
  readonly entry: DeclarationEntry;
  /** `unknown` if one is written that cannot be read. */
  readonly sort: 'interface' | 'class' | 'unknown';
}

export interface WrittenRelation {
  readonly relation: Relation;
  readonly entry: EdgeEntry;
}

export interface Written {
  readonly source: Source;
  readonly classes: ReadonlyMap<string, WrittenClass>;
  readonly relations: readonly WrittenRelation[];
  readonly lineOf: (span: Span) => number;
}

/** Stereotypes that can be implemented. */
const INTERFACES: ReadonlySet<string> = new Set(['interface', 'protocol', 'trait', 'mixin', 'contract']);

export function writtenIn({ classes, relations }: ClassModel, { source, entries, ids }: Checked): Written {
  const lines = placedEntries(entries).flatMap(({ entry }) => (entry.shape === 'edge' ? [entry] : []));
  return {
    source,
    classes: new Map(
      classes.flatMap((node) => {
        const entry = ids.get(node.id);
        if (entry?.shape !== 'declaration') return [];
        return [[node.id, { node, entry, sort: sortOf(node, entry) }] as const];
      }),
    ),
    relations: relations.flatMap((relation, i) => {
      const entry = lines[i];
      return entry === undefined ? [] : [{ relation, entry }];
    }),
    lineOf: ({ start }) => positionAt(source, start).line,
  };
}

function sortOf({ stereotype }: ClassNode, { statement }: DeclarationEntry): WrittenClass['sort'] {
  if (stereotype !== undefined) return INTERFACES.has(stereotype.toLowerCase()) ? 'interface' : 'class';
  const hasStereotype = statement.rest.some((each) => each.type === 'option' && each.name === 'stereotype');
  return hasStereotype ? 'unknown' : 'class';
}

/** Writes a stereotype on the line of a class. */
export function stereotypeFix({ entry: { statement } }: WrittenClass, word: string): Fix | undefined {
  if (statement.repaired) return undefined;
  const { opens, span } = statement;
  const at = opens?.start ?? span.end;
  const text = `stereotype=${word}`;
  return { span: { start: at, end: at }, text: opens ? `${text} ` : ` ${text}`, safe: false };
}

/** Replaces the ends and the keyword of a relation. */
export function relationFix({ entry: { statement } }: WrittenRelation, text: string): Fix | undefined {
  if (statement.repaired) return undefined;
  return { span: { start: statement.from.span.start, end: statement.to.span.end }, text, safe: false };
}
