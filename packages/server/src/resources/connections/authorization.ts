// The authorization server over HTTP: its paths under /oauth, passed on unparsed, and its metadata. In: an app and a service; out, the
// server, for the pages where a user decides.
import type { IncomingMessage } from 'node:http';
import type { CallLimit } from '@linework/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { spend } from '../../platform/http/endpoint-routes.js';
import { RequestError, securityHeaders } from '../../platform/http/envelope.js';
import { loggable } from '../../platform/http/loggable.js';
import type { Service } from '../../platform/service.js';
import { METADATA_PATHS, resourceMetadata, serverMetadata } from './metadata.js';
import { PATHS } from './paths.js';
import type { ProviderOptions } from './provider.js';

/** Per caller's address; users in a company can share one. */
const LIMITS: Readonly<Record<keyof typeof PATHS, CallLimit>> = {
  authorize: { name: 'oauth-requests', by: 'address', most: 300, seconds: 900 },
  token: { name: 'oauth-tokens', by: 'address', most: 3_000, seconds: 900 },
  register: { name: 'oauth-registrations', by: 'address', most: 60, seconds: 3_600 },
};

export async function addAuthorization(
  app: FastifyInstance,
  service: Service,
  fetchDocument: ProviderOptions['fetchDocument'],
): Promise<Provider> {
  const { baseUrl } = service;
  const addresses = new WeakMap<IncomingMessage, string>();
  const { providerOf } = await loaded();
  const provider = providerOf(service, {
    ...(fetchDocument && { fetchDocument }),
    addressOf: (request) => addresses.get(request) ?? '',
    failed: (error) => app.log.error({ error: loggable(error) }, 'authorization server'),
  });
  const answer = provider.callback();
  const { host, protocol } = new URL(baseUrl);

  /** The server reads the body itself, so the request is passed on before the framework reads it. */
  const handOver = (limit: CallLimit) => async (request: FastifyRequest, reply: FastifyReply) => {
    await spend(service, [limit], request.ip, reply);
    const { raw } = request;
    addresses.set(raw, request.ip);
    // Its addresses are the service's own, whatever host name the request used.
    Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    reply.hijack();
    for (const [name, value] of Object.entries(securityHeaders(baseUrl))) reply.raw.setHeader(name, value);
    if (raw.headers.expect !== undefined) reply.raw.writeContinue();
    await answer(raw, reply.raw);
  };
  const unreached = async () => undefined;
  app.get(PATHS.authorize, { onRequest: [asOneScope, handOver(LIMITS.authorize)] }, unreached);
  app.get(`${PATHS.authorize}/:uid`, { onRequest: handOver(LIMITS.authorize) }, unreached);
  app.post(PATHS.token, { onRequest: handOver(LIMITS.token) }, unreached);
  app.post(PATHS.register, { onRequest: handOver(LIMITS.register) }, unreached);

  for (const path of METADATA_PATHS.resource) app.get(path, async () => resourceMetadata(baseUrl));
  app.get(METADATA_PATHS.server, async () => serverMetadata(baseUrl));
  return provider;
}

/** Suppresses oidc-provider's warning about Node 20: the tests cover everything of it that is used. */
async function loaded(): Promise<typeof import('./provider.js')> {
  const { warn } = console;
  console.warn = (...words: unknown[]): void => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
  };
  try {
    return await import('./provider.js');
  } finally {
    console.warn = warn;
  }
}

/**
 * Every request gets the only scope, whatever it names (RFC 6749, section 3.3: the token response states the granted scope). The only
 * response mode is query: the others are a page with script, and the part of an address that servers do not see.
 */
async function asOneScope({ raw }: FastifyRequest): Promise<void> {
  const { url = '' } = raw;
  const start = url.includes('?') ? url.indexOf('?') : url.length;
  const query = new URLSearchParams(url.slice(start));
  if ((query.get('response_mode') ?? 'query') !== 'query')
    throw new RequestError('validation.failed', 'response_mode must be query, or omitted.');
  query.set('scope', 'draw');
  raw.url = `${url.slice(0, start)}?${query}`;
}
