// Where ids are named: in, a structure; out, every place of an id in it. Finds what a rename rewrites and what a removal also
// removes, using only the table.
import type { Entry, RowEntry } from '../grammar/entry.js';
import type { CellSpec } from '../grammar/table.js';
import type { ValueToken } from '../syntax/token.js';
import type { TextEdit } from '../text/edit.js';
import { oneLine } from '../text/one-line.js';
import { cover, type Span } from '../text/source.js';
import { lineOf } from './find.js';
import { type Placed, type Structure, startOf } from './structure.js';

/** An id, or the column of a table. */
export interface NamedId {
  readonly id: string;
  readonly column?: string | undefined;
}

/** An item, which has no id, by its label on one line. */
export interface NamedItem {
  readonly item: string;
}

export type Named = NamedId | NamedItem;

export interface Mention {
  /** The id itself: of `orders.total`, one of its two halves. */
  readonly span: Span;
  /** Undefined for the header. */
  readonly placed: Placed | undefined;
  readonly as: 'declaration' | 'end' | 'cell' | 'option';
}

export function mentionsOf(structure: Structure, named: Named): readonly Mention[] {
  if ('item' in named) return itemMentions(structure, named);
  const { id, column } = named;
  const out: Mention[] = [];
  for (const placed of structure.all) {
    const { entry } = placed;
    if (entry === undefined) continue;
    const add = (span: Span, as: Mention['as']): void => {
      out.push({ span, placed, as });
    };
    if (column === undefined) {
      const declared = declaredSpan(entry, id);
      if (declared) add(declared, 'declaration');
    } else if (
      (entry.shape === 'column' || entry.shape === 'value') &&
      entry.name.text === column &&
      ownerId(placed) === id
    )
      add(entry.name.span, 'declaration');
    if (entry.shape === 'edge' && column === undefined)
      for (const end of [entry.statement.from, entry.statement.to]) if (end.text === id) add(end.span, 'end');
    for (const { values, as } of valuesOf(entry))
      for (const { token, sort } of values) {
        const span = spanIn(entry, token, sort, { id, column });
        if (span) add(span, as);
      }
  }
  const mention = column === undefined ? headerMention(structure, id) : undefined;
  return mention ? [...out, { span: mention, placed: undefined, as: 'option' }] : out;
}

/** The items among these, as rows name them; without those whose label another item has too, since the rows can mean that one. */
export function itemsNamed({ all }: Structure, within: (placed: Placed) => boolean): readonly NamedItem[] {
  const labels = (inside: boolean): ReadonlySet<string> =>
    new Set(
      all.flatMap((each) =>
        each.entry?.shape === 'item' && within(each) === inside ? [oneLine(each.entry.label.value)] : [],
      ),
    );
  const others = labels(false);
  return [...labels(true)].flatMap((item) => (others.has(item) ? [] : [{ item }]));
}

function itemMentions({ all }: Structure, { item }: NamedItem): readonly Mention[] {
  return all.flatMap((placed) => {
    const { entry } = placed;
    if (entry?.shape !== 'row') return [];
    const cells = entry.spec.cells.flatMap(({ name, ofItem }) => (ofItem ? (entry.cells.get(name) ?? []) : []));
    return cells.flatMap((cell): readonly Mention[] =>
      cell?.type === 'string' && oneLine(cell.value) === item ? [{ span: cell.span, placed, as: 'cell' }] : [],
    );
  });
}

/** The option of the header that names an id (`main=trunk`), where the kind has one. */
export function givenOption({ grammar }: Structure): string | undefined {
  for (const { shape, ...spec } of grammar.statements) {
    const cells = shape === 'row' ? (spec as { readonly cells: readonly CellSpec[] }).cells : [];
    for (const { value } of cells) if (value.type === 'reference' && value.given !== undefined) return value.given;
  }
  return undefined;
}

/** The lines that name any of these ids and are not in `except`, as written. */
export function namingLines(
  structure: Structure,
  named: readonly Named[],
  except: (placed: Placed) => boolean,
): readonly string[] {
  const lines = new Set<Placed>();
  for (const each of named)
    for (const { placed, as } of mentionsOf(structure, each))
      if (placed && as !== 'declaration' && !except(placed)) lines.add(placed);
  return [...lines].toSorted((a, b) => a.first - b.first).map((each) => lineOf(structure, each));
}

/**
 * What has to be removed with these ids outside of `except`: edges and rows that name one as a whole, and single values of lists
 * and options on lines that stay.
 */
export function withoutMentions(
  structure: Structure,
  named: readonly Named[],
  except: (placed: Placed) => boolean,
): { readonly lines: readonly Placed[]; readonly edits: readonly TextEdit[] } {
  const gone = new Map<Placed, Mention[]>();
  for (const each of named)
    for (const mention of mentionsOf(structure, each)) {
      const { placed, as } = mention;
      if (!placed || as === 'declaration' || except(placed)) continue;
      const list = gone.get(placed) ?? [];
      list.push(mention);
      gone.set(placed, list);
    }
  const lines: Placed[] = [];
  const edits: TextEdit[] = [];
  for (const [placed, mentions] of gone) {
    const { entry } = placed;
    const isEdge = entry?.shape === 'edge' && mentions.some((each) => each.as === 'end');
    const left = isEdge ? undefined : withoutValues(structure, placed, mentions);
    if (left === undefined) lines.push(placed);
    else for (const edit of left) edits.push(edit);
  }
  return { lines, edits };
}

