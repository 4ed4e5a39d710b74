// Positions everything in a sankey: from the model to columns with their nodes and labels, and flows as bends from column to
// column. A flow that passes a column has its own place there, so that none runs through a node or a label.
import type { Point } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { snapUp } from '../../../scene/parts/grid.js';
import type { SankeyModel, SankeyNode } from '../model.js';
import { columnsOf, type Stop, type Stretch } from './columns.js';
import { nodeLabel } from './faces.js';
import { roomForLabel } from './flow-label.js';
import { type Extent, levelsOf, type Offsets } from './levels.js';
import { orderedColumns } from './order.js';
import type { Bend } from './ribbons.js';

export interface Spot {
  readonly node: SankeyNode;
  readonly top: number;
  readonly height: number;
  readonly label: Block;
  /** The label's corner. */
  readonly at: Point;
}

export interface Column {
  readonly left: number;
  readonly width: number;
  /** The first or the last: a bar with its labels outside. */
  readonly outer: boolean;
  readonly spots: readonly Spot[];
}

export interface PlacedFlow {
  readonly flow: number;
  readonly height: number;
  readonly bends: readonly Bend[];
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly Column[];
  /** The widest first: narrow ones are painted over them, so that they are visible where they cross. */
  readonly flows: readonly PlacedFlow[];
}

/** px of the fullest column without its gaps. */
const HEIGHTS = { least: 280, most: 640, perFlow: 8 } as const;
/** Between columns: the space that the page leaves, within these limits. */
const GAPS = { least: 88, most: 200, page: 752, ofHeight: 0.2 } as const;
const OUTER = 12;
/** Padding at both sides of text in a node, and above and below it. */
const AIR = { x: 12, y: 4 } as const;
const LABEL_GAP = 8;
const NODE_GAP = 12;
const PASS_GAP = 4;
/** Between a label and the narrow node below it. */
const ABOVE_GAP = 2;
/** Number of nodes in a column above which values go after names. */
const TIGHT = 8;

export function planOf(model: SankeyModel, icons: IconLookup): Plan | undefined {
  const layout = columnsOf(model);
  const { stretches } = layout;
  if (stretches.length === 0) return undefined;
  const order = orderedColumns(layout);
  const scale = scaleOf(order, stretches.length);
  const tight = order.some((column) => column.filter(({ node }) => node !== undefined).length > TIGHT);
  const labels = new Map<Stop, Block>();
  for (const stop of order.flat()) {
    const node = stop.node === undefined ? undefined : model.nodes[stop.node];
    if (node === undefined) continue;
    labels.set(stop, nodeLabel(node, model, icons, tight, stop.column === 0 ? 'end' : 'start'));
  }
  const last = order.length - 1;
  const extents = new Map<Stop, Extent>(
    order.flat().map((stop) => [stop, extentOf(stop, labels.get(stop), scale, isOuter(stop.column, last))]),
  );
  const offsets = offsetsOf(order, stretches, scale);
  const tops = levelsOf(order, extents, stretches, offsets);
  const height = Math.max(...[...tops].map(([stop, top]) => top + (extents.get(stop)?.below ?? 0)));
  const frames = columnFrames(order, labels, { height, between: between(model, stretches) });
  const columns = order.map((column, i): Column => {
    const { left, width } = frames[i] ?? { left: 0, width: 0 };
    const outer = isOuter(i, last);
    const spots = column.flatMap((stop): readonly Spot[] => {
      const node = stop.node === undefined ? undefined : model.nodes[stop.node];
      const label = labels.get(stop);
      if (node === undefined || label === undefined) return [];
      const spot = { top: tops.get(stop) ?? 0, height: stop.value * scale };
      const x = i === 0 ? left - LABEL_GAP - label.width : i === last ? left + width + LABEL_GAP : left + AIR.x;
      return [{ node, ...spot, label, at: { x, y: labelTop(spot, label, outer) } }];
    });
    return { left, width, outer, spots };
  });
  const end = frames.at(-1);
  const right = Math.max(0, ...(order.at(-1) ?? []).map((stop) => labels.get(stop)?.width ?? 0));
  return {
    width: (end?.left ?? 0) + (end?.width ?? 0) + LABEL_GAP + right,
    height,
    columns,
    flows: placedFlows(stretches, tops, offsets, frames, scale),
  };
}

function isOuter(column: number, last: number): boolean {
  return column === 0 || column === last;
}

/** px per unit. */
function scaleOf(order: readonly (readonly Stop[])[], flows: number): number {
  const { least, most, perFlow } = HEIGHTS;
  const wanted = Math.min(most, Math.max(least, perFlow * flows));
  const sums = order.map((column) => column.reduce((sum, { value }) => sum + value, 0));
  return wanted / Math.max(...sums);
}

