// Lines that end at rows of nodes. In: an ordered level. Out: the position of each on its node's side. If layers are
// rows, also which side that is, and the lane beside the node that takes the line up or down, with room for the lanes
// on the item. If layers are columns, rows lie along the layer. Lines from row to row go around a side.
import { endAt, isAtRow, lengthAt, rowAt } from '../input/node-rows.js';
import {
  type EdgeSection,
  type Item,
  isOnwards,
  isSideways,
  type Level,
  type RowEnd,
  type RowLoop,
  type RowSide,
  type Segment,
  type SplitEdge,
} from '../model.js';
import type { Spacing } from '../spacing.js';
import { bodyHeight } from './loops.js';
import { otherEnd } from './ports.js';
import { laneDistances } from './row-lanes.js';
import { clearOf, type LoopPlan, labelOf, planLoops, roomFor } from './row-loops.js';
import { chooseSides, type RowLine } from './row-sides.js';
import { type EndAtRow, spreadAtRows } from './row-spread.js';
import { LOOP_LABEL_CLEAR, ROW_LOOP_BEND } from './weights.js';

export function placeRowEnds(level: Level, spacing: Spacing): void {
  const sideways = isSideways(level.direction);
  const straight = straightOn(level);
  let middles: ReadonlyMap<Item, number> | undefined;
  for (const item of level.layers.flat()) {
    if (!hasRowEnds(item) && !straight.has(item)) continue;
    if (sideways) placeAlong(item, spacing);
    else {
      middles ??= roughMiddles(level, spacing);
      placeBeside(item, straight.get(item) ?? [], middles, spacing);
    }
  }
}

function hasRowEnds(item: Item): boolean {
  const { kind, up, down, rowLoops } = item;
  const isAt = ({ section }: Segment): boolean => isAtRow(section, item);
  return kind === 'node' && (rowLoops.length > 0 || up.some(isAt) || down.some(isAt));
}

interface Line extends EndAtRow {
  readonly section: EdgeSection;
  readonly side: RowSide;
  /** Of its straight piece at the node. */
  readonly length: number;
}

/** If layers are columns: each line leaves its usual face, at its row. */
function placeAlong(item: Item, spacing: Spacing): void {
  const lines: Line[] = [];
  for (const side of ['up', 'down'] as const) {
    item[side].forEach((segment, order) => {
      const row = rowAt(segment, item);
      if (row !== undefined) lines.push({ section: segment.section, side, row, turn: 'straight', order, length: 0 });
    });
  }
  const loops = planLoops(item, lines);
  for (const side of ['up', 'down'] as const) placeSide(item, side, lines, loops, spacing);
  item.rowLoops = item.rowLoops.filter(({ lane }) => lane > 0);
  for (const side of ['up', 'down'] as const) {
    const at = ({ section }: Segment): number => item.rowEnds.get(section)?.at ?? item.width / 2;
    item[side].sort((a, b) => at(a) - at(b));
  }
}

interface Straight {
  readonly section: EdgeSection;
  readonly side: 'left' | 'right';
}

/** Lines from a frame's side to a row. */
function straightOn(level: Level): ReadonlyMap<Item, readonly Straight[]> {
  const linesByItem = new Map<Item, Straight[]>();
  for (const { section, side } of level.laterals) {
    if (section.segments[0]?.shape !== 'lateral' || !isAtRow(section, section.lower)) continue;
    linesByItem.set(section.lower, [...(linesByItem.get(section.lower) ?? []), { section, side }]);
  }
  return linesByItem;
}

/** Estimated middles of items: layers one below the other, each centred on one axis. */
function roughMiddles({ layers }: Level, spacing: Spacing): ReadonlyMap<Item, number> {
  const middles = new Map<Item, number>();
  for (const layer of layers) {
    const total = layer.reduce((sum, { width }) => sum + width + spacing.sibling, -spacing.sibling);
    let x = -total / 2;
    for (const item of layer) {
      middles.set(item, x + item.width / 2);
      x += item.width + spacing.sibling;
    }
  }
  return middles;
}

/** If layers are rows. */
function placeBeside(
  item: Item,
  straight: readonly Straight[],
  middles: ReadonlyMap<Item, number>,
  spacing: Spacing,
): void {
  const rowLines: (RowLine & { readonly section: EdgeSection; readonly length: number })[] = [];
  const read = (section: EdgeSection, way: RowLine['way'], order: number, far: Item, side?: 'left' | 'right'): void => {
    const end = endAt(section, item);
    if (end?.row === undefined) return;
    const row = isOnwards(item.level.direction) ? end.row : bodyHeight(item) - end.row;
    const towards = (middles.get(far) ?? 0) - (middles.get(item) ?? 0);
    // A loop's label is at the right.
    const fixed = side ?? (item.loops.length > 0 ? 'left' : undefined);
    rowLines.push({ section, row, way, order, towards, fixed, length: lengthAt(end, true) });
  };
  item.up.forEach((segment, i) => {
    read(segment.section, 'up', i, farItem(segment, item));
  });
  item.down.forEach((segment, i) => {
    read(segment.section, 'down', i, farItem(segment, item));
  });
  for (const { section, side } of straight) read(section, 'straight', 0, section.upper, side);
  const sides = chooseSides(rowLines, item.width / 2);
  const lines = rowLines.map(({ section, row, way, order, length }, i): Line => {
    const side = sides[i] ?? 'right';
    const outwards = (way === 'up') === (side === 'right') ? order : -order;
    const turn = way === 'up' ? 'back' : way === 'down' ? 'onwards' : 'straight';
    return { section, side, row, turn, order: outwards, length };
  });
  const loops = planLoops(item, lines);
  const before = placeSide(item, 'left', lines, loops, spacing);
  const after = placeSide(item, 'right', lines, loops, spacing);
  item.rowLoops = item.rowLoops.filter(({ lane }) => lane > 0);
  item.before += before;
  item.after += after;
  item.width += before + after;
}

