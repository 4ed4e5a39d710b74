// A run read left to right: in, what is drawn at each commit; out, the plan. Texts are below their lane and flags above
// it, both after the disc, so lines between lanes, which run at a commit, have the room before them. A chip is on the
// lane after the last commit of its branch.
import { type Block, flowed, row } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import type { Dress } from './dress.js';
import { RADIUS } from './marks.js';
import type { Plan, PlannedBlock } from './plan.js';
import type { Run } from './run.js';

/** Minimum distance between two commits, whatever their lanes, px. */
export const STEP = 32;
/** From a commit to its texts and flags. */
const BEHIND = 11;
const CHIP_BEHIND = 14;
/** Between items on one lane. */
const AIR = 12;
const LANE_GAP = 20;
const TRACK = 10;
/** From a lane to its texts, and to its flags. */
const OFF_LANE = 14;
/** From a chip to the items above and below it. */
const CLEAR = 4;
const FLAGS_WIDE = 160;
const LEAD = 16;

interface Parts {
  readonly words: Block;
  readonly flags: Block;
  readonly chips: Block;
}

export function stripPlan(
  run: Run,
  dresses: readonly Dress[],
  laneOf: (number: number) => number,
  names: ReadonlyMap<number, Block>,
): Plan {
  const parts = new Map<number, Parts>();
  for (let number = run.start; number <= run.end; number++) {
    const { words, flags, chips } = dresses[number] ?? NO_DRESS;
    parts.set(number, { words, flags: flowed(flags, 6, FLAGS_WIDE), chips: row(chips, 6) });
  }
  const { across, breadth, trackAt } = acrossOf(run, parts, laneOf, names);
  const turns = turnsOf(run);
  const free = new Map<number, number>();
  const blocks: PlannedBlock[] = [];
  let least = 0;
  for (const [lane] of run.entering) {
    const chip = names.get(lane);
    if (chip === undefined) continue;
    blocks.push({ block: chip, along: LEAD, across: (across.get(lane) ?? 0) - chip.height / 2 });
    free.set(lane, LEAD + chip.width);
    least = Math.max(least, LEAD + chip.width + AIR);
  }
  const along = new Map<number, number>();
  let end = 0;
  let before = run.start === 0 ? RADIUS + 2 - STEP : least;
  for (const [number, part] of parts) {
    const crossed = between(run, [laneOf(number), ...(turns.get(number) ?? [])]);
    const clear = Math.max(...crossed.map((lane) => (free.get(lane) ?? -AIR) + AIR));
    const x = snapUp(Math.max(before + STEP, clear), 4);
    before = x;
    along.set(number, x);
    const lane = laneOf(number);
    const y = across.get(lane) ?? 0;
    const { words, flags, chips } = part;
    const off = offLane(chips);
    if (words.width > 0) blocks.push({ block: words, along: x + BEHIND, across: y + off });
    if (flags.width > 0) blocks.push({ block: flags, along: x + BEHIND, across: y - off - flags.height });
    if (chips.width > 0) blocks.push({ block: chips, along: x + CHIP_BEHIND, across: y - chips.height / 2 });
    const taken = Math.max(
      x + RADIUS,
      words.width > 0 ? x + BEHIND + words.width : 0,
      flags.width > 0 ? x + BEHIND + flags.width : 0,
      chips.width > 0 ? x + CHIP_BEHIND + chips.width : 0,
    );
    free.set(lane, taken);
    end = Math.max(end, taken);
  }
  return { run, along, across, trackAt, blocks, breadth, length: snapUp(end + (isLast(run) ? 2 : AIR), 4) };
}

const NOTHING_THERE: Block = { width: 0, height: 0, at: () => [] };
const NO_DRESS: Dress = { words: NOTHING_THERE, flags: [], chips: [] };

/** From a lane to texts and flags, px; a chip on the lane can increase it. */
function offLane(chips: Block): number {
  return Math.max(OFF_LANE, chips.height / 2 + CLEAR);
}

/** Nothing continues after it. */
function isLast({ links, end }: Run): boolean {
  return !links.some(({ to }) => to > end);
}

/** By commit, the other lanes that lines come from or go to. */
function turnsOf({ links, picks }: Run): ReadonlyMap<number, readonly number[]> {
  const turns = new Map<number, number[]>();
  const add = (commit: number, lane: number): void => {
    const there = turns.get(commit);
    if (there === undefined) turns.set(commit, [lane]);
    else there.push(lane);
  };
  for (const { across, from, to, fromLane, toLane } of links)
    if (across === 'start') add(from, toLane);
    else add(to, fromLane);
  for (const { to, fromLane } of picks) add(to, fromLane);
  return turns;
}

/** All lanes from the first to the last of some. */
function between({ lanes }: Run, some: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...some), Math.max(...some)];
  return [...lanes.keys()].filter((lane) => lane >= low && lane <= high);
}

interface Across {
  readonly across: ReadonlyMap<number, number>;
  readonly breadth: number;
  readonly trackAt: Plan['trackAt'];
}

/** Lanes from top to bottom, each as high as the content at its commits. */
function acrossOf(
  run: Run,
  parts: ReadonlyMap<number, Parts>,
  laneOf: (number: number) => number,
  names: ReadonlyMap<number, Block>,
): Across {
  const above = new Map<number, number>();
  const below = new Map<number, number>();
  const grow = (sides: Map<number, number>, lane: number, by: number): void => {
    sides.set(lane, Math.max(by, sides.get(lane) ?? RADIUS + 3));
  };
  for (const [number, { words, flags, chips }] of parts) {
    const lane = laneOf(number);
    if (flags.height > 0) grow(above, lane, offLane(chips) + flags.height);
    if (words.height > 0) grow(below, lane, offLane(chips) + words.height);
    grow(above, lane, chips.height / 2);
    grow(below, lane, chips.height / 2);
  }
  for (const lane of run.entering.keys()) {
    grow(above, lane, (names.get(lane)?.height ?? 0) / 2);
    grow(below, lane, (names.get(lane)?.height ?? 0) / 2);
  }
  const tracks = new Map<number, number>();
  for (const { gap, track } of run.picks) tracks.set(gap, Math.max(track + 1, tracks.get(gap) ?? 0));
  const across = new Map<number, number>();
  const gapStart = new Map<number, number>([[-1, 0]]);
  const room = (gap: number): number => (tracks.get(gap) ?? 0) * TRACK;
  let at = room(-1);
  for (const [lane, place] of run.lanes) {
    const y = snapUp(at + (above.get(lane) ?? RADIUS + 3), 4);
    across.set(lane, y);
    at = y + (below.get(lane) ?? RADIUS + 3);
    gapStart.set(place, at);
    at += room(place) + LANE_GAP;
  }
  const lastGap = room(run.lanes.size - 1);
  return {
    across,
    breadth: snapUp(at - LANE_GAP + (lastGap === 0 ? 0 : 4), 4),
    trackAt: ({ gap, track }) => (gapStart.get(gap) ?? 0) + TRACK * (track + 0.5) + (gap < 0 ? 0 : 4),
  };
}
