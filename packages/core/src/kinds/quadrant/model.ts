// The meaning of a quadrant, apart from how it is written and drawn.

import type { Tone } from '../../scene/scene.js';
import type { Span } from '../../text/source.js';
import type { Described, Titled } from '../entry-meaning.js';

export const AREAS = ['top-right', 'top-left', 'bottom-left', 'bottom-right'] as const;
export type AreaPlace = (typeof AREAS)[number];

export interface Axis {
  readonly low: string;
  readonly span: Span;
  readonly high?: string;
  readonly title?: string;
}

export interface Area extends Described {
  readonly place: AreaPlace;
  readonly label: string;
  readonly tone?: Tone;
}

export interface Point extends Described {
  readonly label: string;
  /** From 0 on the left to 1 on the right. */
  readonly x: number;
  /** From 0 at the bottom to 1 at the top. */
  readonly y: number;
  /** The area of its mark, in proportion to the others. */
  readonly size?: number;
  readonly tone?: Tone;
  /** Name of a known icon. */
  readonly icon?: string;
  readonly sub?: string;
}

export interface QuadrantModel extends Titled {
  readonly x?: Axis;
  readonly y?: Axis;
  readonly areas: readonly Area[];
  readonly points: readonly Point[];
}

/** The area that contains a position; on a line between two, the upper and the right one. */
export function areaAt({ x, y }: { readonly x: number; readonly y: number }): AreaPlace {
  const right = x >= 0.5;
  if (y >= 0.5) return right ? 'top-right' : 'top-left';
  return right ? 'bottom-right' : 'bottom-left';
}
