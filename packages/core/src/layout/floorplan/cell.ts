// A plan as cells that can be moved, and what is known about its graph. In: nothing. Out: the types.
import type { FlowDirection } from '../graph.js';
import type { Lifted } from '../quality/scopes.js';
import type { Leaf } from './scopes.js';
import type { Shape } from './shape.js';

export type Axis = 'x' | 'y';

/** A part of the picture that can move within its container. */
export interface Cell {
  readonly shape: Shape;
  x: number;
  y: number;
  /** For a row or column, in the order of their positions. */
  readonly cells: Cell[];
  readonly leaf: Leaf;
  /** Those with an end inside, by index. */
  readonly lines: readonly number[];
  /** The first of its nodes in source order. */
  readonly low: Leaf;
  /** Whether its content stays in place: a twin never changes without the other. */
  readonly fixed: boolean;
  /** The axis of a direction that the author stated. */
  readonly bound: Axis | undefined;
  /** Whether its content along that axis is ordered only by the source: no line orders it. */
  readonly written: boolean;
}

export interface Reading {
  readonly places: ReadonlyMap<string, Leaf>;
  readonly lines: readonly Lifted[];
  /** By node, the lines that it ends. */
  readonly linesAt: readonly (readonly number[])[];
  /** Groups with lines between their members; undefined is the whole picture. */
  readonly ordered: ReadonlySet<string | undefined>;
  /** Of the whole picture, if stated. */
  readonly outer: Axis | undefined;
}

export function axisOf(direction: FlowDirection): Axis {
  return direction === 'right' || direction === 'left' ? 'x' : 'y';
}
