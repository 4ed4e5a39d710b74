// The meaning of a timeline, apart from how it is written and drawn.
import type { Day } from '../../calendar/index.js';
import type { Direction } from '../../layout/graph.js';
import type { Tone } from '../../scene/scene.js';
import type { Described, Titled } from '../entry-meaning.js';

export const SCALES = ['even', 'time'] as const;
export type Scale = (typeof SCALES)[number];

/** A text, or days: one, or a span; `text`: what names them, if it is not a date. */
export type When =
  | { readonly as: 'text'; readonly text: string }
  | { readonly as: 'days'; readonly first: Day; readonly last: Day; readonly text?: string };

export interface Moment extends Described {
  readonly when: When;
  readonly events: readonly string[];
  /** As written. */
  readonly tone?: Tone;
  /** Its own, or its section's. */
  readonly colour: Tone;
  readonly icon?: string;
  readonly sub?: string;
  /** Index of its section. */
  readonly section?: number;
}

export interface Section extends Described {
  readonly label: string;
  readonly tone?: Tone;
  readonly colour: Tone;
  readonly icon?: string;
  readonly sub?: string;
}

export interface TimelineModel extends Titled {
  readonly direction: Direction;
  readonly scale: Scale;
  readonly sections: readonly Section[];
  /** In source order. */
  readonly moments: readonly Moment[];
}
