// Checks a pattern of a style rule (docs/limits.md, Settings file): in, a text; out, why it is not allowed, if so. Nested repeats
// and back references are refused because they can take exponential time on a label that nearly matches. Patterns run on RE2.

import { RE2JS } from 're2js';
import { alternativesOf, looksAround } from './look-ahead.js';

export function patternFault(pattern: string): string | undefined {
  if (/^\/.*\/[a-z]*$/s.test(pattern)) return 'it is enclosed in slashes; remove them';
  try {
    new RegExp(pattern);
  } catch {
    return 'it is not a regular expression';
  }
  return repeatFault(pattern) ?? linearFault(pattern);
}

/** Whether a text matches a pattern without a fault, in time that is linear in the text. */
export function matcherOf(pattern: string): (text: string) => boolean {
  const compiled = alternativesOf(pattern).map(({ all, none }) => ({
    all: all.map((each) => RE2JS.compile(each)),
    none: none.map((each) => RE2JS.compile(each)),
  }));
  return (text) =>
    compiled.some(
      ({ all, none }) =>
        all.every((each) => each.matcher(text).find()) && !none.some((each) => each.matcher(text).find()),
    );
}

/** Finds syntax that RE2 does not support because its time would not be linear. */
function linearFault(pattern: string): string | undefined {
  if (alternativesOf(pattern).some(looksAround)) {
    return 'it looks ahead or behind inside the pattern; write look-aheads directly after ^, as in ^(?!tmp)[a-z]+$';
  }
  try {
    matcherOf(pattern);
    return undefined;
  } catch {
    return 'it has a part that cannot be matched in linear time';
  }
}

const REPEAT = /[*+]|\{\d+(?:,\d*)?\}/y;

/** For a pattern that compiles. */
function repeatFault(pattern: string): string | undefined {
  const named = /\(\?<[A-Za-z_$]/.test(pattern);
  /** Per open group: whether something in it repeats. */
  const open: boolean[] = [false];
  let inClass = false;
  /** Whether something repeats inside what a repeat at this point would repeat. */
  let last = false;
  for (let at = 0; at < pattern.length; ) {
    const c = pattern.charAt(at);
    if (c === '\\') {
      const next = pattern.charAt(at + 1);
      if (!inClass && (/[1-9]/.test(next) || (named && next === 'k')))
        return `\\${next} is a back reference; write out what it refers to`;
      at += 2;
      last = false;
      continue;
    }
    if (inClass) {
      inClass = c !== ']';
      last = false;
      at++;
      continue;
    }
    REPEAT.lastIndex = at;
    const repeat = REPEAT.exec(pattern)?.[0];
    if (repeat !== undefined) {
      if (last) return `'${repeat}' repeats a repeat; remove one of the two`;
      open[open.length - 1] = true;
      at += repeat.length;
      // The `?` of a lazy repeat is not a repeat itself.
      if (pattern.charAt(at) === '?') at++;
      continue;
    }
    if (c === '(') open.push(false);
    else if (c === ')') {
      last = open.pop() === true;
      if (last) open[open.length - 1] = true;
      at++;
      continue;
    } else if (c === '[') inClass = true;
    // `(a+)?` occurs once or not at all; what follows it can still repeat the whole.
    if (c !== '?') last = false;
    at++;
  }
  return undefined;
}
