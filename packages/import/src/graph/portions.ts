// A graph with more nodes than a picture holds: in, the graph; out, an overview of all of it and a graph of each part. The top
// frames are the parts; items without a frame, or in one that is itself too large, are divided by their lines.
import type { DraftOption } from '@linework/core';
import { byCodeUnit } from '../ids.js';
import { clustersOf, gathered } from './clusters.js';
import type { ImportGraph, Item, Relation } from './contract.js';

/** Nodes per picture. */
const MOST = 40;
/** Parts that an overview shows unchanged. */
const MOST_PARTS = 20;
/** Nodes of an overview that shows every item small. */
const MOST_BRIEF = 120;

export interface Portion {
  readonly name: string;
  readonly graph: ImportGraph;
}

export interface Portions {
  readonly overview: ImportGraph;
  /** Items that the overview represents by another one: the node of their part. */
  readonly standsFor: ReadonlyMap<string, string>;
  readonly parts: readonly Portion[];
}

interface Bucket {
  readonly name: string;
  readonly label: string;
  readonly members: readonly Item[];
}

/** Returns undefined if one picture holds everything. */
export function portionsOf(graph: ImportGraph): Portions | undefined {
  const nodes = graph.items.filter(({ frame }) => !frame);
  if (nodes.length <= MOST) return undefined;
  const buckets = bucketsOf(graph, nodes);
  const parts = buckets.map((bucket): Portion => ({ name: bucket.name, graph: partOf(graph, bucket) }));
  if (graph.brief && nodes.length <= MOST_BRIEF) {
    const options = [
      ...(graph.options ?? []).filter(({ name }) => !graph.brief?.some((each) => each.name === name)),
      ...graph.brief,
    ];
    return { overview: { ...graph, options }, standsFor: new Map(), parts };
  }
  const holder = new Map(
    buckets.flatMap(({ name, members }) => members.map(({ external }) => [external, name] as const)),
  );
  return { overview: overviewOf(graph, buckets, holder), standsFor: holder, parts };
}

/** The contents of each frame that is a diagram of its own; none if there is only one. */
export function apartOf(graph: ImportGraph): readonly Portion[] {
  const { apart = [], items } = graph;
  if (apart.length < 2) return [];
  const known = new Map(items.map((item) => [item.external, item]));
  return apart.flatMap((frame): readonly Portion[] => {
    const own = known.get(frame);
    const members = items.filter((item) => !item.frame && wayOf(item, known).includes(frame));
    if (!own || members.length === 0) return [];
    return [{ name: frame, graph: partOf(graph, { name: frame, label: own.look.label ?? own.name, members }) }];
  });
}

function bucketsOf(graph: ImportGraph, nodes: readonly Item[]): readonly Bucket[] {
  const known = new Map(graph.items.map((item) => [item.external, item]));
  const labels = new Map<string, number>();
  const named = ({ label, members }: Omit<Bucket, 'name'>): Bucket => {
    const count = (labels.get(label) ?? 0) + 1;
    labels.set(label, count);
    const unique = count === 1 ? label : `${label} ${count}`;
    return { name: unique, label: unique, members };
  };
  return merged(parted(nodes, 0, known, graph), graph).map(named);
}

