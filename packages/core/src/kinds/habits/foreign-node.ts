// A node in other languages: `A["x"]`, `A@{ shape: cyl }`, `[Web]`, `"Web shop"`, `shop.web`, `a:port`. In, a text and
// an offset; out, its name, label, type and options.

import { MERMAID_BRACKETS, type MermaidBracket } from '../../foreign/mermaid/node-shapes.js';
import type { DraftOption } from '../../syntax/draft.js';
import {
  type Cut,
  labelOf,
  labelText,
  mermaidLabelOf,
  readBracket,
  readQuoted,
  skipSpace,
} from '../../syntax/habits/foreign-text.js';
import { type DeclaredName, idOf, type KnownNames } from '../../syntax/habits/known-names.js';
import { quote } from '../../syntax/quote.js';
import type { ShapeOfKind } from '../../syntax/statement.js';
import { WORD } from '../../syntax/token.js';
import { isSpace } from '../../syntax/white-space.js';
import { type ReadAttributes, readMermaidData, writtenOption } from './attributes.js';
import { isType, outlineOf, typeOfBrackets, typeOfWord } from './foreign-shapes.js';

export interface ForeignNode {
  readonly name: string;
  /** The name is a text, not an id. */
  readonly named: 'id' | 'text' | 'start-or-end' | 'history';
  readonly label?: string;
  readonly type?: string;
  readonly options: readonly DraftOption[];
  /** Written like none of our nodes. */
  readonly marked: boolean;
  /** Nothing was guessed or dropped. */
  readonly certain: boolean;
  /** A port was named, as in DOT. */
  readonly ported?: true;
}

const LETTER = /[\p{L}\p{N}_$]/u;

export function readNode(text: string, from: number, shape: ShapeOfKind): Cut<ForeignNode> | undefined {
  const c = text.charAt(from);
  const quoted = readQuoted(text, from);
  if (quoted) {
    const label = labelText(quoted.value);
    if (label === '') return undefined;
    return port(text, {
      value: { name: label, named: 'text', options: [], marked: true, certain: true },
      end: quoted.end,
    });
  }
  if (c === '[') {
    const inside = readBracket(text, from);
    if (!inside) return undefined;
    const base = { options: [], marked: true, certain: true } as const;
    if (inside.value.trim() === '*') return { value: { name: '[*]', named: 'start-or-end', ...base }, end: inside.end };
    if (/^H\*?$/.test(inside.value) && shape.keywords.includes('history'))
      return { value: { name: inside.value, named: 'history', ...base }, end: inside.end };
    const label = labelOf(inside.value);
    if (label === '') return undefined;
    const type = typeOfWord('component', shape);
    return { value: { name: label, named: 'text', ...(type ? { type } : {}), ...base }, end: inside.end };
  }
  if (c === '(') {
    const inside = readBracket(text, from);
    const label = inside ? labelOf(inside.value) : '';
    if (!inside || label === '') return undefined;
    return { value: { name: label, named: 'text', options: [], marked: true, certain: true }, end: inside.end };
  }
  if (c === ':') {
    const close = text.indexOf(':', from + 1);
    const label = close < 0 ? '' : labelOf(text.slice(from + 1, close));
    if (label === '') return undefined;
    const type = isType('person', shape) ? { type: 'person' } : {};
    return { value: { name: label, named: 'text', ...type, options: [], marked: true, certain: true }, end: close + 1 };
  }
  const end = nameEnd(text, from);
  if (end === from) return undefined;
  return shaped(
    text,
    { value: { name: text.slice(from, end), named: 'id', options: [], marked: false, certain: true }, end },
    shape,
  );
}

/** Letters, digits and, between two of them, `-`, `.` and `/`. */
function nameEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const c = text.charAt(at);
    if (LETTER.test(c)) at++;
    else if (c >= '\ud800' && c <= '\udbff' && LETTER.test(text.slice(at, at + 2))) at += 2;
    else if ((c === '-' || c === '.' || c === '/') && at > from && LETTER.test(text.charAt(at + 1))) at += 2;
    else break;
  }
  return at;
}

/** What directly follows an id: brackets, `@{ … }`, `:::class`, `:port`. */
function shaped(text: string, id: Cut<ForeignNode>, shape: ShapeOfKind): Cut<ForeignNode> {
  let { value, end } = id;
  if (text.startsWith('@{', end)) {
    const inside = readBracket(text, end + 1);
    if (inside) {
      value = withAttributes(value, readMermaidData(inside.value, shape));
      end = inside.end;
    }
  } else {
    const bracket = readShape(text, end, shape);
    if (bracket) {
      value = { ...value, ...bracket.value, marked: true };
      end = bracket.end;
    }
  }
  if (text.startsWith(':::', end)) {
    const stop = nameEnd(text, end + 3);
    if (stop > end + 3) {
      value = { ...value, marked: true };
      end = stop;
    }
  }
  return port(text, { value, end });
}

/** DOT's port: only before an arrow, because a colon there starts no label. */
function port(text: string, node: Cut<ForeignNode>): Cut<ForeignNode> {
  if (text.charAt(node.end) !== ':' || isSpace(text.charAt(node.end + 1))) return node;
  const stop = nameEnd(text, node.end + 1);
  const next = text.charAt(skipSpace(text, stop));
  if (stop === node.end + 1 || (next !== '-' && next !== '<')) return node;
  return { value: { ...node.value, marked: true, ported: true }, end: stop };
}

