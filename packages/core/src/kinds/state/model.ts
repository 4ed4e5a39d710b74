// The meaning of a state machine, apart from how it is written and drawn.
import type { Direction } from '../../layout/graph.js';
import type { LineSense } from '../../scene/scene.js';
import type { Span } from '../../text/source.js';
import type { Named, Titled } from '../entry-meaning.js';
import type { RankWishes } from '../graph-picture/content.js';
import type { Line } from '../lines.js';
import type { SideNote } from '../note-meaning.js';

export type VertexType =
  | 'state'
  | 'composite'
  | 'start'
  | 'end'
  | 'choice'
  | 'fork'
  | 'join'
  | 'history'
  | 'deep-history';

/** What transitions join. */
export interface Vertex extends Named, RankWishes {
  readonly type: VertexType;
  /** The composite or region that contains it; undefined at the top. */
  readonly scope?: string;
  /** The text on it; points such as a choice are drawn without their id. */
  readonly caption?: string;
}

export interface Region {
  /** `open/2`: not a word of the language, so it never collides with an id of the source. */
  readonly id: string;
  readonly composite: string;
  /** From 1. */
  readonly number: number;
  readonly label?: string;
  readonly desc?: string;
  readonly span: Span;
}

/** What a transition's label says: `event [guard] / action`. */
export interface Trigger {
  readonly event: string;
  /** Without its brackets. */
  readonly guard?: string;
  readonly action?: string;
}

export interface Transition extends Line {
  readonly trigger: Trigger;
}

/** In source order, like all its lists. */
export interface StateModel extends Titled {
  readonly direction: Direction;
  readonly vertices: readonly Vertex[];
  readonly regions: readonly Region[];
  readonly transitions: readonly Transition[];
  readonly notes: readonly SideNote[];
  readonly legend: readonly LineSense[];
}
