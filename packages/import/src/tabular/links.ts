// Rows that link one item to another: a sankey if they have amounts and no cycle, otherwise a flow.
import type { DraftOrigin } from '@linework/convert';
import type { DraftStatement } from '@linework/core';
import type { FilePlace } from '../file-place.js';
import type { Item, Relation } from '../graph/contract.js';
import { byCodeUnit, stableIds } from '../ids.js';
import { type Candidate, clean, type Maker, originOf, raw, type Sheet, text } from './candidate.js';
import type { Column, NumberColumn } from './contract.js';
import { written } from './numbers.js';

const MOST_FLOWS = 80;
const MOST_NODES = 40;

interface Link {
  readonly from: string;
  readonly to: string;
  readonly value: number;
  readonly place: FilePlace;
}

/** Adds up rows with the same two ends. */
export function linksOf(
  { table }: Sheet,
  from: Column,
  to: Column,
  measure: NumberColumn | undefined,
): readonly Link[] {
  const links = new Map<string, Link>();
  for (const [row, { place }] of table.rows.entries()) {
    const [start, end] = [from.texts[row] ?? '', to.texts[row] ?? ''];
    if (start === '' || end === '') continue;
    const key = JSON.stringify([start, end]);
    const known = links.get(key);
    const value = (measure ? measure.numbers[row] : 1) ?? 0;
    links.set(key, { from: start, to: end, place: known?.place ?? place, value: (known?.value ?? 0) + value });
  }
  return [...links.values()].sort((a, b) => byCodeUnit(a.from, b.from) || byCodeUnit(a.to, b.to));
}

export const sankey: Maker = (sheet) => {
  const { links: ends, categories, measures } = sheet.roles;
  const [first, second] = categories;
  const [from, to] = ends ? [ends.from, ends.to] : [first, second];
  const [measure] = measures;
  if (!from || !to) return undefined;
  const links = linksOf(sheet, from, to, measure).filter(({ value }) => value > 0);
  const names = [...new Set(links.flatMap((each) => [each.from, each.to]))].sort(byCodeUnit);
  const tooMany = links.length > MOST_FLOWS || names.length > MOST_NODES;
  if (links.length === 0 || tooMany || isCircular(links)) return undefined;
  const idOf = stableIds(names, 'node');
  const places = new Map(
    links.toReversed().flatMap(
      ({ from: a, to: b, place }) =>
        [
          [a, place],
          [b, place],
        ] as const,
    ),
  );
  const origins: DraftOrigin<FilePlace>[] = [];
  const nodes = names.map((name): DraftStatement => {
    const id = idOf(name);
    const statement = {
      shape: 'declaration',
      keyword: 'node',
      id,
      ...(clean(name) === id ? {} : { label: clean(name) }),
    } as const;
    origins.push({ kind: 'node', id, external: name, place: places.get(name) ?? sheet.table.place, statement });
    return statement;
  });
  const flows = links.map((link): DraftStatement => {
    const options = [raw('value', written(link.value))];
    const statement = { shape: 'edge', from: idOf(link.from), arrow: '->', to: idOf(link.to), options } as const;
    origins.push({ kind: 'edge', id: '', external: `${link.from} ${link.to}`, place: link.place, statement });
    return statement;
  });
  const [node] = nodes;
  const shown = [from, to, ...(measure ? [measure] : [])];
  if (node) origins.push(...shown.map((column) => originOf(column, node)));
  const header = { kind: 'sankey', title: sheet.table.title, options: text('unit', measure?.unit) };
  return {
    chart: 'sankey',
    because: `${measure ? `'${measure.name}' goes` : 'rows link'} from '${from.name}' to '${to.name}'`,
    output: { drafted: { draft: { header, statements: [...nodes, ...flows] }, origins } },
    shown,
    leftOut: [],
  } satisfies Candidate;
};

function isCircular(links: readonly Link[]): boolean {
  const waiting = new Map<string, number>();
  const next = new Map<string, string[]>();
  for (const { from, to } of links) {
    waiting.set(to, (waiting.get(to) ?? 0) + 1);
    if (!waiting.has(from)) waiting.set(from, 0);
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const free = [...waiting].filter(([, count]) => count === 0).map(([name]) => name);
  let done = 0;
  for (let name = free.pop(); name !== undefined; name = free.pop()) {
    done++;
    for (const each of next.get(name) ?? []) {
      const left = (waiting.get(each) ?? 0) - 1;
      waiting.set(each, left);
      if (left === 0) free.push(each);
    }
  }
  return done < waiting.size;
}

const LABEL = /^(?:label|relation|type|kind|via|protocol|verb|description|name)$/i;

/** Nodes and lines, if there are no amounts. */
export const flow: Maker = (sheet) => {
  const { links: ends, categories } = sheet.roles;
  if (!ends) return undefined;
  const { from, to } = ends;
  const label = categories.find(({ name, is }) => is === 'text' && LABEL.test(name));
  const items = new Map<string, Item>();
  const relations = new Map<string, Relation>();
  for (const [row, { place }] of sheet.table.rows.entries()) {
    const [start, end] = [from.texts[row] ?? '', to.texts[row] ?? ''];
    for (const name of [start, end]) {
      if (name === '' || items.has(name)) continue;
      items.set(name, { external: name, name, place, look: { keyword: 'node', label: clean(name) } });
    }
    if (start === '' || end === '') continue;
    const words = label?.texts[row] ?? '';
    relations.set(JSON.stringify([start, end, words]), {
      from: start,
      to: end,
      place,
      arrow: '->',
      ...(words === '' ? {} : { label: clean(words) }),
    });
  }
  if (items.size === 0) return undefined;
  const graph = {
    kind: 'flow',
    title: sheet.table.title,
    items: [...items.values()],
    relations: [...relations.values()],
    counted: { one: 'node', many: 'nodes' },
  };
  return {
    chart: 'flow',
    because: `rows link '${from.name}' to '${to.name}'`,
    output: { graph },
    shown: [from, to, ...(label ? [label] : [])],
    leftOut: [],
  };
};
