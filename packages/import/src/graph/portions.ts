// A graph that one picture cannot show: in, the graph and whether the picture of one is too large; out, an overview of all of it and
// a graph of each part.
import type { DraftOption } from '@linework/core';
import { byCodeUnit } from '../ids.js';
import { type Bucket, bucketsOf, MOST, type Unnamed, wayOf } from './buckets.js';
import type { ImportGraph, Item, Relation } from './contract.js';

/** Nodes that one picture shows, whatever its size. */
const FEW = 12;
/** Names that the overview lists of a group. */
const NAMED = 8;

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

/** Returns undefined if one picture shows everything. */
export function portionsOf(graph: ImportGraph, isTooLarge: (graph: ImportGraph) => boolean): Portions | undefined {
  const nodes = graph.items.filter(({ frame }) => !frame);
  const fits = nodes.length <= MOST && !(graph.groups && nodes.length > FEW && isTooLarge(graph));
  if (graph.whole || fits) return undefined;
  const buckets = bucketsOf(graph, nodes, (part) => isTooLarge(partOf(graph, part)));
  if (buckets.length < 2) return undefined;
  const parts = buckets.map((bucket): Portion => ({ name: bucket.name, graph: partOf(graph, bucket) }));
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
    return [{ name: frame, graph: partOf(graph, { label: own.look.label ?? own.name, members }) }];
  });
}

function partOf(graph: ImportGraph, { label, members }: Unnamed): ImportGraph {
  const own = new Set(members.map(({ external }) => external));
  const held = new Set([...own, ...graph.items.flatMap(({ external, frame }) => (frame ? [external] : []))]);
  const relations = graph.relations.filter(({ from, to, told: isStub }) => held.has(from) && (isStub || held.has(to)));
  const beside = graph.groups ? [] : neighboursOf(graph, own);
  const stubs = new Set(beside.map(({ external }) => external));
  const items = [...graph.items.filter(({ frame, external }) => frame || own.has(external)), ...beside];
  const across = graph.relations.filter(
    ({ from, to, told: isStub }) => !isStub && ((own.has(from) && stubs.has(to)) || (stubs.has(from) && own.has(to))),
  );
  const title = graph.title === undefined ? label : `${graph.title}: ${label}`;
  return { ...graph, title, items, relations: [...relations, ...across] };
}

/** Targets of lines that leave a part, in grey and outside its frames; none if they would outnumber the part itself. */
function neighboursOf(graph: ImportGraph, own: ReadonlySet<string>): readonly Item[] {
  const names = new Set(
    graph.relations.flatMap(({ from, to, told: isStub }) =>
      isStub || own.has(from) === own.has(to) ? [] : [own.has(from) ? to : from],
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
    const count = `${members.length} ${members.length === 1 ? counted.one : counted.many}`;
    const sub: DraftOption = { name: 'sub', values: [{ text: graph.groups ? namesOf(members) : count }] };
    const { keyword } = first.look;
    return [{ external: name, name: label, place: first.place, look: { keyword, label, options: [sub] } }];
  });
  return {
    kind,
    ...(title === undefined ? {} : { title }),
    ...(graph.options ? { options: graph.options } : {}),
    items,
    relations: between(graph.relations, new Map([...framesIn(graph, holder), ...holder])),
  };
}

/** Frames whose contents are all in one part, with that part: a reference to a module is one to its resources. */
function framesIn({ items }: ImportGraph, holder: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const known = new Map(items.map((item) => [item.external, item]));
  const parts = new Map<string, Set<string>>();
  for (const item of items) {
    const part = holder.get(item.external);
    if (part !== undefined)
      for (const frame of wayOf(item, known)) parts.set(frame, (parts.get(frame) ?? new Set()).add(part));
  }
  return new Map(
    [...parts].flatMap(([frame, [part, ...others]]) => (part && others.length === 0 ? [[frame, part]] : [])),
  );
}

/** Lines between parts, each with what its lines say, or their number. */
function between(relations: readonly Relation[], holder: ReadonlyMap<string, string>): readonly Relation[] {
  const counts = new Map<string, { readonly from: string; readonly to: string; readonly of: Relation[] }>();
  for (const relation of relations) {
    const [from, to] = [holder.get(relation.from), holder.get(relation.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const key = JSON.stringify([from, to]);
    const bundle = counts.get(key);
    if (bundle) bundle.of.push(relation);
    else counts.set(key, { from, to, of: [relation] });
  }
  return [...counts.values()].flatMap(({ from, to, of }) => {
    const [first] = of.toSorted((a, b) => byCodeUnit(nameOf(a), nameOf(b)));
    if (!first) return [];
    const arrows = new Set(of.map((each) => each.arrow ?? '->'));
    const arrow = arrows.size === 1 ? (first.arrow ?? '->') : '->';
    const labels = new Set(of.map((each) => each.label));
    const shared = labels.size === 1 ? first.label : undefined;
    const label = shared ?? (of.length === 1 ? undefined : `${of.length}`);
    return [{ from, to, place: first.place, arrow, ...(label === undefined ? {} : { label }) }];
  });
}

/** One name per line. */
function namesOf(members: readonly Item[]): string {
  const names = members.map(({ look, name }) => look.label ?? name);
  const more = names.length - NAMED;
  return (more > 1 ? [...names.slice(0, NAMED), `and ${more} more`] : names).join('\n');
}

function nameOf({ from, to, external = `${from} ${to}` }: Relation): string {
  return external;
}
