// Arguments of a macro or strings of a model line: in, a text; out, its parts, some with names.
import { readQuoted, skipSpace } from '../../../syntax/habits/foreign-text.js';

export interface Argument {
  readonly text: string;
  readonly quoted: boolean;
  /** `$tags="x"`: the text in front of the equals sign. */
  readonly name?: string;
}

const MOST = 20;

/** `a, "A", $link="x"`; undefined if a quote is not closed. */
export function argumentsOf(inside: string): readonly Argument[] | undefined {
  const args: Argument[] = [];
  for (let at = skipSpace(inside, 0); at < inside.length; at = skipSpace(inside, at)) {
    if (args.length === MOST) return undefined;
    const named = /^\$?([A-Za-z]+)[ \t]*=[ \t]*/.exec(inside.slice(at, at + 40));
    const start = at + (named?.[0].length ?? 0);
    const quoted = readQuoted(inside, start);
    const bare = /^[^,]*/.exec(inside.slice(start))?.[0] ?? '';
    if (quoted === undefined && /["']/.test(bare.charAt(0))) return undefined;
    const text = quoted?.value ?? bare.trim();
    at = skipSpace(inside, quoted?.end ?? start + bare.length);
    args.push({
      text,
      quoted: quoted !== undefined,
      ...(named?.[1] === undefined ? {} : { name: named[1].toLowerCase() }),
    });
    if (at < inside.length && inside.charAt(at) !== ',') return undefined;
    at++;
  }
  return args;
}

/** Consecutive quoted texts, and the rest after them. */
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
