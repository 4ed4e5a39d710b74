// Names in ARM templates: in, a template; out, the speller of its names and the values of its variables.
import type { Call } from '../../azure/expression.js';
import { type Parameters, worthOfParameter } from '../../azure/parameters.js';
import { type Speller, spellerOf } from '../../azure/spelling.js';
import type { Budget } from '../../reading/budget.js';
import { at, type Tree } from '../../reading/tree.js';
import { expressionOf } from './expression.js';
import type { Template } from './scope.js';

/** `given`: values of its parameters. */
export function templateSpeller(tree: Tree, budget: Budget, parameters: Parameters): Speller {
  return spellerOf((call) => {
    const worth = worthOfParameter(call, parameters);
    if (worth) return worth;
    const [name] = call.values;
    const value = call.name === 'variables' ? variableOf(tree, call) : undefined;
    if (value?.is !== 'scalar' || name?.is !== 'text') return undefined;
    const way = [name, ...call.taken].map((each) => (each.is === 'text' ? each.text : '')).join('.');
    return { key: way, expression: expressionOf(value.text) };
  }, budget);
}

/** The template whose variables and parameters are used. */
export function scopeOf(template: Template): Template {
  let scope = template;
  while (scope.outer && scope.parent) scope = scope.parent;
  return scope;
}

/** A variable, or the part of a map that is read from it. */
export function variableOf(tree: Tree, { values, taken }: Call): Tree | undefined {
  const [name] = values;
  let value = name?.is === 'text' ? entryOf(at(tree, 'variables'), name.text) : undefined;
  for (const each of taken) {
    if (each.is !== 'text') return value;
    value =
      value?.is === 'map' ? entryOf(value, each.text) : value?.is === 'list' ? value.items[Number(each.text)] : value;
  }
  return value;
}

export function entryOf(tree: Tree | undefined, name: string): Tree | undefined {
  if (tree?.is !== 'map') return undefined;
  const exact = tree.entries.get(name);
  if (exact) return exact.value;
  const lower = name.toLowerCase();
  for (const { key, value } of tree.entries.values()) if (key.toLowerCase() === lower) return value;
  return undefined;
}
