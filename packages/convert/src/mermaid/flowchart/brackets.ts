// The text of a node or a link, in its brackets: in, the offset of the opening bracket; out, the shape, the text and the
// offset after the closing one. Read as in Mermaid if Mermaid can read it; otherwise, on one line, as its author probably meant.
import { MERMAID_BRACKETS, type MermaidBracket } from '@linework/core';
import { isBlank, type Scan, skipBlanks } from '../scan.js';
import type { RawText } from './ast.js';
import { linkAt } from './links.js';

export interface Bracketed {
  readonly shape: string;
  readonly text: RawText | undefined;
  readonly end: number;
}

/** Position of a text; it is extracted only once its closing bracket is found, because most openings have none. */
interface TextRead {
  readonly start: number;
  readonly end: number;
  readonly form: RawText['form'];
  /** Where the string before plain text ends. */
  readonly string?: number;
  /** The plain text contains empty quotes, which are ignored. */
  readonly empties: boolean;
}

/** What ends plain text; in parallelograms and trapezoids, bars and quotes are text. */
interface Stop {
  readonly at: RegExp;
  readonly empties: boolean;
}

/** Any bracket or bar, or a run of quotes with one unpaired. */
const PLAIN_STOP: Stop = { at: /[[\](){}|]|(?<!")(?:"")*"(?!")/g, empties: true };
const SLANTED_STOP: Stop = { at: /[[\](){}]|[/\\](?=\])/g, empties: false };

/** The bracketed shape at `at`, or nothing if none opens there or it cannot be read. */
export function readBrackets(scan: Scan, at: number): Bracketed | undefined {
  const { text } = scan;
  const forms = MERMAID_BRACKETS.filter((form) => text.startsWith(form.open, at));
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

/** The text between bars after a link, from the first bar on. */
export function readBars(scan: Scan, at: number): { text: RawText | undefined; end: number } | undefined {
  const label = readText(scan, at + 1, PLAIN_STOP);
  if (label && scan.text.charAt(label.end) === '|') {
    return { text: rawText(scan.text, label, at + 1), end: label.end + 1 };
  }
  const end = scan.find('|', at + 1);
  if (end < 0 || end > looseEnd(scan, at) || holdsLink(scan.text, at + 1, end)) return undefined;
  return { text: looseText(scan.text, at + 1, end), end: end + 1 };
}

/** A subgraph's title in square brackets. */
export function readTitle(scan: Scan, at: number): { text: RawText | undefined; end: number } | undefined {
  const form: MermaidBracket = { open: '[', closes: [[']', 'rect']] };
  return readStrictly(scan, at, form) ?? readLoosely(scan, at, form);
}

/** A quoted string or a Markdown string at `at`; nothing if it is not closed. */
export function readString(scan: Scan, at: number): { text: string; form: RawText['form']; end: number } | undefined {
  const string = stringAt(scan, at);
  return string && { text: textIn(scan.text, string), form: string.form, end: string.end };
}

function stringAt(scan: Scan, at: number): TextRead | undefined {
  const markdown = scan.text.charAt(at + 1) === '`';
  const start = at + (markdown ? 2 : 1);
  const close = scan.find(markdown ? '`"' : '"', start);
  if (close < 0) return undefined;
  const end = close + (markdown ? 2 : 1);
  return { start, end, form: markdown ? 'markdown' : 'quoted', string: end, empties: false };
}

/** One string or plain text, then plain text. */
function readText(scan: Scan, at: number, stop: Stop): TextRead | undefined {
  const start = behindEmptyStrings(scan.text, at);
  if (scan.text.charAt(start) !== '"') {
    return { start, end: plainEnd(scan, start, stop), form: 'plain', empties: stop.empties };
  }
  const string = stringAt(scan, start);
  return string && { ...string, end: plainEnd(scan, string.end, stop), empties: stop.empties };
}

function plainEnd(scan: Scan, at: number, stop: Stop): number {
  const { text } = scan;
  const start = stop.empties ? behindEmptyStrings(text, at) : at;
  if (stop.empties && text.charAt(start) === '"') return start;
  return behindEmptyStrings(text, scan.next(stop.at, start));
}

function textIn(text: string, { start, end, form, string, empties }: TextRead): string {
  const inside = string === undefined ? '' : text.slice(start, string - (form === 'markdown' ? 2 : 1));
  const plain = text.slice(string ?? start, end);
  return inside + (empties ? plain.replaceAll('""', '') : plain);
}

function behindEmptyStrings(text: string, at: number): number {
  let end = at;
  while (text.startsWith('""', end)) end += 2;
  return end;
}

function readStrictly(scan: Scan, at: number, form: MermaidBracket): Bracketed | undefined {
  const slanted = form.open === '[/' || form.open === '[\\';
  const from = at + form.open.length;
  const ellipse = form.open === '(-';
  const label = readText(scan, from, slanted ? SLANTED_STOP : PLAIN_STOP);
  if (!label) return undefined;
  const end = ellipse && scan.text.charAt(label.end) === ')' ? label.end - 1 : label.end;
  const close = form.closes.find(([closing]) => scan.text.startsWith(closing, end));
  if (!close || end < from) return undefined;
  return { shape: close[1], text: rawText(scan.text, { ...label, end }, from), end: end + close[0].length };
}

/** `[|key:value|text]` */
function withProperty(scan: Scan, at: number): Bracketed | undefined {
  const bar = scan.find('|', at + 2);
  if (bar < 0 || bar > looseEnd(scan, at) || !scan.text.slice(at + 2, bar).includes(':')) return undefined;
  const label = readText(scan, bar + 1, PLAIN_STOP);
  if (!label || scan.text.charAt(label.end) !== ']') return undefined;
  return { shape: 'rect', text: rawText(scan.text, label, bar + 1), end: label.end + 1 };
}

/**
 * A text with brackets or quotes in it, which Mermaid refuses: up to the closing bracket that balances, or to the first one
 * after which something can follow. A text that contains a link is rejected: a bracket is missing there.
 */
function readLoosely(scan: Scan, at: number, form: MermaidBracket): Bracketed | undefined {
  const { text } = scan;
  const from = at + form.open.length;
  const lineEnd = looseEnd(scan, at);
  const closable = form.closes.some(([closing]) => {
    const end = scan.find(closing, from);
    return end >= 0 && end < lineEnd;
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

function balancedEnd(text: string, from: number, lineEnd: number, form: MermaidBracket): number | undefined {
  const open: string[] = [];
  for (let at = from; at < lineEnd; at++) {
    const c = text.charAt(at);
    if (open.length === 0 && closesAt(text, at, form)) return at;
    if (PAIRS[c] !== undefined) open.push(PAIRS[c]);
    else if (c === open.at(-1)) open.pop();
  }
  return undefined;
}

function firstEnd(text: string, from: number, lineEnd: number, form: MermaidBracket): number | undefined {
  for (let at = from; at < lineEnd; at++) if (closesAt(text, at, form)) return at;
  return undefined;
}

function closesAt(text: string, at: number, form: MermaidBracket): boolean {
  if (!')]}-/\\'.includes(text.charAt(at))) return false;
  const close = form.closes.find(([closing]) => text.startsWith(closing, at));
  if (!close) return false;
  const after = at + close[0].length;
  const next = text.charAt(skipBlanks(text, after));
  return (
    next === '' || '\n;&@:%'.includes(next) || isBlank(text.charCodeAt(after)) || linkAt(text, after) !== undefined
  );
}

/** `-->` and similar; the heads `x` and `o` are excluded because they are also letters. */
function holdsLink(text: string, from: number, end: number): boolean {
  return /-->|==>|-\.+->|---/.test(text.slice(from, end));
}

function rawText(text: string, label: TextRead, from: number): RawText {
  return { text: textIn(text, label), form: label.form, span: { start: from, end: label.end } };
}

function looseText(text: string, from: number, end: number): RawText {
  const inside = text.slice(from, end).trim();
  const quoted = inside.length > 1 && inside.startsWith('"') && inside.endsWith('"');
  // A single quote is a typo; two around the text are its quotes.
  const lonely = inside.split('"').length === 2;
  const shown = quoted ? inside.slice(1, -1) : lonely ? inside.replace('"', '') : inside;
  return { text: shown, form: 'plain', span: { start: from, end }, loose: true };
}
