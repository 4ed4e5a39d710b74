// What is ours but for its dress: other quotes, spaces round `=` and in lists, brackets round a list, a semicolon at the
// end, a comment with another mark behind. In, a line; out, the line in our dress and what was changed.

import { quote } from '../quote.js';
import { isSpace } from '../white-space.js';
import { labelText, readQuoted, skipSpace } from './foreign-text.js';

export interface Normalised {
  readonly text: string;
  readonly quotes: boolean;
  readonly spacing: boolean;
  readonly semicolon: boolean;
  /** A comment behind the line, without its mark. */
  readonly remark?: { readonly mark: string; readonly text: string };
}

export function normalise(line: string): Normalised {
  const { text, remark } = withoutRemark(line);
  let out = '';
  let quotes = false;
  let spacing = false;
  let at = 0;
  /** Inside the value of an option: a comma goes on with the list. */
  let inValue = false;
  while (at < text.length) {
    const c = text.charAt(at);
    if (c === '"') {
      const end = closingQuote(text, at);
      out += text.slice(at, end);
      at = end;
      continue;
    }
    if (c !== '`' && isQuote(c) && startsValue(out)) {
      const read = readQuoted(text, at);
      if (read && endsValue(text, read.end)) {
        out += quote(labelText(read.value));
        quotes = true;
        at = read.end;
        continue;
      }
    } else if (c === '`' && startsValue(out)) {
      const read = readQuoted(text, at);
      if (read && endsValue(text, read.end)) {
        out += quote(read.value);
        quotes = true;
        at = read.end;
        continue;
      }
    }
    if (c === '=' && isPlainEquals(text, at)) {
      const name = /[ \t][a-z][a-z-]{0,30}([ \t]*)$/.exec(out.slice(-64));
      const start = skipSpace(text, at + 1);
      const next = text.charAt(start);
      if (name && start < text.length && (name[1] !== '' || start > at + 1) && /["'A-Za-z0-9_[“‘-]/.test(next)) {
        out = out.trimEnd();
        spacing = true;
      } else if (!name || start > at + 1) {
        out += c;
        at++;
        continue;
      }
      out += '=';
      inValue = true;
      const list = next === '[' ? listIn(text, start) : undefined;
      if (list) {
        out += list.text;
        spacing = true;
        at = list.end;
      } else at = start;
      continue;
    }
    if (inValue && c === ',') {
      const start = skipSpace(text, at + 1);
      if (start < text.length && (start > at + 1 || /[ \t]$/.test(out))) {
        out = out.trimEnd();
        spacing = true;
      }
      out += ',';
      at = start;
      continue;
    }
    if (inValue && isSpace(c)) {
      const next = skipSpace(text, at);
      if (text.charAt(next) !== ',') inValue = false;
    }
    out += c;
    at++;
  }
  const trimmed = out.replace(/[ \t]*;$/, '');
  return { text: trimmed, quotes, spacing, semicolon: trimmed !== out, ...(remark ? { remark } : {}) };
}

function closingQuote(text: string, at: number): number {
  let i = at + 1;
  while (i < text.length && text.charAt(i) !== '"') i += text.charAt(i) === '\\' ? 2 : 1;
  return Math.min(i + 1, text.length);
}

function isQuote(c: string): boolean {
  return c === "'" || c === '“' || c === '”' || c === '„' || c === '«' || c === '‘' || c === '‚';
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
