// A run read top to bottom: in, what is drawn at each commit; out, the plan: the lanes at the left, and next to them
// one line of text per commit, with its chips and flags in front.
import { type Block, flowed, row, stack } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import type { Dress } from './dress.js';
import type { Plan, PlannedBlock } from './plan.js';
import type { Run } from './run.js';

const LANE = 28;
/** Distance between several cherry-picks between two lanes. */
const TRACK = 8;
const EDGE = 10;
const ROW = 28;
const ROW_AIR = 12;
const TO_TEXT = 12;
/** Chips and flags up to this width are in front of the text, wider ones above it. */
const BEFORE = 260;
const WIDEST = 400;

export function listPlan(run: Run, dresses: readonly Dress[]): Plan {
  const tracks = new Map<number, number>();
  for (const { gap, track } of run.picks) tracks.set(gap, Math.max(track, tracks.get(gap) ?? 0));
  const more = (gap: number): number => (tracks.get(gap) ?? 0) * TRACK;
  const across = new Map<number, number>();
  let x = EDGE + (tracks.has(-1) ? LANE / 2 + more(-1) : 0);
  for (const [lane, place] of run.lanes) {
    across.set(lane, x);
    x += LANE + more(place);
  }
  const last = run.lanes.size - 1;
  const graph = x - LANE - more(last) + EDGE + (tracks.has(last) ? LANE / 2 + more(last) : 0);
  const along = new Map<number, number>();
  const blocks: PlannedBlock[] = [];
  const column = graph + TO_TEXT;
  let [y, widest] = [run.start === 0 ? 0 : ROW / 2, graph];
  for (let number = run.start; number <= run.end; number++) {
    const block = rowBlock(dresses[number]);
    const height = snapUp(Math.max(ROW, block.height + ROW_AIR), 4);
    const middle = y + height / 2;
    along.set(number, middle);
    if (block.width > 0) blocks.push({ block, along: middle - block.height / 2, across: column });
    widest = Math.max(widest, column + block.width);
    y += height;
  }
  const places = [...across.values()];
  return {
    run,
    along,
    across,
    blocks,
    length: snapUp(y + (run.links.some(({ to }) => to > run.end) ? ROW / 2 : 0), 4),
    breadth: snapUp(widest, 4),
    trackAt: ({ gap, track }) => (gap < 0 ? EDGE : (places[gap] ?? 0) + LANE / 2) + track * TRACK,
  };
}

function rowBlock(dress: Dress | undefined): Block {
  const marks = flowed([...(dress?.chips ?? []), ...(dress?.flags ?? [])], 6, WIDEST);
  const words = dress?.words ?? marks;
  return marks.width <= BEFORE ? row([marks, words], 10) : stack([marks, words], 4);
}
