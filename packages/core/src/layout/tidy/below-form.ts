// A tree of boxes below one another: its input, a form that it can take, and the distances in it.
import type { Point, Size } from '../graph.js';

export interface BelowNode extends Size {
  /** It only holds its children together: no line leads to them. */
  readonly bare?: true;
  readonly children: readonly BelowNode[];
}

export interface Placing {
  readonly places: Map<BelowNode, Point>;
  readonly lines: (readonly Point[])[];
}

/** A tree in one form; its own box is at the top. */
export interface Form extends Size {
  readonly node: BelowNode;
  /** All below it is in lists, or there is nothing. */
  readonly listed: boolean;
  /** px from its left to the middle of its own box. */
  readonly stem: number;
  readonly put: (corner: Point, out: Placing) => void;
}

/** The first, the last, and others evenly between them. */
export function thinned<Of>(all: readonly Of[], most: number): readonly Of[] {
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => all[Math.round(i * step)]).filter((each) => each !== undefined);
}