function readShape(
  text: string,
  at: number,
  shape: ShapeOfKind,
): Cut<Pick<ForeignNode, 'label' | 'type' | 'options' | 'certain'>> | undefined {
  for (const bracket of MERMAID_BRACKETS) {
    if (!text.startsWith(bracket.open, at)) continue;
    const inner = at + bracket.open.length;
    const start = skipSpace(text, inner);
    const quoted = text.charAt(start) === '"' ? readQuoted(text, start) : undefined;
    const closer = quoted ? closerAt(text, skipSpace(text, quoted.end), bracket) : closerAfter(text, at, bracket);
    if (!closer) continue;
    const label = mermaidLabelOf(text.slice(inner, closer.start));
    // Empty braces are an empty block, not a shape.
    const shaping = label !== '' || bracket.open !== '{';
    const { type, certain } = shaping ? typeOfBrackets(closer.shape, shape) : { certain: true };
    const named = { ...(label === '' ? {} : { label }), ...(type === undefined ? {} : { type }) };
    return { value: { ...named, options: outlineOf(closer.shape, shape), certain }, end: closer.end };
  }
  return undefined;
}

interface Closer {
  readonly start: number;
  readonly end: number;
  /** The short name of the shape that the brackets draw. */
  readonly shape: string;
}

function closerAt(text: string, at: number, { closes }: MermaidBracket): Closer | undefined {
  const [close, shape = ''] = closes.find(([each]) => text.startsWith(each, at)) ?? [];
  return close === undefined ? undefined : { start: at, end: at + close.length, shape };
}

/** The closer of an unquoted label: the partner of the opening bracket, or the next closer for `>`. */
function closerAfter(text: string, at: number, { open, closes }: MermaidBracket): Closer | undefined {
  if (open === '>') {
    const close = text.indexOf(']', at);
    const arrow = text.slice(at, close).search(/[-=.]{2}/);
    return close < 0 || arrow >= 0 ? undefined : { start: close, end: close + 1, shape: closes[0]?.[1] ?? '' };
  }
  const whole = readBracket(text, at);
  if (!whole) return undefined;
  const ends = (each: string): boolean => text.endsWith(each, whole.end) && whole.end - each.length >= at + open.length;
  const [close, shape = ''] = closes.find(([each]) => ends(each)) ?? [];
  return close === undefined ? undefined : { start: whole.end - close.length, end: whole.end, shape };
}

export function withAttributes(node: ForeignNode, attributes: ReadAttributes): ForeignNode {
  const { label = node.label === undefined ? attributes.mark : undefined, type, options, certain } = attributes;
  return {
    ...node,
    ...(label ? { label } : {}),
    ...(type === undefined ? {} : { type }),
    options: [...node.options, ...options],
    marked: true,
    certain: node.certain && certain,
  };
}

/** A node under one of our ids, and the line that declares it if necessary. */
export interface PlacedNode {
  readonly id: string;
  readonly statement?: string;
  readonly declares?: DeclaredName;
  readonly certain: boolean;
}

/** Gives a node its id. `always`: the line is about the node, so it is declared even without a label. */
export function placeNode(
  node: ForeignNode,
  shape: ShapeOfKind,
  known: KnownNames,
  side: 'from' | 'to',
  always = false,
): PlacedNode | undefined {
  if (node.named === 'start-or-end') {
    const terminal = side === 'from' ? 'start' : 'end';
    if (shape.given?.includes(terminal)) return { id: terminal, certain: node.certain };
    const label = side === 'from' ? 'Start' : 'End';
    return declared(
      { ...node, label, ...(isType('terminal', shape) ? { type: 'terminal' } : {}) },
      side === 'from' ? 'start' : 'end',
      shape,
      known,
      true,
    );
  }
  if (node.named === 'history') {
    const isThere = known.labelOf('h') !== undefined;
    const statement = node.name === 'H' ? 'history h' : 'history h deep';
    return { id: 'h', certain: !isThere, ...(isThere ? {} : { statement, declares: { id: 'h', label: 'h' } }) };
  }
  if (node.named === 'text')
    return declared({ ...node, label: node.label ?? node.name }, idOf(node.name, known, true), shape, known, true);
  const last = node.name.slice(Math.max(node.name.lastIndexOf('.'), node.name.lastIndexOf('/')) + 1);
  if (last !== node.name && WORD.test(last)) {
    const certain = node.certain && known.labelOf(last) !== undefined;
    return declared({ ...node, certain }, last, shape, known, always || hasMore(node));
  }
  const id = idOf(node.name, known, false);
  if (id !== node.name) return declared({ ...node, label: node.label ?? node.name }, id, shape, known, true);
  return declared(node, id, shape, known, always || hasMore(node));
}

function hasMore(node: ForeignNode): boolean {
  return node.label !== undefined || node.type !== undefined || node.options.length > 0;
}

function declared(
  node: ForeignNode,
  id: string,
  shape: ShapeOfKind,
  known: KnownNames,
  needed: boolean,
): PlacedNode | undefined {
  const label = node.label ?? id;
  const before = known.labelOf(id);
  if (!needed || before !== undefined) {
    const same = before === undefined || node.label === undefined || before === label;
    return { id, certain: node.certain && same };
  }
  if (shape.node === undefined) return undefined;
  return { id, statement: nodeLine(shape.node, id, node, label), declares: { id, label }, certain: node.certain };
}

export function nodeLine(
  keyword: string,
  id: string,
  node: { readonly type?: string; readonly options: readonly DraftOption[] },
  label: string,
): string {
  const parts = [keyword, id, node.type, label === id ? undefined : quote(label), ...node.options.map(writtenOption)];
  return parts.filter((each) => each !== undefined).join(' ');
}
