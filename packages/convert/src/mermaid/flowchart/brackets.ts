// The text of a node or a link, in its brackets: in, the offset of the opening bracket; out, the shape, the text and the
// offset behind the closing one. Read as Mermaid reads it where it does; else, on one line, as its author must have meant it.
import { isBlank, type Scan, skipBlanks } from '../scan.js';
import type { RawText } from './ast.js';
import { linkAt } from './links.js';
import { BRACKETS, type BracketForm } from './shapes.js';

export interface Bracketed {
  readonly shape: string;
  readonly text: RawText | undefined;
  readonly end: number;
}

interface TextRead {
  readonly text: string;
  readonly form: RawText['form'];
  readonly end: number;
}

/** Where plain text in brackets ends: at any bracket, bar or quote. */
const PLAIN_STOP = /[[\](){}|"]/g;
/** In parallelograms and trapezoids bars and quotes are text. */
const SLANTED_STOP = /[[\](){}]|[/\\](?=\])/g;

/** The shape in brackets at `at`, or nothing when none opens there or it cannot be read. */
export function readBrackets(scan: Scan, at: number): Bracketed | undefined {
  const { text } = scan;
  const forms = BRACKETS.filter((form) => text.startsWith(form.open, at));
  if (text.startsWith('[|', at)) {
    const labelled = withProperty(scan, at);
    if (labelled) return labelled;
  }
  const [widest] = forms;
  if (!widest) return undefined;
  const strict = readStrictly(scan, at, widest);
  if (strict) return strict;
  for (const form of forms) {
    const loose = readLoosely(scan, at, form);
    if (loose) return loose;
  }
  return undefined;
}

/** The text between bars behind a link, from the first bar on. */
export function readBars(scan: Scan, at: number): { text: RawText | undefined; end: number } | undefined {
  const read = readText(scan, at + 1, PLAIN_STOP);
  if (read && scan.text.charAt(read.end) === '|') {
    return { text: rawText(read, at + 1), end: read.end + 1 };
  }
  const end = scan.find('|', at + 1);
  if (end < 0 || end > looseEnd(scan, at) || holdsLink(scan.text, at + 1, end)) return undefined;
  return { text: looseText(scan.text, at + 1, end), end: end + 1 };
}

/** A subgraph's title in square brackets. */
export function readTitle(scan: Scan, at: number): { text: RawText | undefined; end: number } | undefined {
  const form: BracketForm = { open: '[', closes: [[']', 'rect']] };
  return readStrictly(scan, at, form) ?? readLoosely(scan, at, form);
}

/** A quoted string or a Markdown string at `at`; nothing when it does not end. */
export function readString(scan: Scan, at: number): TextRead | undefined {
  const markdown = scan.text.charAt(at + 1) === '`';
  const close = scan.find(markdown ? '`"' : '"', at + (markdown ? 2 : 1));
  if (close < 0) return undefined;
  const text = scan.text.slice(at + (markdown ? 2 : 1), close);
  return { text, form: markdown ? 'markdown' : 'quoted', end: close + (markdown ? 2 : 1) };
}

/** One string or plain text, then plain text; quotes with nothing between them are nothing. */
function readText(scan: Scan, at: number, stop: RegExp): TextRead | undefined {
  const { text } = scan;
  const start = behindEmptyStrings(text, at);
  if (text.charAt(start) !== '"') return withPlainText(scan, { text: '', form: 'plain', end: start }, stop);
  const string = readString(scan, start);
  return string && withPlainText(scan, string, stop);
}

function withPlainText(scan: Scan, first: TextRead, stop: RegExp): TextRead {
  const { text } = scan;
  let read = first.text;
  let at = first.end;
  for (;;) {
    const end = scan.next(stop, at);
    read += text.slice(at, end);
    const next = behindEmptyStrings(text, end);
    if (next === end) return { text: read, form: first.form, end };
    at = next;
  }
}

function behindEmptyStrings(text: string, at: number): number {
  let end = at;
  while (text.startsWith('""', end)) end += 2;
  return end;
}

