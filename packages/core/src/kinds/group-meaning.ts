// Groups in every kind that has them: in, the declaration; out, its label, type, tone, icon and parent.
import type { Diagnostic } from '../diagnostics/report.js';
import { type DeclarationEntry, textOf } from '../grammar/entry.js';
import type { FlowDirection } from '../layout/graph.js';
import { type Named, namedMeaning } from './entry-meaning.js';
import { GROUP_STYLES, GROUP_TYPES, type GroupType, groupTypeByName } from './group-types.js';
import type { BuildContext } from './kind.js';
import type { Declared } from './placed-entries.js';

export interface GroupMeaning extends Named {
  readonly type: GroupType;
  readonly parent?: string;
  /** 1 at the top level. */
  readonly depth: number;
  readonly direction?: FlowDirection;
  readonly same?: string;
  readonly before?: string;
}

/** `typeOf`: the type for a plain label, in kinds whose groups are infrastructure. */
export function groupMeaning(
  { entry, id, group, depth }: Declared,
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
  typeOf: (label: string) => GroupType | undefined = groupTypeByName,
): GroupMeaning {
  const label = entry.label?.value ?? id;
  const written = textOf(entry, 'type');
  const type = written !== undefined && isGroupType(written) ? written : (typeOf(label) ?? 'none');
  const direction = textOf(entry, 'direction');
  return {
    ...namedMeaning(entry, id, GROUP_STYLES[type], context, add),
    type,
    ...(group === undefined ? {} : { parent: group }),
    ...(direction !== undefined && isFlowDirection(direction) ? { direction } : {}),
    ...rankWishes(entry),
    depth,
  };
}

/** same= and before=, for any item that can be next to another. */
export function rankWishes(entry: DeclarationEntry): { readonly same?: string; readonly before?: string } {
  const same = textOf(entry, 'same');
  const before = textOf(entry, 'before');
  return { ...(same === undefined ? {} : { same }), ...(before === undefined ? {} : { before }) };
}

function isGroupType(text: string): text is GroupType {
  return (GROUP_TYPES as readonly string[]).includes(text);
}

export function isFlowDirection(text: string): text is FlowDirection {
  return text === 'right' || text === 'down' || text === 'left' || text === 'up';
}
