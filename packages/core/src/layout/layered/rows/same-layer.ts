// Nodes that must be on one layer, some of them perhaps inside a frame. In: a level with ties, everything inside it
// stacked. Out: the offsets of neighbouring items, so that the middles of those nodes are at one height; a tie that
// others leave no room for is dropped.
import { isAcross } from '../layers/in-layer-edges.js';
import { type Item, isOnwards, isSideways, type Level, type Tie } from '../model.js';
import { POSITION_ROUNDING } from './weights.js';

export interface SameLayerRow {
  /** Below the top of the highest item of the row, and the height of the whole row. */
  readonly below: number;
  readonly height: number;
}

/** Items side by side, each with its offset below the first. */
type Row = Map<Item, number>;

export function findSameLayerRows(level: Level): ReadonlyMap<Item, SameLayerRow> {
  const rowByItem = new Map<Item, SameLayerRow>();
  if (level.ties.length === 0) return rowByItem;
  const rows = new Map<Item, Row>();
  const rowOf = (item: Item): Row => {
    const row = rows.get(item) ?? new Map([[item, 0]]);
    rows.set(item, row);
    return row;
  };
  /** Whether both middles are at one height. */
  const tie = ({ item, node, other, otherNode }: Omit<Tie, 'constraint'>): boolean => {
    if (item.layer !== other.layer) return true;
    const [row, next] = [rowOf(item), rowOf(other)];
    const top = (row.get(item) ?? 0) + middleOf(item, node) - middleOf(other, otherNode);
    const shift = top - (next.get(other) ?? 0);
    if (row === next) return Math.abs(shift) <= POSITION_ROUNDING;
    for (const [each, at] of next) {
      row.set(each, at + shift);
      rows.set(each, row);
    }
    return true;
  };
  // A line straight across has no alternative.
  for (const section of level.sections) {
    if (!isAcross(section)) continue;
    const { from, to } = section.splitEdge.edge;
    const [node, otherNode] = section.reversed ? [to, from] : [from, to];
    tie({ item: section.upper, node, other: section.lower, otherNode });
  }
  level.untied = level.ties.filter((each) => !tie(each));
  for (const row of new Set(rows.values())) {
    const least = [...row.values()].reduce((a, b) => Math.min(a, b), 0);
    const height = [...row].reduce((most, [item, top]) => Math.max(most, top - least + item.height), 0);
    for (const [item, top] of row) rowByItem.set(item, { below: top - least, height });
  }
  return rowByItem;
}

/** How far below the top of an item the middle of a node, or of a group, in it is. */
function middleOf(item: Item, id: string): number {
  const at = item.child === undefined ? undefined : middleInside(item, item.child, id);
  return at === undefined ? item.height / 2 : at.y - item.y;
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** In the orientation of the item's level. */
function middleInside(item: Item, child: Level, id: string): At | undefined {
  const at = middleIn(child, id);
  return at === undefined ? undefined : fromDrawing(item, inDrawing(child, at));
}

/** In the level's own orientation. */
function middleIn(level: Level, id: string): At | undefined {
  for (const part of level.parts) {
    const at = middleIn(part, id);
    if (at !== undefined) return { x: part.x + at.x, y: part.y + at.y };
  }
  for (const item of level.layers.flat()) {
    if (item.node?.id === id || item.child?.group?.id === id) {
      return { x: item.x + item.width / 2, y: item.y + item.height / 2 };
    }
    const at = item.child === undefined ? undefined : middleInside(item, item.child, id);
    if (at !== undefined) return at;
  }
  return undefined;
}

/** From a level's own orientation to its box as it is drawn. */
function inDrawing({ direction, height }: Level, { x, y }: At): At {
  const along = isOnwards(direction) ? y : height - y;
  return isSideways(direction) ? { x: along, y: x } : { x, y: along };
}

/** And from there to the orientation of the surrounding level. */
function fromDrawing({ level, x, y, before, height }: Item, at: At): At {
  const [across, along] = isSideways(level.direction) ? [at.y, at.x] : [at.x, at.y];
  return { x: x + before + across, y: isOnwards(level.direction) ? y + along : y + height - along };
}
