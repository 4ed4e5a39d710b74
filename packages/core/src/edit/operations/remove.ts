// remove: a statement with its block; with cascade, also everything that names it.
import { type EditFault, fault, isFault } from '../fault.js';
import { find } from '../find.js';
import { itemsNamed, type Lines, type NamedId, namingLines, withoutLines, withoutMentions } from '../mentions.js';
import type { EditOperation } from '../operation.js';
import { lineAt, type Placed, type Structure } from '../structure.js';
import type { Done } from './done.js';
import { nameOf } from './set.js';

export function remove(
  structure: Structure,
  { at, cascade = false }: Extract<EditOperation, { op: 'remove' }>,
): Done | EditFault {
  const placed = find(structure, at);
  if (isFault(placed)) return placed;
  const isInside = (other: Placed): boolean => other.first >= placed.first && other.last <= placed.last;
  const named = [...idsIn(structure, isInside), ...itemsNamed(structure, isInside)];
  const naming = namingLines(structure, named, isInside);
  const name = nameOf(structure, placed);
  if (naming.length > 0 && !cascade) return stillNamed(name, naming);
  const { lines, edits } = withoutMentions(structure, named, isInside);
  const gone =
    lines.length === 0 ? '' : ` and ${lines.length === 1 ? '1 line' : `${lines.length} lines`} that referred to it`;
  return {
    edits: [...withoutLines(structure, [placed, ...lines]), ...edits],
    said: `Removed ${name}${gone}.${commentsSaid(structure, [placed, ...lines])}`,
  };
}

export function stillNamed(name: string, naming: readonly string[]): EditFault {
  const lines = naming.length === 1 ? '1 line refers to' : `${naming.length} lines refer to`;
  return fault('target.mentioned', `${lines} ${name}. Remove them first, or set cascade.`, naming.slice(0, MOST_NEAR));
}

const MOST_NEAR = 10;

/** The comments on the removed lines. */
export function commentsSaid({ source, document }: Structure, gone: readonly Lines[]): string {
  const comments = document.comments.filter(({ start }) => {
    const line = lineAt(source, start);
    return gone.some(({ first, last }) => line >= first && line <= last);
  });
  if (comments.length === 0) return '';
  const texts = comments.slice(0, MOST_NEAR).map(({ start, end }) => source.text.slice(start, end).trimEnd());
  return ` Also removed: ${texts.join(', ')}`;
}

/** The ids that are removed with a statement: its own and those of everything inside it. */
function idsIn({ all }: Structure, within: (placed: Placed) => boolean): readonly NamedId[] {
  return all.filter(within).flatMap(({ entry, block }): readonly NamedId[] => {
    if (entry?.shape === 'declaration') return entry.id ? [{ id: entry.id.text }] : [];
    if (entry?.shape === 'column' || entry?.shape === 'value') {
      const owner = block.owner?.entry;
      const id = owner?.shape === 'declaration' ? owner.id?.text : undefined;
      return id === undefined ? [] : [{ id, column: entry.name.text }];
    }
    if (entry?.shape !== 'row') return [];
    const cell = entry.spec.cells.find((each) => each.declares);
    const token = cell && entry.cells.get(cell.name)?.[0];
    return token?.type === 'word' ? [{ id: token.text }] : [];
  });
}
