// Endpoints that scripts of pages on any site call (the Fetch standard, CORS protocol): in, a route; out, the headers by which a page reads the response, and the
// response to the request by which a browser asks first. Nothing allows credentials, so a page acts for nobody who is signed in.
import type { FastifyInstance } from 'fastify';
import { WARNINGS_HEADER } from './bare-picture.js';

/** On every response, refusals included. */
export const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `etag, ${WARNINGS_HEADER}`,
} as const;

/** Seconds: browsers keep the response no longer than two hours to a day. */
const KEPT = 86_400;

export function addPreflight(app: FastifyInstance, url: string, method: string): void {
  const methods = method === 'GET' ? 'GET, HEAD' : method;
  app.options(url, (_request, reply) => {
    reply
      .code(204)
      .headers({
        ...ANY_ORIGIN,
        allow: `${methods}, OPTIONS`,
        'access-control-allow-methods': methods,
        // The wildcard stands for every name except this one.
        'access-control-allow-headers': 'authorization, *',
        'access-control-max-age': KEPT,
      })
      .send();
  });
}
