// What follows the last node of an edge in other languages: a label with a colon, quoted or bare, options, attributes
// in brackets, a semicolon. In, a line and an offset; out, its combined meaning.
import { type Cut, labelOf, readBracket, readQuoted, skipSpace } from '../../syntax/habits/foreign-text.js';
import { lexLine } from '../../syntax/lex.js';
import type { ShapeOfKind } from '../../syntax/statement.js';
import { type ReadAttributes, readAttributes, writtenOption } from './attributes.js';

export interface EdgeTail {
  readonly label?: string;
  /** The label is written like ours. */
  readonly proper: boolean;
  /** As written: `role=data step=2`. */
  readonly options: readonly string[];
  /** Line style set by attributes. */
  readonly drawn: Pick<ReadAttributes, 'line' | 'heads' | 'colour'>;
  /** Followed by something that only other languages have. */
  readonly marked: boolean;
  readonly certain: boolean;
}

const NOTHING: EdgeTail = { proper: true, options: [], drawn: {}, marked: false, certain: true };

/** Undefined if no language has this after an edge. */
export function readEdgeTail(shape: ShapeOfKind, text: string, from: number): EdgeTail | undefined {
  let tail = NOTHING;
  let at = skipSpace(text, from);
  while (at < text.length) {
    const part = readPart(shape, text, at, tail);
    if (!part) return undefined;
    tail = part.value;
    at = skipSpace(text, part.end);
  }
  const { label, ...unlabelled } = tail;
  return label === '' ? unlabelled : tail;
}

/** The next part, and what it adds. */
function readPart(shape: ShapeOfKind, text: string, at: number, tail: EdgeTail): Cut<EdgeTail> | undefined {
  const c = text.charAt(at);
  const labelled = tail.label !== undefined;
  if (c === ';') {
    if (skipSpace(text, at + 1) < text.length) return undefined;
    return { value: { ...tail, marked: true }, end: text.length };
  }
  if (c === ':' && !labelled) return readColon(shape, text, at, tail);
  const quoted = labelled ? undefined : readQuoted(text, at);
  if (quoted) {
    const label = labelOf(text.slice(at, quoted.end));
    return { value: { ...tail, label, proper: false }, end: quoted.end };
  }
  if (c === '[' || c === '{') return readBracketed(shape, text, at, tail);
  return readOption(shape, text, at, tail) ?? readBare(shape, text, at, tail);
}

/** `: "label"`, or an unquoted label up to the end. */
function readColon(shape: ShapeOfKind, text: string, at: number, tail: EdgeTail): Cut<EdgeTail> {
  const start = skipSpace(text, at + 1);
  const quoted = readQuoted(text, start);
  if (quoted && atBreak(text, quoted.end)) {
    const label = labelOf(text.slice(start, quoted.end));
    const proper = tail.proper && tail.options.length === 0 && text.charAt(start) === '"';
    return { value: { ...tail, label, proper }, end: quoted.end };
  }
  const { label, options, block } = plainLabel(shape, text, start);
  const labelled = { ...tail, label, proper: false, options: [...tail.options, ...options] };
  if (block === undefined) return { value: labelled, end: text.length };
  const attributes = readAttributes(block, shape);
  return {
    value: { ...labelled, label: label || (attributes.label ?? ''), drawn: drawnAs(attributes), marked: true },
    end: text.length,
  };
}

/** Attributes in brackets. */
function readBracketed(shape: ShapeOfKind, text: string, at: number, tail: EdgeTail): Cut<EdgeTail> | undefined {
  const inside = readBracket(text, at);
  if (!inside) return undefined;
  const attributes = readAttributes(inside.value, shape);
  const label = tail.label ?? attributes.label;
  const options = attributes.options.filter((each) => each.name !== 'tone').map(writtenOption);
  return {
    value: {
      ...tail,
      ...(label === undefined ? {} : { label }),
      options: [...tail.options, ...options],
      drawn: drawnAs(attributes),
      marked: true,
    },
    end: inside.end,
  };
}

/** `role=data`, an option that names the label, or a switch as a word. */
function readOption(shape: ShapeOfKind, text: string, at: number, tail: EdgeTail): Cut<EdgeTail> | undefined {
  const [word] = lexLine(text, at, text.length).tokens;
  if (word?.type === 'option') {
    const { end } = word.span;
    const [value] = word.values;
    const named = tail.label === undefined && /^(?:label|text|title|name)$/.test(word.name);
    if (named && value?.type === 'string') return { value: { ...tail, label: value.value, proper: false }, end };
    return { value: { ...tail, options: [...tail.options, text.slice(word.span.start, end)] }, end };
  }
  if (word?.type !== 'word' || shape.switches?.includes(word.text) !== true) return undefined;
  return { value: { ...tail, options: [...tail.options, `${word.text}=on`], proper: false }, end: word.span.end };
}

/** A label without colon and quotes, up to the end. */
function readBare(shape: ShapeOfKind, text: string, at: number, tail: EdgeTail): Cut<EdgeTail> | undefined {
  if (tail.label !== undefined || !/[\p{L}\p{N}]/u.test(text.charAt(at))) return undefined;
  const { label, options: behind } = plainLabel(shape, text, at);
  const options = [...tail.options, ...behind];
  const certain = options.length === 0 && !/[":|]/.test(label);
  return { value: { ...tail, label, options, proper: false, certain }, end: text.length };
}

function drawnAs({ line, heads, colour }: ReadAttributes): EdgeTail['drawn'] {
  return { ...(line ? { line } : {}), ...(heads ? { heads } : {}), ...(colour === undefined ? {} : { colour }) };
}

function atBreak(text: string, at: number): boolean {
  return at >= text.length || /[\s;,{[]/.test(text.charAt(at));
}

/** An unquoted label up to the end of the line, without D2's block and without our options after it. */
function plainLabel(
  shape: ShapeOfKind,
  text: string,
  from: number,
): { readonly label: string; readonly options: readonly string[]; readonly block?: string } {
  let end = text.length;
  let block: string | undefined;
  if (text.endsWith('}')) {
    const open = text.lastIndexOf('{');
    const inside = open >= from ? readBracket(text, open) : undefined;
    if (inside?.end === text.length) {
      block = inside.value;
      end = open;
    }
  }
  const options: string[] = [];
  for (;;) {
    const rest = text.slice(from, end).trimEnd().replace(/;$/, '');
    const space = rest.lastIndexOf(' ');
    const last = rest.slice(space + 1);
    const name = /^([a-z][a-z-]*)=[^\s"]+$/.exec(last)?.[1];
    if (name === undefined || !shape.options?.get('edge')?.includes(name)) {
      return { label: labelOf(rest), options: options.reverse(), ...(block === undefined ? {} : { block }) };
    }
    options.push(last);
    end = from + Math.max(space, 0);
  }
}
