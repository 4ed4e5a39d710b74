// Names of resources for comparison: in, an expression; out, one text in lower case in which variables are put in, texts are
// joined, and what is known only when it is deployed stands in braces. Also what a resource is called in a picture.
import { at, type Tree, textAt } from '../../reading/tree.js';
import { type Call, type Expression, expressionOf } from './expression.js';
import type { Template } from './scope.js';

const LONGEST = 2_000;
const DEEPEST = 12;

export function plainName(template: Template, expression: Expression): string {
  return spelled(template, expression, braced, 0).toLowerCase();
}

type Unknown = (call: Call, inner: (each: Expression) => string) => string;

function spelled(template: Template, expression: Expression, unknown: Unknown, depth: number): string {
  const scope = scopeOf(template);
  const next = (each: Expression): string => (depth > DEEPEST ? '' : spelled(scope, each, unknown, depth + 1));
  if (expression.is === 'text') return expression.text.slice(0, LONGEST);
  const { name, values } = expression;
  const [first, ...others] = values;
  if (name === 'concat') return cut(values.map(next).join(''));
  if (name === 'format' && first) {
    const words = others.map(next);
    return cut(next(first).replace(/\{(\d{1,3})\}/g, (_, index: string) => words[Number(index)] ?? ''));
  }
  if (/^(?:string|tolower|toupper)$/.test(name) && first && others.length === 0) return next(first);
  const [item] = expression.taken;
  if (name === 'split' && first && others[0] && item?.is === 'text' && /^\d+$/.test(item.text)) {
    return next(first).split(next(others[0]) || '/')[Number(item.text)] ?? '';
  }
  if (name === 'variables') {
    const value = variableOf(scope, expression);
    if (value?.is === 'scalar') return cut(next(expressionOf(value.text)));
  }
  return cut(unknown(expression, next));
}

/** What stays unknown, without slashes, as these part names. */
function braced({ name, values, taken }: Call, inner: (each: Expression) => string): string {
  const words = [...values, ...taken].map(inner).join(',');
  return `{${name}(${words})}`.replaceAll('/', '|');
}

function cut(text: string): string {
  return text.slice(0, LONGEST);
}

/** The template whose variables and parameters are meant. */
export function scopeOf(template: Template): Template {
  let scope = template;
  while (scope.outer && scope.parent) scope = scope.parent;
  return scope;
}

/** A variable, and of a map what is taken of it. */
export function variableOf(scope: Template, { values, taken }: Call): Tree | undefined {
  const [name] = values;
  let value = name?.is === 'text' ? entryOf(at(scope.tree, 'variables'), name.text) : undefined;
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

/** The last part of its name as a person says it: a parameter by its own name, nothing of what is made up when deployed. */
export function spokenName(template: Template, written: string): string {
  const whole = spelled(
    template,
    expressionOf(written),
    ({ name, values }, inner) => {
      if (name !== 'parameters')
        return /^(?:take|padleft|replace|substring|trim)$/.test(name) && values[0] ? inner(values[0]) : '';
      const [first] = values;
      return first?.is === 'text' ? first.text.replace(/_?Name$|(?<=.)_?name$/, '') : '';
    },
    0,
  );
  const last = whole.split('/').findLast((each) => /[A-Za-z]/.test(each)) ?? '';
  return last.replace(/^[^A-Za-z\d]+|[^A-Za-z\d]+$/g, '').slice(0, 60) || 'default';
}

export function conditionOf(tree: Tree): string | undefined {
  const written = textAt(tree, 'condition');
  if (written === undefined || written === 'true') return undefined;
  const call = expressionOf(written);
  if (call.is === 'text') return written;
  const [first] = call.values;
  const named = /^(?:parameters|variables)$/.test(call.name) && first?.is === 'text' && call.taken.length === 0;
  return named ? first.text : 'a condition holds';
}
