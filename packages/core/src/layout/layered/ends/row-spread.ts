// Several lines at one row of a node. In: the ends at one side. Out: the position of each along the side: near its row,
// in an order in which none has to cross another right beside the node.

import { exact } from './ports.js';
import { LOOP_END_SPAN, LOOP_END_STEP, ROW_END_SPAN, ROW_END_STEP } from './weights.js';

/**
 * How a line continues from its end: lines that turn back towards the start of the side come first, lines of loops
 * outermost.
 */
export type Turn = 'loop-back' | 'back' | 'straight' | 'onwards' | 'loop-onwards';

export interface EndAtRow {
  readonly row: number;
  readonly turn: Turn;
  /** Among ends that turn alike, which comes first. */
  readonly order: number;
  /** The loop it is an end of. */
  readonly loop?: number;
}

const TURNS: readonly Turn[] = ['loop-back', 'back', 'straight', 'onwards', 'loop-onwards'];

export function spreadAtRows<T extends EndAtRow>(ends: readonly T[], long: number): ReadonlyMap<T, number> {
  const rows = new Map<number, T[]>();
  for (const end of ends) {
    const list = rows.get(end.row);
    if (list === undefined) rows.set(end.row, [end]);
    else list.push(end);
  }
  const places = new Map<T, number>();
  for (const [row, here] of rows) {
    here.sort((a, b) => TURNS.indexOf(a.turn) - TURNS.indexOf(b.turn) || a.order - b.order);
    const offsets = offsetsOf(here);
    const reach = offsets.at(-1) ?? 0;
    // The middle keeps all of them on the side.
    const start = Math.max(0, Math.min(row - reach / 2, long - reach));
    here.forEach((end, i) => {
      places.set(end, exact(Math.min(start + (offsets[i] ?? 0), long)));
    });
  }
  return places;
}

/** From the first of the ends at one row: equal steps, except for those of the innermost loop. */
function offsetsOf(here: readonly EndAtRow[]): number[] {
  const usual = Math.min(ROW_END_STEP, ROW_END_SPAN / here.length);
  const [first, last] = innermostLoop(here);
  const within = Math.max(usual, LOOP_END_STEP / Math.max(1, last - first));
  const rest = here.length - 1 - (last - first);
  const beyond = Math.min(usual, (LOOP_END_SPAN - within * (last - first)) / Math.max(1, rest));
  const offsets = [0];
  for (let i = 1; i < here.length; i++) {
    offsets.push((offsets[i - 1] ?? 0) + (i > first && i <= last ? within : beyond));
  }
  return offsets;
}

function innermostLoop(here: readonly EndAtRow[]): readonly [first: number, last: number] {
  let innermost: readonly [number, number] = [0, 0];
  here.forEach(({ loop }, last) => {
    const first = loop === undefined ? last : here.findIndex((end) => end.loop === loop);
    if (first < last && (innermost[1] === 0 || last - first < innermost[1] - innermost[0])) innermost = [first, last];
  });
  return innermost;
}
