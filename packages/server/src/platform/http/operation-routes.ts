// HTTP routes of the operations: each made from its declaration. Slow work runs in the pool.
import type { IncomingMessage } from 'node:http';
import { type Actor, type AnyOperation, bodyTypes, hasBody } from '@linework/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admitted, type Door } from '../auth/actor.js';
import { ClientLeft, type Pool } from '../pool/pool.js';
import { tenantOf } from '../pool/tenant.js';
import type { HttpAnswer } from '../pool/work.js';
import type { Gate } from './gate.js';
import { demandMediaType, fieldsBesideBody } from './request-input.js';

/** Maximum bytes of a body, if an operation does not declare a limit. */
export const BODY_LIMIT = 4_000_000;

export function addOperationRoutes(
  app: FastifyInstance,
  operations: readonly AnyOperation[],
  pool: Pool,
  door: Door,
  gate?: Gate,
): void {
  const actors = new WeakMap<FastifyRequest, Actor>();
  for (const operation of operations) {
    const { http, access } = operation;
    if (!http) continue;
    app.route({
      method: http.method,
      url: http.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: http.bodyLimit ?? BODY_LIMIT,
      // Checked before the body is read.
      onRequest: async (request, reply) => {
        const actor = await admitted(request, access, door);
        if (actor !== undefined) {
          actors.set(request, actor);
          await gate?.admit(actor, reply);
          gate?.count(actor, operation);
        }
        if (hasBody(http)) demandMediaType(request, bodyTypes(http));
        pool.demandRoom(tenantOf(actor, request.ip));
      },
      handler: (request, reply) => {
        const { accept } = request.headers;
        // A body, if there is one, is blocks of bytes.
        const body = hasBody(http) ? (request.body as readonly Uint8Array[] | undefined) : undefined;
        const actor = actors.get(request);
        const call = {
          operation: operation.name,
          requestId: request.id,
          beside: fieldsBesideBody(request, http),
          ...(accept === undefined ? {} : { accept }),
          ...(actor === undefined ? {} : { actor }),
          ...(body === undefined ? {} : { body }),
        };
        const tenant = tenantOf(actor, request.ip);
        return answering(request, reply, (signal) => {
          const run = () => pool.run('answer', call, { tenant, signal });
          return gate && operation.effect === 'read' ? gate.answer(call, run) : run();
        });
      },
    });
  }
}

/** Sends the pool's response, unless the client has left. */
export async function answering(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (signal: AbortSignal) => Promise<HttpAnswer>,
): Promise<FastifyReply> {
  try {
    const { status, headers, body } = await work(leaving(request.raw, reply));
    return reply
      .code(status)
      .headers(headers)
      .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
  } catch (error) {
    if (error instanceof ClientLeft) return reply.hijack();
    throw error;
  }
}

/** Aborts if the client leaves before its response is complete. */
function leaving(request: IncomingMessage, { raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  const check = () => {
    if (!raw.writableFinished) left.abort();
  };
  if (request.socket.destroyed) left.abort();
  else raw.once('close', check);
  return left.signal;
}
