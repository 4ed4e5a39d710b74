// Fills a pattern: in, a pattern, a flavour and values; out, the source with the values used, or the problem with the
// request.
import type { Flavour, Parameter, Parameters, Pattern, TextParameter } from './pattern.js';
import { products as shared } from './products.data.js';
import { fillTemplate, namesIn, type Products, type Value, type Values } from './template.js';

/** Most characters of a text parameter. */
export const LONGEST_TEXT = 60;

export interface Wanted {
  readonly flavour?: Flavour | undefined;
  readonly parameters?: Values | undefined;
}

export type Filled =
  | { readonly source: string; readonly parameters: Values }
  | { readonly problem: 'flavour' | 'parameter'; readonly message: string };

/** The pattern's own parameters, after the title that every pattern has. */
export function parametersOf({ title, parameters }: Pattern): Parameters {
  const heading: TextParameter = { type: 'text', default: title, meaning: 'Title of the picture' };
  return { title: heading, ...parameters };
}

export function kindOf({ source }: Pattern): string {
  return /^\s*([a-z0-9]+)/.exec(source)?.[1] ?? '';
}

export function fillPattern(pattern: Pattern, { flavour, parameters: overrides = {} }: Wanted): Filled {
  if (flavour !== undefined && !pattern.flavours.includes(flavour))
    return { problem: 'flavour', message: noFlavour(pattern, flavour) };
  const parameters = parametersOf(pattern);
  const unknown = Object.keys(overrides).find((name) => !Object.hasOwn(parameters, name));
  if (unknown !== undefined) {
    const known = Object.entries(parameters).map(([name, each]) => `${name} (${rangeOf(each)})`);
    return {
      problem: 'parameter',
      message: `'${pattern.id}' has no such parameter. Its parameters are: ${known.join(', ')}.`,
    };
  }
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = overrides[name];
    if (value !== undefined && !isIn(parameter, value))
      return { problem: 'parameter', message: `The parameter '${name}' must be ${rangeOf(parameter)}.` };
  }
  const values = Object.fromEntries(
    Object.entries(parameters).map(([name, each]) => [name, overrides[name] ?? each.default] as const),
  );
  return { source: fillTemplate(pattern.source, values, productsOf(pattern, flavour)), parameters: values };
}

/** The slots that the flavours of a pattern fill. */
export function slotsOf(pattern: Pattern): readonly string[] {
  const written = Object.entries(parametersOf(pattern)).flatMap(([name, { type }]) =>
    type === 'switch' ? [] : [name],
  );
  return namesIn(pattern.source).filter((name) => !written.includes(name));
}

/** The product for each slot in a flavour; without a flavour there are none. */
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

/** Describes the values that a parameter accepts. */
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
  if (flavours.length === 0) return `'${id}' has no flavours because it names no products. Omit the flavour.`;
  return `'${id}' has no flavour '${flavour}'. Use ${flavours.join(', ')}, or omit the flavour to name no products.`;
}
