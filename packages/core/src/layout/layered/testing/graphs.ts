// Seeded graphs for the engine's tests: typical ones, and extreme ones.
// In: a seed and a shape. Out: a layout graph; the same seed gives the same graph.
import type { FlowDirection, LayoutEdge, LayoutGraph, LayoutGroup, LayoutNode, LayoutOverlay } from '../../graph.js';
import { seededRandom } from '../solve/random.js';

export interface Shape {
  readonly nodes: number;
  /** Edges per node. */
  readonly density: number;
  readonly groups: number;
  /** Shares, 0 to 1. */
  readonly labels: number;
  readonly back: number;
  readonly loops: number;
  readonly parallel: number;
  /** Lines that end at rows. */
  readonly rows: number;
  readonly diamonds: number;
  /** Groups with a direction of their own. */
  readonly rotated: number;
  /** Around nodes written near one another, or anywhere; random overlaps. */
  readonly overlays: number;
  /** Nodes with rank constraints. */
  readonly steered: number;
  readonly direction: FlowDirection;
}

export const PLAIN: Shape = {
  nodes: 20,
  density: 1.5,
  groups: 0,
  labels: 0.33,
  back: 0.08,
  loops: 0,
  parallel: 0,
  rows: 0,
  diamonds: 0,
  rotated: 0,
  overlays: 0,
  steered: 0,
  direction: 'down',
};

const DIRECTIONS: readonly FlowDirection[] = ['right', 'down', 'left', 'up'];

export function randomGraph(seed: number, shape: Partial<Shape> = {}): LayoutGraph {
  const { nodes: count, ...s } = { ...PLAIN, ...shape };
  const random = seededRandom(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const groups: LayoutGroup[] = [];
  for (let i = 0; i < s.groups; i++) {
    const parent = i > 0 && random() < 0.5 ? groups[below(i)]?.id : undefined;
    groups.push({
      id: `g${i}`,
      title: random() < 0.1 ? { width: 0, height: 0 } : { width: 30 + below(12) * 8, height: 16 },
      ...(parent === undefined ? {} : { parent }),
      ...(random() < s.rotated ? { direction: DIRECTIONS[below(4)] as FlowDirection } : {}),
    });
  }
  const nodes: LayoutNode[] = [];
  for (let i = 0; i < count; i++) {
    const at = Math.floor((i / count) * (s.groups + 1)) - 1;
    const group = groups[random() < 0.85 ? at : below(s.groups + 1) - 1]?.id;
    const diamond = random() < s.diamonds;
    nodes.push({
      id: `n${i}`,
      width: 48 + below(14) * 8,
      height: diamond ? 64 + below(4) * 8 : 40,
      ...(group === undefined ? {} : { group }),
      ...(diamond ? { outline: 'diamond' as const } : {}),
    });
  }
  const edges: LayoutEdge[] = [];
  const add = (from: number, to: number): void => {
    const copies = random() < s.parallel ? 1 + below(4) : 1;
    for (let k = 0; k < copies; k++) {
      const label = random() < s.labels ? { label: { width: 15 + below(12) * 7, height: 18 } } : {};
      const row = (): number => below(5) * 8;
      const rows = s.rows > 0 && random() < s.rows ? { fromRow: row(), toRow: row() } : {};
      edges.push({ id: `e${edges.length}`, from: `n${from}`, to: `n${to}`, ...label, ...rows });
    }
  };
  const reach = Math.max(3, Math.round(1.2 * Math.sqrt(count)));
  for (let i = 1; i < count; i++) add(Math.max(0, i - 1 - below(reach)), i);
  const wanted = Math.round(s.density * count);
  for (let guard = 0; edges.length < wanted && guard < 20 * count; guard++) {
    const from = below(count);
    const step = 1 + below(random() < 0.8 ? reach : 4 * reach);
    const to = random() < s.back ? from - step : from + step;
    if (to >= 0 && to < count) add(from, to);
  }
  for (let i = 0; i < count; i++) if (random() < s.loops) add(i, i);
  const overlays: LayoutOverlay[] = [];
  for (let i = 0; i < s.overlays; i++) {
    const first = below(count);
    const spread = random() < 0.5 ? 5 : count;
    const members = Array.from({ length: 1 + below(6) }, () => `n${Math.min(count - 1, first + below(spread))}`);
    overlays.push({ id: `o${i}`, nodes: [...new Set(members)], title: { width: 40 + below(10) * 8, height: 22 } });
  }
  const placed = nodes.map((node): LayoutNode => {
    if (s.steered === 0 || random() >= s.steered) return node;
    return { ...node, [random() < 0.5 ? 'same' : 'before']: `n${below(count)}` };
  });
  return { direction: s.direction, nodes: placed, edges, groups, overlays };
}

/** Every node joined to every later one. */
export function completeGraph(count: number): LayoutGraph {
  const nodes = Array.from({ length: count }, (_, i) => ({ id: `n${i}`, width: 80, height: 40 }));
  const edges: LayoutEdge[] = [];
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) edges.push({ id: `e${edges.length}`, from: `n${i}`, to: `n${j}` });
  }
  return { direction: 'down', nodes, edges, groups: [], overlays: [] };
}

export function parallelEdges(count: number, labelled: boolean): LayoutGraph {
  const nodes = [
    { id: 'a', width: 80, height: 40 },
    { id: 'b', width: 120, height: 40 },
  ];
  const edges = Array.from({ length: count }, (_, i) => ({
    id: `e${i}`,
    from: 'a',
    to: 'b',
    ...(labelled ? { label: { width: 40, height: 18 } } : {}),
  }));
  return { direction: 'down', nodes, edges, groups: [], overlays: [] };
}

/** Nested groups, a node in each, joined in both orders. */
export function nestedGroups(depth: number): LayoutGraph {
  const groups = Array.from({ length: depth }, (_, i) => ({
    id: `g${i}`,
    title: { width: 60, height: 16 },
    ...(i === 0 ? {} : { parent: `g${i - 1}` }),
  }));
  const nodes: LayoutNode[] = [{ id: 'out', width: 80, height: 40 }];
  for (let i = 0; i < depth; i++) nodes.push({ id: `n${i}`, width: 80, height: 40, group: `g${i}` });
  const edges: LayoutEdge[] = [];
  const add = (from: string, to: string): void => {
    edges.push({ id: `e${edges.length}`, from, to });
  };
  for (let i = 0; i + 1 < depth; i++) add(`n${i}`, `n${i + 1}`);
  add('out', `n${depth - 1}`);
  add(`n${depth - 1}`, 'out');
  return { direction: 'down', nodes, edges, groups, overlays: [] };
}
