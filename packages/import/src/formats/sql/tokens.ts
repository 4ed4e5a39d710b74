// SQL as tokens, one at a time: in, a text and its dialect; out, names, texts, numbers and signs, without comments. MySQL's `/*!50001 … */` is
// code. Names have no quotes.
import type { Span } from '@linework/core';

export type Dialect = 'postgres' | 'mysql' | 'sqlite' | 'mssql' | 'oracle';

export interface Token {
  /** `line`: a client command (GO, /, \\connect, DELIMITER). */
  readonly is: 'word' | 'name' | 'text' | 'number' | 'sign' | 'line';
  /** Without quotes. */
  readonly text: string;
  /** A word in capitals; empty for quoted text. */
  readonly upper: string;
  readonly span: Span;
}

const WORD = /[\p{L}_@#$][\p{L}\p{N}_@#$]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /\s+/y;
const DOLLAR = /\$(?:[A-Za-z_][A-Za-z0-9_]*)?\$/y;
const SIGN = /::|<>|<=|>=|!=|\|\||[\s\S]/y;

export function* tokensOf(text: string, dialect: Dialect): Generator<Token> {
  let at = 0;
  const add = (is: Token['is'], start: number, end: number, written: string): Token => {
    const upper = is === 'word' || is === 'line' ? written.toUpperCase() : is === 'sign' ? written : '';
    at = end;
    return { is, text: written, upper, span: { start, end } };
  };
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  while (at < text.length) {
    const char = text[at] ?? '';
    const client = at === 0 || text[at - 1] === '\n' ? clientLine(text, at, dialect) : undefined;
    if (client !== undefined) {
      yield add('line', at, client.end, client.text);
      continue;
    }
    const space = match(SPACE);
    if (space !== undefined) {
      // A client command begins after the line break.
      const line = space.lastIndexOf('\n');
      at += line === -1 || line === space.length - 1 ? space.length : line + 1;
      if (line !== -1 && line !== space.length - 1) at = skipSpaces(text, at);
      continue;
    }
    if (text.startsWith('--', at) || (char === '#' && dialect === 'mysql')) at = lineEnd(text, at);
    else if (text.startsWith('/*', at)) at = behindComment(text, at);
    else if (text.startsWith('*/', at)) at += 2;
    else if (char === "'" || (/[nNeEbBxX]/.test(char) && text[at + 1] === "'")) {
      const escapes = dialect === 'mysql' || /[eE]/.test(char);
      const literal = literalAt(text, at + (char === "'" ? 1 : 2), escapes);
      yield add('text', at, literal.end, literal.text);
    } else if (char === '$' && match(DOLLAR) !== undefined) {
      const body = dollarAt(text, at, match(DOLLAR) ?? '');
      yield add('text', at, body.end, body.text);
    } else if (opensName(text, at)) {
      const name = nameAt(text, at, char === '[' ? ']' : char);
      yield add(char === '"' && dialect === 'mysql' ? 'text' : 'name', at, name.end, name.text);
    } else {
      const word = match(WORD);
      const number = word === undefined ? match(NUMBER) : undefined;
      const sign = match(SIGN) ?? char;
      if (word !== undefined) yield add('word', at, at + word.length, word);
      else if (number !== undefined) yield add('number', at, at + number.length, number);
      else yield add('sign', at, at + sign.length, sign);
    }
  }
}

/** The text of a literal and its end; quotes in it are doubled, or escaped if the dialect does. */
function literalAt(text: string, from: number, backslash: boolean): { readonly text: string; readonly end: number } {
  let out = '';
  for (let at = from; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '\\' && backslash) {
      out += text[at + 1] ?? '';
      at++;
    } else if (char !== "'") out += char;
    else if (text[at + 1] === "'") {
      out += char;
      at++;
    } else return { text: out, end: at + 1 };
  }
  return { text: out, end: text.length };
}

function dollarAt(text: string, from: number, mark: string): { readonly text: string; readonly end: number } {
  const end = text.indexOf(mark, from + mark.length);
  const inside = end === -1 ? text.length : end;
  return { text: text.slice(from + mark.length, inside), end: Math.min(text.length, inside + mark.length) };
}

/** A quoted name; the closing quote is doubled in it. */
function nameAt(text: string, from: number, close: string): { readonly text: string; readonly end: number } {
  let out = '';
  for (let at = from + 1; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === close) {
      if (text[at + 1] !== close) return { text: out, end: at + 1 };
      at++;
    }
    out += char;
  }
  return { text: out, end: text.length };
}

/** Brackets of arrays contain a number or nothing. */
function opensName(text: string, at: number): boolean {
  const char = text[at];
  if (char === '"' || char === '`') return true;
  return char === '[' && /[\p{L}_]/u.test(text[at + 1] ?? '');
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

/** A command that a database's client reads itself: on one line, not part of a statement. */
function clientLine(
  text: string,
  at: number,
  dialect: Dialect,
): { readonly text: string; readonly end: number } | undefined {
  const end = lineEnd(text, at);
  const first = text[at] ?? '';
  if (first !== '\\' && first !== '/' && !/[gGdD]/.test(first)) return undefined;
  const line = text.slice(at, Math.min(end, at + 200)).trim();
  if (first === '\\') return { text: line, end };
  if (/^\/$/.test(line) && dialect !== 'postgres') return { text: line, end };
  if (/^go(?:\s+\d+)?$/i.test(line) || /^delimiter\s+\S+$/i.test(line)) return { text: line, end };
  return undefined;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** `/*!50001` begins code that ends with its comment; hints of Oracle (`/*+`) are comments. */
function behindComment(text: string, at: number): number {
  const code = /\/\*M?!\d*/y;
  code.lastIndex = at;
  const opened = code.exec(text)?.[0];
  if (opened !== undefined) return at + opened.length;
  const end = text.indexOf('*/', at + 2);
  return end === -1 ? text.length : end + 2;
}

/** By features that only one of them writes. */
export function dialectOf(text: string): Dialect {
  const sample = text.slice(0, 400_000);
  if (/^[ \t]*go[ \t\r]*$/im.test(sample) || /\[dbo\]|\bnvarchar\b|\bidentity\s*\(/i.test(sample)) return 'mssql';
  if (/\bengine\s*=|`\w+`\s+\w+|auto_increment|\/\*!\d{5}|^[ \t]*delimiter[ \t]/im.test(sample)) return 'mysql';
  if (/\bvarchar2\b|\bnumber\s*\(|\bpctfree\b|^[ \t]*\/[ \t\r]*$/im.test(sample) && !/\$\$/.test(sample))
    return 'oracle';
  if (/\bautoincrement\b|\bpragma\b|sqlite_|\bcreate virtual table\b|\bwithout rowid\b/i.test(sample)) return 'sqlite';
  return 'postgres';
}
