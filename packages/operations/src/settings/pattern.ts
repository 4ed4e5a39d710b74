// A pattern of a style rule (SPEC.md, `ids` and `labels`): in, a text; out, why it may not stand there, if so. Nested repeats
// and back references are refused because they can take for ever on a label that nearly matches.

import { RE2JS } from 're2js';

export function patternFault(pattern: string): string | undefined {
  if (/^\/.*\/[a-z]*$/s.test(pattern)) return 'it stands between slashes; leave them out';
  try {
    new RegExp(pattern);
  } catch {
    return 'it is no regular expression';
  }
  return repeatFault(pattern) ?? linearFault(pattern);
}

/** Of what RE2 does not have, since its time would not be linear. */
function linearFault(pattern: string): string | undefined {
  if (/\(\?<?[=!]/.test(pattern)) return 'it looks ahead or behind; say what must be there instead';
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch {
    return 'it has something that cannot be matched in linear time';
  }
}

const REPEAT = /[*+]|\{\d+(?:,\d*)?\}/y;

/** Of a pattern that compiles. */
function repeatFault(pattern: string): string | undefined {
  const named = /\(\?<[A-Za-z_$]/.test(pattern);
  /** By open group: whether something in it repeats. */
  const open: boolean[] = [false];
  let inClass = false;
  /** Whether something repeats in what a repeat here would repeat. */
  let last = false;
  for (let at = 0; at < pattern.length; ) {
    const c = pattern.charAt(at);
    if (c === '\\') {
      const next = pattern.charAt(at + 1);
      if (!inClass && (/[1-9]/.test(next) || (named && next === 'k')))
        return `\\${next} refers back to a group; write what it stands for`;
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
      if (last) return `a repeat stands inside what '${repeat}' repeats; take one of the two away`;
      open[open.length - 1] = true;
      at += repeat.length;
      // Whether it takes as little as it can is no repeat of its own.
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
    // `(a+)?` is there once or not at all; what follows it may still repeat the whole.
    if (c !== '?') last = false;
    at++;
  }
  return undefined;
}
