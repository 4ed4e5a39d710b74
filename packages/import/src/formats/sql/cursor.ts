// Reads the tokens of a statement in order: in, tokens; out, words, names and the contents of brackets.
import type { Token } from './tokens.js';

export interface Name {
  readonly schema?: string;
  readonly name: string;
}

export class Cursor {
  private at = 0;
  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get done(): boolean {
    return this.at >= this.tokens.length;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  upper(ahead = 0): string {
    return this.peek(ahead)?.upper ?? '';
  }

  next(): Token | undefined {
    return this.tokens[this.at++];
  }

  /** Consumes these words if they come next. */
  take(...words: readonly string[]): boolean {
    if (!words.every((word, index) => this.upper(index) === word)) return false;
    this.at += words.length;
    return true;
  }

  takeAny(words: ReadonlySet<string>): boolean {
    if (!words.has(this.upper())) return false;
    this.at++;
    return true;
  }

  /** `a`, `b.a`, `c.b.a`: the last two. */
  name(): Name | undefined {
    const parts: string[] = [];
    while (isName(this.peek())) {
      parts.push(this.next()?.text ?? '');
      if (this.upper() !== '.') break;
      this.at++;
    }
    const name = parts.pop();
    const schema = parts.pop();
    return name === undefined ? undefined : { name, ...(schema === undefined ? {} : { schema }) };
  }

  /** The contents of the brackets that come next. */
  brackets(): readonly Token[] | undefined {
    if (this.upper() !== '(') return undefined;
    const start = this.at + 1;
    let depth = 0;
    for (; this.at < this.tokens.length; this.at++) {
      const upper = this.upper();
      if (upper === '(') depth++;
      else if (upper === ')' && --depth === 0) return this.tokens.slice(start, this.at++);
    }
    return this.tokens.slice(start);
  }
}

/** The bracket before a list. */
export const OPEN: ReadonlySet<string> = new Set(['(']);

export function skipTo(cursor: Cursor, words: ReadonlySet<string>): void {
  while (!cursor.done && !words.has(cursor.upper())) cursor.next();
}

export function isName(token: Token | undefined): boolean {
  return token?.is === 'word' || token?.is === 'name' || token?.is === 'text';
}

/** Parts separated by commas outside brackets. */
export function byCommas(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.upper === '(') depth++;
    else if (token.upper === ')') depth--;
    if (token.upper === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter(({ length }) => length > 0);
}

/** As written, with single spaces, and none inside brackets or around dots. */
export function textOf(tokens: readonly Token[]): string {
  let out = '';
  for (const [index, token] of tokens.entries()) {
    const written = token.is === 'text' ? `'${token.text}'` : token.text;
    const before = tokens[index - 1]?.upper ?? '';
    const tight =
      /^(?:[(),.\]]|::)$/.test(token.upper) ||
      token.upper === '[' ||
      (['(', '.', '::', '[', ''].includes(before) && (index === 0 || before !== ''));
    out += tight || index === 0 ? written : ` ${written}`;
  }
  return out.replace(/, /g, ',');
}
