// The request that a client would send: in, an endpoint and its input; out, the request.
import { type AnyOperation, bodyTypes, type HttpRoute, hasBody, placeOf } from '@linework/operations';
import type { Generated } from './generated.js';

export function requestOf({ http }: Pick<AnyOperation, 'http'>, input: Readonly<Record<string, unknown>>): Generated {
  if (http === undefined) throw new Error('It has no route.');
  const at = (place: string) => Object.entries(input).filter(([name]) => placeOf(http, name) === place);
  const path = at('path').reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), http.path);
  const query = new URLSearchParams(at('query').map(([name, value]) => [name, String(value)]));
  const [type = ''] = bodyTypes(http);
  return {
    path: `${path}?${query}`,
    method: http.method,
    headers: {
      ...(hasBody(http) ? { 'content-type': type } : {}),
      ...Object.fromEntries(at('header').map(([name, value]) => [name, String(value)])),
    },
    ...(hasBody(http) ? { body: bodyOf(http, Object.fromEntries(at('body'))) } : {}),
  };
}

function bodyOf({ body }: HttpRoute, fields: Readonly<Record<string, unknown>>): NonNullable<Generated['body']> {
  if (body?.as === 'bytes') return fields[body.field] as Uint8Array<ArrayBuffer>;
  if (body?.as === 'form') return new URLSearchParams(fields as Record<string, string>).toString();
  return JSON.stringify(fields);
}
