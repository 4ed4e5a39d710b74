// The parts of a graph that one picture cannot show: in, the graph and whether a part is too large; out, the parts with their
// items. They are the groups of the graph, else its top frames; items without a frame, or in one that is itself too large, are
// divided by their lines.
import { byCodeUnit } from '../ids.js';
import { clustersOf } from './clusters.js';
import type { Groups, ImportGraph, Item } from './contract.js';
import { inRanges } from './ranges.js';

/** Nodes per picture. */
export const MOST = 40;
/** Parts that an overview shows unchanged. */
const MOST_PARTS = 20;
/** Nodes of a group, if there are not too many groups; more for graphs with more nodes. */
const MOST_OF_GROUP = 10;
const MOST_GROUPS = 40;
/** Nodes joined by lines that make a part. */
const FEWEST = 3;

export interface Bucket {
  readonly name: string;
  readonly label: string;
  readonly members: readonly Item[];
}

/** Until all are known: two can have the same label. */
export type Unnamed = Omit<Bucket, 'name'>;

export function bucketsOf(
  graph: ImportGraph,
  nodes: readonly Item[],
  isTooLarge: (part: Unnamed) => boolean,
): readonly Bucket[] {
  const known = new Map(graph.items.map((item) => [item.external, item]));
  const buckets = graph.groups
    ? inGroups(nodes, graph.groups, known, isTooLarge)
    : merged(parted(nodes, 0, known, graph), graph);
  const labels = new Map<string, number>();
  return buckets.map(({ label, members }) => {
    const count = (labels.get(label) ?? 0) + 1;
    labels.set(label, count);
    const unique = count === 1 ? label : `${label} ${count}`;
    return { name: unique, label: unique, members };
  });
}

/** A group whose picture is too large is divided again. */
function inGroups(
  nodes: readonly Item[],
  groups: Groups,
  known: ReadonlyMap<string, Item>,
  isTooLarge: (bucket: Unnamed) => boolean,
): readonly Unnamed[] {
  const divide = (externals: readonly string[], most: number, around?: string): readonly Unnamed[] =>
    groups(externals, most, around).flatMap(({ label, members: names }) => {
      const bucket = { label, members: names.flatMap((each) => known.get(each) ?? []) };
      const half = Math.ceil(Math.min(names.length, most) / 2);
      return half < 2 || half >= most || !isTooLarge(bucket) ? [bucket] : divide(names, half, label);
    });
  let most = MOST_OF_GROUP;
  while (nodes.length > most * MOST_GROUPS) most *= 2;
  const grouped = divide(
    nodes.map(({ external }) => external),
    most,
  );
  const held = new Set(grouped.flatMap(({ members }) => members));
  const others = nodes.filter((each) => !held.has(each));
  return [...grouped, ...(others.length === 0 ? [] : [{ label: 'Others', members: others }])];
}

/** Joins parts if there are more than an overview can show: first those with the most lines between them, then neighbours by name. */
function merged(buckets: readonly Unnamed[], { relations }: ImportGraph): readonly Unnamed[] {
  if (buckets.length <= MOST_PARTS) return buckets;
  const at = new Map(
    buckets.flatMap(({ members }, index) => members.map((each) => [each.external, `${index}`] as const)),
  );
  const pairs = relations.flatMap(({ from, to }) => {
    const [a, b] = [at.get(from), at.get(to)];
    return a === undefined || b === undefined ? [] : [{ from: a, to: b }];
  });
  const size = (name: string): number => buckets[Number(name)]?.members.length ?? 0;
  const clusters = clustersOf([...buckets.keys()].map(String), pairs, MOST, size);
  const joined: { readonly names: string[]; size: number }[] = [];
  for (const names of clusters.toSorted((a, b) => Number(a[0]) - Number(b[0]))) {
    const more = names.reduce((sum, name) => sum + size(name), 0);
    const last = joined.at(-1);
    if (last && last.size + more <= MOST && clusters.length > MOST_PARTS) {
      last.names.push(...names);
      last.size += more;
    } else joined.push({ names: [...names], size: more });
  }
  return joined.map(({ names }) => {
    const own = names
      .flatMap((name) => buckets[Number(name)] ?? [])
      .toSorted((a, b) => b.members.length - a.members.length || byCodeUnit(a.label, b.label));
    const [first, second, ...rest] = own.map(({ label }) => label);
    const label =
      rest.length > 0 ? `${first}, ${second} and ${rest.length} more` : [first, second].filter(Boolean).join(' and ');
    return { label, members: own.flatMap(({ members }) => members) };
  });
}

/** By the frames of a level; oversized frames by the frames in them, and items without a frame by their lines. */
function parted(
  nodes: readonly Item[],
  level: number,
  known: ReadonlyMap<string, Item>,
  graph: ImportGraph,
  around = 'Others',
): readonly Unnamed[] {
  const byFrame = new Map<string | undefined, Item[]>();
  for (const node of nodes) {
    const frame = wayOf(node, known)[level];
    const list = byFrame.get(frame);
    if (list) list.push(node);
    else byFrame.set(frame, [node]);
  }
  return [...byFrame]
    .toSorted(([a = '\uffff'], [b = '\uffff']) => byCodeUnit(a, b))
    .flatMap(([frame, members]) => {
      const own = frame === undefined ? undefined : known.get(frame);
      const label = own ? (own.look.label ?? own.name) : around;
      if (own && members.length <= MOST) return [{ label, members }];
      if (own) return parted(members, level + 1, known, graph, label);
      return byLines(members, graph, label);
    });
}

/** The frames around an item, outermost first. */
export function wayOf({ within }: Item, known: ReadonlyMap<string, Item>): readonly string[] {
  const way: string[] = [];
  for (let at = within; at !== undefined && !way.includes(at) && known.has(at); at = known.get(at)?.within)
    way.unshift(at);
  return way;
}

/** Few items that lines join, and those without lines, are divided by their names and named after the frame around them. */
function byLines(members: readonly Item[], { relations }: ImportGraph, around: string): readonly Unnamed[] {
  const known = new Map(members.map((item) => [item.external, item]));
  const degree = new Map<string, number>();
  for (const { from, to } of relations) {
    if (from === to) continue;
    for (const end of [from, to]) degree.set(end, (degree.get(end) ?? 0) + 1);
  }
  const membersOf = (names: readonly string[]): readonly Item[] => names.flatMap((each) => known.get(each) ?? []);
  const clusters = clustersOf([...known.keys()], relations, MOST);
  const few = clusters.filter(({ length }) => length < FEWEST).flatMap(membersOf);
  const joined = clusters
    .filter(({ length }) => length >= FEWEST)
    .map((names) => {
      const [hub = ''] = names.toSorted((a, b) => (degree.get(b) ?? 0) - (degree.get(a) ?? 0) || byCodeUnit(a, b));
      const { look, name = hub } = known.get(hub) ?? {};
      return { label: `Around ${look?.label ?? name}`, members: membersOf(names), hub };
    })
    .toSorted((a, b) => byCodeUnit(a.hub, b.hub));
  const others = inRanges(few, ({ external }) => external, MOST).map(({ range, members }) => ({
    label: range === undefined ? around : `${around} ${range}`,
    members,
  }));
  return [...joined, ...others];
}
