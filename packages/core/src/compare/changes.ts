// What changed, for a reviewer: in, the pairs of two sources; out, one change per difference, in words and by field, with its severity.
import type { Matches, Renamed } from './match.js';
import type { Told } from './statement-content.js';

/** What the diagram says, how it says it, or only how it looks. */
export type Severity = 'meaning' | 'wording' | 'look';

export interface FieldChange {
  readonly field: string;
  readonly before?: string;
  readonly after?: string;
}

export interface Change {
  readonly change: 'added' | 'removed' | 'changed' | 'renamed' | 'moved';
  readonly severity: Severity;
  /** The statement: `node`, `edge`, `slice`. */
  readonly what: string;
  /** Its name: its id, its ends, its words. */
  readonly name: string;
  /** One sentence. */
  readonly words: string;
  readonly fields: readonly FieldChange[];
  /** Lines from 1. */
  readonly lineBefore?: number;
  readonly lineAfter?: number;
  /** How a renamed statement was recognised. */
  readonly by?: 'label' | 'lines';
}

const RANK: readonly Severity[] = ['look', 'wording', 'meaning'];

export type HeaderFields = Pick<Told, 'fields' | 'touches'>;

export interface Compared {
  readonly before: readonly Told[];
  readonly after: readonly Told[];
  readonly pairs: Matches;
  readonly renamed: readonly Renamed[];
  /** The order of lines has a meaning. */
  readonly ordered: boolean;
}

export function changesOf({ before, after, pairs, renamed, ordered }: Compared): readonly Change[] {
  const known = new Set(pairs.values());
  const renames = new Map(renamed.map((each) => [each.to, each]));
  const late = ordered ? outOfOrder(before, pairs) : new Set<Told>();
  const out: Change[] = [];
  for (const one of before) {
    const other = pairs.get(one);
    if (!other) {
      if (!(one.parent && !pairs.has(one.parent))) out.push(whole('removed', one));
      continue;
    }
    const renaming = one.id === undefined ? undefined : renames.get(one.id);
    if (renaming) out.push(renameOf(one, other, renaming));
    const changed = fieldChanges(one, other);
    if (changed) out.push(changed);
    const moved = moveOf(one, other, pairs, late.has(one));
    if (moved) out.push(moved);
  }
  for (const other of after)
    if (!known.has(other) && !(other.parent && !known.has(other.parent))) out.push(whole('added', other));
  return out;
}

/** Changes of the header. */
export function headerChange(before: HeaderFields, after: HeaderFields): Change | undefined {
  const fields = differences(before.fields, after.fields);
  if (fields.length === 0) return undefined;
  return {
    change: 'changed',
    severity: gravest(fields, before, after),
    what: 'header',
    name: 'The header',
    words: `The header: ${fields.map(fieldSaid).join(', ')}.`,
    fields,
    lineBefore: 1,
    lineAfter: 1,
  };
}

export function nameOfTold({ id, sort, fields, line }: Told): string {
  if (id !== undefined) return id;
  return sort === 'edge' ? `${fields.get('from')} ${fields.get('arrow')} ${fields.get('to')}` : line;
}

/** With everything inside it. */
function whole(change: 'added' | 'removed', item: Told): Change {
  const line = item.placed.first;
  const where = item.parent ? ` ${change === 'added' ? 'in' : 'from'} ${nameOfTold(item.parent)}` : '';
  return {
    change,
    severity: item.sort === 'note' ? 'wording' : 'meaning',
    what: item.sort,
    name: nameOfTold(item),
    words: `${change === 'added' ? 'Added' : 'Removed'} ${item.line}${where}.`,
    fields: [],
    ...(change === 'added' ? { lineAfter: line } : { lineBefore: line }),
  };
}

function renameOf(one: Told, other: Told, { from, to, by }: Renamed): Change {
  const why = by === 'label' ? 'the label is the same' : 'it has the same connections';
  return {
    change: 'renamed',
    severity: 'look',
    what: one.sort,
    name: to,
    words: `Renamed ${from} to ${to}; ${why}.`,
    fields: [{ field: 'id', before: from, after: to }],
    lineBefore: one.placed.first,
    lineAfter: other.placed.first,
    by,
  };
}