function extentOf({ node, value }: Stop, label: Block | undefined, scale: number, outer: boolean): Extent {
  const height = value * scale;
  if (node === undefined || label === undefined) return { above: 0, below: height, gap: PASS_GAP };
  if (outer) {
    const more = Math.max(0, (label.height - height) / 2);
    return { above: more, below: height + more, gap: NODE_GAP };
  }
  const inside = height >= label.height + 2 * AIR.y;
  return { above: inside ? 0 : label.height + ABOVE_GAP, below: height, gap: NODE_GAP };
}

function labelTop(
  { top, height }: { readonly top: number; readonly height: number },
  label: Block,
  outer: boolean,
): number {
  if (outer) return top + (height - label.height) / 2;
  return height >= label.height + 2 * AIR.y ? top + (height - label.height) / 2 : top - ABOVE_GAP - label.height;
}

/** Flows leave and meet a node in the order of their other ends. */
function offsetsOf(
  order: readonly (readonly Stop[])[],
  stretches: readonly Stretch[],
  scale: number,
): ReadonlyMap<Stretch, Offsets> {
  const place = new Map(order.flatMap((column) => column.map((stop, i) => [stop, i] as const)));
  const side = (own: 'from' | 'to', other: 'from' | 'to'): ReadonlyMap<Stretch, number> => {
    const used = new Map<Stop, number>();
    const sorted = stretches.toSorted(
      (a, b) => (place.get(a[other]) ?? 0) - (place.get(b[other]) ?? 0) || a.flow - b.flow,
    );
    return new Map(
      sorted.map((each) => {
        const from = used.get(each[own]) ?? 0;
        used.set(each[own], from + each.value * scale);
        return [each, from];
      }),
    );
  };
  const [leaving, meeting] = [side('from', 'to'), side('to', 'from')];
  return new Map(stretches.map((each) => [each, { from: leaving.get(each) ?? 0, to: meeting.get(each) ?? 0 }]));
}

/** px that labels need after a column: each is where its flow starts. */
function between({ flows }: SankeyModel, stretches: readonly Stretch[]): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  for (const { flow, from } of stretches) first.set(flow, Math.min(first.get(flow) ?? from.column, from.column));
  const widths = new Map<number, number>();
  for (const [flow, column] of first) {
    const of = flows[flow];
    if (of?.label !== undefined) widths.set(column, Math.max(widths.get(column) ?? 0, roomForLabel(of)));
  }
  return widths;
}

interface Frame {
  readonly left: number;
  readonly width: number;
}

function columnFrames(
  order: readonly (readonly Stop[])[],
  labels: ReadonlyMap<Stop, Block>,
  { height, between }: { readonly height: number; readonly between: ReadonlyMap<number, number> },
): readonly Frame[] {
  const last = order.length - 1;
  const widest = order.map((column) => Math.max(0, ...column.map((stop) => labels.get(stop)?.width ?? 0)));
  const widths = widest.map((each, i) => (isOuter(i, last) ? OUTER : each === 0 ? 0 : snapUp(each + 2 * AIR.x, 4)));
  const outside = (widest[0] ?? 0) + LABEL_GAP;
  const used = widths.reduce((sum, each) => sum + each, outside + LABEL_GAP + (widest[last] ?? 0));
  const free = (GAPS.page - used) / Math.max(1, last);
  const gap = Math.min(GAPS.most, Math.max(GAPS.least, GAPS.ofHeight * height, free));
  let left = outside;
  return widths.map((width, i) => {
    const frame = { left, width };
    left += width + Math.max(gap, between.get(i) ?? 0);
    return frame;
  });
}

function placedFlows(
  stretches: readonly Stretch[],
  tops: ReadonlyMap<Stop, number>,
  offsets: ReadonlyMap<Stretch, Offsets>,
  frames: readonly Frame[],
  scale: number,
): readonly PlacedFlow[] {
  const flows = new Map<number, { readonly value: number; readonly bends: Bend[] }>();
  for (const each of stretches) {
    const { from, to } = offsets.get(each) ?? { from: 0, to: 0 };
    const [start, end] = [frames[each.from.column], frames[each.to.column]];
    const bend: Bend = {
      left: (start?.left ?? 0) + (start?.width ?? 0),
      right: end?.left ?? 0,
      fromTop: (tops.get(each.from) ?? 0) + from,
      toTop: (tops.get(each.to) ?? 0) + to,
    };
    const known = flows.get(each.flow);
    if (known === undefined) flows.set(each.flow, { value: each.value, bends: [bend] });
    else known.bends.push(bend);
  }
  return [...flows]
    .map(([flow, { value, bends }]) => ({ flow, height: value * scale, bends }))
    .toSorted((a, b) => b.height - a.height);
}
