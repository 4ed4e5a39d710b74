// HCL as tokens: in, a text; out, names, numbers, texts with their interpolations, and signs. Interpolations in texts are
// separate tokens, so that the parser sees expressions in them.
import type { Span } from '@linework/core';

export type TokenKind =
  | 'name'
  | 'number'
  | 'sign'
  | 'newline'
  | 'open text'
  | 'piece'
  | 'close text'
  | 'open part'
  | 'close part'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly span: Span;
}

/** Where a text stops being HCL. */
export class HclFault extends Error {
  readonly at: number;

  constructor(reason: string, at: number) {
    super(reason);
    this.at = at;
  }
}

const NAME = /[\p{L}_][\p{L}\p{N}_-]*/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SIGN = /\.\.\.|=>|==|!=|<=|>=|&&|\|\||[{}[\]().,:?=<>+\-*/%!]/y;
const SPACE = /[ \t\r\ufeff]+/y;
const HEREDOC = /<<(-?)([\p{L}_][\p{L}\p{N}_-]*)[ \t]*\r?\n/uy;
const DEEPEST = 100;

interface Inside {
  /** A text ends at a quote, a heredoc at its marker. */
  readonly until: '"' | { readonly mark: string };
  braces: number;
}

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const open: Inside[] = [];
  let at = 0;
  const add = (kind: TokenKind, start: number, end: number, written = text.slice(start, end)): void => {
    tokens.push({ kind, text: written, span: { start, end } });
    at = end;
  };
  const matched = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const readText = (inside: Inside): void => {
    const piece = pieceAt(text, at, inside.until);
    if (piece.end > at || piece.text !== '') add('piece', at, piece.end, piece.text);
    if (piece.stop === 'end') {
      add('close text', at, piece.after);
      open.pop();
    } else {
      inside.braces = 0;
      add('open part', at, piece.after, '${');
    }
  };
  while (at < text.length || open.length > 0) {
    const inside = open.at(-1);
    if (inside && inside.braces < 0) {
      readText(inside);
      continue;
    }
    if (at >= text.length) throw new HclFault('a string or a bracket is not closed', text.length);
    const char = text[at] ?? '';
    const space = matched(SPACE);
    if (space !== undefined) at += space.length;
    else if (char === '\n') add('newline', at, at + 1);
    else if (char === '#' || text.startsWith('//', at)) at = lineEnd(text, at);
    else if (text.startsWith('/*', at)) at = commentEnd(text, at);
    else if (char === '"') {
      add('open text', at, at + 1);
      if (open.length > DEEPEST) throw new HclFault('it is nested too deeply', at);
      open.push({ until: '"', braces: -1 });
    } else if (matched(HEREDOC) !== undefined) {
      HEREDOC.lastIndex = at;
      const [whole = '', , mark = ''] = HEREDOC.exec(text) ?? [];
      add('open text', at, at + whole.length);
      open.push({ until: { mark }, braces: -1 });
    } else if (inside && char === '}' && inside.braces === 0) {
      inside.braces = -1;
      const strip = 0;
      add('close part', at, at + 1 + strip);
    } else if (inside && char === '~' && text[at + 1] === '}') at++;
    else {
      const word = matched(NAME);
      const number = word === undefined ? matched(NUMBER) : undefined;
      const sign = word === undefined && number === undefined ? matched(SIGN) : undefined;
      if (word !== undefined) add('name', at, at + word.length);
      else if (number !== undefined) add('number', at, at + number.length);
      else if (sign !== undefined) {
        if (inside && sign === '{') inside.braces++;
        if (inside && sign === '}') inside.braces--;
        add('sign', at, at + sign.length);
      } else throw new HclFault(`'${[...text.slice(at, at + 2)][0] ?? ''}' is not allowed here`, at);
    }
  }
  add('end', text.length, text.length);
  return tokens;
}

interface Piece {
  readonly text: string;
  readonly end: number;
  readonly stop: 'end' | 'part';
  /** After the delimiter. */
  readonly after: number;
}

/** Up to the end of the text or its next interpolation. */
function pieceAt(text: string, from: number, until: Inside['until']): Piece {
  let out = '';
  for (let at = from; at < text.length; at++) {
    const char = text[at] ?? '';
    if (until === '"') {
      if (char === '"') return { text: out, end: at, stop: 'end', after: at + 1 };
      if (char === '\n') throw new HclFault('a string must end on its line', at);
      if (char === '\\') {
        out += escaped(text[at + 1] ?? '');
        at++;
        continue;
      }
    } else if (at === from || text[at - 1] === '\n') {
      const end = markEnd(text, at, until.mark);
      if (end !== undefined) return { text: out, end: at, stop: 'end', after: end };
    }
    if ((char === '$' || char === '%') && text[at + 1] === char && text[at + 2] === '{') {
      out += `${char}{`;
      at += 2;
      continue;
    }
    if ((char === '$' || char === '%') && text[at + 1] === '{') {
      const after = at + 2 + (text[at + 2] === '~' ? 1 : 0);
      return { text: out, end: at, stop: 'part', after };
    }
    out += char;
  }
  throw new HclFault('a string is not closed', from);
}

function escaped(char: string): string {
  return { n: '\n', t: '\t', r: '\r' }[char] ?? char;
}

/** The end of a heredoc's marker, if it is the whole line. */
function markEnd(text: string, lineStart: number, mark: string): number | undefined {
  let at = lineStart;
  while (text[at] === ' ' || text[at] === '\t') at++;
  if (!text.startsWith(mark, at)) return undefined;
  const rest = text.slice(at + mark.length, lineEnd(text, at));
  return rest.trim() === '' ? at + mark.length : undefined;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function commentEnd(text: string, at: number): number {
  const end = text.indexOf('*/', at + 2);
  if (end === -1) throw new HclFault('a comment is not closed', at);
  return end + 2;
}
