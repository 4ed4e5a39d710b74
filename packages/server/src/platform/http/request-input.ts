// The input of an operation from a request: in, where the route puts each field, and the request; out, one object for the
// operation's schema. A field in the wrong place is refused like an unknown one.
import { type AnyOperation, type HttpRoute, hasBody, placeOf } from '@linework/operations';
import { parse as parseCookies } from 'cookie';
import type { FastifyRequest } from 'fastify';
import parseJson from 'secure-json-parse';
import { RequestError } from './envelope.js';

type Fields = Readonly<Record<string, unknown>>;

/** Everything except the body: short, so that the event loop parses it. */
export function fieldsBesideBody(request: FastifyRequest, route: HttpRoute): Fields {
  const query = Object.entries(request.query as Fields);
  const { places = {} } = route;
  const cookies = parseCookies(request.headers.cookie ?? '');
  const elsewhere = Object.entries(places).flatMap(([name, place]) => {
    const value = place === 'header' ? request.headers[name] : place === 'cookie' ? cookies[name] : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  // Without a body the query is parsed even if no field is declared there: then it is the input.
  const queryFields = query.filter(([name]) => !hasBody(route) || placeOf(route, name) === 'query');
  refuseMisplaced(queryFields, route, 'query');
  return Object.fromEntries([...queryFields, ...elsewhere, ...Object.entries(request.params as Fields)]);
}

/** The whole input: with the body, which takes time to parse, and with the format that Accept names. */
export function inputOf(
  { http }: Pick<AnyOperation, 'http'>,
  body: readonly Uint8Array[] | undefined,
  beside: Fields,
  format: string | undefined,
): unknown {
  if (http === undefined || !hasBody(http)) return beside;
  const input = body === undefined ? {} : bodyValue(body, http);
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  refuseMisplaced(Object.entries(input), http, 'body');
  const whole = { ...input, ...beside };
  return format === undefined ? whole : inFormat(whole, format);
}

function bodyValue(blocks: readonly Uint8Array[], { body }: HttpRoute): unknown {
  const bytes = Buffer.concat(blocks);
  if (body?.as === 'bytes') return { [body.field]: new Uint8Array(bytes) };
  if (body?.as === 'form') return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RequestError('request.invalid_json', 'The body is not valid JSON in UTF-8.');
  }
}

function refuseMisplaced(
  fields: readonly (readonly [string, unknown])[],
  route: HttpRoute,
  here: 'query' | 'body',
): void {
  for (const [name] of fields) {
    const place = placeOf(route, name);
    if (place === here) continue;
    throw new RequestError('validation.failed', `${name.slice(0, 80)} belongs in the ${place}, not in the ${here}.`);
  }
}

/** Throws if a text contains U+0000, which PostgreSQL cannot store. A body can be nested deeply, so nothing here is recursive. */
export function demandKeepable(input: unknown): void {
  const waiting: unknown[] = [input];
  for (let each = waiting.pop(); each !== undefined || waiting.length > 0; each = waiting.pop()) {
    if (typeof each === 'string' && each.includes('\0'))
      throw new RequestError(
        'validation.failed',
        'A text contains the character U+0000, which cannot be stored. Remove it.',
      );
    if (typeof each === 'object' && each !== null && !(each instanceof Uint8Array))
      for (const value of Object.values(each)) waiting.push(value);
  }
}

/** Adds the accepted format to the body. */
function inFormat(body: Fields, format: string): Fields {
  const { format: bodyFormat } = body;
  if (bodyFormat !== undefined && bodyFormat !== format) {
    throw new RequestError(
      'validation.failed',
      `format is ${String(bodyFormat).slice(0, 20)}, but Accept asks for ${format}.`,
    );
  }
  return { ...body, format };
}

/** Throws if the media type of a body is not a described one. */
export function demandMediaType({ headers }: FastifyRequest, types: readonly string[]): void {
  const contentType = headers['content-type'];
  const comes = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (contentType === undefined && !comes) return;
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type))
    throw new RequestError('request.unsupported_media_type', `Send the body as ${types.join(' or ')}.`);
}
