// HTTP routes of the operations: each made from its declaration. Slow work runs in the pool.
import { type Actor, type AnyOperation, bodyTypes, hasBody } from '@linework/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, admitted, type Door } from '../auth/actor.js';
import type { Pool } from '../pool/pool.js';
import { takerOf } from '../pool/taker.js';
import type { HttpAnswer } from '../pool/work.js';
import type { Gate } from './gate.js';
import { leaving, unlessLeft } from './leaving.js';
import { sendBytes } from './pieces.js';
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
        pool.demandRoom(takerOf(actor, request.ip));
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
        const taker = takerOf(actor, request.ip);
        return answering(request, reply, async (signalOf) => {
          const styled = gate ? await gate.styled({ ...call, ...(await viewerOf(request, actor, door)) }) : call;
          const run = (signal: AbortSignal) => pool.run('answer', styled, { taker, signal });
          return gate && operation.effect === 'read' ? gate.answer(styled, signalOf, run) : run(signalOf());
        });
      },
    });
  }
}

/**
 * A public operation admits everyone, but finds the icons of a caller who sends a key or is signed in. An invalid key or session counts as none, as it does
 * without such icons.
 */
async function viewerOf(
  request: FastifyRequest,
  admittedActor: Actor | undefined,
  door: Door,
): Promise<{ readonly actor?: Actor }> {
  const actor = admittedActor ?? (await actorOf(request, door).catch(() => undefined));
  return actor === undefined ? {} : { actor };
}

/** Sends the pool's response, unless the client has left. Work that nobody waits for, such as a cached response, needs no signal. */
export function answering(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (signalOf: () => AbortSignal) => Promise<HttpAnswer>,
): Promise<FastifyReply> {
  return unlessLeft(reply, async () => {
    const { status, headers, body } = await work(() => leaving(request, reply));
    return sendBytes(reply.code(status).headers(headers), body);
  });
}
