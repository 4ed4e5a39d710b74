// The engine's working model: levels (the inside of a group, or a component), the items on a level's layers, and the
// sections (pieces of an edge at one level) between them. Passes fill it in, one after another. A level is always
// processed as if it read downwards: x runs along a layer, y from layer to layer.
import type { FlowDirection, LayoutEdge, LayoutGroup, LayoutNode, Point, Size } from '../graph.js';

/**
 * `entry` and `exit` are the points where sections cross the frame, on a first and a last layer of their own; `lateral`
 * those where they cross it beside a layer.
 * `bend` and `label` take a long section through a layer; `side-port` takes one down (or up) beside a node.
 */
export type ItemKind = 'node' | 'group' | 'bend' | 'label' | 'entry' | 'exit' | 'lateral' | 'title' | 'side-port';

export interface Item {
  readonly kind: ItemKind;
  readonly level: Level;
  /** Source index, which breaks every tie. */
  readonly rank: number;
  readonly node: LayoutNode | undefined;
  readonly child: Level | undefined;
  /** Extent along and across the layer. */
  width: number;
  height: number;
  /** Room kept free at the sides of the body: self loops, and the lanes around a rotated group. */
  before: number;
  after: number;
  layer: number;
  index: number;
  /** In the flat form that crossing minimisation works on. */
  number: number;
  /** The straight run it is placed with. */
  run: number;
  /** Top left corner of the whole item (sides included), set by placement and stacking. */
  x: number;
  y: number;
  up: Segment[];
  down: Segment[];
  /** Pieces from a node to the side ports beside it. */
  sides: readonly Segment[];
  /** These come after it on the layer. */
  precedes: readonly Item[];
  /** Lines from this node to itself. */
  loops: readonly SplitEdge[];
  /** Lines that end at a row. */
  rowEnds: ReadonlyMap<EdgeSection, RowEnd>;
  /** Lines from a row to another, or back to the same one. */
  rowLoops: readonly RowLoop[];
}

/**
 * A side of a node in the level's frame: rows are at `left` and `right` if layers are rows, otherwise at `up` and
 * `down`.
 */
export type RowSide = 'left' | 'right' | 'up' | 'down';

/** Where a line ends at a node's side, and the lane beside the node that goes there. */
export interface RowEnd {
  readonly side: RowSide;
  /** From the start of the body's side. */
  readonly at: number;
  /** From the body's side; 0 for a line that arrives straight. */
  readonly lane: number;
}

/** A line from row to row, around one side of the body. */
export interface RowLoop {
  readonly splitEdge: SplitEdge;
  readonly side: RowSide;
  /** Along that side. */
  readonly from: number;
  readonly to: number;
  /** From the body's side; 0 until it is placed. */
  readonly lane: number;
  /** The middle of its label: from the body's side, and along it. */
  readonly label: { readonly away: number; readonly at: number };
  /** How far it and its label reach from the side. */
  readonly reach: number;
}

/** One edge of the graph and its sections, from its source to its target. */
export interface SplitEdge {
  readonly edge: LayoutEdge;
  readonly rank: number;
  readonly sections: EdgeSection[];
}

export interface EdgeSection {
  readonly splitEdge: SplitEdge;
  /** As layered: `upper` is on an earlier layer than `lower`, or both are on one if `inLayer`. */
  upper: Item;
  lower: Item;
  /** The frame crossing inside a group at either end. */
  upperPort: Item | undefined;
  lowerPort: Item | undefined;
  /** Drawn from `lower` to `upper`. */
  reversed: boolean;
  inLayer: boolean;
  label: Size | undefined;
  /** The parts of the section, from upper to lower. */
  segments: Segment[];
}

/**
 * A section's path from one layer to the next, or within one. A `cap` joins two tops of one layer, a `cup` two bottoms,
 * `across` is a straight piece between neighbours, `side` one from a node to the side port beside it, and `lateral` one
 * from a frame's side to the neighbouring item.
 */
export interface Segment {
  readonly section: EdgeSection;
  readonly shape: 'down' | 'cap' | 'cup' | 'across' | 'side' | 'lateral';
  upper: Item;
  lower: Item;
  upperPort: Item | undefined;
  lowerPort: Item | undefined;
  /** Where the segment meets its items, from the left of the item. */
  upperOffset: number;
  lowerOffset: number;
  /** How far a slanted start or end reaches into the item's box (diamonds), measured from its bottom and top. */
  upperInset: number;
  lowerInset: number;
  /** Corners between both ends, in the level's coordinates; empty for a straight segment. */
  corners: readonly Point[];
}

/** Two nodes or groups that a constraint keeps at one height, and the items that are or hold them. */
export interface Tie {
  readonly item: Item;
  readonly node: string;
  readonly other: Item;
  readonly otherNode: string;
  readonly constraint: 'same' | 'before';
}

