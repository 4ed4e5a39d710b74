// SQL cut into tokens: in, a text and its dialect; out, names, texts, numbers and signs, without comments. What MySQL writes in
// `/*!50001 … */` is code. Names keep no quotes.
import type { Span } from '@linework/core';

export type Dialect = 'postgres' | 'mysql' | 'sqlite' | 'mssql' | 'oracle';

export interface Token {
  /** `line`: a line of a client (GO, /, \\connect, DELIMITER). */
  readonly is: 'word' | 'name' | 'text' | 'number' | 'sign' | 'line';
  /** Without quotes. */
  readonly text: string;
  /** A word in capitals; empty for what is quoted. */
  readonly upper: string;
  readonly span: Span;
}

const WORD = /[\p{L}_@#$][\p{L}\p{N}_@#$]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /\s+/y;
const DOLLAR = /\$(?:[A-Za-z_][A-Za-z0-9_]*)?\$/y;
const SIGN = /::|<>|<=|>=|!=|\|\||[\s\S]/y;

export function tokensOf(text: string, dialect: Dialect): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const add = (is: Token['is'], start: number, end: number, written: string): void => {
    const upper = is === 'word' || is === 'line' ? written.toUpperCase() : is === 'sign' ? written : '';
    tokens.push({ is, text: written, upper, span: { start, end } });
    at = end;
  };
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  while (at < text.length) {
    const char = text[at] ?? '';
    const client = at === 0 || text[at - 1] === '\n' ? clientLine(text, at, dialect) : undefined;
    if (client !== undefined) {
      add('line', at, client.end, client.text);
      continue;
    }
    const space = match(SPACE);
    if (space !== undefined) {
      // A line of a client begins behind the line end.
      const line = space.lastIndexOf('\n');
      at += line === -1 || line === space.length - 1 ? space.length : line + 1;
      if (line !== -1 && line !== space.length - 1) at = skipSpaces(text, at);
      continue;
    }
    if (text.startsWith('--', at) || (char === '#' && dialect === 'mysql')) at = lineEnd(text, at);
    else if (text.startsWith('/*', at)) at = behindComment(text, at);
    else if (text.startsWith('*/', at)) at += 2;
    else if (char === "'") readText(1);
    else if (/[nNeEbBxX]/.test(char) && text[at + 1] === "'") readText(2);
    else if (char === '$' && match(DOLLAR) !== undefined) readDollar(match(DOLLAR) ?? '');
    else if (char === '"' || char === '`') readName(char, char);
    else if (char === '[' && dialect !== 'postgres' && /[\p{L}_]/u.test(text[at + 1] ?? '')) readName(char, ']');
    else {
      const word = match(WORD);
      const number = word === undefined ? match(NUMBER) : undefined;
      const sign = match(SIGN) ?? char;
      if (word !== undefined) add('word', at, at + word.length, word);
      else if (number !== undefined) add('number', at, at + number.length, number);
      else add('sign', at, at + sign.length, sign);
    }
  }
  return tokens;

  function readText(skip: number): void {
    const backslash = dialect === 'mysql' || /[eE]/.test(text[at] ?? '');
    let end = at + skip;
    let out = '';
    for (; end < text.length; end++) {
      const char = text[end] ?? '';
      if (char === '\\' && backslash) {
        out += text[end + 1] ?? '';
        end++;
      } else if (char === "'") {
        if (text[end + 1] !== "'") break;
        out += char;
        end++;
      } else out += char;
    }
    add('text', at, Math.min(text.length, end + 1), out);
  }

  function readDollar(mark: string): void {
    const end = text.indexOf(mark, at + mark.length);
    const inside = end === -1 ? text.length : end;
    add('text', at, Math.min(text.length, inside + mark.length), text.slice(at + mark.length, inside));
  }

  function readName(open: string, close: string): void {
    let end = at + 1;
    let out = '';
    for (; end < text.length; end++) {
      const char = text[end] ?? '';
      if (char === close) {
        if (text[end + 1] !== close) break;
        end++;
      }
      out += char;
    }
    add(open === '"' && dialect === 'mysql' ? 'text' : 'name', at, Math.min(text.length, end + 1), out);
  }
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

/** What the client of a database reads itself: in one line, not part of a statement. */
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

/** By what only one of them writes. */
export function dialectOf(text: string): Dialect {
  const sample = text.slice(0, 400_000);
  if (/^\s*go\s*$/im.test(sample) || /\[dbo\]|\bnvarchar\b|\bidentity\s*\(/i.test(sample)) return 'mssql';
  if (/\bengine\s*=|`\w+`\s+\w+|auto_increment|\/\*!\d{5}|^\s*delimiter\s/im.test(sample)) return 'mysql';
  if (/\bvarchar2\b|\bnumber\s*\(|\bpctfree\b|^\s*\/\s*$/im.test(sample) && !/\$\$/.test(sample)) return 'oracle';
  if (/\bautoincrement\b|\bpragma\b|sqlite_|\bcreate virtual table\b|\bwithout rowid\b/i.test(sample)) return 'sqlite';
  return 'postgres';
}
