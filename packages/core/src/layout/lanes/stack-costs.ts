// Which sides of boxes the lines of layers prefer. In: the slots of both ends, or the side of a frame that a line meets. Out: the
// costs of each side, px.
import type { SideCosts } from './grid.js';
import { Y } from './grid.js';
import type { StackSlot } from './stack-slots.js';
import {
  BELOW_TITLE,
  NEVER,
  STACK_ABOVE_ROW,
  STACK_ASIDE,
  STACK_AWAY,
  STACK_BELOW_ROW,
  STACK_SIDE,
} from './weights.js';

interface Costs {
  readonly leaving: SideCosts;
  readonly meeting: SideCosts;
}

/** The side of a band that a line meets. */
export type Facing = 'left' | 'right' | 'top' | 'bottom';

const DOWN: Costs = {
  leaving: [STACK_SIDE, 0, STACK_SIDE, STACK_AWAY],
  meeting: [STACK_SIDE, STACK_AWAY, STACK_SIDE, 0],
};
const UP: Costs = {
  leaving: [STACK_SIDE, STACK_AWAY, STACK_SIDE, 0],
  meeting: [STACK_SIDE, 0, STACK_SIDE, STACK_AWAY],
};
const AROUND: SideCosts = [STACK_ASIDE, 0, STACK_ASIDE, 0];

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
  return { leaving: [0, STACK_BELOW_ROW, 0, STACK_ABOVE_ROW], meeting: [0, STACK_BELOW_ROW, 0, STACK_ABOVE_ROW] };
}

/** For a line to that side of a frame. */
export function leavingCosts(from: StackSlot, meets: Facing): SideCosts {
  if (from.upright) return besideCosts(from);
  if (meets === 'top') return DOWN.leaving;
  return meets === 'bottom' ? UP.leaving : AROUND;
}

/** In a pillar a title leaves no room beside it. */
function besideCosts({ upright, titleWidth }: StackSlot): SideCosts {
  return [0, STACK_ASIDE, 0, upright && titleWidth > 0 ? BELOW_TITLE : STACK_ASIDE];
}
