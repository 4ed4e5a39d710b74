// remove: a statement with what stands in it; with what names it where the caller says so.
import { type EditFault, fault, isFault } from '../fault.js';
import { find } from '../find.js';
import { type Lines, type Named, namingLines, withoutLines, withoutMentions } from '../mentions.js';
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
  const named = namesIn(structure, placed);
  const isInside = (other: Placed): boolean => other.first >= placed.first && other.last <= placed.last;
  const naming = namingLines(structure, named, isInside);
  const name = nameOf(structure, placed);
  if (naming.length > 0 && !cascade) return stillNamed(name, naming);
  const { lines, edits } = withoutMentions(structure, named, isInside);
  const gone =
    lines.length === 0 ? '' : `, with ${lines.length === 1 ? '1 line' : `${lines.length} lines`} that named it`;
  return {
    edits: [...withoutLines(structure, [placed, ...lines]), ...edits],
    said: `${name} is gone${gone}.${commentsSaid(structure, [placed, ...lines])}`,
  };
}

export function stillNamed(name: string, naming: readonly string[]): EditFault {
  const lines = naming.length === 1 ? '1 line names' : `${naming.length} lines name`;
  return fault('target.mentioned', `${lines} ${name}: remove them first, or give cascade.`, naming.slice(0, MOST_NEAR));
}

const MOST_NEAR = 10;

/** The comments that go with lines. */
export function commentsSaid({ source, document }: Structure, gone: readonly Lines[]): string {
  const comments = document.comments.filter(({ start }) => {
    const line = lineAt(source, start);
    return gone.some(({ first, last }) => line >= first && line <= last);
  });
  if (comments.length === 0) return '';
  const texts = comments.slice(0, MOST_NEAR).map(({ start, end }) => source.text.slice(start, end).trimEnd());
  return ` With it goes ${texts.join(', ')}`;
}

/** The ids that go with a statement: its own and those of all that stands in it. */
function namesIn({ all }: Structure, placed: Placed): readonly Named[] {
  return all
    .filter((each) => each.first >= placed.first && each.last <= placed.last)
    .flatMap(({ entry, block }): readonly Named[] => {
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
