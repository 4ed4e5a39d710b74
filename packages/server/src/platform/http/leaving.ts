// Clients that leave: in, a request; out, a signal that aborts once nobody waits for its response.
import { setMaxListeners } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientLeft } from '../pool/pool.js';

/** Aborts if the client leaves before its response is complete. */
export function leaving(
  { raw: request }: Pick<FastifyRequest, 'raw'>,
  { raw }: Pick<FastifyReply, 'raw'>,
): AbortSignal {
  const left = new AbortController();
  // Each task of a batch listens.
  setMaxListeners(0, left.signal);
  const check = () => {
    if (!raw.writableFinished) left.abort();
  };
  if (request.socket.destroyed) left.abort();
  else raw.once('close', check);
  return left.signal;
}

/** Runs the handler of a request; a client that has left gets no response. */
export async function unlessLeft(reply: FastifyReply, handle: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof ClientLeft) return reply.hijack();
    throw error;
  }
}
