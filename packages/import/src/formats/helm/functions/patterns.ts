// Sprig's regular expressions on RE2, whose time is linear in the text for any pattern.
import { RE2JS } from 're2js';
import type { Budget } from '../../../reading/budget.js';
import type { Calling } from '../template/evaluate.js';
import { TemplateProblem } from '../template/problem.js';
import type { Value } from '../template/value.js';
import { textOf, whole, withMust } from './arguments.js';

function compiled(pattern: Value | undefined): RE2JS {
  try {
    return RE2JS.compile(textOf(pattern));
  } catch {
    throw new TemplateProblem(`the pattern ${JSON.stringify(textOf(pattern).slice(0, 60))} cannot be read`);
  }
}

function allOf(pattern: Value | undefined, text: string, most: number, budget: Budget): readonly string[] {
  const matcher = compiled(pattern).matcher(text);
  const matches: string[] = [];
  while ((most < 0 || matches.length < most) && matcher.find()) {
    budget.items(1);
    matches.push(matcher.group() ?? '');
  }
  return matches;
}

/** `$1` and `${name}` of Go's templates become texts (regexp.Expand). */
function replaced(pattern: Value | undefined, text: string, by: string, expands: boolean, budget: Budget): string {
  const matcher = compiled(pattern).matcher(text);
  let out = '';
  let at = 0;
  while (matcher.find()) {
    const group = (name: string): string => {
      const number = Number(name);
      if (!Number.isInteger(number)) return matcher.group(name) ?? '';
      return number <= matcher.groupCount() ? (matcher.group(number) ?? '') : '';
    };
    const own = expands
      ? by.replaceAll(/\$(?:\$|\{(\w+)\}|(\w+))/g, (_, braced?: string, bare?: string) => {
          const name = braced ?? bare;
          return name === undefined ? '$' : group(name);
        })
      : by;
    budget.steps(1);
    budget.fits('characters', out.length + own.length);
    out += text.slice(at, matcher.start()) + own;
    at = matcher.end();
  }
  return out + text.slice(at);
}

function split(pattern: Value | undefined, text: string, most: number, budget: Budget): readonly string[] {
  const matcher = compiled(pattern).matcher(text);
  const parts: string[] = [];
  let at = 0;
  while ((most < 0 || parts.length < most - 1) && matcher.find()) {
    if (matcher.end() === 0) continue;
    budget.items(1);
    parts.push(text.slice(at, matcher.start()));
    at = matcher.end();
  }
  return most === 0 ? [] : [...parts, text.slice(at)];
}

const plain: Readonly<Record<string, Calling>> = {
  regexMatch: ([pattern, text]) => compiled(pattern).matcher(textOf(text)).find(),
  regexFind: ([pattern, text], { budget }) => allOf(pattern, textOf(text), 1, budget)[0] ?? '',
  regexFindAll: ([pattern, text, most], { budget }) => allOf(pattern, textOf(text), whole(most), budget),
  regexReplaceAll: ([pattern, text, by], { budget }) => replaced(pattern, textOf(text), textOf(by), true, budget),
  regexReplaceAllLiteral: ([pattern, text, by], { budget }) =>
    replaced(pattern, textOf(text), textOf(by), false, budget),
  regexSplit: ([pattern, text, most], { budget }) => split(pattern, textOf(text), whole(most), budget),
};

export const PATTERN_FUNCTIONS: Readonly<Record<string, Calling>> = {
  ...withMust(plain),
  regexQuoteMeta: ([text]) => textOf(text).replaceAll(/[\\.+*?()|[\]{}^$]/g, '\\$&'),
};
