// Which sides of boxes the lines of layers prefer. In: the slots of both ends, or the side of a frame that a line meets. Out: the
// costs of each side, px.
import type { SideCosts } from './grid.js';
import { Y } from './grid.js';
import type { StackSlot } from './stack-slots.js';

interface Costs {
  readonly leaving: SideCosts;
  readonly meeting: SideCosts;
}

/** The side of a band that a line meets. */
export type Facing = 'left' | 'right' | 'top' | 'bottom';

/** px: higher than any way around. */
const NEVER = 4_000;
const BELOW_TITLE = 2_000;

const DOWN: Costs = { leaving: [140, 0, 140, 120], meeting: [140, 120, 140, 0] };
const UP: Costs = { leaving: [140, 120, 140, 0], meeting: [140, 0, 140, 120] };
const AROUND: SideCosts = [40, 0, 40, 0];

/** Inside a band whose frame the line ends at. */
export const MEETING: Readonly<Record<Facing, SideCosts>> = {
  right: [0, NEVER, NEVER, NEVER],
  bottom: UP.meeting,
  left: [NEVER, NEVER, 0, NEVER],
  top: DOWN.meeting,
};

/** Lines between rows leave and arrive above and below; lines within a row and those of pillars at the sides. */
export function sideCosts(from: StackSlot, to: StackSlot): Costs {
  const [a, b] = [from.cells[Y], to.cells[Y]];
  if (from.upright || to.upright) return { leaving: besideCosts(from), meeting: besideCosts(to) };
  if (a.at + a.count <= b.at) return DOWN;
  if (b.at + b.count <= a.at) return UP;
  return { leaving: [0, 20, 0, 30], meeting: [0, 20, 0, 30] };
}

/** For a line to that side of a frame. */
export function leavingCosts(from: StackSlot, meets: Facing): SideCosts {
  if (from.upright) return besideCosts(from);
  if (meets === 'top') return DOWN.leaving;
  return meets === 'bottom' ? UP.leaving : AROUND;
}

/** In a pillar a title leaves no room beside it. */
function besideCosts({ upright, titleWidth }: StackSlot): SideCosts {
  return [0, 40, 0, upright && titleWidth > 0 ? BELOW_TITLE : 40];
}
