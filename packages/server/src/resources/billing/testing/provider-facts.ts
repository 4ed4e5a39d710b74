// Whether what is sent to and from the payment provider is of its API: in, an exchange, or an event; out, what the facts of the API contradict, in words.
// The facts come from the provider's own library (scripts/billing/provider-facts.mjs).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange } from './stand-in.js';

/** As scripts/billing/declarations.mjs writes a type. A name with a question mark can be missing. */
type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | { readonly enum: readonly string[] }
  | { readonly object: string }
  | { readonly fields: Fields }
  | { readonly list: Shape }
  | { readonly page: Shape }
  | { readonly record: Shape }
  | { readonly anyOf: readonly Shape[] }
  | { readonly opaque: true };

type Fields = Readonly<Record<string, Shape>>;

interface Facts {
  /** Version of the library, and of the API that it speaks. */
  readonly library: string;
  readonly apiVersion: string;
  readonly calls: Readonly<Record<string, { readonly parameters: Fields; readonly answer: Shape }>>;
  /** What an event is about, by its type. */
  readonly events: Readonly<Record<string, Shape>>;
  readonly objects: Readonly<Record<string, Fields>>;
}

export const FACTS: Facts = JSON.parse(readFileSync(join(import.meta.dirname, 'provider-facts.data.json'), 'utf8'));

/** The call that an exchange is, as the facts name it; undefined if the API has none. */
export function callOf({ method, path }: Pick<Exchange, 'method' | 'path'>): string | undefined {
  return Object.keys(FACTS.calls).find((call) => {
    const [verb, pattern = ''] = call.split(' ');
    const matching = new RegExp(`^${pattern.replace(/\{\w+\}/g, '\\w+')}$`);
    return verb === method && matching.test(path);
  });
}

export function faultsOfExchange(exchange: Exchange): readonly string[] {
  const call = callOf(exchange);
  if (call === undefined) return [`${exchange.method} ${exchange.path}: no such call`];
  const { parameters, answer } = FACTS.calls[call] ?? { parameters: {}, answer: 'null' };
  const { params, status, body } = exchange;
  const failure = { fields: { error: { object: 'Error' } } } as const;
  return [
    ...faultsIn(nested(params), { fields: parameters }, `${call}: `, true),
    ...faultsIn(body, status === 200 ? answer : failure, `${call}, ${status}: `, false),
  ];
}

export function faultsOfEvent(event: unknown): readonly string[] {
  if (!isObject(event)) return ['an event is no object'];
  const about = FACTS.events[String(event.type)];
  if (about === undefined) return [`event ${event.type}: no such type`];
  const { data, ...rest } = event;
  const { data: _data, type: _type, ...fields } = FACTS.objects.Event ?? {};
  return [
    ...faultsIn(rest, { fields: { ...fields, type: 'string' } }, `event ${event.type}: `, false),
    ...faultsIn(data, { fields: { object: about } }, `event ${event.type}: `, false),
  ];
}

/** `isText`: of a request, whose values are texts. */
function faultsIn(value: unknown, shape: Shape, at: string, isText: boolean): readonly string[] {
  if (typeof shape === 'string')
    return isPrimitive(value, shape, isText) ? [] : [`${at} is ${JSON.stringify(value)}, not a ${shape}`];
  if ('opaque' in shape) return [`${at} is sent, and the facts do not describe it`];
  if ('enum' in shape)
    return shape.enum.some((each) => each === value) ? [] : [`${at} has no value ${JSON.stringify(value)}`];
  if ('anyOf' in shape) {
    const all = shape.anyOf.map((each) => faultsIn(value, each, at, isText));
    return all.some((each) => each.length === 0) ? [] : (all.find((each) => each.length > 0) ?? []);
  }
  if ('object' in shape && shape.object === 'Event') return faultsOfEvent(value);
  if ('object' in shape) return fieldFaults(value, FACTS.objects[shape.object] ?? {}, at, isText);
  if ('fields' in shape) return fieldFaults(value, shape.fields, at, isText);
  if ('record' in shape) return entryFaults(value, () => shape.record, at, isText);
  if ('list' in shape) return entryFaults(value, () => shape.list, at, isText);
  return fieldFaults(value, pageOf(shape.page), at, isText);
}

function pageOf(item: Shape): Fields {
  return { object: { enum: ['list'] }, data: { list: item }, has_more: 'boolean', url: 'string' };
}

function isPrimitive(value: unknown, shape: 'string' | 'number' | 'boolean' | 'null', isText: boolean): boolean {
  if (shape === 'null') return value === null;
  if (!isText || shape === 'string') return typeof value === shape;
  return typeof value === 'string' && (shape === 'number' ? /^-?\d+$/ : /^(?:true|false)$/).test(value);
}

function fieldFaults(value: unknown, fields: Fields, at: string, isText: boolean): readonly string[] {
  if (!isObject(value) || Array.isArray(value)) return [`${at} is ${JSON.stringify(value)}, not an object`];
  const missing = Object.keys(fields).filter((name) => !name.endsWith('?') && !(name in value));
  return [
    ...missing.map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, each]) => {
      const shape = fields[name] ?? fields[`${name}?`];
      return shape === undefined ? [`${at}.${name} does not exist`] : faultsIn(each, shape, `${at}.${name}`, isText);
    }),
  ];
}

function entryFaults(value: unknown, shapeOf: () => Shape, at: string, isText: boolean): readonly string[] {
  if (!isObject(value)) return [`${at} is ${JSON.stringify(value)}, not a list or a map`];
  return Object.entries(value).flatMap(([name, each]) => faultsIn(each, shapeOf(), `${at}[${name}]`, isText));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Parameters as a form has them, `line_items[0][price]`, as objects. */
function nested(params: URLSearchParams): Readonly<Record<string, unknown>> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of params) {
    const path = name.split(/\]?\[|\]$/).filter((each, at, all) => each !== '' || at < all.length - 1);
    let place = root;
    for (const each of path.slice(0, -1)) {
      const next = place[each] ?? {};
      place[each] = next;
      place = next as Record<string, unknown>;
    }
    place[path.at(-1) ?? ''] = value;
  }
  return root;
}
