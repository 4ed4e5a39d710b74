// A graph by the format's own names as a draft: in, the graph, the ids and which items are shown; out, frames, nodes and lines
// in an order that does not depend on the input's order, with the place of each.
import type { DraftOrigin } from '@linework/convert';
import type { DraftDeclaration, DraftEdge, DraftOption, DraftStatement } from '@linework/core';
import type { ImportedDraft } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { byCodeUnit, type IdOf, stableIds } from '../ids.js';
import type { ImportGraph, Item, Relation, ShownId } from './contract.js';

/** The same for every part of a graph. */
export function idsOf({ items }: Pick<ImportGraph, 'items'>): IdOf {
  const named = new Map(items.map((item) => [item.external, item]));
  return stableIds(
    named.keys(),
    'item',
    (external) => named.get(external)?.name ?? external,
    (external) => named.get(external)?.longName ?? external,
  );
}

export function draftOf(graph: ImportGraph, idOf: IdOf): ImportedDraft {
  const { kind, title, options } = graph;
  const inside = membersOf(graph.items);
  const shown = new Set<string>();
  const origins: DraftOrigin<FilePlace>[] = [];
  const full = fullFrames(inside);
  const nodes = new Set(graph.items.filter(({ frame }) => !frame).map(({ external }) => external));
  const show = ({ external, frame, around }: Item): boolean =>
    !frame || (around ? around.some((each) => nodes.has(each)) : full.has(external));
  const shownId: ShownId = (external) => (shown.has(external) ? idOf(external) : undefined);
  for (const item of graph.items) if (show(item)) shown.add(item.external);
  const write = (item: Item): DraftDeclaration => {
    const { external, frame, place, look, lines, around } = item;
    const id = idOf(external);
    const members = (inside.get(external) ?? []).filter(show).map(write);
    const children = [...(lines?.(shownId) ?? []), ...members];
    const block = (frame && !around) || children.length > 0 ? { children } : {};
    const { label, options, ...other } = look;
    const surrounds = around ? [surrounded(around.flatMap((each) => shownId(each) ?? []))] : [];
    const statement: DraftDeclaration = {
      shape: 'declaration',
      id,
      ...other,
      ...(label === undefined || label === id ? {} : { label }),
      ...(options || around ? { options: [...surrounds, ...(options ?? [])] } : {}),
      ...block,
    };
    origins.push({ kind: frame ? 'group' : 'node', id, external, place, statement });
    return statement;
  };
  const declared = (inside.get(undefined) ?? []).filter(show).map(write);
  const edges = edgesOf(graph.relations, shownId, origins);
  origins.push(...drawnOtherwise(graph.relations, shownId, origins));
  const statements: readonly DraftStatement[] = [...declared, ...edges, ...(graph.behind?.(shownId) ?? [])];
  const header = { kind, ...(title === undefined ? {} : { title }), ...(options ? { options } : {}) };
  return { draft: { header, statements }, origins };
}

function surrounded(ids: readonly string[]): DraftOption {
  return { name: 'nodes', values: ids.map((raw) => ({ raw })) };
}

/** By the containing frame. An item without a frame, or whose frame is missing or is the item itself, is at the top. */
function membersOf(items: readonly Item[]): ReadonlyMap<string | undefined, readonly Item[]> {
  const known = new Map(items.map((item) => [item.external, item]));
  const members = new Map<string | undefined, Item[]>();
  for (const item of items.toSorted(inOrder)) {
    const holder = holderOf(item, known);
    const list = members.get(holder);
    if (list) list.push(item);
    else members.set(holder, [item]);
  }
  return members;
}

/** Those that contain a node, directly or in an inner frame. */
function fullFrames(inside: ReadonlyMap<string | undefined, readonly Item[]>): ReadonlySet<string> {
  const holders = new Map(
    [...inside].flatMap(([holder, list]) => list.map((each) => [each.external, holder] as const)),
  );
  const full = new Set<string>();
  for (const [holder, list] of inside) {
    if (list.every(({ frame }) => frame)) continue;
    for (let at = holder; at !== undefined && !full.has(at); at = holders.get(at)) full.add(at);
  }
  return full;
}

function holderOf(item: Item, known: ReadonlyMap<string, Item>): string | undefined {
  const { within } = item;
  const seen = new Set([item.external]);
  for (let at = within; at !== undefined; at = known.get(at)?.within) {
    if (at === item.external) return undefined;
    if (seen.has(at)) break;
    seen.add(at);
  }
  return within !== undefined && known.get(within)?.frame ? within : undefined;
}

function inOrder(a: Item, b: Item): number {
  return (a.rank ?? 0) - (b.rank ?? 0) || byCodeUnit(a.external, b.external);
}

function edgesOf(
  relations: readonly Relation[],
  idOf: ShownId,
  origins: DraftOrigin<FilePlace>[],
): readonly DraftEdge[] {
  const edges: DraftEdge[] = [];
  const written = new Map<string, DraftEdge>();
  for (const { from, to, arrow, label, options, place, external = `${from} ${to}` } of relations.toSorted(byEnds)) {
    const [start, end] = [idOf(from), idOf(to)];
    if (arrow === undefined || start === undefined || end === undefined) continue;
    const key = JSON.stringify([start, arrow, end, label, options]);
    const statement: DraftEdge = written.get(key) ?? {
      shape: 'edge',
      from: start,
      arrow,
      to: end,
      ...(label === undefined ? {} : { label }),
      ...(options ? { options } : {}),
    };
    if (!written.has(key)) edges.push(statement);
    written.set(key, statement);
    origins.push({ kind: 'edge', id: '', external, place, statement });
  }
  return edges;
}

/** Relations that a line of their first end or its containing frame draws have the place of that item. */
function drawnOtherwise(
  relations: readonly Relation[],
  idOf: ShownId,
  origins: readonly DraftOrigin<FilePlace>[],
): readonly DraftOrigin<FilePlace>[] {
  const statements = new Map(origins.map(({ external, statement }) => [external, statement]));
  return relations.toSorted(byEnds).flatMap(({ from, to, arrow, told: isStub, place, external = `${from} ${to}` }) => {
    const statement = statements.get(from);
    if (arrow !== undefined || !statement || !(isStub || idOf(to) !== undefined)) return [];
    return [{ kind: 'edge', id: '', external, place, statement }];
  });
}

function byEnds(a: Relation, b: Relation): number {
  return (
    (a.order ?? 0) - (b.order ?? 0) ||
    byCodeUnit(a.from, b.from) ||
    byCodeUnit(a.to, b.to) ||
    byCodeUnit(a.label ?? '', b.label ?? '')
  );
}
