// Twins: two similar branches of a node, or two similar arrivals at it, which are placed symmetrically on both sides.
// In: an ordered level, before lines turn or get their label strips. Out: the pairs. Two boxes of one layer are similar
// if only this node has a line to them and the same amount follows each; where one continues and the other ends, there
// is a main path. Of four similar ones the inner two are the pair.
import { nth } from '../checked.js';
import { type EdgeSection, type Item, isBox, type Level, type Segment } from '../model.js';
import { MOST_TWIN_ITEMS, MOST_TWIN_LINES } from './weights.js';

/** The two lines, from left to right. */
export type Twins = readonly [EdgeSection, EdgeSection];

export interface TwinsOf {
  readonly forks: ReadonlyMap<Item, Twins>;
  readonly joins: ReadonlyMap<Item, Twins>;
}

export const NO_TWINS: TwinsOf = { forks: new Map(), joins: new Map() };

type Side = 'up' | 'down';

export function findTwins(level: Level): TwinsOf {
  if (level.layers.reduce((count, layer) => count + layer.length, 0) > MOST_TWIN_ITEMS) return NO_TWINS;
  const forks = pairsOn(level, 'down');
  const joins = pairsOn(level, 'up');
  if (forks.size === 0 && joins.size === 0) return { forks, joins };
  for (const [pairs, side] of [
    [forks, 'down'],
    [joins, 'up'],
  ] as const) {
    if (pairs.size === 0) continue;
    const depth = depths(level, side);
    for (const item of pairs.keys()) {
      const [first, ...others] = item[side].filter(isForward).map(({ section }) => depth[farEnd(section, side).number]);
      if (others.some((other) => other !== first)) pairs.delete(item);
    }
  }
  return { forks, joins };
}

/**
 * The position among the lines of a side, counted from 0, that lies midway between its twins; undefined without twins.
 */
export function middleOf(twins: TwinsOf, item: Item, side: readonly Segment[]): number | undefined {
  const pair = (side === item.down ? twins.forks : twins.joins).get(item);
  if (pair === undefined || side.length < 2) return undefined;
  const [a, b] = pair.map((section) => side.findIndex((segment) => segment.section === section)) as [number, number];
  return a < 0 || b !== a + 1 ? undefined : a + 0.5;
}

/** Whether a side of the node is one of twins. */
export function hasTwins(twins: TwinsOf, item: Item, side: readonly Segment[]): boolean {
  return middleOf(twins, item, side) !== undefined;
}

/** The pairs without the given ones; a fork is dropped with the join of the same two boxes, or the axis would shift. */
export function without(twins: TwinsOf, { forks, joins }: TwinsOf): TwinsOf {
  const boxes = new Set<Item>();
  for (const pair of forks.values()) for (const { lower } of pair) boxes.add(lower);
  for (const pair of joins.values()) for (const { upper } of pair) boxes.add(upper);
  return {
    forks: new Map([...twins.forks].filter(([, pair]) => !pair.every(({ lower }) => boxes.has(lower)))),
    joins: new Map([...twins.joins].filter(([, pair]) => !pair.every(({ upper }) => boxes.has(upper)))),
  };
}

/** The box at the other end of a line that leaves a node on this side. */
export function farEnd(section: EdgeSection, side: Side): Item {
  return side === 'down' ? section.lower : section.upper;
}

/**
 * Sides with two forward lines, or four, to boxes of one layer that have no other line on the side where they are met.
 */
function pairsOn(level: Level, side: Side): Map<Item, Twins> {
  const pairs = new Map<Item, Twins>();
  const facing = side === 'down' ? 'up' : 'down';
  for (const layer of level.layers) {
    for (const item of layer) {
      if (item.kind !== 'node' || item[side].length < 2) continue;
      const lines = item[side].filter(isForward);
      if (lines.length > MOST_TWIN_LINES) continue;
      const a = lines[lines.length / 2 - 1];
      const b = lines[lines.length / 2];
      if (a === undefined || b === undefined || !mayBalance(item, side)) continue;
      const ends = lines.map(({ section }) => farEnd(section, side));
      const alike =
        new Set(ends).size === ends.length &&
        ends.every((end) => end.layer === ends[0]?.layer && isBox(end) && end[facing].filter(isForward).length === 1);
      if (alike) pairs.set(item, [a.section, b.section]);
    }
  }
  return pairs;
}

/**
 * Backward lines can be beside the pair, but not at a decision, whose tips they take, nor beside the line they reply
 * to.
 */
function mayBalance(item: Item, side: Side): boolean {
  const lines = item[side];
  if (lines.every(isForward)) return true;
  if (lines.length > MOST_TWIN_LINES || item.node?.outline === 'diamond') return false;
  const ends = new Set(lines.filter(isForward).map(({ section }) => farEnd(section, side)));
  return lines.every((line) => isForward(line) || (line.shape === 'down' && !ends.has(farEnd(line.section, side))));
}

function isForward({ shape, section }: Segment): boolean {
  return shape === 'down' && !section.reversed;
}

/** By the item's number, the number of lines on the longest path forward from it. Numbers the items. */
function depths(level: Level, side: Side): Int32Array {
  let count = 0;
  for (const layer of level.layers) for (const item of layer) item.number = count++;
  const depth = new Int32Array(count);
  const last = level.layers.length - 1;
  for (let i = 0; i <= last; i++) {
    for (const item of nth(level.layers, side === 'down' ? last - i : i)) {
      let most = 0;
      for (const segment of item[side]) {
        if (isForward(segment)) most = Math.max(most, 1 + nth(depth, farEnd(segment.section, side).number));
      }
      depth[item.number] = most;
    }
  }
  return depth;
}
