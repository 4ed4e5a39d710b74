// What a direct change of a statement can do: in, a source and the offset of a statement; out, how an operation refers to it, the fields of its form
// with their values, and what can go next to it. From the table, so that a picture offers nothing that the kind would reject.
import type { ValueType } from '../grammar/table.js';
import type { Kinds } from '../kinds/kind.js';
import { cutSource, headerOf } from '../syntax/cut-source.js';
import { unquote } from '../syntax/quote.js';
import { makeSource } from '../text/source.js';
import { edgesOf, lineOf } from './find.js';
import type { Ref } from './operation.js';
import { type Slot, slotsOf } from './slots.js';
import { type Placed, type Structure, structureOf } from './structure.js';

export interface FormField {
  readonly name: string;
  /** `other` is one word, number or date of the language. */
  readonly takes: 'text' | 'choice' | 'icon' | 'reference' | 'flag' | 'other';
  /** Of a choice. */
  readonly values: readonly string[];
  /** Undefined if the line doesn't set it; of a text, without quotes. */
  readonly value: string | undefined;
}

export interface StatementForm {
  readonly ref: Ref;
  readonly shape: 'declaration' | 'row' | 'edge' | 'item' | 'line';
  /** Undefined for an edge, an item and a line of a table. */
  readonly keyword: string | undefined;
  readonly fields: readonly FormField[];
  /** Edges can start and end at it. */
  readonly joins: boolean;
  /** It has a block of statements. */
  readonly holds: boolean;
  /** Id of the statement whose block contains it. */
  readonly within: string | undefined;
  /** What a new statement connected to it would be. */
  readonly next: NextStatement | undefined;
}

export interface NextStatement {
  /** Undefined for an item. */
  readonly keyword: string | undefined;
  /** Not in use; undefined for a statement without one. */
  readonly id: string | undefined;
}

export function statementForm(text: string, at: number, kinds: Kinds): StatementForm | undefined {
  const kind = kinds.get(headerOf(cutSource(makeSource(text)))?.kind.text ?? '');
  if (!kind) return undefined;
  const structure = structureOf(text, kind);
  const placed = structure.all.find(({ statement: { span } }) => span.start <= at && at <= span.end);
  if (structure.unread.length > 0 || placed?.entry === undefined) return undefined;
  const { grammar, source } = structure;
  const { entry, block } = placed;
  const owner = block.owner?.entry;
  const spec = owner?.shape === 'declaration' ? owner.spec.block : undefined;
  const keyword = entry.shape === 'declaration' || entry.shape === 'row' ? entry.spec.keyword : undefined;
  return {
    ref: refOf(structure, placed),
    shape:
      entry.shape === 'declaration' || entry.shape === 'row' || entry.shape === 'edge' || entry.shape === 'item'
        ? entry.shape
        : 'line',
    keyword,
    fields: slotsOf(source, grammar, entry, spec).flatMap((each) => (each.names ? [] : [fieldOf(structure, each)])),
    joins: keyword !== undefined && grammar.edges?.joins.includes(keyword) === true,
    holds: entry.shape === 'declaration' && entry.spec.block?.holds === 'statements',
    within: owner?.shape === 'declaration' ? owner.id?.text : undefined,
    next: nextOf(structure, placed),
  };
}

function refOf(structure: Structure, placed: Placed): Ref {
  const { entry } = placed;
  if (entry?.shape === 'declaration' && entry.id) return entry.id.text;
  if (entry?.shape === 'edge') {
    const { from, to } = entry;
    const alike = edgesOf(structure).filter((each) => each.entry.from === from && each.entry.to === to);
    return alike.length === 1 ? { from, to } : { from, to, nth: alike.findIndex((each) => each.entry === entry) + 1 };
  }
  const row = lineOf(structure, placed);
  const alike = structure.all.filter((each) => lineOf(structure, each) === row);
  return alike.length === 1 ? { row } : { row, nth: alike.indexOf(placed) + 1 };
}

function fieldOf({ source }: Structure, { name, span, takes }: Slot): FormField {
  const type = takes === 'flag' ? undefined : takes;
  return {
    name,
    takes: type === undefined ? 'flag' : sortOf(type),
    values: type?.type === 'choice' ? type.values : [],
    value: span && valueIn(source.text.slice(span.start, span.end), name),
  };
}

function sortOf({ type }: ValueType): FormField['takes'] {
  switch (type) {
    case 'text':
    case 'link':
      return 'text';
    case 'choice':
    case 'icon':
    case 'reference':
      return type;
    default:
      return 'other';
  }
}

/** Without the name of an option, the colon of a label and quotes. */
function valueIn(words: string, name: string): string {
  const bare = words.startsWith(`${name}=`) ? words.slice(name.length + 1) : words.replace(/^:\s*/, '');
  return bare.startsWith('"') && bare.endsWith('"') && bare.length > 1 ? unquote(bare.slice(1, -1)) : bare;
}

/** More of the sort that edges join, or more of the same; on an edge, what can be inserted. */
function nextOf({ grammar, checked }: Structure, { entry }: Placed): NextStatement | undefined {
  if (entry?.shape === 'item') return { keyword: undefined, id: undefined };
  const joins = grammar.edges?.joins ?? [];
  const node = joins.find((each) => each === grammar.node) ?? joins[0];
  const own = entry?.shape === 'declaration' ? entry.spec.keyword : undefined;
  const keyword = entry?.shape === 'edge' || (own !== undefined && joins.includes(own)) ? node : own;
  const spec = grammar.statements.find((each) => each.keyword === keyword);
  if (keyword === undefined || spec?.shape !== 'declaration' || spec.block?.required === true) return undefined;
  if (spec.id === 'none') return { keyword, id: undefined };
  for (let number = checked.ids.size + 1; ; number++) {
    const id = `${keyword}${number}`;
    if (!checked.ids.has(id) && !grammar.edges?.given?.includes(id)) return { keyword, id };
  }
}
