// Shares, and level boxes. In: judgements, or two boxes and an axis. Out: how many are as they should be, or whether
// the two are aligned.
import type { Box, FlowDirection } from '../graph.js';
import { LEVEL_WITHIN } from './weights.js';

/** Of this many, so many are as they should be. */
export interface Share {
  readonly of: number;
  readonly met: number;
}

export type Axis = 'x' | 'y';
export const AXES: readonly Axis[] = ['x', 'y'];

export function shareOf(judgements: readonly boolean[]): Share {
  return { of: judgements.length, met: judgements.filter(Boolean).length };
}

/** `y`: side by side; `x`: one above the other. */
export function isLevel(a: Box, b: Box, axis: Axis, at: 'start' | 'middle'): boolean {
  const part = at === 'start' ? 0 : 0.5;
  const place = (box: Box): number => (axis === 'x' ? box.x + part * box.width : box.y + part * box.height);
  return Math.abs(place(a) - place(b)) <= LEVEL_WITHIN;
}

/** The axis along a reading direction: boxes that share a coordinate on it are on one rank. */
export function axisAlong(direction: FlowDirection): Axis {
  return direction === 'right' || direction === 'left' ? 'x' : 'y';
}
