// Source templates: in, a template, the values of its parameters and the product of each slot; out, the source.
//
// `{{name}}` in a line is a parameter, or a slot: the options `icon=set:icon sub="Product"`, or nothing without a product.
// Switches are not inserted, so a slot can have the name of a switch. `{{slot.icon}}` is only the icon, `{{slot.name|other}}`
// the product's name, or the other words. Lines from `@if name`, `@if !name` or `@if name>1` to `@end` are kept only if the
// condition holds; lines from `@each name` to `@end` are repeated that many times, with `{{i}}`, `{{i+1}}` and `{{i-1}}`
// counting from 1. Blocks can be nested.

export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;
export type Products = Readonly<Record<string, { readonly name: string; readonly icon: string }>>;

type Part = string | Block;

interface Block {
  readonly word: 'if' | 'each';
  readonly about: string;
  readonly parts: readonly Part[];
}

export function fillTemplate(template: string, values: Values, products: Products): string {
  return linesOf(partsOf(template), values, products)
    .map((line) => `${line}\n`)
    .join('');
}

/** Every name in double braces in a template, except counters. */
export function namesIn(template: string): readonly string[] {
  const named = Array.from(template.matchAll(SLOT), ([, , name = '']) => name);
  return [...new Set(named)].filter((name) => !COUNTED.has(name));
}

function partsOf(template: string): readonly Part[] {
  const open: { word: Block['word']; about: string; parts: Part[] }[] = [{ word: 'if', about: '', parts: [] }];
  for (const line of template.trim().split('\n')) {
    const [, word = '', about = ''] = /^\s*@(if|each|end)\b ?(.*)$/.exec(line) ?? [];
    const last = open.at(-1);
    if (word === 'end') {
      open.pop();
      if (last !== undefined) open.at(-1)?.parts.push(last);
    } else if (word === 'if' || word === 'each') open.push({ word, about: about.trim(), parts: [] });
    else last?.parts.push(line);
  }
  return open[0]?.parts ?? [];
}

function linesOf(parts: readonly Part[], values: Values, products: Products): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [filled(part, values, products)];
    if (part.word === 'if') return holds(part.about, values) ? linesOf(part.parts, values, products) : [];
    const times = Number(values[part.about] ?? 0);
    return Array.from({ length: times }, (_, at) => linesOf(part.parts, { ...values, i: at + 1 }, products)).flat();
  });
}

/** Conditions: `cache`, `!cache`, `zones>1`, `i=2`. */
function holds(condition: string, values: Values): boolean {
  const [, not, name = '', sign, number] = /^(!?)([a-z]+)(?:([<>=])(\d+))?$/.exec(condition) ?? [];
  const value = values[name] ?? false;
  if (sign === undefined) return Boolean(value) !== (not === '!');
  const [left, right] = [Number(value), Number(number)];
  return sign === '=' ? left === right : sign === '>' ? left > right : left < right;
}

const SLOT = /( ?)\{\{([a-z+-]+\d?)(?:\.(name|icon))?(?:\|([^{}]*))?\}\}/g;
const COUNTED: ReadonlySet<string> = new Set(['i', 'i+1', 'i-1']);

function filled(line: string, values: Values, products: Products): string {
  return line.replace(SLOT, (_, space: string, name: string, part: string | undefined, otherwise = '') => {
    if (COUNTED.has(name)) return `${space}${Number(values.i) + (name === 'i' ? 0 : name === 'i+1' ? 1 : -1)}`;
    const value = values[name];
    if (value !== undefined && typeof value !== 'boolean') return space + String(value).replaceAll(/["\\]/g, '\\$&');
    const product = products[name];
    if (part === 'name') return space + (product?.name ?? otherwise);
    if (product === undefined) return '';
    return part === 'icon' ? `${space}icon=${product.icon}` : `${space}icon=${product.icon} sub="${product.name}"`;
  });
}