interface Valued {
  readonly token: ValueToken;
  readonly sort: 'id' | 'column' | 'columnOfRow';
}

interface Values {
  readonly values: readonly Valued[];
  readonly as: 'cell' | 'option';
}

function valuesOf(entry: Entry): readonly Values[] {
  const out: Values[] = [];
  if ('options' in entry)
    for (const { spec, values } of entry.options.values()) {
      const { type } = spec.value;
      if (type === 'reference' || type === 'column')
        out.push({
          as: 'option',
          values: values.map((token) => ({ token, sort: type === 'column' ? 'column' : 'id' })),
        });
    }
  if (entry.shape === 'row')
    for (const { name, value } of entry.spec.cells) {
      const sort =
        value.type === 'reference' ? 'id' : value.type === 'word' && value.columnOf ? 'columnOfRow' : undefined;
      const tokens = entry.cells.get(name) ?? [];
      if (sort) out.push({ as: 'cell', values: tokens.flatMap((token) => (token ? [{ token, sort }] : [])) });
    }
  return out;
}

function spanIn(entry: Entry, token: ValueToken, sort: Valued['sort'], { id, column }: NamedId): Span | undefined {
  if (sort === 'id') return column === undefined && token.type === 'word' && token.text === id ? token.span : undefined;
  if (sort === 'columnOfRow')
    return column !== undefined &&
      token.type === 'word' &&
      token.text === column &&
      entry.shape === 'row' &&
      tableOf(entry) === id
      ? token.span
      : undefined;
  if (token.type !== 'dotted' || token.table !== id) return undefined;
  const { start } = token.span;
  const dot = start + token.table.length;
  if (column === undefined) return { start, end: dot };
  return token.column === column ? { start: dot + 1, end: dot + 1 + token.column.length } : undefined;
}

/** The table whose columns the row names. */
function tableOf({ spec, cells }: RowEntry): string | undefined {
  const of = spec.cells.find((each) => each.value.type === 'word' && each.value.columnOf)?.value;
  const token = of?.type === 'word' && of.columnOf !== undefined ? cells.get(of.columnOf)?.[0] : undefined;
  return token?.type === 'word' ? token.text : undefined;
}

function declaredSpan(entry: Entry, id: string): Span | undefined {
  if (entry.shape === 'declaration') return entry.id?.text === id ? entry.id.span : undefined;
  if (entry.shape !== 'row') return undefined;
  const cell = entry.spec.cells.find((each) => each.declares);
  const token = cell && entry.cells.get(cell.name)?.[0];
  return token?.type === 'word' && token.text === id ? token.span : undefined;
}

function ownerId({ block }: Placed): string | undefined {
  const { owner } = block;
  return owner?.entry?.shape === 'declaration' ? owner.entry.id?.text : undefined;
}

function headerMention(structure: Structure, id: string): Span | undefined {
  const option = givenOption(structure);
  const token = option === undefined ? undefined : structure.checked.header.options.get(option)?.values[0];
  return token?.type === 'word' && token.text === id ? token.span : undefined;
}

/** The edits that remove values from a line that stays; undefined if a cell would become empty. */
function withoutValues(
  { source }: Structure,
  { entry }: Placed,
  mentions: readonly Mention[],
): readonly TextEdit[] | undefined {
  if (entry === undefined) return [];
  const isGone = ({ span }: ValueToken): boolean =>
    mentions.some((each) => each.span.start >= span.start && each.span.end <= span.end);
  const text = ({ span }: ValueToken): string => source.text.slice(span.start, span.end);
  const edits: TextEdit[] = [];
  if ('options' in entry)
    for (const { spec, span, values } of entry.options.values()) {
      const remaining = values.filter((each) => !isGone(each));
      if (remaining.length === values.length) continue;
      edits.push(
        remaining.length > 0
          ? { span, text: `${spec.name}=${remaining.map(text).join(',')}` }
          : { span: { start: spaceBefore(source.text, span.start), end: span.end }, text: '' },
      );
    }
  if (entry.shape === 'row')
    for (const list of entry.cells.values()) {
      const tokens = list.flatMap((each) => each ?? []);
      const remaining = tokens.filter((each) => !isGone(each));
      if (remaining.length === tokens.length) continue;
      if (remaining.length === 0) return undefined;
      edits.push({ span: tokens.map((each) => each.span).reduce(cover), text: remaining.map(text).join(',') });
    }
  return edits;
}

function spaceBefore(text: string, start: number): number {
  let from = start;
  while (text[from - 1] === ' ' || text[from - 1] === '\t') from--;
  return from;
}

/** The edits that remove whole lines. */
export function withoutLines({ source }: Structure, ranges: readonly Lines[]): readonly TextEdit[] {
  const joined: { first: number; last: number }[] = [];
  for (const { first, last } of ranges.toSorted((a, b) => a.first - b.first)) {
    const before = joined.at(-1);
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last);
    else joined.push({ first, last });
  }
  return joined.map(({ first, last }) => {
    const start = startOf(source, first);
    const isLast = last + 1 > source.lineStarts.length;
    return {
      span: { start: isLast ? breakBefore(source.text, start) : start, end: startOf(source, last + 1) },
      text: '',
    };
  });
}

/** Lines from 1. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/** Where the line break before an offset begins. */
function breakBefore(text: string, offset: number): number {
  return Math.max(0, offset - (text.endsWith('\r\n', offset) ? 2 : 1));
}
