// What layers mean, independent of how they are written and drawn. All lists are in written order.
import type { Named, Titled } from '../entry-meaning.js';
import type { Line } from '../lines.js';
import type { NodeMeaning } from '../node-meaning.js';

export type Layer = Named;

export interface Pillar extends Named {
  readonly side: 'left' | 'right';
}

export interface LayerGroup extends Named {
  /** The layer, pillar or group that contains it. */
  readonly parent: string;
  /** 2 directly in a layer or pillar. */
  readonly depth: number;
}

export interface LayerNode extends NodeMeaning {
  /** The layer, pillar or group that contains it. */
  readonly group: string;
}

export interface LayersModel extends Titled {
  readonly layers: readonly Layer[];
  readonly pillars: readonly Pillar[];
  readonly groups: readonly LayerGroup[];
  readonly nodes: readonly LayerNode[];
  readonly lines: readonly Line[];
}
