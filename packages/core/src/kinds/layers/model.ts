// What layers mean, apart from how they were written and how they will look. All lists in written order.
import type { Named, Titled } from '../entry-meaning.js';
import type { Line } from '../lines.js';
import type { NodeMeaning } from '../node-meaning.js';

export type Layer = Named;

export interface Pillar extends Named {
  readonly side: 'left' | 'right';
}

export interface LayerGroup extends Named {
  /** The layer, pillar or group it stands in. */
  readonly parent: string;
  /** 2 directly in a layer or pillar. */
  readonly depth: number;
}

export interface LayerNode extends NodeMeaning {
  /** The layer, pillar or group it stands in. */
  readonly group: string;
}

export interface LayersModel extends Titled {
  readonly layers: readonly Layer[];
  readonly pillars: readonly Pillar[];
  readonly groups: readonly LayerGroup[];
  readonly nodes: readonly LayerNode[];
  readonly lines: readonly Line[];
}
