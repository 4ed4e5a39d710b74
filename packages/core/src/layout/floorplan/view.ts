// Estimates a plan in its present state, with lines taken as straight from centre to centre. In: a graph, and the
// picture as cells that can be moved. Out: its cost in crossings.
import type { FlowDirection, LayoutGraph } from '../graph.js';
import { directionsOf, type Lifted } from '../quality/scopes.js';
import { twinPairs } from '../quality/twins.js';
import type { Leaf } from './scopes.js';
import type { Shape } from './shape.js';
import { LENGTH } from './wires.js';

/** Weight of a crossing seen here: routing around boxes adds more. */
const CROSSED = 1.5;
const AGAINST = 1.4;
const WISH = 6;
/** A foreign node, or another node's frame, in the frame of an overlay. */
const CAPTURED = 3;
/** Twins that are not level, px being the tolerance. */
const TWINS_APART = 3;
const LEVEL = 8;

export type Axis = 'x' | 'y';

/** A part of the picture that can move within its container. */
export interface Cell {
  readonly shape: Shape;
  x: number;
  y: number;
  /** For a row or column, in the order of their positions. */
  readonly cells: Cell[];
  readonly leaf: Leaf;
  /** The first of its nodes in source order. */
  readonly low: Leaf;
  /** Whether its content stays in place: a twin never changes without the other. */
  readonly fixed: boolean;
  /** The axis of a direction that the author stated. */
  readonly bound: Axis | undefined;
  /** Whether its content along that axis is ordered only by the source: no line orders it. */
  readonly written: boolean;
}

export interface Reading {
  readonly places: ReadonlyMap<string, Leaf>;
  readonly lines: readonly Lifted[];
  /** Groups with lines between their members; undefined is the whole picture. */
  readonly ordered: ReadonlySet<string | undefined>;
  /** Of the whole picture, if stated. */
  readonly outer: Axis | undefined;
}

export function axisOf(direction: FlowDirection): Axis {
  return direction === 'right' || direction === 'left' ? 'x' : 'y';
}

/** The picture as it would look, without its channels. */
export class View {
  private readonly left: Float64Array;
  private readonly top: Float64Array;
  private readonly widths: Float64Array;
  private readonly heights: Float64Array;
  /** Centres of nodes. */
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** Left, top, width and height of one frame after another. */
  private readonly frames: Float64Array;
  private readonly frameAt: ReadonlyMap<string, number>;
  /** Ends of lines one after another, and their reading direction. */
  private readonly ends: Int32Array;
  private readonly ways: readonly FlowDirection[];
  private readonly overlays: readonly Overlay[];
  private readonly twins: readonly (readonly [number, number])[];
  private readonly befores: readonly (readonly [Leaf, Leaf])[];

  constructor(graph: LayoutGraph, direction: FlowDirection, { places, lines }: Reading) {
    const { nodes, groups } = graph;
    this.left = new Float64Array(nodes.length);
    this.top = new Float64Array(nodes.length);
    this.xs = new Float64Array(nodes.length);
    this.ys = new Float64Array(nodes.length);
    this.widths = Float64Array.from(nodes, ({ width }) => width);
    this.heights = Float64Array.from(nodes, ({ height }) => height);
    this.frames = new Float64Array(4 * groups.length);
    this.frameAt = new Map(groups.map(({ id }, i) => [id, i]));
    const directionOf = directionsOf(graph, direction);
    this.ends = Int32Array.from(lines.flatMap(({ edge }) => [places.get(edge.from) ?? 0, places.get(edge.to) ?? 0]));
    this.ways = lines.map(({ scope }) => directionOf(scope));
    this.overlays = overlaysOf(graph, places);
    this.twins = twinPairs(graph).map(([a, b]) => [this.frameAt.get(a) ?? 0, this.frameAt.get(b) ?? 0]);
    this.befores = nodes.flatMap(({ before }, leaf) => {
      const other = places.get(before ?? '');
      return other === undefined ? [] : [[leaf, other] as const];
    });
  }

  /** Beyond the limit the exact value is irrelevant. */
  cost(root: Cell, limit: number): number {
    this.place(root, 0, 0);
    let cost = 0;
    for (let line = 0; line < this.ways.length; line++) {
      const [from, to] = [this.ends[2 * line] as Leaf, this.ends[2 * line + 1] as Leaf];
      cost += LENGTH * this.length(from, to);
      if (this.follows(from, to, this.ways[line] as FlowDirection)) cost += AGAINST;
    }
    for (const overlay of this.overlays) cost += this.captured(overlay);
    for (const [one, other] of this.twins) if (!this.areLevel(one, other)) cost += TWINS_APART;
    for (const [one, other] of this.befores) if (!this.isBefore(one, other)) cost += WISH;
    return cost < limit ? cost + CROSSED * this.crossings() : cost;
  }

  /** As in the choice between engines: beside and to the left, or above. */
  private isBefore(one: Leaf, other: Leaf): boolean {
    const { left, top, widths, heights } = this;
    const [ax, ay, bx, by] = [left[one] ?? 0, top[one] ?? 0, left[other] ?? 0, top[other] ?? 0];
    const beside = ay < by + (heights[other] ?? 0) && by < ay + (heights[one] ?? 0);
    const below = ax < bx + (widths[other] ?? 0) && bx < ax + (widths[one] ?? 0);
    return (beside && ax < bx) || (below && ay < by);
  }

