// The faults that no drawing may have (docs/look.md, How a picture is judged), counted. In: a graph and its drawing with
// orthogonal lines. Out: how many faults of each sort. Everything with an area goes through one sweep along x, so that
// only overlapping elements are compared.
import type { Box, Drawing, LayoutGraph, Point } from '../graph.js';
import { sharedLabels } from './shared-labels.js';
import { groupTitles } from './titles.js';
import { DEEP, OVERLAP_LENGTH, SIDE_BY_SIDE, TOUCH } from './weights.js';

export interface Faults {
  /** Node over node, a frame over something outside its group, a node outside its frame. */
  readonly boxes: number;
  readonly throughNodes: number;
  /** A line through the frame of a group that holds neither end, or through a title. */
  readonly throughFrames: number;
  /** A label over a node, a title, another label or another line. */
  readonly labels: number;
  /** Lines without a common end that overlap. */
  readonly shared: number;
}

type Sort = keyof Faults;

/** An element with an area. */
interface Area {
  readonly is: 'node' | 'group' | 'title' | 'label' | 'stretch';
  readonly id: string;
  /** For a line or its label: its index in the graph. */
  readonly of: number;
  /** A node whose outline is not its box. */
  readonly cornered: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function countFaults(graph: LayoutGraph, drawing: Drawing): Faults {
  const around: Around = { graph, holders: holdersOf(graph), sayers: sharedLabels(graph, drawing) };
  const keys = new Set<string>();
  const counts: Record<Sort, number> = { boxes: 0, throughNodes: 0, throughFrames: 0, labels: 0, shared: 0 };
  const report = (sort: Sort, a: Area, b: Area): void => {
    const key = `${sort}\n${a.is} ${a.id}\n${b.is} ${b.id}`;
    if (keys.has(key)) return;
    keys.add(key);
    counts[sort]++;
  };
  const areas = areasOf(graph, drawing);
  for (const [a, b] of meetings(areas)) {
    const sort = faultBetween(a, b, around);
    if (sort !== undefined) report(sort, a, b);
  }
  return { ...counts, boxes: counts.boxes + countOutside(drawing, around.holders) };
}

/** Nodes and groups that extend outside a group that holds them. */
function countOutside({ nodes, groups }: Drawing, holders: Holders): number {
  const frames = new Map(groups.map((group) => [group.id, group]));
  const outside = (box: Box, chain: readonly string[]): number =>
    chain.filter((id) => !isWithin(box, frames.get(id) ?? box)).length;
  return [
    ...nodes.map((node) => outside(node, holders(`node ${node.id}`))),
    ...groups.map((group) => outside(group, holders(`group ${group.id}`))),
  ].reduce((sum, count) => sum + count, 0);
}

/** Groups that hold a node or a group, itself included, by `node ID` and `group ID`. */
type Holders = (of: string) => readonly string[];

function holdersOf(graph: LayoutGraph): Holders {
  const parents = new Map(graph.groups.map(({ id, parent }) => [id, parent]));
  const chain = (innermost: string | undefined): readonly string[] => {
    const list: string[] = [];
    for (let at = innermost; at !== undefined; at = parents.get(at)) list.push(at);
    return list;
  };
  const chains = new Map<string, readonly string[]>([
    ...graph.nodes.map(({ id, group }) => [`node ${id}`, chain(group)] as const),
    ...graph.groups.map(({ id }) => [`group ${id}`, chain(id)] as const),
  ]);
  return (of) => chains.get(of) ?? [];
}

function areasOf(graph: LayoutGraph, drawing: Drawing): readonly Area[] {
  const cornered = new Set(graph.nodes.flatMap(({ id, outline }) => (outline === 'diamond' ? id : [])));
  const boxed = (is: Area['is'], id: string, box: Box, of = -1): Area => ({
    is,
    id,
    of,
    cornered: is === 'node' && cornered.has(id),
    left: box.x,
    right: box.x + box.width,
    top: box.y,
    bottom: box.y + box.height,
  });
  const places = new Map(graph.edges.map(({ id }, i) => [id, i]));
  return [
    ...drawing.nodes.map((node) => boxed('node', node.id, node)),
    ...drawing.groups.map((group) => boxed('group', group.id, group)),
    ...groupTitles(graph, drawing).map((title) => boxed('title', title.id, title)),
    ...drawing.edges.flatMap(({ id, points, label }) => {
      const of = places.get(id) ?? -1;
      const line = points.slice(1).map((b, i) => boxed('stretch', id, between(points[i] ?? b, b), of));
      return label === undefined ? line : [...line, boxed('label', id, label, of)];
    }),
  ];
}

function between(a: Point, b: Point): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

const ORDER: readonly Area['is'][] = ['stretch', 'label', 'title', 'node', 'group'];

/** Pairs whose boxes come within NEAR of one another, each in the order above. */
function* meetings(areas: readonly Area[]): Generator<readonly [Area, Area]> {
  let open: Area[] = [];
  for (const area of areas.toSorted((a, b) => a.left - b.left)) {
    open = open.filter(({ right }) => right >= area.left - SIDE_BY_SIDE);
    for (const other of open) {
      if (other.bottom < area.top - SIDE_BY_SIDE || area.bottom < other.top - SIDE_BY_SIDE) continue;
      yield ORDER.indexOf(other.is) <= ORDER.indexOf(area.is) ? [other, area] : [area, other];
    }
    open.push(area);
  }
}

interface Around {
  readonly graph: LayoutGraph;
  readonly holders: Holders;
  /** For lines that share a label with another. */
  readonly sayers: ReadonlyMap<number, number>;
}

function faultBetween(a: Area, b: Area, around: Around): Sort | undefined {
  const { holders } = around;
  if (a.is === 'stretch') return faultOfLine(a, b, around);
  if (a.is === 'label') return b.is !== 'group' && overlap(a, b) ? 'labels' : undefined;
  if (a.is === 'title' || !overlap(a, b)) return undefined;
  if (a.is === 'node' && b.is === 'node') return 'boxes';
  const apart = !holders(`${a.is} ${a.id}`).includes(b.id);
  return apart && (a.is === 'node' || !holders(`group ${b.id}`).includes(a.id)) ? 'boxes' : undefined;
}

function faultOfLine(line: Area, b: Area, { graph, holders, sayers }: Around): Sort | undefined {
  const ends = graph.edges[line.of];
  if (ends === undefined) return undefined;
  if (b.is === 'stretch') {
    const other = graph.edges[b.of];
    if (other === undefined || line.of === b.of) return undefined;
    const related = [other.from, other.to].some((end) => end === ends.from || end === ends.to);
    return !related && runsAlong(line, b) ? 'shared' : undefined;
  }
  if (b.is === 'label')
    return b.of !== line.of && sayers.get(line.of) !== b.of && cuts(line, b, 0) ? 'labels' : undefined;
  if (!cuts(line, b, DEEP)) return undefined;
  if (b.is === 'title') return 'throughFrames';
  // A line reaches into the box of its own node if that has corners.
  if (b.is === 'node') return b.cornered && (b.id === ends.from || b.id === ends.to) ? undefined : 'throughNodes';
  const own = holders(`node ${ends.from}`).includes(b.id) || holders(`node ${ends.to}`).includes(b.id);
  return own ? undefined : 'throughFrames';
}

function overlap(a: Area, b: Area): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH
  );
}

function cuts(line: Area, box: Area, inset: number): boolean {
  return (
    line.left < box.right - inset &&
    line.right > box.left + inset &&
    line.top < box.bottom - inset &&
    line.bottom > box.top + inset
  );
}

function runsAlong(a: Area, b: Area): boolean {
  const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const level = a.top === a.bottom && b.top === b.bottom;
  const upright = a.left === a.right && b.left === b.right;
  return (level && x > OVERLAP_LENGTH && y >= -SIDE_BY_SIDE) || (upright && y > OVERLAP_LENGTH && x >= -SIDE_BY_SIDE);
}

function isWithin(a: Box, b: Box): boolean {
  return (
    a.x >= b.x - TOUCH &&
    a.y >= b.y - TOUCH &&
    a.x + a.width <= b.x + b.width + TOUCH &&
    a.y + a.height <= b.y + b.height + TOUCH
  );
}
