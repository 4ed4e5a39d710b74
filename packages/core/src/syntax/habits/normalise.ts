// What is ours but for its dress: other quotes, spaces round `=` and in lists, brackets round a list, a semicolon at the
// end, a comment with another mark behind. In, a line; out, the line in our dress and what was changed.

import { quote } from '../quote.js';
import { isSpace } from '../white-space.js';
import { type Cut, labelText, readQuoted, skipSpace } from './foreign-text.js';

export interface Normalised {
  readonly text: string;
  readonly quotes: boolean;
  readonly spacing: boolean;
  readonly semicolon: boolean;
  /** A comment behind the line, without its mark. */
  readonly remark?: { readonly mark: string; readonly text: string };
}

/** What was read so far, in our dress. */
interface Dressed {
  readonly out: string;
  /** Inside the value of an option: a comma goes on with the list. */
  readonly inValue: boolean;
  readonly quotes: boolean;
  readonly spacing: boolean;
}

export function normalise(line: string): Normalised {
  const { text, remark } = withoutRemark(line);
  let read: Cut<Dressed> = { value: { out: '', inValue: false, quotes: false, spacing: false }, end: 0 };
  while (read.end < text.length) read = dressNext(text, read.end, read.value);
  const { out, quotes, spacing } = read.value;
  const trimmed = out.replace(/[ \t]*;$/, '');
  return { text: trimmed, quotes, spacing, semicolon: trimmed !== out, ...(remark ? { remark } : {}) };
}

function dressNext(text: string, at: number, so: Dressed): Cut<Dressed> {
  const c = text.charAt(at);
  if (c === '"') {
    const end = closingQuote(text, at);
    return { value: { ...so, out: so.out + text.slice(at, end) }, end };
  }
  const quoted = isQuote(c) && startsValue(so.out) ? readQuoted(text, at) : undefined;
  if (quoted && endsValue(text, quoted.end)) {
    const label = c === '`' ? quoted.value : labelText(quoted.value);
    return { value: { ...so, out: so.out + quote(label), quotes: true }, end: quoted.end };
  }
  if (c === '=' && isPlainEquals(text, at)) return dressEquals(text, at, so);
  if (c === ',' && so.inValue) return dressComma(text, at, so);
  const inValue = so.inValue && !(isSpace(c) && text.charAt(skipSpace(text, at)) !== ',');
  return { value: { ...so, out: so.out + c, inValue }, end: at + 1 };
}

/** Between an option and its value, where a name stands before and what may be a value behind. */
function dressEquals(text: string, at: number, so: Dressed): Cut<Dressed> {
  const name = /[ \t][a-z][a-z-]{0,30}([ \t]*)$/.exec(so.out.slice(-64));
  const start = skipSpace(text, at + 1);
  const next = text.charAt(start);
  const apart = name !== null && (name[1] !== '' || start > at + 1);
  const spacing = apart && start < text.length && /["'A-Za-z0-9_[“‘-]/.test(next);
  if (!spacing && (!name || start > at + 1)) return { value: { ...so, out: `${so.out}=` }, end: at + 1 };
  const before = spacing ? so.out.trimEnd() : so.out;
  const list = next === '[' ? listIn(text, start) : undefined;
  return {
    value: {
      ...so,
      out: `${before}=${list ? list.text : ''}`,
      inValue: true,
      spacing: so.spacing || spacing || list !== undefined,
    },
    end: list ? list.end : start,
  };
}

function dressComma(text: string, at: number, so: Dressed): Cut<Dressed> {
  const start = skipSpace(text, at + 1);
  const spacing = start < text.length && (start > at + 1 || /[ \t]$/.test(so.out));
  const before = spacing ? so.out.trimEnd() : so.out;
  return { value: { ...so, out: `${before},`, spacing: so.spacing || spacing }, end: start };
}

function closingQuote(text: string, at: number): number {
  let i = at + 1;
  while (i < text.length && text.charAt(i) !== '"') i += text.charAt(i) === '\\' ? 2 : 1;
  return Math.min(i + 1, text.length);
}

function isQuote(c: string): boolean {
  return c === "'" || c === '`' || c === '“' || c === '”' || c === '„' || c === '«' || c === '‘' || c === '‚';
}

function startsValue(before: string): boolean {
  return before === '' || /[\s=,:[({|]$/.test(before.slice(-1));
}

function endsValue(text: string, at: number): boolean {
  return at >= text.length || /[\s,;\])}|:]/.test(text.charAt(at));
}

/** Not part of an arrow. */
function isPlainEquals(text: string, at: number): boolean {
  return !/[=<>-]/.test(text.charAt(at - 1)) && !/[=>]/.test(text.charAt(at + 1));
}

/** `[a, b]` as `a,b`. */
function listIn(text: string, at: number): { readonly text: string; readonly end: number } | undefined {
  const close = text.indexOf(']', at);
  if (close < 0) return undefined;
  const parts = text
    .slice(at + 1, close)
    .split(',')
    .map((each) => each.trim().replace(/^['"](.*)['"]$/, '$1'));
  if (!parts.every((each) => /^[\w-]+$/.test(each))) return undefined;
  return { text: parts.join(','), end: close + 1 };
}

/** A `//`, `%%` or slash-star comment behind a line. */
function withoutRemark(line: string): {
  readonly text: string;
  readonly remark?: { readonly mark: string; readonly text: string };
} {
  let at = 0;
  while (at < line.length) {
    const c = line.charAt(at);
    if (c === '"') {
      at = closingQuote(line, at);
      continue;
    }
    const mark = line.slice(at, at + 2);
    if (at > 0 && isSpace(line.charAt(at - 1)) && (mark === '//' || mark === '%%' || mark === '/*')) {
      const text = line
        .slice(at + 2)
        .replace(/\*\/\s*$/, '')
        .trim();
      return { text: line.slice(0, at).trimEnd(), remark: { mark, text } };
    }
    at++;
  }
  return { text: line };
}
