// Arguments of a macro or the strings of a model line: in, a text; out, its parts with the names that some have.
import { readQuoted, skipSpace } from '../../../syntax/habits/foreign-text.js';

export interface Argument {
  readonly text: string;
  readonly quoted: boolean;
  /** `$tags="x"`: what stands before the equals sign. */
  readonly name?: string;
}

const MOST = 20;

/** `a, "A", $link="x"`; undefined where a text is not closed. */
export function argumentsOf(inside: string): readonly Argument[] | undefined {
  const found: Argument[] = [];
  for (let at = skipSpace(inside, 0); at < inside.length; at = skipSpace(inside, at)) {
    if (found.length === MOST) return undefined;
    const named = /^\$?([A-Za-z]+)[ \t]*=[ \t]*/.exec(inside.slice(at, at + 40));
    const start = at + (named?.[0].length ?? 0);
    const quoted = readQuoted(inside, start);
    const bare = /^[^,]*/.exec(inside.slice(start))?.[0] ?? '';
    if (quoted === undefined && /["']/.test(bare.charAt(0))) return undefined;
    const text = quoted?.value ?? bare.trim();
    at = skipSpace(inside, quoted?.end ?? start + bare.length);
    found.push({
      text,
      quoted: quoted !== undefined,
      ...(named?.[1] === undefined ? {} : { name: named[1].toLowerCase() }),
    });
    if (at < inside.length && inside.charAt(at) !== ',') return undefined;
    at++;
  }
  return found;
}

/** Texts in quotes, one behind the other, and what follows them. */
export function stringsOf(text: string): { readonly strings: readonly string[]; readonly rest: string } {
  const strings: string[] = [];
  let at = skipSpace(text, 0);
  for (
    let quoted = readQuoted(text, at);
    quoted !== undefined && strings.length < MOST;
    quoted = readQuoted(text, at)
  ) {
    strings.push(quoted.value);
    at = skipSpace(text, quoted.end);
  }
  return { strings, rest: text.slice(at).trim() };
}
