// Lookahead that never searches the same text twice: each search remembers its last result, so that a parser that
// tries and fails at every line stays linear on hostile input.

export interface Scan {
  readonly text: string;
  /** Offset of the first `needle` at or after `from`; -1 when there is none. */
  find(needle: string, from: number): number;
  /** Offset of the first match of `pattern` (a global regex of bounded length) at or after `from`; the text's length when there is none. */
  next(pattern: RegExp, from: number): number;
  /** Offset of the line break that ends the line of `from`, or the text's length. */
  lineEnd(from: number): number;
}

interface Found {
  readonly from: number;
  readonly at: number;
}

const NEWLINE = /\n/g;

export function makeScan(text: string): Scan {
  const literals = new Map<string, Found>();
  const patterns = new Map<RegExp, Found>();
  const remembered = (cached: Found | undefined, from: number): number | undefined =>
    cached && from >= cached.from && from <= cached.at ? cached.at : undefined;

  const find = (needle: string, from: number): number => {
    const known = remembered(literals.get(needle), from);
    if (known !== undefined) return known === text.length ? -1 : known;
    const at = text.indexOf(needle, from);
    literals.set(needle, { from, at: at < 0 ? text.length : at });
    return at;
  };
  const next = (pattern: RegExp, from: number): number => {
    const known = remembered(patterns.get(pattern), from);
    if (known !== undefined) return known;
    pattern.lastIndex = from;
    const at = pattern.exec(text)?.index ?? text.length;
    pattern.lastIndex = 0;
    patterns.set(pattern, { from, at });
    return at;
  };
  return { text, find, next, lineEnd: (from) => next(NEWLINE, from) };
}

/** A sticky pattern (`y`), tried at this offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The first offset at or after `from` that is not a space or tab. */
export function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** The first offset at or after `from` that is not white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && (text.charCodeAt(at) === 10 || isBlank(text.charCodeAt(at)))) at++;
  return at;
}

/** White space other than a line break; ECMAScript's set, as `\s` has it. */
export function isBlank(code: number): boolean {
  if (code === 32 || code === 9) return true;
  if (code < 160) return code === 11 || code === 12 || code === 13;
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}