/** Joins parts if there are more than an overview can show: first those with the most lines between them, then neighbours by name. */
function merged(buckets: readonly Omit<Bucket, 'name'>[], { relations }: ImportGraph): readonly Omit<Bucket, 'name'>[] {
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
  around = 'Without lines',
): readonly Omit<Bucket, 'name'>[] {
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
function wayOf({ within }: Item, known: ReadonlyMap<string, Item>): readonly string[] {
  const way: string[] = [];
  for (let at = within; at !== undefined && !way.includes(at) && known.has(at); at = known.get(at)?.within)
    way.unshift(at);
  return way;
}

/** Items without lines are named after the frame around them. */
function byLines(
  members: readonly Item[],
  { relations }: ImportGraph,
  around: string,
): readonly Omit<Bucket, 'name'>[] {
  const known = new Map(members.map((item) => [item.external, item]));
  const degree = new Map<string, number>();
  for (const { from, to } of relations) {
    if (from === to) continue;
    for (const end of [from, to]) degree.set(end, (degree.get(end) ?? 0) + 1);
  }
  const clusters = gathered(clustersOf([...known.keys()], relations, MOST), MOST);
  return clusters
    .map((names) => {
      const [hub = ''] = names.toSorted((a, b) => (degree.get(b) ?? 0) - (degree.get(a) ?? 0) || byCodeUnit(a, b));
      const linked = (degree.get(hub) ?? 0) > 0;
      const { look, name = hub } = known.get(hub) ?? {};
      return {
        label: linked ? `Around ${look?.label ?? name}` : around,
        members: names.flatMap((each) => known.get(each) ?? []),
        hub,
      };
    })
    .toSorted((a, b) => b.members.length - a.members.length || byCodeUnit(a.hub, b.hub));
}

function partOf(graph: ImportGraph, { label, members }: Bucket): ImportGraph {
  const own = new Set(members.map(({ external }) => external));
  const held = new Set([...own, ...graph.items.flatMap(({ external, frame }) => (frame ? [external] : []))]);
  const relations = graph.relations.filter(({ from, to, told }) => held.has(from) && (told || held.has(to)));
  const beside = graph.brief ? [] : neighboursOf(graph, own);
  const stubs = new Set(beside.map(({ external }) => external));
  const items = [...graph.items.filter(({ frame, external }) => frame || own.has(external)), ...beside];
  const across = graph.relations.filter(
    ({ from, to, told }) => !told && ((own.has(from) && stubs.has(to)) || (stubs.has(from) && own.has(to))),
  );
  const title = graph.title === undefined ? label : `${graph.title}: ${label}`;
  return { ...graph, title, items, relations: [...relations, ...across] };
}

/** Targets of lines that leave a part, in grey and outside its frames; none if they would outnumber the part itself. */
function neighboursOf(graph: ImportGraph, own: ReadonlySet<string>): readonly Item[] {
  const names = new Set(
    graph.relations.flatMap(({ from, to, told }) =>
      told || own.has(from) === own.has(to) ? [] : [own.has(from) ? to : from],
    ),
  );
  if (names.size > own.size || names.size + own.size > MOST) return [];
  return graph.items.flatMap(({ within: _, lines: __, ...item }) =>
    names.has(item.external) && !item.frame ? [{ ...item, look: inGrey(item), rank: 1_000 }] : [],
  );
}

function inGrey({ look }: Pick<Item, 'look'>): Item['look'] {
  const options = (look.options ?? []).filter(({ name }) => name !== 'tone');
  const icon = options.filter(({ name }) => name === 'icon');
  const others = options.filter(({ name }) => name !== 'icon');
  return { ...look, options: [...icon, { name: 'tone', values: [{ raw: 'neutral' }] }, ...others] };
}

function overviewOf(graph: ImportGraph, buckets: readonly Bucket[], holder: ReadonlyMap<string, string>): ImportGraph {
  const { kind, title, counted = { one: 'item', many: 'items' } } = graph;
  const items = buckets.flatMap(({ name, label, members }): readonly Item[] => {
    const [first] = members;
    if (!first) return [];
    const sub: DraftOption = {
      name: 'sub',
      values: [{ text: `${members.length} ${members.length === 1 ? counted.one : counted.many}` }],
    };
    const { keyword } = first.look;
    return [{ external: name, name: label, place: first.place, look: { keyword, label, options: [sub] } }];
  });
  return {
    kind,
    ...(title === undefined ? {} : { title }),
    ...(graph.options ? { options: graph.options } : {}),
    items,
    relations: between(graph.relations, holder),
  };
}

/** Lines between parts, each with the number of lines it replaces. */
function between(relations: readonly Relation[], holder: ReadonlyMap<string, string>): readonly Relation[] {
  const counts = new Map<string, { readonly from: string; readonly to: string; readonly of: Relation[] }>();
  for (const relation of relations) {
    const [from, to] = [holder.get(relation.from), holder.get(relation.to)];
    if (relation.told || from === undefined || to === undefined || from === to) continue;
    const key = JSON.stringify([from, to]);
    const found = counts.get(key);
    if (found) found.of.push(relation);
    else counts.set(key, { from, to, of: [relation] });
  }
  return [...counts.values()].flatMap(({ from, to, of }) => {
    const [first] = of.toSorted((a, b) => byCodeUnit(nameOf(a), nameOf(b)));
    if (!first) return [];
    const arrow = first.arrow ?? '->';
    const label = of.length === 1 ? {} : { label: `${of.length}` };
    return [{ from, to, place: first.place, arrow, ...label }];
  });
}

function nameOf({ from, to, external = `${from} ${to}` }: Relation): string {
  return external;
}
