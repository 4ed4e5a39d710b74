// The input and output of every layout engine: boxes and lines, no language, no colours. All lengths are px, y grows
// downwards, (x, y) is a box's top-left corner.

export type FlowDirection = 'right' | 'down' | 'left' | 'up';
export type Direction = FlowDirection | 'auto';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point, Size {}

export interface LayoutNode extends Size {
  readonly id: string;
  /** The innermost group that holds the node. */
  readonly group?: string;
  /** Must be on the same layer as that node or group, or level with it if it is in another group. */
  readonly same?: string;
  /** Must be level with that node or group, and before it. */
  readonly before?: string;
  /** Where lines can end: anywhere on the box's sides (default), or at the middle of each (diamond, circle). */
  readonly outline?: 'box' | 'diamond';
}

export interface LabelSize extends Size {
  /** px of its width at the right where nothing is painted, so that the text is centred despite what is attached to
   * its left. Not used for a label on a level line. */
  readonly blank?: number;
  /** Lines with the same value have the same label: if three or more share a trunk, the trunk shows it once. */
  readonly shared?: string;
}

export interface LayoutEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Room for the text on the line. */
  readonly label?: LabelSize;
  /** The label is near the end of the line, not near its start. */
  readonly labelAtEnd?: boolean;
  /**
   * The rows of its nodes (a column of a table, an attribute of a class) that the line leaves and meets: px from the
   * node's top. Such an end is at the node's left or right side.
   */
  readonly fromRow?: number;
  readonly toRow?: number;
  /** Minimum length of its first and last straight piece, px: the length of what is painted there. */
  readonly fromLength?: number;
  readonly toLength?: number;
  /** Room for text at its ends, beside the line and beyond what is painted there. */
  readonly fromLabel?: Size;
  readonly toLabel?: Size;
  /**
   * The groups at whose frames the line ends, if it joins a group: its end nodes are the ones inside that it points to.
   */
  readonly fromFrame?: string;
  readonly toFrame?: string;
  /**
   * Dashed, dotted or without a head (a reply, an event, an association): in a cycle, these are reversed before solid
   * lines.
   */
  readonly light?: boolean;
  /**
   * Three or more lines of one trunk that meet at a node can share a stroke there: they have the same look and meaning.
   * Light ones only where they begin, since their dash patterns would not match where they meet.
   */
  readonly trunk?: string;
  /** Two lines of the trunk are enough to share it where they begin: siblings under one parent. */
  readonly paired?: boolean;
}

export interface LayoutGroup {
  readonly id: string;
  readonly parent?: string;
  /** Room for the title: at the top left inside the frame, never crossed by a line. */
  readonly title: Size;
  /** Reading direction of the content, if it differs from the graph's. */
  readonly direction?: FlowDirection;
  /** Must be level with that group or node. */
  readonly same?: string;
  /** Must be level with that group or node, and before it. */
  readonly before?: string;
}

/** A frame around nodes that don't form a group; other nodes between them split it into several frames. */
export interface LayoutOverlay {
  readonly id: string;
  readonly nodes: readonly string[];
  readonly title: Size;
}

export interface LayoutGraph {
  readonly direction: Direction;
  /** Only in layers: its lines join frames next to the nodes where their content begins and ends. */
  readonly layered?: true;
  /** In source order, which is the default order of the picture. */
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly LayoutEdge[];
  /** Each after its parent. */
  readonly groups: readonly LayoutGroup[];
  readonly overlays: readonly LayoutOverlay[];
}

export interface PlacedNode extends Box {
  readonly id: string;
}

export interface RoutedEdge {
  readonly id: string;
  /** From border to border, orthogonal, at least two points, no two equal neighbours, no three collinear. */
  readonly points: readonly Point[];
  readonly label?: Box;
  readonly fromLabel?: Box;
  readonly toLabel?: Box;
}

export interface PlacedGroup extends Box {
  readonly id: string;
}

/** One frame of an overlay: its nodes, or those of them that are together. */
export interface PlacedOverlay extends PlacedGroup {
  /** On the frame's stroke, clear of everything else. */
  readonly title: Box;
}

/** A constraint that could not be satisfied. */
export interface LayoutConflict {
  /** The node or the group that has the constraint. */
  readonly node: string;
  readonly constraint: 'same' | 'before';
  /**
   * `cycle`: the constraints contradict one another; `edge`: a line requires another layer; `group`: the frames prevent
   * it.
   */
  readonly reason: 'cycle' | 'edge' | 'group';
  /** The line in the way, if there is one. */
  readonly edge?: string;
}

export interface Drawing extends Size {
  readonly direction: FlowDirection;
  /** In the order of the graph. */
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly RoutedEdge[];
  readonly groups: readonly PlacedGroup[];
  /** Frames of one overlay follow one another. */
  readonly overlays: readonly PlacedOverlay[];
  readonly conflicts: readonly LayoutConflict[];
  /** True if the step budget ran out and fewer sweeps were made. */
  readonly degraded: boolean;
}
