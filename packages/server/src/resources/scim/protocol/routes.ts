// The protocol at /scim/v2 (RFC 7644): in, requests of identity providers with the token of an organisation; out, its users and groups. Everything
// fails in the protocol's form, and the ids of another organisation are unknown.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../../platform/audit/origin.js';
import { bearerKey } from '../../../platform/auth/actor.js';
import { toFault } from '../../../platform/db/database.js';
import { spend } from '../../../platform/http/endpoint-routes.js';
import { failedWith } from '../../../platform/http/envelope.js';
import type { Service } from '../../../platform/service.js';
import type { Provider } from '../changing.js';
import { errorBody, ScimError } from '../scim-error.js';
import { holderOfToken } from '../tokens.js';
import { SCIM_TYPE } from './bodies.js';
import { addDescribed } from './described-routes.js';
import { addGroupRoutes } from './group-routes.js';
import { demandScimType, type ProviderOf, SCIM_LIMIT } from './input.js';
import { addUserRoutes } from './user-routes.js';

/** Requests of one organisation. */
const LIMIT = { name: 'scim', by: 'account', most: 6_000, seconds: 60 } as const;

/** Refused ones of one network address. Many organisations share the addresses of their provider, so a valid token passes whatever others sent. */
const WRONG_TOKENS = { name: 'scim-tokens', by: 'address', most: 120, seconds: 900 } as const;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

export function addScim(app: FastifyInstance, service: Service): void {
  app.register(async (scope) => {
    const providers = new WeakMap<FastifyRequest, Provider>();
    const providerOf: ProviderOf = (request) => providers.get(request) ?? unauthorised();
    scope.setErrorHandler((error, request, reply) => sendScimFailure(request, reply, error));
    const allowed = new Map<string, readonly string[]>();
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = SCIM_LIMIT;
      allowed.set(route.url, [...(allowed.get(route.url) ?? []), ...[route.method].flat()]);
    });
    scope.addHook('onRequest', async (request, reply) => {
      const token = bearerKey(request.headers.authorization);
      const holder = token === undefined ? undefined : await holderOfToken(service, token);
      if (holder === undefined) {
        await spend(service, [WRONG_TOKENS], request.ip, reply);
        return unauthorised();
      }
      const { ownerId: organisation, id: tokenId } = holder;
      providers.set(request, { service, organisation, tokenId, origin: originOf(request) });
      await spend(service, [LIMIT], organisation, reply);
      reply.header('cache-control', 'no-store').type(SCIM_TYPE);
      if (WITH_BODY.has(request.method)) demandScimType(request);
    });
    addDescribed(scope, service.baseUrl);
    addUserRoutes(scope, providerOf);
    addGroupRoutes(scope, providerOf);
    for (const [url, methods] of [...allowed]) addOthers(scope, url, methods);
    for (const url of ['/scim/v2/Bulk', '/scim/v2/Me'])
      scope.route({
        method: [...METHODS],
        url,
        handler: async () => {
          throw new ScimError(501, undefined, 'Not supported. ServiceProviderConfig lists what is.');
        },
      });
    scope.route({
      method: [...METHODS],
      url: '/scim/v2/*',
      handler: async () => {
        throw new ScimError(404, undefined, 'Nothing exists at this path.');
      },
    });
  });
}

/** The methods that a path does not have. */
function addOthers(scope: FastifyInstance, url: string, allowed: readonly string[]): void {
  scope.route({
    method: METHODS.filter((each) => !allowed.includes(each)),
    url,
    handler: async (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new ScimError(405, undefined, `Send ${allowed.join(' or ')} to this path.`);
    },
  });
}

/** The same bytes, whatever is wrong with a token. */
function unauthorised(): never {
  throw new ScimError(401, undefined, 'Send Authorization: Bearer with the token of the organisation.');
}

function sendScimFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  reply.type(SCIM_TYPE);
  if (error instanceof ScimError) {
    if (error.status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(error.status).send(JSON.stringify(errorBody(error.status, error.scimType, error.message)));
  }
  const { status, message } = failedWith(request, reply, toFault(error));
  return reply.code(status).send(JSON.stringify(errorBody(status, undefined, message)));
}
