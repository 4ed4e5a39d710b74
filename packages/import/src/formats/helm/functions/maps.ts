// Sprig's map functions. `set`, `unset` and `merge` change their first map, as in Sprig.
import type { Calling } from '../template/evaluate.js';
import { TemplateProblem } from '../template/problem.js';
import { copyOf, type Dict, dictOf, isDict, isTrue, sortedKeys, type Value } from '../template/value.js';
import { dict, textOf } from './arguments.js';

/** Keys missing from the first map are taken from the others (imdario/mergo: an empty value counts as missing). */
function merged(into: Dict, from: Dict, overwrites: boolean, depth = 0): Dict {
  if (depth > 100) throw new TemplateProblem('its maps are nested too deeply');
  for (const [key, value] of from) {
    const own = into.get(key) ?? null;
    if (isDict(own) && isDict(value)) merged(own, value, overwrites, depth + 1);
    else if (overwrites ? isTrue(value) || !into.has(key) : !isTrue(own)) into.set(key, copyOf(value));
  }
  return into;
}

/** The path's keys, then the default, then the map. */
function dug(args: readonly Value[]): Value {
  const path = args.slice(0, -2);
  let value: Value = args.at(-1) ?? null;
  for (const key of path) {
    if (!isDict(value) || !value.has(textOf(key))) return args.at(-2) ?? null;
    value = value.get(textOf(key)) ?? null;
  }
  return value;
}

/** Prevents a map in itself, which would never end. */
function holds(value: Value, wanted: Dict, depth = 0): boolean {
  if (value === wanted || depth > 100) return true;
  const inside = isDict(value) ? [...value.values()] : Array.isArray(value) ? (value as readonly Value[]) : [];
  return inside.some((each) => typeof each === 'object' && each !== null && holds(each, wanted, depth + 1));
}

const mergeInto =
  (name: string, overwrites: boolean): Calling =>
  ([into, ...others]) => {
    const own = dict(into, name);
    for (const each of others) if (each !== own && each !== null) merged(own, dict(each, name), overwrites);
    return own;
  };

export const MAP_FUNCTIONS: Readonly<Record<string, Calling>> = {
  dict: (args) => dictOf(args.flatMap((each, at) => (at % 2 === 0 ? [[textOf(each), args[at + 1] ?? '']] : []))),
  get: ([map, key]) => dict(map, 'get').get(textOf(key)) ?? '',
  set: ([map, key, value]) => {
    const own = dict(map, 'set');
    if (holds(value ?? null, own)) throw new TemplateProblem('set would put a map into itself');
    return own.set(textOf(key), value ?? null);
  },
  unset: ([map, key]) => {
    dict(map, 'unset').delete(textOf(key));
    return map ?? null;
  },
  hasKey: ([map, key]) => dict(map, 'hasKey').has(textOf(key)),
  keys: (maps) => maps.flatMap((each) => sortedKeys(dict(each, 'keys'))),
  values: ([map]) => sortedKeys(dict(map, 'values')).map((key) => dict(map, 'values').get(key) ?? null),
  pluck: ([key, ...maps]) =>
    maps.flatMap((each) => {
      const own = dict(each, 'pluck');
      return own.has(textOf(key)) ? [own.get(textOf(key)) ?? null] : [];
    }),
  pick: ([map, ...keys]) => {
    const wanted = new Set(
      keys.flatMap((each) => (Array.isArray(each) ? (each as readonly Value[]) : [each])).map(textOf),
    );
    return dictOf([...dict(map, 'pick')].filter(([key]) => wanted.has(key)));
  },
  omit: ([map, ...keys]) => {
    const out = new Set(
      keys.flatMap((each) => (Array.isArray(each) ? (each as readonly Value[]) : [each])).map(textOf),
    );
    return dictOf([...dict(map, 'omit')].filter(([key]) => !out.has(key)));
  },
  merge: mergeInto('merge', false),
  mustMerge: mergeInto('mustMerge', false),
  mergeOverwrite: mergeInto('mergeOverwrite', true),
  mustMergeOverwrite: mergeInto('mustMergeOverwrite', true),
  dig: (args) => dug(args),
  deepCopy: ([value]) => copyOf(value ?? null),
  mustDeepCopy: ([value]) => copyOf(value ?? null),
};
