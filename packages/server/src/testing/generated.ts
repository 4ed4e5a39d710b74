// Arbitrary requests to an endpoint: in, its declaration and an input that succeeds; out, requests that are valid,
// nearly valid and invalid, as an HTTP client would send them.
import { type AnyOperation, bodyTypes, hasBody, placeOf, sharedSchemas } from '@linework/operations';
import fc from 'fast-check';
import { z } from 'zod';
import { anyCharacter } from '../../../core/src/testing/text.js';

type Json = Readonly<Record<string, unknown>>;

export interface Generated {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Strings that have tripped databases, parsers, logs and headers. */
const AWKWARD: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\r\nX-Injected: yes\r\n\r\n',
  '\u2028\u202e\ufeff',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  "'; drop table diagrams; --",
  '%00%0d%0a',
  '../../etc/passwd',
  '*',
  '"1"',
  'W/"1", "2"',
  'true',
  '-1',
  '1e309',
  'MDAwMC0wMS0wMVQwMDowMDowMC4wMDBaIDE',
  'x'.repeat(41),
  'é'.repeat(301),
  'x'.repeat(20_000),
];

const NUMBERS: readonly number[] = [0, -0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e300, -(2 ** 63)];

const awkward = fc.constantFrom(...AWKWARD);

const text = fc.oneof(awkward, fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme', maxLength: 400 }));

const junk: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(null, true, false, [], {}, [[]], ['']),
  fc.jsonValue({ maxDepth: 4 }),
);

/** Values that a schema accepts, including its bounds and what only databases mind. */
function valid(schema: Json): fc.Arbitrary<unknown> {
  const { type, anyOf } = schema as { readonly type?: string; readonly anyOf?: readonly Json[] };
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map(valid));
  if (type === 'string') return strings(schema);
  if (type === 'integer' || type === 'number') return numbers(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return lists(schema);
  if (type === 'object') return objects(schema);
  return junk;
}

function strings({ pattern, minLength, maxLength }: Json): fc.Arbitrary<string> {
  const least = Number(minLength ?? 0);
  const most = Number(maxLength ?? 1_000);
  const fits = (each: string): boolean => each.length >= least && each.length <= most;
  if (typeof pattern === 'string') {
    const form = new RegExp(pattern, 'u');
    return fc.oneof(matching(pattern), text).filter((each) => fits(each) && form.test(each));
  }
  return fc.oneof(
    fc.string({ minLength: least, maxLength: Math.min(most, 300), unit: anyCharacter }),
    fc.constantFrom('x'.repeat(Math.min(most, 20_000)), ...AWKWARD).filter(fits),
  );
}

/** By pattern: fast-check takes milliseconds to invert one, and the endpoints repeat a few thousands of times. */
const inverted = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const known = inverted.get(pattern) ?? invert(pattern);
  inverted.set(pattern, known);
  return known;
}

/** Not every pattern can be inverted; words with slashes and hyphens are used then, some of which match. */
function invert(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.constantFrom('', 'a', 'a/b', 'a-b', 'team/payments', 'é', '1');
  }
}

function numbers({ minimum, maximum, type }: Json): fc.Arbitrary<number> {
  const least = Number(minimum ?? -(2 ** 53) + 1);
  const most = Number(maximum ?? 2 ** 53 - 1);
  const fitting = [least, most, ...NUMBERS].filter((each) => each >= least && each <= most);
  const whole = fitting.filter((each) => type !== 'integer' || Number.isSafeInteger(each));
  return fc.oneof(
    fc.integer({ min: Math.ceil(least), max: Math.floor(most) }),
    fc.constantFrom(...whole),
    small(least, most),
  );
}

function small(least: number, most: number): fc.Arbitrary<number> {
  const from = Math.max(Math.ceil(least), -10);
  return fc.integer({ min: from, max: Math.min(Math.floor(most), Math.max(from, 10)) });
}

/** Objects of a list: hundreds would be refused for the size of the body, and nothing else would be tried. */
const MOST_OBJECTS = 5;

function lists({ items, minItems, maxItems }: Json): fc.Arbitrary<unknown> {
  const each = (items ?? {}) as Json;
  const most = Math.min(Number(maxItems ?? 5), each.type === 'object' ? MOST_OBJECTS : Number.POSITIVE_INFINITY);
  return fc.array(valid(each), { minLength: Number(minItems ?? 0), maxLength: most });
}

