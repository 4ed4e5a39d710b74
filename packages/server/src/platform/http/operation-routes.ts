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
import { acceptedFormat, barePicture } from './bare-picture.js';
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
    const { method, path, bodyLimit, bare } = operation.http;
    app.route({
      method,
      url: path,
      bodyLimit: bodyLimit ?? BODY_LIMIT,
      // The key is checked before the body is read.
      ...(operation.access === 'pro'
        ? { onRequest: async (request) => requirePro(await actorOf(request, authenticate)) }
        : {}),
      handler: async (request, reply) => {
        const body = method === 'GET' ? request.query : (request.body ?? {});
        const format = bare ? acceptedFormat(request.headers.accept) : undefined;
        const input = format === undefined ? body : inFormat(body, format);
        const ran = await operation.call(input, schemas, context);
        if (isRefusal(ran)) throw new RequestError(ran.refused, ran.message, ran.details);
        if (bare) reply.header('vary', 'accept');
        if (format === undefined) return reply.code(200).send(ran.value);
        const picture = barePicture(ran.value as Parameters<typeof barePicture>[0]);
        return reply.code(200).headers(picture.headers).send(picture.body);
      },
    });
  }
}

/** The body with the format that is accepted; what is no object stays, for the schema to refuse. */
function inFormat(body: unknown, format: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const asked = 'format' in body ? body.format : undefined;
  if (asked !== undefined && asked !== format) {
    throw new RequestError(
      'validation.failed',
      `format is ${String(asked).slice(0, 20)}, but Accept asks for ${format}.`,
    );
  }
  return { ...body, format };
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
