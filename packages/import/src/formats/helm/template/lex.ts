// A template split into texts and actions, and actions into tokens: in, a template's text; out, its pieces with their offsets.
// The marks `{{-` and `-}}` remove the adjacent white space (Go, text/template, "Text and spaces").
import { TemplateProblem } from './problem.js';

export interface Token {
  readonly is: 'field' | 'variable' | 'word' | 'text' | 'number' | 'mark';
  /** A field without its dot, a text without its quotes, a mark as written. */
  readonly value: string;
  /** White space precedes it, so it is not a field of the preceding value. */
  readonly apart: boolean;
  readonly at: number;
}

export type Piece =
  | { readonly is: 'text'; readonly text: string; readonly start: number; readonly end: number }
  | { readonly is: 'action'; readonly tokens: readonly Token[]; readonly start: number; readonly end: number };

export function piecesOf(file: string, text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let trims = false;
  while (at < text.length) {
    const open = text.indexOf('{{', at);
    const end = open === -1 ? text.length : open;
    const trimsBefore = open !== -1 && text[open + 2] === '-' && isSpace(text[open + 3] ?? '');
    const [start, stop] = trimmed(text, at, end, trims, trimsBefore);
    if (stop > start) pieces.push({ is: 'text', text: text.slice(start, stop), start, end: stop });
    if (open === -1) break;
    const action = actionAt(file, text, open, open + (trimsBefore ? 3 : 2));
    if (action.tokens) pieces.push({ is: 'action', tokens: action.tokens, start: open, end: action.end });
    trims = action.trims;
    at = action.end;
  }
  return pieces;
}

function trimmed(text: string, from: number, to: number, left: boolean, right: boolean): readonly [number, number] {
  let [start, end] = [from, to];
  if (left) while (start < end && isSpace(text[start] ?? '')) start++;
  if (right) while (end > start && isSpace(text[end - 1] ?? '')) end--;
  return [start, end];
}

function isSpace(char: string): boolean {
  return char === ' ' || char === '\t' || char === '\n' || char === '\r';
}

interface Action {
  /** None in a comment. */
  readonly tokens: readonly Token[] | undefined;
  readonly end: number;
  readonly trims: boolean;
}

function actionAt(file: string, text: string, open: number, from: number): Action {
  const comment = /\s*\/\*/y;
  comment.lastIndex = from;
  if (comment.test(text)) {
    const close = text.indexOf('*/', comment.lastIndex);
    const after = /\*\/(\s+-)?\}\}/y;
    after.lastIndex = close;
    const match = close === -1 ? null : after.exec(text);
    if (!match) throw problem(file, open, text, 'its comment is not closed by */}}');
    return { tokens: undefined, end: after.lastIndex, trims: match[1] !== undefined };
  }
  const tokens: Token[] = [];
  let at = from;
  for (;;) {
    const before = at;
    while (isSpace(text[at] ?? '')) at++;
    const apart = at > before || tokens.length === 0;
    if (text.startsWith('}}', at)) return { tokens, end: at + 2, trims: false };
    if (apart && text.startsWith('-}}', at)) return { tokens, end: at + 3, trims: true };
    if (at >= text.length) throw problem(file, open, text, 'it has an unclosed {{');
    const [token, end] = tokenAt(file, text, at, apart);
    tokens.push(token);
    at = end;
  }
}

const SHAPES =
  /(\.[\p{L}_][\p{L}\p{N}_]*)|(\$[\p{L}\p{N}_]*)|([\p{L}_][\p{L}\p{N}_]*)|([+-]?(?:0[xX][\da-fA-F_]+|\d[\d_]*(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+))|(:=|[|(),=.])/uy;

function tokenAt(file: string, text: string, at: number, apart: boolean): readonly [Token, number] {
  const char = text[at] ?? '';
  if (char === '"' || char === '`' || char === "'") return quotedAt(file, text, at, apart);
  SHAPES.lastIndex = at;
  const match = SHAPES.exec(text);
  if (!match) throw problem(file, at, text, `it has ${JSON.stringify(char)} in an action`);
  const [whole, field, variable, word, number] = match;
  const end = at + whole.length;
  if (field !== undefined) return [{ is: 'field', value: field.slice(1), apart, at }, end];
  if (variable !== undefined) return [{ is: 'variable', value: variable, apart, at }, end];
  if (word !== undefined) return [{ is: 'word', value: word, apart, at }, end];
  if (number !== undefined) return [{ is: 'number', value: number, apart, at }, end];
  return [{ is: 'mark', value: whole, apart, at }, end];
}

function quotedAt(file: string, text: string, at: number, apart: boolean): readonly [Token, number] {
  const quote = text[at];
  let end = at + 1;
  for (; end < text.length && text[end] !== quote; end++) {
    if (quote === '`') continue;
    if (text[end] === '\\') end++;
    if (text[end] === '\n') break;
  }
  if (text[end] !== quote) throw problem(file, at, text, 'it has an unclosed string');
  const inside = text.slice(at + 1, end);
  if (quote === '`') return [{ is: 'text', value: inside, apart, at }, end + 1];
  const plain = unescaped(inside);
  if (quote === "'") return [{ is: 'number', value: String(plain.codePointAt(0) ?? 0), apart, at }, end + 1];
  return [{ is: 'text', value: plain, apart, at }, end + 1];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\u0007', b: '\b', f: '\f', v: '\v' };

/** Go's escapes: `\n`, `\x41`, `\u00e9`. */
function unescaped(text: string): string {
  return text.replaceAll(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U0{0,2}([\da-fA-F]{6})|([0-7]{3})|([\s\S]))/g,
    (_, byte?: string, short?: string, long?: string, octal?: string, char?: string) => {
      const code = byte ?? short ?? long;
      if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
      return ESCAPES[char ?? ''] ?? char ?? '';
    },
  );
}

function problem(file: string, at: number, text: string, reason: string): TemplateProblem {
  return new TemplateProblem(reason, { file, start: at, end: Math.min(at + 2, text.length) });
}
