// What every layout engine takes and gives: boxes and lines, no language, no colours. All lengths are px, y grows
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
  /** Stands on the same layer as that node, or level with it where another group holds that; it may be a group too. */
  readonly same?: string;
  /** Stands so and earlier. */
  readonly before?: string;
  /** Where lines may end: anywhere on the box's sides (default), or at the middle of each (diamond, circle). */
  readonly outline?: 'box' | 'diamond';
}

export interface LabelSize extends Size {
  /** px of its width at the right where nothing is painted, so that the words stand in the middle beside what hangs left of them.
   * A label on a level line does without. */
  readonly blank?: number;
  /** Lines that have this alike say the same: where three or more share a trunk, it has the label, once. */
  readonly shared?: string;
}

export interface LayoutEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Room for the text on the line. */
  readonly label?: LabelSize;
  /** It stands where the line arrives, not where it leaves. */
  readonly labelAtEnd?: boolean;
  /**
   * The rows of its nodes (a column of a table, an attribute of a class) that the line leaves and meets: px from the node's
   * top. Such an end stands at the node's left or right side.
   */
  readonly fromRow?: number;
  readonly toRow?: number;
  /** px of its first and last straight piece, at least: of what is painted there. */
  readonly fromLength?: number;
  readonly toLength?: number;
  /** Room for text at its ends, beside the line and beyond what is painted there. */
  readonly fromLabel?: Size;
  readonly toLabel?: Size;
  /** The groups at whose frames the line ends, where it joins a group: its nodes are the ones in there that it points to. */
  readonly fromFrame?: string;
  readonly toFrame?: string;
  /** Dashed, dotted or without a head (a reply, an event, an association): where lines run in a circle, these turn before solid ones. */
  readonly light?: boolean;
  /**
   * Lines of one trunk that meet at a node, three or more, may share a stroke there: they look and mean the same. Light ones only
   * where they begin, since broken strokes would fall out of step where they meet.
   */
  readonly trunk?: string;
  /** Two of the trunk may share it, where they begin: siblings under one parent. */
  readonly paired?: boolean;
}

export interface LayoutGroup {
  readonly id: string;
  readonly parent?: string;
  /** Room for the title: at the top left inside the frame, never crossed by a line. */
  readonly title: Size;
  /** Reading direction of what is inside, where it differs from the graph's. */
  readonly direction?: FlowDirection;
  /** Stands level with that group, or with that node. */
  readonly same?: string;
  /** Stands so and earlier. */
  readonly before?: string;
}

/** A frame round nodes that no group holds; where strangers stand between them it comes to several frames. */
export interface LayoutOverlay {
  readonly id: string;
  readonly nodes: readonly string[];
  readonly title: Size;
}

export interface LayoutGraph {
  readonly direction: Direction;
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
  /** From border to border, right-angled, at least two points, no two equal neighbours, no three in a line. */
  readonly points: readonly Point[];
  readonly label?: Box;
  readonly fromLabel?: Box;
  readonly toLabel?: Box;
}

export interface PlacedGroup extends Box {
  readonly id: string;
}

/** One frame of an overlay: its nodes, or those of them that stand together. */
export interface PlacedOverlay extends PlacedGroup {
  /** On the frame's stroke, clear of everything else. */
  readonly title: Box;
}

/** A constraint that could not hold. */
export interface LayoutConflict {
  /** The node or the group that asks for it. */
  readonly node: string;
  readonly constraint: 'same' | 'before';
  /** `cycle`: the constraints contradict one another; `edge`: a line demands another layer; `group`: the frames forbid it. */
  readonly reason: 'cycle' | 'edge' | 'group';
  /** The line in the way, where there is one. */
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
  /** True when the step budget ran out and fewer sweeps were made. */
  readonly degraded: boolean;
}
