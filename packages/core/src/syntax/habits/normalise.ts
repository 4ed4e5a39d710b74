// Lines in this language except for their style: other quotes, spaces around `=` and in lists, brackets around a list, a final
// semicolon, a comment with another mark. In, a line; out, the line in our style and what was changed.

import { quote } from '../quote.js';
import { isSpace } from '../white-space.js';
import { labelText, readQuoted, skipSpace } from './foreign-text.js';

export interface Normalised {
  readonly text: string;
  readonly quotes: boolean;
  readonly spacing: boolean;
  readonly semicolon: boolean;
  /** A comment after the line, without its mark. */
  readonly remark?: { readonly mark: string; readonly text: string };
}

/** The next characters in our style. */
interface Piece {
  readonly text: string;
  readonly end: number;
  /** Inside the value of an option: a comma continues the list. */
  readonly inValue: boolean;
  readonly quotes: boolean;
  /** White space in front of it is dropped, or brackets of a list. */
  readonly spacing: boolean;
}

export function normalise(line: string): Normalised {
  const { text, remark } = withoutRemark(line);
  let out = '';
  let inValue = false;
  let quotes = false;
  let spacing = false;
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt(text, at, out, inValue);
    out = (piece.spacing ? out.trimEnd() : out) + piece.text;
    inValue = piece.inValue;
    quotes ||= piece.quotes;
    spacing ||= piece.spacing;
    at = piece.end;
  }
  const trimmed = out.replace(/[ \t]*;$/, '');
  return { text: trimmed, quotes, spacing, semicolon: trimmed !== out, ...(remark ? { remark } : {}) };
}

/** `before`: what was read, in our style. */
function pieceAt(text: string, at: number, before: string, inValue: boolean): Piece {
  const c = text.charAt(at);
  if (c === '"') return plain(text, at, closingQuote(text, at), inValue);
  const quoted = isQuote(c) && startsValue(before) ? readQuoted(text, at) : undefined;
  if (quoted && endsValue(text, quoted.end)) {
    const label = c === '`' ? quoted.value : labelText(quoted.value);
    return { text: quote(label), end: quoted.end, inValue, quotes: true, spacing: false };
  }
  if (c === '=' && isPlainEquals(text, at)) return equalsAt(text, at, before, inValue);
  if (c === ',' && inValue) return commaAt(text, at, before);
  const special = text.slice(at + 1).search(/[\s"'`“”„«‘‚=,]/);
  const end = special < 0 ? text.length : at + 1 + special;
  return plain(text, at, end, inValue && !(isSpace(c) && text.charAt(skipSpace(text, at)) !== ','));
}

function plain(text: string, at: number, end: number, inValue: boolean): Piece {
  return { text: text.slice(at, end), end, inValue, quotes: false, spacing: false };
}

/** Between an option and its value: a name precedes it and a possible value follows. */
function equalsAt(text: string, at: number, before: string, inValue: boolean): Piece {
  const name = /[ \t][a-z][a-z-]{0,30}([ \t]*)$/.exec(before.slice(-64));
  const start = skipSpace(text, at + 1);
  const next = text.charAt(start);
  const apart = name !== null && (name[1] !== '' || start > at + 1);
  const joined = apart && start < text.length && /["'A-Za-z0-9_[“‘-]/.test(next);
  if (!joined && (!name || start > at + 1)) return plain(text, at, at + 1, inValue);
  const list = next === '[' ? listIn(text, start) : undefined;
  return {
    text: `=${list ? list.text : ''}`,
    end: list ? list.end : start,
    inValue: true,
    quotes: false,
    spacing: joined || list !== undefined,
  };
}

function commaAt(text: string, at: number, before: string): Piece {
  const end = skipSpace(text, at + 1);
  const spacing = end < text.length && (end > at + 1 || /[ \t]$/.test(before));
  return { text: ',', end, inValue: true, quotes: false, spacing };
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

/** A `//`, `%%` or slash-star comment at the end of a line. */
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
