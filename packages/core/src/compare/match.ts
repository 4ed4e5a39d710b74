// Matches statements of one source with those of another: in, the statements of both; out, pairs. Ids are matched first, then
// lines without one: in the same block by their words, by their text, and finally anywhere.
import type { Told } from './statement-content.js';

export type Matches = ReadonlyMap<Told, Told>;

export function matched(before: readonly Told[], after: readonly Told[]): Matches {
  const pairs = new Map<Told, Told>();
  const free = new Set(after);
  const pair = (one: Told, other: Told): void => {
    pairs.set(one, other);
    free.delete(other);
  };
  const byId = new Map(after.flatMap((each) => (each.id === undefined ? [] : [[each.id, each] as const])));
  for (const one of before) {
    const other = one.id === undefined ? undefined : byId.get(one.id);
    if (other && free.has(other)) pair(one, other);
  }
  const isSameBlock = (one: Told, other: Told): boolean =>
    one.branch === other.branch && (one.parent === undefined ? undefined : pairs.get(one.parent)) === other.parent;
  const passes: readonly ((one: Told, other: Told) => boolean)[] = [
    (one, other) => isSameBlock(one, other) && one.line === other.line,
    (one, other) =>
      isSameBlock(one, other) && isSameEdge(one, other) && one.fields.get('label') === other.fields.get('label'),
    (one, other) => isSameBlock(one, other) && isSameEdge(one, other),
    (one, other) => isSameBlock(one, other) && one.sort !== 'edge' && one.key === other.key,
    (one, other) => isSameEdge(one, other),
    (one, other) => one.sort !== 'edge' && one.key === other.key,
    (one, other) =>
      one.sort === 'edge' &&
      oneEnd(one, other) &&
      one.fields.get('label') !== undefined &&
      one.fields.get('label') === other.fields.get('label'),
    (one, other) => isSameBlock(one, other) && one.sort !== 'edge' && sharesMost(one, other),
  ];
  for (const isSame of passes) {
    const open = candidates(free);
    for (const one of before) {
      if (pairs.has(one) || one.id !== undefined) continue;
      const other = open.get(one.sort)?.find((each) => free.has(each) && isSame(one, each));
      if (other) pair(one, other);
    }
  }
  return pairs;
}

/** Unmatched lines without an id, by their sort. */
function candidates(free: ReadonlySet<Told>): ReadonlyMap<string, readonly Told[]> {
  const out = new Map<string, Told[]>();
  for (const each of free) {
    if (each.id !== undefined) continue;
    const list = out.get(each.sort) ?? [];
    list.push(each);
    out.set(each.sort, list);
  }
  return out;
}

function isSameEdge(one: Told, other: Told): boolean {
  return (
    one.sort === 'edge' &&
    one.fields.get('from') === other.fields.get('from') &&
    one.fields.get('to') === other.fields.get('to')
  );
}

function oneEnd(one: Told, other: Told): boolean {
  return one.fields.get('from') === other.fields.get('from') || one.fields.get('to') === other.fields.get('to');
}

/** Half of its fields or more. */
function sharesMost(one: Told, other: Told): boolean {
  const same = [...one.fields].filter(([name, text]) => other.fields.get(name) === text).length;
  return same > 0 && 2 * same >= Math.max(one.fields.size, other.fields.size);
}

export interface Renamed {
  readonly from: string;
  readonly to: string;
  readonly by: 'label' | 'lines';
}

/** Ids that were renamed: by a label that only one statement has, else by the same connections. */
export function renamedIds(before: readonly Told[], after: readonly Told[]): readonly Renamed[] {
  const gone = declaredOnly(before, after);
  const come = declaredOnly(after, before);
  const out: Renamed[] = [];
  const renamed = new Set<Told>();
  const put = (one: Told, others: readonly Told[], by: Renamed['by']): void => {
    const [other, ...more] = others.filter((each) => !renamed.has(each));
    if (renamed.has(one) || other === undefined || more.length > 0) return;
    renamed.add(one);
    renamed.add(other);
    out.push({ from: one.id ?? '', to: other.id ?? '', by });
  };
  const [labelsGone, labelsCome] = [labelsOf(gone), labelsOf(come)];
  for (const [label, [one, ...more]] of labelsGone)
    if (one !== undefined && more.length === 0) put(one, labelsCome.get(label) ?? [], 'label');
  const named = new Map(out.map(({ from, to }) => [from, to]));
  const [roundsGone, roundsCome] = [
    roundsOf(gone, linesRound(before), (id) => named.get(id) ?? id),
    roundsOf(come, linesRound(after), (id) => id),
  ];
  for (const [round, [one, ...more]] of roundsGone)
    if (one !== undefined && more.length === 0) put(one, roundsCome.get(round) ?? [], 'lines');
  return out;
}

function declaredOnly(here: readonly Told[], there: readonly Told[]): readonly Told[] {
  const known = new Set(there.flatMap((each) => each.id ?? []));
  return here.filter(({ id, placed }) => id !== undefined && !known.has(id) && placed.entry?.shape === 'declaration');
}

/** By their sort and label. */
function labelsOf(all: readonly Told[]): ReadonlyMap<string, readonly Told[]> {
  const out = new Map<string, Told[]>();
  for (const item of all) {
    const label = item.fields.get('label');
    if (label === undefined) continue;
    const key = `${item.sort} ${label}`;
    const list = out.get(key) ?? [];
    list.push(item);
    out.set(key, list);
  }
  return out;
}

type Lines = ReadonlyMap<string, readonly { readonly out: boolean; readonly other: string; readonly label: string }[]>;

function linesRound(all: readonly Told[]): Lines {
  const lines = new Map<string, { out: boolean; other: string; label: string }[]>();
  const add = (id: string, out: boolean, other: string, label: string): void => {
    const list = lines.get(id) ?? [];
    list.push({ out, other, label });
    lines.set(id, list);
  };
  for (const { sort, fields } of all) {
    const [from, to] = [fields.get('from'), fields.get('to')];
    if (sort !== 'edge' || from === undefined || to === undefined) continue;
    add(from, true, to, fields.get('label') ?? '');
    add(to, false, from, fields.get('label') ?? '');
  }
  return lines;
}

/** By their sort and connections; those without any are not included. */
function roundsOf(
  all: readonly Told[],
  lines: Lines,
  named: (id: string) => string,
): ReadonlyMap<string, readonly Told[]> {
  const out = new Map<string, Told[]>();
  for (const item of all) {
    const round = (lines.get(item.id ?? '') ?? [])
      .map(({ out: leads, other, label }) => `${leads ? 'to' : 'from'} ${named(other)} ${label}`)
      .toSorted();
    if (round.length === 0) continue;
    const key = [item.sort, ...round].join('\n');
    const list = out.get(key) ?? [];
    list.push(item);
    out.set(key, list);
  }
  return out;
}
