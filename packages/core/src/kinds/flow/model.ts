// What a flow means, apart from how it was written and how it will look.
import type { Direction, FlowDirection } from '../../layout/graph.js';
import type { LineSense, Tone } from '../../scene/scene.js';
import type { Described } from '../entry-meaning.js';
import type { Line } from '../lines.js';
import type { NodeMeaning } from '../node-meaning.js';
import type { SideNote } from '../note-meaning.js';
import type { GroupType } from './group-types.js';

export interface FlowNode extends NodeMeaning {
  readonly group?: string;
  readonly same?: string;
  readonly before?: string;
}

export interface FlowGroup extends Described {
  readonly id: string;
  readonly label: string;
  readonly type: GroupType;
  readonly tone: Tone;
  readonly icon?: string;
  readonly sub?: string;
  readonly parent?: string;
  readonly direction?: FlowDirection;
  readonly same?: string;
  readonly before?: string;
  /** 1 at the top level. */
  readonly depth: number;
}

export interface FlowOverlay extends Described {
  readonly id: string;
  readonly label: string;
  readonly tone: Tone;
  readonly nodes: readonly string[];
}

export type FlowEdge = Line;

export interface FlowModel {
  readonly title?: string;
  readonly desc?: string;
  readonly direction: Direction;
  /** In written order; so are all lists here. A group stands after its parent. */
  readonly nodes: readonly FlowNode[];
  readonly groups: readonly FlowGroup[];
  readonly overlays: readonly FlowOverlay[];
  readonly edges: readonly FlowEdge[];
  readonly notes: readonly SideNote[];
  /** The roles and outcomes used, to be named under the picture; empty when the legend is off. */
  readonly legend: readonly LineSense[];
}
