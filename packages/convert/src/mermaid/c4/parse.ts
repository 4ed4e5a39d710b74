// The statements of a C4 diagram: in, the body after the header; out, calls such as `Person(a, "A")` with their arguments, in
// blocks. Linear in the text.
import { type C4Call, c4Call, type Span } from '@linework/core';
import type { Unreadable } from '../frame.js';
import type { TitleStatement } from '../header-text.js';
import { makeScan, matchAt, type Scan, skipBlanks, skipSpace } from '../scan.js';

export interface Call {
  readonly kind: 'call';
  readonly of: C4Call;
  /** By name, from the position in the call or from `$name=`. Omitted and empty arguments are absent. */
  readonly args: ReadonlyMap<string, string>;
  readonly span: Span;
  /** Children of a boundary or a node. */
  readonly block?: readonly Statement[];
  readonly closed: boolean;
}

export interface Stray {
  readonly kind: 'stray';
  readonly span: Span;
}

export type Statement = Call | Stray | Unreadable;

export interface ParsedC4 {
  readonly statements: readonly Statement[];
  readonly titleStatements: readonly TitleStatement[];
  /** Deepest nesting of blocks found. */
  readonly depth: number;
}

interface Reading {
  readonly scan: Scan;
  readonly titleStatements: TitleStatement[];
  at: number;
  depth: number;
}

/** Deeper blocks are refused whatever they contain, and are not read. */
const DEEPEST = 30;
const TITLE = /title(?:[^\S\n]+([^\n]*)|(?=\n|$))/y;
const SAYING = /(accTitle|accDescr)[^\S\n]*:([^\n]*)/y;
const SAYING_BLOCK = /accDescr\s*\{/y;
const NAME = /[A-Za-z]\w*/y;
const KEY = /\$(\w+)\s*=\s*/y;

export function parseC4(body: string, afterHeader: number): ParsedC4 {
  const reading: Reading = { scan: makeScan(body), titleStatements: [], at: afterHeader, depth: 0 };
  const { statements } = blockFrom(reading, 0);
  return { statements, titleStatements: reading.titleStatements, depth: reading.depth };
}

/** Statements up to the brace that closes the block, or to the end of the text. */
function blockFrom(
  reading: Reading,
  depth: number,
): { readonly statements: readonly Statement[]; readonly closed: boolean } {
  const { scan } = reading;
  const statements: Statement[] = [];
  reading.depth = Math.max(reading.depth, depth);
  for (;;) {
    reading.at = skipSpace(scan.text, reading.at);
    const { at } = reading;
    if (at >= scan.text.length) return { statements, closed: false };
    if (scan.text.startsWith('%%', at)) reading.at = scan.lineEnd(at);
    else if (scan.text.charAt(at) === '}') {
      reading.at = at + 1;
      if (depth > 0) return { statements, closed: true };
      statements.push({ kind: 'stray', span: { start: at, end: at + 1 } });
    } else if (!sayingFrom(reading)) statements.push(callFrom(reading, depth));
  }
}

function sayingFrom(reading: Reading): boolean {
  const { scan, at, titleStatements } = reading;
  const { text } = scan;
  const block = matchAt(SAYING_BLOCK, text, at);
  if (block) {
    const open = at + block[0].length;
    const close = scan.find('}', open);
    const end = close < 0 ? text.length : close;
    titleStatements.push({ kind: 'accDescr', written: text.slice(open, end).trim(), span: { start: at, end } });
    reading.at = end + 1;
    return true;
  }
  const saying = matchAt(SAYING, text, at);
  const title = saying ? null : matchAt(TITLE, text, at);
  const match = saying ?? title;
  if (match === null) return false;
  reading.at = at + match[0].length;
  const kind = title ? 'title' : saying?.[1] === 'accTitle' ? 'accTitle' : 'accDescr';
  const written = ((title ? title[1] : saying?.[2]) ?? '').trim();
  titleStatements.push({ kind, written, span: { start: at, end: reading.at } });
  return true;
}

function callFrom(reading: Reading, depth: number): Statement {
  const { scan, at } = reading;
  const { text } = scan;
  const name = matchAt(NAME, text, at)?.[0] ?? '';
  const of = c4Call(name);
  const open = skipBlanks(text, at + name.length);
  if (of === undefined || text.charAt(open) !== '(') {
    const reason = name === '' ? 'it is not an element or relation' : `'${name}' is not a C4 element or relation`;
    return unread(reading, reason, 'Write: Person(a, "Name", "What for") or Rel(a, b, "Uses").');
  }
  const list = argumentsFrom(scan, open + 1, of);
  if (list === undefined) return unread(reading, 'its bracket is not closed', 'Close it: Person(a, "Name").');
  const { args, end } = list;
  const wanted = of.role === 'relation' ? ['from', 'to'] : of.role === 'config' ? [] : ['alias'];
  if (wanted.some((each) => !args.has(each))) {
    return unread(reading, 'it has no alias', `Write the alias first: ${name}(a, "Name").`);
  }
  const span = { start: at, end };
  const brace = skipSpace(text, end);
  const opens = text.charAt(brace) === '{';
  if (of.role !== 'boundary') {
    reading.at = end;
    return opens
      ? unread(reading, `${name} takes no block`, 'Remove the block. Only boundaries and deployment nodes have one.')
      : { kind: 'call', of, args, span, closed: true };
  }
  if (!opens) return unread(reading, 'a boundary needs a block', `Write: ${name}(a, "Name") {.`);
  reading.at = brace + 1;
  if (depth >= DEEPEST) {
    reading.depth = depth + 1;
    reading.at = text.length;
    return { kind: 'call', of, args, span, closed: true };
  }
  const { statements: block, closed } = blockFrom(reading, depth + 1);
  return { kind: 'call', of, args, span, block, closed };
}

function unread(reading: Reading, reason: string, hint: string): Unreadable {
  const { scan, at } = reading;
  const end = Math.max(scan.lineEnd(at), at + 1);
  reading.at = end;
  return { kind: 'unreadable', reason, hint, span: { start: at, end } };
}

interface Arguments {
  readonly args: ReadonlyMap<string, string>;
  readonly end: number;
}

const STOP = /[,)\n]/g;

function argumentsFrom(scan: Scan, from: number, of: C4Call): Arguments | undefined {
  const { text } = scan;
  const args = new Map<string, string>();
  let at = from;
  for (let place = 0; ; place++) {
    at = skipSpace(text, at);
    const key = matchAt(KEY, text, at);
    const start = at + (key?.[0].length ?? 0);
    const quoted = text.charAt(start) === '"';
    const close = quoted ? scan.find('"', start + 1) : -1;
    if (quoted && close < 0) return undefined;
    const stop = scan.next(STOP, quoted ? close + 1 : start);
    const value = (quoted ? text.slice(start + 1, close) : text.slice(start, stop)).trim();
    const name = key?.[1] ?? of.places[place];
    if (name !== undefined && value !== '') args.set(name, value);
    at = skipSpace(text, stop);
    const mark = text.charAt(at);
    if (mark === ')') return { args, end: at + 1 };
    if (mark !== ',') return undefined;
    at++;
  }
}
