// move: a statement with its block to another place; without a place, out of its block.
import { type EditFault, fault, isFault } from '../fault.js';
import { find } from '../find.js';
import { withoutLines } from '../mentions.js';
import type { EditOperation } from '../operation.js';
import { insertion, type Sort, type Spot, spotOf } from '../place.js';
import { type Placed, type Structure, startOf } from '../structure.js';
import { type Done, NOTHING } from './done.js';
import { nameOf } from './set.js';

export function move(structure: Structure, operation: Extract<EditOperation, { op: 'move' }>): Done | EditFault {
  const placed = find(structure, operation.at);
  if (isFault(placed)) return placed;
  const spot = targetOf(structure, placed, operation);
  if (isFault(spot)) return spot;
  const { behind, block } = spot;
  if (isWithin(block.owner, placed)) return fault('place.wrong', 'A statement cannot be moved into itself.');
  if (!spot.opening && block === placed.block && (behind === placed.last || behind === placed.first - 1))
    return NOTHING;
  const lines = linesOf(structure, placed);
  return {
    edits: [...withoutLines(structure, [placed]), ...insertion(structure, spot, lines)],
    said: `Moved ${nameOf(structure, placed)} ${whereSaid(structure, spot)}.`,
  };
}

function targetOf(
  structure: Structure,
  placed: Placed,
  place: Extract<EditOperation, { op: 'move' }>,
): Spot | EditFault {
  const { in: inside, before, after } = place;
  if (inside !== undefined || before !== undefined || after !== undefined)
    return spotOf(structure, place, sortOfPlaced(placed), structure.root);
  const { owner } = placed.block;
  if (!owner) return fault('place.wrong', 'It is in no block. Set in, before or after.');
  return { behind: owner.last, indent: owner.block.indent, block: owner.block };
}

function sortOfPlaced({ entry }: Placed): Sort {
  switch (entry?.shape) {
    case 'declaration':
      return { shape: 'declaration', keyword: entry.spec.keyword, named: entry.spec.id === 'required' };
    case 'row':
    case 'edge':
    case 'item':
      return { shape: entry.shape };
    default:
      return { shape: 'line' };
  }
}

function isWithin(owner: Placed | undefined, placed: Placed): boolean {
  for (let each = owner; each !== undefined; each = each.block.owner) if (each === placed) return true;
  return false;
}

/** The lines of a statement without the indentation of the first. */
export function linesOf(
  { source }: Structure,
  { first, last, block }: Pick<Placed, 'first' | 'last' | 'block'>,
): readonly string[] {
  const text = source.text.slice(startOf(source, first), startOf(source, last + 1));
  const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  return lines.map((each) => (each.startsWith(block.indent) ? each.slice(block.indent.length) : each.trimStart()));
}

function whereSaid(structure: Structure, { block }: Spot): string {
  return block.owner ? `into ${nameOf(structure, block.owner)}` : 'to the top level';
}