function fieldChanges(one: Told, other: Told): Change | undefined {
  const sort = one.sort === other.sort ? [] : [{ field: 'statement', before: one.sort, after: other.sort }];
  const fields = [...sort, ...differences(one.fields, other.fields)];
  if (fields.length === 0) return undefined;
  const name = nameOfTold(other);
  return {
    change: 'changed',
    severity: gravest(fields, one, other),
    what: other.sort,
    name,
    words: `${other.id === undefined && other.sort !== 'edge' ? quoteKey(one) : name}: ${fields.map(fieldSaid).join(', ')}.`,
    fields,
    lineBefore: one.placed.first,
    lineAfter: other.placed.first,
  };
}

function quoteKey({ sort, key }: Told): string {
  return `${sort} ${key}`;
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly FieldChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.flatMap((field): readonly FieldChange[] => {
    const [old, now] = [before.get(field), after.get(field)];
    if (old === now) return [];
    return [{ field, ...(old === undefined ? {} : { before: old }), ...(now === undefined ? {} : { after: now }) }];
  });
}

/** Names of fields in sentences, where a field's own would mislead: `changed end api to cache`. */
const FIELD_NAMES: Readonly<Record<string, string>> = { from: 'start', to: 'end' };

function fieldSaid({ field, before, after }: FieldChange): string {
  const named = (text: string): string =>
    text === field || text.startsWith(`${field}=`) ? text : `${FIELD_NAMES[field] ?? field} ${text}`;
  if (before === undefined) return `added ${named(after ?? '')}`;
  return after === undefined ? `removed ${named(before)}` : `changed ${named(before)} to ${after}`;
}

function gravest(fields: readonly FieldChange[], before: HeaderFields, after: HeaderFields): Severity {
  const ranks = fields.map(({ field }) =>
    RANK.indexOf(after.touches.get(field) ?? before.touches.get(field) ?? 'meaning'),
  );
  return RANK[Math.max(...ranks)] ?? 'meaning';
}

function moveOf(one: Told, other: Told, pairs: Matches, isLate: boolean): Change | undefined {
  const parent = one.parent && pairs.get(one.parent);
  const isSame = one.parent === undefined ? other.parent === undefined : parent === other.parent;
  // The content of a dissolved group stays where it was.
  if (isSame && one.branch === other.branch && !isLate) return undefined;
  const name = nameOfTold(other);
  const place = other.parent ? `into ${nameOfTold(other.parent)}` : 'to the top level';
  return {
    change: 'moved',
    severity: 'meaning',
    what: other.sort,
    name,
    words:
      isSame && one.branch === other.branch
        ? `Moved ${name} to another place in the order.`
        : `Moved ${name} ${place}.`,
    fields: [],
    lineBefore: one.placed.first,
    lineAfter: other.placed.first,
  };
}

/** As few as possible whose order among the matched lines of their block changed: all but a longest increasing subsequence. */
function outOfOrder(before: readonly Told[], pairs: Matches): ReadonlySet<Told> {
  const blocks = new Map<string, Told[]>();
  for (const one of before) {
    const other = pairs.get(one);
    if (!other || (one.parent ? pairs.get(one.parent) : undefined) !== other.parent) continue;
    const key = `${one.parent?.placed.first ?? 0} ${one.branch}`;
    const list = blocks.get(key) ?? [];
    list.push(one);
    blocks.set(key, list);
  }
  const out = new Set<Told>();
  for (const list of blocks.values()) {
    const inOrder = increasing(list.map((each) => pairs.get(each)?.placed.first ?? 0));
    list.forEach((each, index) => {
      if (!inOrder.has(index)) out.add(each);
    });
  }
  return out;
}

/** Indices of a longest increasing subsequence (patience sorting). */
function increasing(values: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const before = new Array<number>(values.length).fill(-1);
  values.forEach((value, index) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  });
  const out = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) out.add(at);
  return out;
}

/** `2 added, 1 changed` */
export function summaryOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'No differences.';
  const counts = (['added', 'removed', 'changed', 'renamed', 'moved'] as const).flatMap((each) => {
    const count = changes.filter(({ change }) => change === each).length;
    return count === 0 ? [] : [`${count} ${each}`];
  });
  const worst = RANK[Math.max(...changes.map(({ severity }) => RANK.indexOf(severity)))];
  const only = worst === 'meaning' ? '' : worst === 'wording' ? ', wording only' : ', look only';
  return `${counts.join(', ')}${only}.`;
}
