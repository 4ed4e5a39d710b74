// Input and output of a layout of layers. In: bands on top of one another, pillars beside them all, boxes in either,
// perhaps in groups, and lines between boxes. Out: a drawing whose boxes fill their bands evenly.
import type { Drawing, LayoutEdge, LayoutNode, Size } from '../graph.js';
import type { PlacedBand } from './lane-graph.js';

/** The content of a band, a pillar or a group, in written order. */
export type StackItem = StackNode | StackGroup;

export interface StackNode extends Pick<LayoutNode, 'id' | 'width' | 'height' | 'outline'> {
  readonly is: 'node';
}

export interface StackGroup {
  readonly is: 'group';
  readonly id: string;
  readonly title: Size;
  readonly items: readonly StackItem[];
}

export interface StackBand {
  readonly id: string;
  readonly title: Size;
  readonly items: readonly StackItem[];
}

export interface StackGraph {
  /** From top to bottom. */
  readonly layers: readonly StackBand[];
  /** From left to right, beside all layers. */
  readonly left: readonly StackBand[];
  readonly right: readonly StackBand[];
  readonly edges: readonly LayoutEdge[];
}

/** Its groups are those inside bands. */
export interface StackDrawing extends Drawing {
  readonly layers: readonly PlacedBand[];
  readonly pillars: readonly PlacedBand[];
}

/** px. */
export interface StackSpacing {
  /** Between two lines that run side by side. */
  readonly line: number;
  /** Between a border and a line. */
  readonly border: number;
  /** Between a box and a line that passes it: clear of the heads of lines that end there. */
  readonly approach: number;
  /** Between two boxes. */
  readonly sibling: number;
  /** Between the border of a band or group and its content. */
  readonly padding: number;
  readonly inset: number;
  /** Between two bands. */
  readonly apart: number;
  /** Around a title. */
  readonly title: number;
  readonly air: number;
  /** The maximum width of a box that fills its band, unless its text needs more. */
  readonly widest: number;
}
