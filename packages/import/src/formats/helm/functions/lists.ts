// Sprig's list functions. Each also exists as `must…`, which in Helm fails where the plain one panics.
import type { Calling } from '../template/evaluate.js';
import { TemplateProblem } from '../template/problem.js';
import { byCode, equalValues, isDict, isList, isTrue, type Value } from '../template/value.js';
import { list, textOf, whole, withMust } from './arguments.js';

const MOST = 100_000;

function joined(lists: readonly (readonly Value[])[]): readonly Value[] {
  const size = lists.reduce((sum, each) => sum + each.length, 0);
  if (size > MOST) throw new TemplateProblem('its lists become too long');
  return lists.flat(1);
}

/** Texts and numbers at once, others one by one. */
function unique(values: readonly Value[]): readonly Value[] {
  const seen = new Set<Value>();
  const others: Value[] = [];
  return values.filter((each) => {
    if (!isList(each) && !isDict(each)) return !seen.has(each) && seen.add(each);
    if (others.length > 1_000) throw new TemplateProblem('its lists become too long');
    if (others.some((before) => equalValues(before, each))) return false;
    others.push(each);
    return true;
  });
}

function chunks(size: number, values: readonly Value[]): readonly Value[] {
  if (size < 1) throw new TemplateProblem('chunk needs a size of at least 1');
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
}

const plain: Readonly<Record<string, Calling>> = {
  append: ([values, value]) => joined([list(values, 'append'), [value ?? null]]),
  push: ([values, value]) => joined([list(values, 'push'), [value ?? null]]),
  prepend: ([values, value]) => joined([[value ?? null], list(values, 'prepend')]),
  first: ([values]) => list(values, 'first')[0] ?? null,
  last: ([values]) => list(values, 'last').at(-1) ?? null,
  rest: ([values]) => list(values, 'rest').slice(1),
  initial: ([values]) => list(values, 'initial').slice(0, -1),
  reverse: ([values]) => list(values, 'reverse').toReversed(),
  uniq: ([values]) => unique(list(values, 'uniq')),
  compact: ([values]) => list(values, 'compact').filter(isTrue),
  without: ([values, ...out]) =>
    list(values, 'without').filter((each) => !out.some((other) => equalValues(each, other))),
  has: ([value, values]) => list(values, 'has').some((each) => equalValues(each, value ?? null)),
  chunk: ([size, values]) => chunks(whole(size), list(values, 'chunk')),
};

export const LIST_FUNCTIONS: Readonly<Record<string, Calling>> = {
  ...withMust(plain),
  list: (args) => args,
  tuple: (args) => args,
  concat: (args) => joined(args.map((each) => list(each, 'concat'))),
  sortAlpha: ([values]) => (isList(values) ? values.map(textOf).sort(byCode) : [textOf(values)]),
  slice: ([values, from, to]) => {
    const own = typeof values === 'string' ? values : list(values, 'slice');
    return own.slice(whole(from), to === undefined ? undefined : whole(to));
  },
  mustSlice: ([values, from, to]) =>
    list(values, 'mustSlice').slice(whole(from), to === undefined ? undefined : whole(to)),
  len: ([value]) => {
    if (isList(value) || typeof value === 'string') return value.length;
    if (isDict(value)) return value.size;
    throw new TemplateProblem('len needs a text, a list or a map');
  },
  index: ([value, ...keys]) => indexed(value ?? null, keys),
};

function indexed(start: Value, keys: readonly Value[]): Value {
  let value = start;
  for (const key of keys) {
    if (isDict(value)) value = value.get(textOf(key)) ?? null;
    else if (isList(value)) {
      const at = whole(key);
      if (at < 0 || at >= value.length) throw new TemplateProblem(`its list has no item ${at}`);
      value = value[at] ?? null;
    } else
      throw new TemplateProblem(`it reads ${textOf(key).slice(0, 40)} from a value that is neither a list nor a map`);
  }
  return value;
}
