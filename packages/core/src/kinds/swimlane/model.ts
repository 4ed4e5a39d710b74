// The meaning of a swimlane, apart from how it is written and drawn. All lists are in source order.
import type { Direction } from '../../layout/graph.js';
import type { LineSense } from '../../scene/scene.js';
import type { Named, Titled } from '../entry-meaning.js';
import type { Line } from '../lines.js';
import type { NodeMeaning } from '../node-meaning.js';
import type { SideNote } from '../note-meaning.js';

export interface Step extends NodeMeaning {
  /** The id of its lane. */
  readonly lane: string;
  readonly phase?: string;
}

export type Lane = Named;
export type Phase = Named;

export interface SwimlaneModel extends Titled {
  readonly direction: Direction;
  readonly phases: readonly Phase[];
  readonly lanes: readonly Lane[];
  readonly steps: readonly Step[];
  readonly lines: readonly Line[];
  readonly notes: readonly SideNote[];
  /** The meanings of the lines' colours. */
  readonly legend: readonly LineSense[];
}