function farItem(segment: Segment, item: Item): Item {
  const { section } = segment;
  const far = section.upper === item ? section.lower : section.upper;
  return far.level === item.level ? far : otherEnd(segment, item);
}

/** Places the lines and loops of one side and their lanes; returns how far these reach. */
function placeSide(
  item: Item,
  side: RowSide,
  all: readonly Line[],
  allLoops: readonly LoopPlan[],
  spacing: Spacing,
): number {
  const lines = all.filter((line) => line.side === side);
  const loops = allLoops.filter((loop) => loop.side === side);
  const long = isSideways(item.level.direction) ? item.width - item.before - item.after : bodyHeight(item);
  const places = spreadAtRows<EndAtRow>([...lines, ...loops.flatMap(({ from, to }) => [from, to])], long);
  const at = (end: EndAtRow): number => places.get(end) ?? end.row;
  // The farther in a line turns, the closer to the node its lane runs.
  const turned = [
    ...lines.filter(({ turn }) => turn === 'back').sort((a, b) => at(a) - at(b)),
    ...lines.filter(({ turn }) => turn === 'onwards').sort((a, b) => at(b) - at(a)),
  ];
  const round = loops.map(({ splitEdge, from, to }): Round => {
    const others = loops.filter((loop) => loop.splitEdge !== splitEdge);
    const crossed = [...lines, ...others.flatMap((loop) => [loop.from, loop.to])].map(at);
    return { splitEdge, from: at(from), to: at(to), labelAt: labelOn(splitEdge, at(from), at(to), crossed) };
  });
  const reaches = [
    ...round.map(({ splitEdge, from, to, labelAt }) => {
      const half = labelAt === undefined ? 0 : labelOf(splitEdge).width / 2 + LOOP_LABEL_CLEAR;
      return { low: Math.min(from, to), high: Math.max(from, to), half };
    }),
    ...turned.map((line) => ({
      low: line.turn === 'back' ? Number.NEGATIVE_INFINITY : at(line),
      high: line.turn === 'back' ? at(line) : Number.POSITIVE_INFINITY,
      half: 0,
    })),
  ];
  const first = [...lines, ...loops].reduce((most, { length }) => Math.max(most, length), spacing.approach);
  const lanes = laneDistances(reaches, first, spacing.line);
  const lane = (i: number): number => lanes[i] ?? first;
  const ends = new Map<EdgeSection, RowEnd>(item.rowEnds);
  for (const line of lines) ends.set(line.section, { side, at: at(line), lane: 0 });
  turned.forEach((line, i) => {
    ends.set(line.section, { side, at: at(line), lane: lane(loops.length + i) });
  });
  item.rowEnds = ends;
  const reach = reaches.reduce((most, { half }, i) => Math.max(most, lane(i) + half), 0);
  const placed = placeRound(round, side, lane, reach, lines.filter(({ turn }) => turn === 'straight').map(at));
  item.rowLoops = [...item.rowLoops, ...placed];
  return placed.reduce((most, loop) => Math.max(most, loop.reach), reach);
}

/** A loop between its places. */
interface Round {
  readonly splitEdge: SplitEdge;
  readonly from: number;
  readonly to: number;
  /** Where its label fits on it. */
  readonly labelAt: number | undefined;
}

function labelOn(splitEdge: SplitEdge, from: number, to: number, crossed: readonly number[]): number | undefined {
  if (splitEdge.edge.label === undefined) return undefined;
  return roomFor(
    labelOf(splitEdge).height,
    crossed,
    Math.min(from, to) + ROW_LOOP_BEND,
    Math.max(from, to) - ROW_LOOP_BEND,
  );
}

/** Labels that do not fit on their loops are beyond all lanes, one farther out than the other. */
function placeRound(
  round: readonly Round[],
  side: RowSide,
  lane: (i: number) => number,
  reach: number,
  crossed: readonly number[],
): RowLoop[] {
  let outer = reach;
  return round.map(({ splitEdge, from, to, labelAt }, i): RowLoop => {
    const { width, height } = labelOf(splitEdge);
    const isBeyond = splitEdge.edge.label !== undefined && labelAt === undefined;
    const away = isBeyond ? outer + LOOP_LABEL_CLEAR + width / 2 : lane(i);
    if (isBeyond) outer += LOOP_LABEL_CLEAR + width;
    const at = labelAt ?? clearOf(height, crossed, (from + to) / 2);
    return { splitEdge, side, from, to, lane: lane(i), label: { away, at }, reach: outer };
  });
}
