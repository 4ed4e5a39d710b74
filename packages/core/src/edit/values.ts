// A field's value as written: in, its type from the table and a caller's value; out, its words, or why it can have none. A value
// reaches a line only as one word of the language.
import { RANGE } from '../grammar/entry.js';
import type { Touches, ValueType } from '../grammar/table.js';
import { lexLine } from '../syntax/lex.js';
import { quote } from '../syntax/quote.js';
import type { Token } from '../syntax/token.js';
import { WORD } from '../syntax/token.js';
import { type EditFault, fault } from './fault.js';
import { shown } from './find.js';
import type { FieldValue } from './operation.js';

export interface Writable {
  readonly name: string;
  readonly touches?: Touches | undefined;
  readonly value: ValueType;
  readonly list?: boolean | undefined;
  /** Values are written one after another with spaces between them. */
  readonly repeat?: boolean | undefined;
}

/** For a value that is not `null`. */
export function written({ name, value: type, list, repeat }: Writable, value: FieldValue): string | EditFault {
  const many = typeof value === 'object' && value !== null;
  if (many && !list && !repeat) return fault('field.value', `${name} takes one value.`);
  const words: string[] = [];
  for (const each of many ? value : [value]) {
    const word = each === null ? undefined : wordOf(type, each);
    if (word === undefined)
      return fault('field.value', `${shown(String(each))} is not a value of ${name}.`, valuesOf(type));
    words.push(word);
  }
  if (words.length === 0) return fault('field.value', `${name} takes at least one value.`);
  return words.join(repeat ? ' ' : ',');
}

function valuesOf(type: ValueType): readonly string[] {
  return type.type === 'choice' ? type.values : [];
}

const PLAIN: ReadonlySet<Token['type']> = new Set(['word', 'number', 'date', 'days', 'icon', 'dotted']);
const DATE = /^\d{4}-\d{2}-\d{2}(?:\.\.\d{4}-\d{2}-\d{2})?$/;

function wordOf(type: ValueType, value: string | number | boolean): string | undefined {
  switch (type.type) {
    case 'text':
    case 'link':
      return quote(String(value));
    case 'range':
      return typeof value === 'string' && RANGE.test(value) ? value : plain(value);
    case 'choice':
      return typeof value === 'boolean' ? onOff(type.values, value) : plain(value);
    case 'either':
      return typeof value === 'string' && type.of.some((each) => each.type === 'range') && RANGE.test(value)
        ? value
        : type.of.some((each) => each.type === 'text')
          ? loose(value)
          : plain(value);
    case 'any':
      return typeof value === 'string' && WORD.test(value) ? value : loose(value);
    default:
      return plain(value);
  }
}

function onOff(values: readonly string[], value: boolean): string | undefined {
  const word = value ? 'on' : 'off';
  return values.includes(word) ? word : undefined;
}

/** A number or date unchanged, anything else in quotes. */
function loose(value: string | number | boolean): string | undefined {
  return typeof value === 'number' || (typeof value === 'string' && DATE.test(value))
    ? plain(value)
    : quote(String(value));
}

/** One word of the language, and nothing else. */
function plain(value: string | number | boolean): string | undefined {
  const text = typeof value === 'number' ? decimal(value) : String(value);
  if (text === undefined) return undefined;
  const { tokens, comment } = lexLine(text, 0, text.length);
  const [token] = tokens;
  const isOne = tokens.length === 1 && token?.span.start === 0 && token.span.end === text.length;
  return isOne && comment === undefined && PLAIN.has(token.type) && !/[\r\n]/.test(text) ? text : undefined;
}

/** As a decimal without an exponent; undefined if there is none. */
function decimal(value: number): string | undefined {
  const text = String(value);
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined;
}