export interface Level {
  readonly parent: Level | undefined;
  readonly group: LayoutGroup | undefined;
  readonly direction: FlowDirection;
  /** Source index of the first element inside. */
  readonly rank: number;
  /** Unconnected parts that are laid out separately and packed; then there are no layers. */
  readonly parts: Level[];
  layers: Item[][];
  sections: EdgeSection[];
  ties: readonly Tie[];
  /** Ties that could not hold, as the insides of frames require other heights. */
  untied: readonly Tie[];
  entries: Item[];
  exits: Item[];
  laterals: readonly Lateral[];
  /** True for a layer that holds labels (and what passes them), but no nodes. */
  strips: boolean[];
  width: number;
  height: number;
  /** The position of a packed part in its level. */
  x: number;
  y: number;
}

/**
 * A section that crosses the frame beside a layer: from a port at that side (`upper`) to an item on the layer
 * (`lower`).
 */
export interface Lateral {
  readonly section: EdgeSection;
  readonly side: 'left' | 'right';
}

/** Large drawings have tens of thousands of items, most of which have none of these. */
const NO_SEGMENTS: readonly Segment[] = [];
const NO_TRACES: readonly SplitEdge[] = [];
const NO_CORNERS: readonly Point[] = [];
const NO_ITEMS: readonly Item[] = [];
const NO_LATERALS: readonly Lateral[] = [];
const NO_ROW_ENDS: ReadonlyMap<EdgeSection, RowEnd> = new Map();
const NO_ROW_LOOPS: readonly RowLoop[] = [];

export function makeItem(
  kind: ItemKind,
  level: Level,
  rank: number,
  of: { readonly node?: LayoutNode; readonly child?: Level; readonly width?: number; readonly height?: number } = {},
): Item {
  return {
    kind,
    level,
    rank,
    node: of.node,
    child: of.child,
    width: of.width ?? 0,
    height: of.height ?? 0,
    before: 0,
    after: 0,
    layer: 0,
    index: 0,
    number: 0,
    run: 0,
    x: 0,
    y: 0,
    up: [],
    down: [],
    sides: NO_SEGMENTS,
    precedes: NO_ITEMS,
    loops: NO_TRACES,
    rowEnds: NO_ROW_ENDS,
    rowLoops: NO_ROW_LOOPS,
  };
}

export function makeLevel(
  parent: Level | undefined,
  group: LayoutGroup | undefined,
  direction: FlowDirection,
  rank: number,
): Level {
  return {
    parent,
    group,
    direction,
    rank,
    parts: [],
    layers: [],
    sections: [],
    ties: [],
    untied: [],
    entries: [],
    exits: [],
    laterals: NO_LATERALS,
    strips: [],
    width: 0,
    height: 0,
    x: 0,
    y: 0,
  };
}

/** The piece to a side port that has the section's label, if any: the port is as wide. */
export function labelledSide({ segments }: EdgeSection): Segment | undefined {
  return segments.find(({ shape, lower }) => shape === 'side' && lower.width > 0);
}

/** Items a section passes straight through. */
export function isChain(item: Item): boolean {
  return item.kind !== 'node' && item.kind !== 'group' && item.kind !== 'title';
}

/** What lines join: a node, or a group with everything inside it. */
export function isBox({ kind }: Item): boolean {
  return kind === 'node' || kind === 'group';
}

/** A level and everything inside it. */
export function levelsIn(root: Level): Level[] {
  const levels = [root];
  for (const { parts, layers } of levels) {
    levels.push(...parts);
    for (const layer of layers) for (const { child } of layer) if (child !== undefined) levels.push(child);
  }
  return levels;
}

/** Towards larger x and y. */
export function isOnwards(direction: FlowDirection): boolean {
  return direction === 'right' || direction === 'down';
}

/** Whether a level reads across its parent. */
export function isRotated({ parent, direction }: Level): boolean {
  return parent !== undefined && isSideways(parent.direction) !== isSideways(direction);
}

export function isSideways(direction: FlowDirection): boolean {
  return direction === 'right' || direction === 'left';
}

export function makeSection(splitEdge: SplitEdge, upper: Item, lower: Item): EdgeSection {
  return {
    splitEdge,
    upper,
    lower,
    upperPort: undefined,
    lowerPort: undefined,
    reversed: false,
    inLayer: false,
    label: undefined,
    segments: [],
  };
}

export function makeSegment(section: EdgeSection, shape: Segment['shape'], upper: Item, lower: Item): Segment {
  return {
    section,
    shape,
    upper,
    lower,
    upperPort: upper === section.upper ? section.upperPort : undefined,
    lowerPort: lower === section.lower ? section.lowerPort : undefined,
    upperOffset: 0,
    lowerOffset: 0,
    upperInset: 0,
    lowerInset: 0,
    corners: NO_CORNERS,
  };
}
