// Straightens what placement left crooked. In: placed items. Out: straight runs and boxes moved sideways within the
// room their neighbours leave, so that a line that bends at both ends of a run bends at one, or at none.
import { type Item, isChain, type Level, type Segment } from './model.js';
import { offsetAt, otherEnd } from './ports.js';
import { SMALLEST_JOG } from './spacing.js';

/** `gap` is the least distance between two neighbours of a layer. */
export function snapRuns(
  level: Level,
  runs: readonly (readonly Item[])[],
  gap: (left: Item, right: Item) => number,
): void {
  for (let round = 0; round < 2; round++) {
    for (const run of runs) {
      const first = run[0] as Item;
      if (run.length === 1 && !isChain(first)) snapBox(level, first, gap);
      else snapRun(level, run, gap);
    }
  }
  for (const run of runs) widenJogs(level, run, gap);
}

/** Moves a run out of the way of jogs too narrow to draw: into line if there is room, or else farther off. */
function widenJogs(level: Level, run: readonly Item[], gap: (left: Item, right: Item) => number): void {
  const first = run[0] as Item;
  if (!isChain(first)) return;
  const last = run[run.length - 1] as Item;
  for (const [item, segments] of [
    [first, first.up],
    [last, last.down],
  ] as const) {
    for (const segment of segments) {
      if (segment.shape !== 'down') continue;
      const by = lean(segment, item);
      if (by === 0 || Math.abs(by) >= SMALLEST_JOG) continue;
      const [low, high] = room(level, run, gap);
      const away = by > 0 ? by - SMALLEST_JOG : by + SMALLEST_JOG;
      const shift = [by, away].find((at) => at >= low && at <= high);
      if (shift !== undefined) for (const member of run) member.x += shift;
    }
  }
}

function room(level: Level, items: readonly Item[], gap: (left: Item, right: Item) => number): [number, number] {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const layer = level.layers[item.layer] as Item[];
    const left = layer[item.index - 1];
    const right = layer[item.index + 1];
    const least = left === undefined ? 0 : left.x + left.width + gap(left, item);
    const most = (right === undefined ? level.width : right.x - gap(item, right)) - item.width;
    low = Math.max(low, least - item.x);
    high = Math.min(high, most - item.x);
  }
  return [low, high];
}

/** How far the segment's other end lies to the side. */
function lean(segment: Segment, item: Item): number {
  const other = otherEnd(segment, item);
  return other.x + offsetAt(segment, other) - item.x - offsetAt(segment, item);
}

/** A run that bends at both ends is moved in line with one of them. */
function snapRun(level: Level, run: readonly Item[], gap: (left: Item, right: Item) => number): void {
  const top = run[0] as Item;
  const bottom = run[run.length - 1] as Item;
  const ends: number[] = [];
  for (const segment of top.up) if (segment.shape === 'down') ends.push(lean(segment, top));
  for (const segment of bottom.down) ends.push(lean(segment, bottom));
  if (ends.length === 0 || ends.some((by) => by === 0)) return;
  const [low, high] = room(level, run, gap);
  const fitting = ends.filter((by) => by >= low && by <= high).sort((a, b) => Math.abs(a) - Math.abs(b));
  const by = fitting[0];
  if (by === undefined) return;
  for (const item of run) item.x += by;
}

/** A box none of whose lines is straight is moved in line with the nearest. */
function snapBox(level: Level, item: Item, gap: (left: Item, right: Item) => number): void {
  const leans = [...item.up, ...item.down]
    .filter(({ shape }) => shape === 'down')
    .map((segment) => lean(segment, item));
  if (leans.length === 0 || leans.some((by) => by === 0)) return;
  const [low, high] = room(level, [item], gap);
  const by = leans.filter((at) => at >= low && at <= high).sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (by !== undefined) item.x += by;
}
