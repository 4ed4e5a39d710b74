// HTTP routes of the operations: each made from its declaration. What takes time runs in the pool.
import type { IncomingMessage } from 'node:http';
import { type AnyOperation, errorKeys } from '@linework/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, type Authenticate, bearerKey } from '../auth/actor.js';
import { ClientLeft, type Pool } from '../pool/pool.js';
import { ownMemory } from '../pool/work.js';
import { RequestError } from './envelope.js';

/** Bytes of a body, when an operation does not say. */
export const BODY_LIMIT = 4_000_000;

export function addOperationRoutes(
  app: FastifyInstance,
  operations: readonly AnyOperation[],
  pool: Pool,
  authenticate: Authenticate,
): void {
  for (const operation of operations) {
    if (!operation.http) continue;
    const { method, path, bodyLimit } = operation.http;
    app.route({
      method,
      url: path,
      bodyLimit: bodyLimit ?? BODY_LIMIT,
      // Before the body is read.
      onRequest: async (request) => {
        if (operation.access === 'pro') requirePro(await actorOf(request, authenticate));
        pool.demandRoom();
      },
      handler: async (request, reply) => {
        const { accept } = request.headers;
        // A body that came is blocks of bytes; a GET has none.
        const body = request.body as readonly Uint8Array[] | undefined;
        const call = {
          operation: operation.name,
          requestId: request.id,
          ...(accept === undefined ? {} : { accept }),
          ...(method === 'GET' ? { query: request.query } : body === undefined ? {} : { body }),
        };
        const moved = body === undefined ? [] : body.flatMap(ownMemory);
        try {
          const answer = await pool.run('answer', call, leaving(request.raw, reply), moved);
          const bytes = Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength);
          return reply.code(answer.status).headers(answer.headers).send(bytes);
        } catch (error) {
          if (error instanceof ClientLeft) return reply.hijack();
          throw error;
        }
      },
    });
  }
}

/** Given once the client is gone before it was answered. */
export function leaving(request: IncomingMessage, { raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  const check = () => {
    if (!raw.writableFinished) left.abort();
  };
  if (request.socket.destroyed) left.abort();
  else raw.once('close', check);
  return left.signal;
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
