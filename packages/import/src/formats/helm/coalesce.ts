// Values of charts laid over one another: in, a chart and the given values; out, the values that its templates get, and which
// charts below it take part (helm/pkg/chartutil: coalesce, dependencies).

import type { Budget } from '../../reading/budget.js';
import type { Chart, Dependency } from './chart.js';
import { textOf } from './functions/arguments.js';
import { copyOf, copyOfDict, type Dict, isDict, isList, type Value } from './template/value.js';
import { weightOf } from './template/weight.js';

/** A chart with the charts below it that take part, under their local names. */
export interface Taking {
  readonly chart: Chart;
  readonly name: string;
  readonly values: Dict;
  readonly below: readonly Taking[];
  /** Declared, but not among the files. */
  readonly missing: readonly string[];
}

/** The same chart can take part under many names, each with a copy of its values. */
const CHART_STEPS = 50;

export function takingPart(chart: Chart, parent: Dict, budget: Budget, name: string = chart.name): Taking {
  return chosen(chart, name, coalesced(chart, copyOfDict(parent)), parent, budget);
}

function chosen(chart: Chart, name: string, values: Dict, top: Dict, budget: Budget): Taking {
  budget.steps(CHART_STEPS + weightOf([top, chart.values], budget).nodes);
  const tags = dictAt(coalesced(chart, copyOfDict(top)), ['tags']) ?? dictAt(values, ['tags']);
  const present = new Map(chart.below.map((each) => [each.name, each]));
  const declared = chart.dependencies.filter((each) => isOn(each, values, tags));
  const off = new Set(chart.dependencies.map((each) => each.name));
  const taken: readonly (readonly [string, Chart, Dependency | undefined])[] = [
    ...declared.flatMap((each) => {
      const dependency = present.get(each.name);
      return dependency ? [[each.alias ?? each.name, dependency, each] as const] : [];
    }),
    ...chart.below.flatMap((each) => (off.has(each.name) ? [] : [[each.name, each, undefined] as const])),
  ];
  const own = withImports(chart, values, taken, budget);
  const below = taken.map(([inside, each]) => {
    const started = dictAt(own, [inside]) ?? new Map<string, Value>();
    own.set(inside, started);
    budget.items(weightOf([each.values, own.get('global') ?? null], budget).nodes);
    shareGlobals(own, started);
    return chosen(each, inside, coalesced(each, started), top, budget);
  });
  return {
    chart,
    name,
    values: own,
    below,
    missing: declared.filter((each) => !present.has(each.name)).map((each) => each.alias ?? each.name),
  };
}

/** The first condition that is a boolean decides; otherwise a single enabled tag does, or no disabled one. */
function isOn({ condition, tags }: Dependency, values: Dict, named: Dict | undefined): boolean {
  for (const way of condition) {
    const keys = way.split('.');
    const value = dictAt(values, keys.slice(0, -1))?.get(keys.at(-1) ?? '');
    if (typeof value === 'boolean') return value;
  }
  const flags = tags.map((tag) => named?.get(tag)).filter((each) => typeof each === 'boolean');
  return flags.length === 0 || flags.includes(true);
}

function dictAt(values: Dict, keys: readonly string[]): Dict | undefined {
  let value: Value = values;
  for (const key of keys) value = isDict(value) ? (value.get(key) ?? null) : null;
  return isDict(value) ? value : undefined;
}

/** Given values win; a null removes the chart's own value. */
function coalesced(chart: Chart, parent: Dict): Dict {
  for (const [key, value] of chart.values) lay(parent, key, value);
  return parent;
}

function lay(onto: Dict, key: string, value: Value): void {
  if (!onto.has(key)) {
    onto.set(key, copyOf(value));
    return;
  }
  const own = onto.get(key) ?? null;
  if (own === null) onto.delete(key);
  else if (isDict(own) && isDict(value)) for (const [inside, each] of value) lay(own, inside, each);
}

/** A chart's `global` is visible to all charts below it and wins there. */
function shareGlobals(from: Dict, to: Dict): void {
  const own = from.get('global');
  if (own !== undefined && !isDict(own)) return;
  const there = to.get('global');
  const merged = isDict(there) ? there : new Map<string, Value>();
  if (own) layOver(merged, own);
  to.set('global', merged);
}

/** Later values win. */
export function layOver(onto: Dict, from: Dict): void {
  for (const [key, value] of from) {
    const own = onto.get(key);
    if (isDict(own) && isDict(value)) layOver(own, value);
    else onto.set(key, copyOf(value));
  }
}

/** Values that a chart imports from charts below it win over its own values.yaml, but not over given values. */
function withImports(
  chart: Chart,
  values: Dict,
  taken: readonly (readonly [string, Chart, Dependency | undefined])[],
  budget: Budget,
): Dict {
  for (const [name, below, dependency] of taken) {
    budget.steps(weightOf([below.values, values.get(name) ?? null], budget).nodes);
    const theirs = coalesced(below, copyOfDict(dictAt(values, [name]) ?? new Map()));
    for (const each of dependency?.imports ?? []) {
      const [child, parent] = isDict(each)
        ? [textOf(each.get('child')), textOf(each.get('parent'))]
        : [`exports.${textOf(each)}`, ''];
      const imported = dictAt(theirs, child.split('.'));
      if (!imported) continue;
      const way = parent === '' || parent === '.' ? [] : parent.split('.');
      budget.items(weightOf([imported], budget).nodes);
      takeOver(values, chart.values, way, imported);
    }
  }
  return values;
}

function takeOver(values: Dict, own: Dict, way: readonly string[], imported: Dict): void {
  let into = values;
  for (const key of way) {
    const next = into.get(key);
    const dict = isDict(next) ? next : new Map<string, Value>();
    into.set(key, dict);
    into = dict;
  }
  const defaults = dictAt(own, way) ?? new Map<string, Value>();
  for (const [key, value] of imported) replaceDefault(into, defaults, key, value);
}

function replaceDefault(into: Dict, defaults: Dict, key: string, value: Value): void {
  const [own, standard] = [into.get(key), defaults.get(key)];
  if (isDict(own) && isDict(value)) {
    const inner = isDict(standard) ? standard : new Map<string, Value>();
    for (const [inside, each] of value) replaceDefault(own, inner, inside, each);
  } else if (own === undefined || isSame(own, standard)) into.set(key, copyOf(value));
}

function isSame(a: Value, b: Value | undefined): boolean {
  if (isList(a)) return isList(b) && JSON.stringify(a) === JSON.stringify(b);
  return a === b;
}