function objects({ properties = {}, required = [] }: Json): fc.Arbitrary<Json> {
  const fields = Object.entries(properties as Readonly<Record<string, Json>>).map(([name, each]) => [
    name,
    valid(each),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] }) as fc.Arbitrary<Json>;
}

const LEFT_OUT = Symbol('left out');

/** `good` is an input that succeeds; a request takes most fields from it, so that many get as far as the database. */
export function generated(
  operation: Pick<AnyOperation, 'http' | 'schemas' | 'once'>,
  good: Json,
): fc.Arbitrary<Generated> {
  const { properties = {} } = z.toJSONSchema(operation.schemas(sharedSchemas(z)).input, {
    io: 'input',
    unrepresentable: 'any',
  });
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fc.oneof(
      { weight: 10, arbitrary: fc.constant(name in good ? good[name] : LEFT_OUT) },
      { weight: 4, arbitrary: valid(schema as Json) },
      { weight: 1, arbitrary: junk },
      { weight: 1, arbitrary: fc.constant(LEFT_OUT) },
    ),
  ]);
  return fc
    .record({
      fields: fc.record(Object.fromEntries(fields)) as fc.Arbitrary<Json>,
      more: often(fc.constant({}), fc.dictionary(text, junk, { maxKeys: 2 })),
      raw: often(fc.constant(undefined), fc.oneof(text, fc.uint8Array(), fc.json())),
      type: often(
        fc.constant(undefined),
        fc.constantFrom('', 'text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'x'),
      ),
      once: operation.once ? fc.oneof(fc.constant(undefined), fc.uuid(), text) : fc.constant(undefined),
    })
    .map((sample) => request(operation.http, sample));
}

function often<T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

interface Drawn {
  readonly fields: Json;
  readonly more: Json;
  readonly raw: string | Uint8Array | undefined;
  readonly type: string | undefined;
  readonly once: string | undefined;
}

function request(http: AnyOperation['http'], { fields, more, raw, type, once }: Drawn): Generated {
  if (http === undefined) throw new Error('It has no route.');
  const entries = Object.entries(fields).filter(([, value]) => value !== LEFT_OUT);
  const at = (place: string) => entries.filter(([name]) => placeOf(http, name) === place);
  const names = new Map(at('path'));
  const path = http.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(String(names.get(name) ?? 'x')));
  const query = new URLSearchParams(
    [...at('query'), ...(hasBody(http) ? [] : Object.entries(more))].flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each): [string, string] => [
        name.slice(0, 200),
        String(each).slice(0, 500),
      ]),
    ),
  );
  const [usual = ''] = bodyTypes(http);
  const headers = {
    ...(hasBody(http) ? { 'content-type': type ?? usual } : {}),
    ...Object.fromEntries(at('header').map(([name, value]) => [name, visible(String(value))])),
    ...(once === undefined ? {} : { 'idempotency-key': visible(once) }),
    ...(at('cookie').length === 0
      ? {}
      : {
          cookie: at('cookie')
            .map(([name, value]) => `${name}=${segment(String(value))}`)
            .join('; '),
        }),
  };
  const target = `${path}${query.size === 0 ? '' : `?${query}`}`;
  if (!hasBody(http)) return { path: target, method: http.method, headers };
  return {
    path: target,
    method: http.method,
    headers,
    body: bodyOf(http, Object.fromEntries([...at('body'), ...Object.entries(more)]), raw),
  };
}

function bodyOf(
  { body }: NonNullable<AnyOperation['http']>,
  fields: Json,
  raw: Drawn['raw'],
): string | Uint8Array<ArrayBuffer> {
  if (raw !== undefined) return typeof raw === 'string' ? raw : new Uint8Array(raw);
  if (body?.as === 'bytes') {
    const bytes = fields[body.field];
    return bytes instanceof Uint8Array ? new Uint8Array(bytes) : String(bytes ?? '');
  }
  if (body?.as === 'form')
    return new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
  return JSON.stringify(fields);
}

/** For a path: an empty value or one made of dots would name another path. */
function segment(value: string): string {
  const whole = Buffer.from(value).toString();
  return /^\.*$/.test(whole) ? 'x' : encodeURIComponent(whole);
}

/** Clients put no other characters into a header. */
function visible(value: string): string {
  return value.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 4_000);
}
