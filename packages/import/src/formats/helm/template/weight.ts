// What a value holds when it is written out: in, values; out, their characters, items and depth. A value that contains another
// twice is counted twice, because printing and copying follow both.
import type { Budget } from '../../../reading/budget.js';
import { TemplateProblem } from './problem.js';
import { isThing, type Value } from './value.js';

export interface Weight {
  readonly characters: number;
  readonly nodes: number;
  readonly depth: number;
}

/** Deeper values overflow the stack of the functions that follow them. */
const DEEPEST = 200;
const OTHER = 24;

export function weightOf(values: readonly Value[], budget: Budget): Weight {
  let [characters, nodes, deepest] = [0, 0, 0];
  const open: { readonly value: Value; readonly depth: number }[] = [];
  const add = (value: Value, depth: number): void => {
    nodes++;
    characters += 1;
    if (typeof value === 'string') characters += value.length;
    else if (typeof value !== 'object' || value === null) characters += OTHER;
    else open.push({ value, depth });
  };
  for (const each of values) add(each, 0);
  for (let next = open.pop(); next; next = open.pop()) {
    const { depth } = next;
    const value = isThing(next.value) ? next.value.fields : next.value;
    if (isThing(next.value)) characters += next.value.text.length;
    if (depth > DEEPEST) throw new TemplateProblem('its values are nested too deeply');
    deepest = Math.max(deepest, depth + 1);
    const size = Array.isArray(value) ? value.length : value instanceof Map ? value.size : 0;
    budget.steps(Math.ceil(size / 4));
    budget.fits('items', nodes + size);
    if (Array.isArray(value)) for (const each of value as readonly Value[]) add(each, depth + 1);
    if (value instanceof Map)
      for (const [key, each] of value) {
        characters += key.length + 1;
        add(each, depth + 1);
      }
    budget.fits('characters', characters);
  }
  budget.fits('characters', characters);
  return { characters, nodes, depth: deepest };
}
