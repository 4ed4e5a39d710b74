// Input and output of a lane layout. In: boxes in lanes, perhaps in phases, and lines. Out: a drawing whose lanes lie
// side by side along the whole picture and whose phases cut them.
import type { Box, Direction, Drawing, LayoutEdge, LayoutNode, Size } from '../graph.js';

export interface LaneNode extends Pick<LayoutNode, 'id' | 'width' | 'height' | 'outline'> {
  readonly lane: string;
  readonly phase?: string;
  /** It is in the column of that box, in the next row after it or before it. */
  readonly beside?: { readonly of: string; readonly side: 'before' | 'after' };
}

/** A lane or a phase, with the room for its title. */
export interface LaneBand {
  readonly id: string;
  readonly title: Size;
}

export interface LaneGraph {
  /** The direction of the lines; lanes are rows if it is right or left. */
  readonly direction: Direction;
  readonly nodes: readonly LaneNode[];
  readonly edges: readonly LayoutEdge[];
  readonly lanes: readonly LaneBand[];
  readonly phases: readonly LaneBand[];
}

export interface PlacedBand extends Box {
  readonly id: string;
  /** The place of its title, along the band; no line enters it. */
  readonly header: Box;
}

export interface LaneDrawing extends Drawing {
  readonly lanes: readonly PlacedBand[];
  readonly phases: readonly PlacedBand[];
}

/** px. */
export interface LaneSpacing {
  /** Between two lines that run side by side. */
  readonly line: number;
  /** Between a box and a line that turns before it. */
  readonly approach: number;
  /** Between two boxes along the lane, and across it. */
  readonly step: number;
  readonly sibling: number;
  /** Between the border of a lane or phase and its content. */
  readonly padding: number;
  /** Between a border and a line. */
  readonly border: number;
  /** Between two lanes. */
  readonly apart: number;
  /** Around a title. */
  readonly title: number;
  /** Between a label and the ends of its line. */
  readonly air: number;
}