function readStrictly(scan: Scan, at: number, form: BracketForm): Bracketed | undefined {
  const slanted = form.open === '[/' || form.open === '[\\';
  const from = at + form.open.length;
  const ellipse = form.open === '(-';
  const read = readText(scan, from, slanted ? SLANTED_STOP : PLAIN_STOP);
  if (!read) return undefined;
  const end = ellipse && scan.text.charAt(read.end) === ')' ? read.end - 1 : read.end;
  const close = form.closes.find(([closing]) => scan.text.startsWith(closing, end));
  if (!close || end < from) return undefined;
  const text = ellipse ? { ...read, text: read.text.slice(0, -1), end } : read;
  return { shape: close[1], text: rawText(text, from), end: end + close[0].length };
}

/** `[|key:value|text]` */
function withProperty(scan: Scan, at: number): Bracketed | undefined {
  const bar = scan.find('|', at + 2);
  if (bar < 0 || bar > looseEnd(scan, at) || !scan.text.slice(at + 2, bar).includes(':')) return undefined;
  const read = readText(scan, bar + 1, PLAIN_STOP);
  if (!read || scan.text.charAt(read.end) !== ']') return undefined;
  return { shape: 'rect', text: rawText(read, bar + 1), end: read.end + 1 };
}

/**
 * A text with brackets or quotes in it, which Mermaid refuses: up to the closing bracket that balances, or to the first one
 * that something may follow. A text that holds a link is none: there a bracket is missing.
 */
function readLoosely(scan: Scan, at: number, form: BracketForm): Bracketed | undefined {
  const { text } = scan;
  const from = at + form.open.length;
  const lineEnd = looseEnd(scan, at);
  const closable = form.closes.some(([closing]) => {
    const found = scan.find(closing, from);
    return found >= 0 && found < lineEnd;
  });
  if (!closable) return undefined;
  for (const end of [balancedEnd(text, from, lineEnd, form), firstEnd(text, from, lineEnd, form)]) {
    const close = end === undefined ? undefined : form.closes.find(([closing]) => text.startsWith(closing, end));
    if (end === undefined || !close || holdsLink(text, from, end)) continue;
    return { shape: close[1], text: looseText(text, from, end), end: end + close[0].length };
  }
  return undefined;
}

/** Loose reading stays on its line, and within this many characters. */
const LONGEST_LOOSE = 600;

function looseEnd(scan: Scan, at: number): number {
  return Math.min(scan.lineEnd(at), at + LONGEST_LOOSE);
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function balancedEnd(text: string, from: number, lineEnd: number, form: BracketForm): number | undefined {
  const open: string[] = [];
  for (let at = from; at < lineEnd; at++) {
    const c = text.charAt(at);
    if (open.length === 0 && closesAt(text, at, form)) return at;
    if (PAIRS[c] !== undefined) open.push(PAIRS[c]);
    else if (c === open.at(-1)) open.pop();
  }
  return undefined;
}

function firstEnd(text: string, from: number, lineEnd: number, form: BracketForm): number | undefined {
  for (let at = from; at < lineEnd; at++) if (closesAt(text, at, form)) return at;
  return undefined;
}

function closesAt(text: string, at: number, form: BracketForm): boolean {
  if (!')]}-/\\'.includes(text.charAt(at))) return false;
  const close = form.closes.find(([closing]) => text.startsWith(closing, at));
  if (!close) return false;
  const after = at + close[0].length;
  const next = text.charAt(skipBlanks(text, after));
  return (
    next === '' || '\n;&@:%'.includes(next) || isBlank(text.charCodeAt(after)) || linkAt(text, after) !== undefined
  );
}

/** `-->` and its like; the heads `x` and `o` are left out, for they are letters too. */
function holdsLink(text: string, from: number, end: number): boolean {
  return /-->|==>|-\.+->|---/.test(text.slice(from, end));
}

function rawText(read: TextRead, from: number): RawText | undefined {
  const span = { start: from, end: read.end };
  return { text: read.text, form: read.form, span };
}

function looseText(text: string, from: number, end: number): RawText {
  const inside = text.slice(from, end).trim();
  const quoted = inside.length > 1 && inside.startsWith('"') && inside.endsWith('"');
  // One quote alone is a slip; two round the text are its quotes.
  const lonely = inside.split('"').length === 2;
  const shown = quoted ? inside.slice(1, -1) : lonely ? inside.replace('"', '') : inside;
  return { text: shown, form: 'plain', span: { start: from, end }, loose: true };
}
