// HTTP routes of the operations: each made from its declaration.
import {
  type AnyOperation,
  errorKeys,
  isRefusal,
  type OperationContext,
  type SharedSchemas,
} from '@linework/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, type Authenticate, bearerKey } from '../auth/actor.js';
import { RequestError } from './envelope.js';

/** Bytes of a body, when an operation does not say. */
export const BODY_LIMIT = 4_000_000;

export function addOperationRoutes(
  app: FastifyInstance,
  operations: readonly AnyOperation[],
  shared: SharedSchemas,
  context: OperationContext,
  authenticate: Authenticate,
): void {
  for (const operation of operations) {
    if (!operation.http) continue;
    const schemas = operation.schemas(shared);
    const { method, path, bodyLimit } = operation.http;
    app.route({
      method,
      url: path,
      bodyLimit: bodyLimit ?? BODY_LIMIT,
      // The key is checked before the body is read.
      ...(operation.access === 'pro'
        ? { onRequest: async (request) => requirePro(await actorOf(request, authenticate)) }
        : {}),
      handler: async (request, reply) => {
        const input = method === 'GET' ? request.query : (request.body ?? {});
        const ran = operation.call(input, schemas, context);
        if (isRefusal(ran)) throw new RequestError(ran.refused, ran.message, ran.details);
        return reply.code(200).send(ran.value);
      },
    });
  }
}

export async function actorOf(request: FastifyRequest, authenticate: Authenticate): Promise<Actor> {
  const key = bearerKey(request.headers.authorization);
  if (key === undefined) throw new RequestError('auth.key_missing', 'Send an API key: Authorization: Bearer lw_…');
  const actor = await authenticate(key);
  if (!actor) throw new RequestError('auth.key_invalid', 'The API key is unknown or revoked.');
  return actor;
}

export function requirePro(actor: Actor): void {
  if (actor.plan !== 'pro') throw new RequestError('plan.pro_required', errorKeys['plan.pro_required'].meaning);
}
