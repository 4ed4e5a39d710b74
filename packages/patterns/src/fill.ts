// A pattern filled: in, a pattern, a flavour and values; out, the source with what it was filled with, or what is wrong with
// what was asked.
import type { Flavour, Parameter, Parameters, Pattern, TextParameter } from './pattern.js';
import { products as shared } from './products.data.js';
import { fillTemplate, namesIn, type Products, type Value, type Values } from './template.js';

/** Characters of a text parameter. */
export const LONGEST_TEXT = 60;

export interface Wanted {
  readonly flavour?: Flavour | undefined;
  readonly parameters?: Values | undefined;
}

export type Filled =
  | { readonly source: string; readonly parameters: Values }
  | { readonly problem: 'flavour' | 'parameter'; readonly message: string };

/** Its own, behind the title that every pattern has. */
export function parametersOf({ title, parameters }: Pattern): Parameters {
  const heading: TextParameter = { type: 'text', default: title, meaning: 'Title of the picture' };
  return { title: heading, ...parameters };
}

export function kindOf({ source }: Pattern): string {
  return /^\s*([a-z0-9]+)/.exec(source)?.[1] ?? '';
}

export function fillPattern(pattern: Pattern, { flavour, parameters: given = {} }: Wanted): Filled {
  if (flavour !== undefined && !pattern.flavours.includes(flavour))
    return { problem: 'flavour', message: noFlavour(pattern, flavour) };
  const parameters = parametersOf(pattern);
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(parameters, name));
  if (unknown !== undefined) {
    const known = Object.entries(parameters).map(([name, each]) => `${name} (${rangeOf(each)})`);
    return { problem: 'parameter', message: `${pattern.id} has no such parameter. It has ${known.join(', ')}.` };
  }
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = given[name];
    if (value !== undefined && !isIn(parameter, value))
      return { problem: 'parameter', message: `The parameter ${name} is ${rangeOf(parameter)}.` };
  }
  const values = Object.fromEntries(
    Object.entries(parameters).map(([name, each]) => [name, given[name] ?? each.default] as const),
  );
  return { source: fillTemplate(pattern.source, values, productsOf(pattern, flavour)), parameters: values };
}

/** What a pattern leaves to its flavours. */
export function slotsOf(pattern: Pattern): readonly string[] {
  const written = Object.entries(parametersOf(pattern)).flatMap(([name, { type }]) =>
    type === 'switch' ? [] : [name],
  );
  return namesIn(pattern.source).filter((name) => !written.includes(name));
}

/** What each slot is filled with in a flavour; the plain one names no products. */
export function productsOf(pattern: Pattern, flavour: Flavour | undefined): Products {
  if (flavour === undefined) return {};
  const own = pattern.products?.[flavour] ?? {};
  return Object.fromEntries(
    slotsOf(pattern).flatMap((slot) => {
      const [name, icon] = (own[slot] ?? shared[slot]?.[flavour] ?? '').split(' = ');
      return name === undefined || icon === undefined ? [] : [[slot, { name, icon }] as const];
    }),
  );
}

/** What a parameter takes, in words. */
export function rangeOf(parameter: Parameter): string {
  if (parameter.type === 'text') return `a text of 1 to ${LONGEST_TEXT} characters on one line`;
  if (parameter.type === 'switch') return 'true or false';
  return `a whole number from ${parameter.least} to ${parameter.most}`;
}

function isIn(parameter: Parameter, value: Value): boolean {
  if (parameter.type === 'switch') return typeof value === 'boolean';
  if (parameter.type === 'text')
    return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT && !CONTROL.test(value);
  return Number.isInteger(value) && Number(value) >= parameter.least && Number(value) <= parameter.most;
}

const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function noFlavour({ id, flavours }: Pattern, flavour: Flavour): string {
  if (flavours.length === 0) return `${id} names no products, so leave the flavour out.`;
  return `${id} has no flavour ${flavour}. It has ${flavours.join(', ')}, and without flavour names no products.`;
}