  private place({ shape, leaf, cells }: Cell, x: number, y: number): void {
    if (leaf >= 0) {
      this.left[leaf] = x;
      this.top[leaf] = y;
      this.xs[leaf] = x + (this.widths[leaf] as number) / 2;
      this.ys[leaf] = y + (this.heights[leaf] as number) / 2;
    }
    const frame = shape.group === undefined ? undefined : this.frameAt.get(shape.group.id);
    if (frame !== undefined) {
      this.frames[4 * frame] = x;
      this.frames[4 * frame + 1] = y;
      this.frames[4 * frame + 2] = shape.width;
      this.frames[4 * frame + 3] = shape.height;
    }
    for (const each of cells) this.place(each, x + each.x, y + each.y);
  }

  private crossings(): number {
    const { ends, xs, ys } = this;
    let count = 0;
    for (let i = 0; i < ends.length; i += 2) {
      const a = ends[i] as number;
      const b = ends[i + 1] as number;
      const ax = xs[a] as number;
      const ay = ys[a] as number;
      const bx = xs[b] as number;
      const by = ys[b] as number;
      for (let k = 0; k < i; k += 2) {
        const c = ends[k] as number;
        const d = ends[k + 1] as number;
        if (a === c || a === d || b === c || b === d) continue;
        const cx = xs[c] as number;
        const cy = ys[c] as number;
        const dx = xs[d] as number;
        const dy = ys[d] as number;
        if (turn(ax, ay, bx, by, cx, cy) * turn(ax, ay, bx, by, dx, dy) >= 0) continue;
        if (turn(cx, cy, dx, dy, ax, ay) * turn(cx, cy, dx, dy, bx, by) < 0) count++;
      }
    }
    return count;
  }

  private length(a: Leaf, b: Leaf): number {
    const { left, top, widths, heights } = this;
    return apart(left, widths, a, b) + apart(top, heights, a, b);
  }

  /** Whether one is wholly after the other. */
  private follows(one: Leaf, other: Leaf, way: FlowDirection): boolean {
    const { left, top, widths, heights } = this;
    const turned = way === 'left' || way === 'up';
    const first = turned ? one : other;
    const second = turned ? other : one;
    const starts = axisOf(way) === 'x' ? left : top;
    const sizes = axisOf(way) === 'x' ? widths : heights;
    return (starts[first] as number) + (sizes[first] as number) <= (starts[second] as number);
  }

  /** Whether both start at the same position, across or down. */
  private areLevel(one: number, other: number): boolean {
    const { frames } = this;
    const off = (part: number): number =>
      Math.abs((frames[4 * one + part] as number) - (frames[4 * other + part] as number));
    return Math.min(off(0), off(1)) <= LEVEL;
  }

  /** Foreign nodes and frames that one frame of the overlay would hold or cut. */
  private captured({ nodes, strangers, frames }: Overlay): number {
    const { left, top, widths, heights } = this;
    let [x1, y1, x2, y2] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
    for (const leaf of nodes) {
      x1 = Math.min(x1, left[leaf] as number);
      y1 = Math.min(y1, top[leaf] as number);
      x2 = Math.max(x2, (left[leaf] as number) + (widths[leaf] as number));
      y2 = Math.max(y2, (top[leaf] as number) + (heights[leaf] as number));
    }
    const isInside = (x: number, y: number, width: number, height: number): boolean =>
      x < x2 && y < y2 && x + width > x1 && y + height > y1;
    let cost = 0;
    for (const leaf of strangers) {
      if (isInside(left[leaf] as number, top[leaf] as number, widths[leaf] as number, heights[leaf] as number))
        cost += CAPTURED;
    }
    for (const k of frames) {
      const [x, y] = [this.frames[4 * k] as number, this.frames[4 * k + 1] as number];
      if (isInside(x, y, this.frames[4 * k + 2] as number, this.frames[4 * k + 3] as number)) cost += CAPTURED;
    }
    return cost;
  }
}

interface Overlay {
  readonly nodes: readonly Leaf[];
  /** Other nodes, and frames that hold none of its own. */
  readonly strangers: readonly Leaf[];
  readonly frames: readonly number[];
}

function overlaysOf(graph: LayoutGraph, places: ReadonlyMap<string, Leaf>): readonly Overlay[] {
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  return graph.overlays.map((overlay) => {
    const nodes = overlay.nodes.flatMap((id) => places.get(id) ?? []);
    const own = new Set(nodes);
    const holders = new Set<string>();
    for (const leaf of nodes) {
      for (let at = graph.nodes[leaf]?.group; at !== undefined; at = parents.get(at)) holders.add(at);
    }
    return {
      nodes,
      strangers: [...graph.nodes.keys()].filter((leaf) => !own.has(leaf)),
      frames: graph.groups.flatMap(({ id }, i) => (holders.has(id) ? [] : i)),
    };
  });
}

/** Between two nodes along an axis. */
function apart(starts: Float64Array, sizes: Float64Array, a: Leaf, b: Leaf): number {
  const one = starts[a] as number;
  const two = starts[b] as number;
  return Math.max(0, two - one - (sizes[a] as number), one - two - (sizes[b] as number));
}

/** On which side of the line from the first to the second point the third is. */
function turn(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
