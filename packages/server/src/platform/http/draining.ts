// Stops a service: in, its app and a way to end its work; out, a way to stop that completes requests in progress and
// refuses new ones.
import { setMaxListeners } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { RequestError } from './envelope.js';

/** Milliseconds to wait for requests in progress. */
const PATIENCE = 20_000;

/** Milliseconds to wait for the responses of those that are then cut off. */
const LAST = 2_000;

export interface Draining {
  readonly isStopping: () => boolean;
  /** Aborts when it stops. */
  readonly stopping: AbortSignal;
  /** Resolves when no request is in progress, or after the wait; those still in progress then get a response that says so. */
  readonly stop: () => Promise<void>;
}

/** `cut` ends the work of all requests, which then fail with `service.unavailable`. */
export function draining(app: FastifyInstance, cut: () => Promise<void>, patience = PATIENCE): Draining {
  let under = 0;
  const stopping = new AbortController();
  // Every response that has no end by itself listens.
  setMaxListeners(0, stopping.signal);
  let onIdle = (): void => undefined;
  app.addHook('onRequest', (request, reply, next) => {
    under++;
    reply.raw.once('close', () => {
      under--;
      if (under === 0) onIdle();
    });
    if (stopping.signal.aborted) {
      reply.header('connection', 'close');
      if (!request.url.startsWith('/health'))
        throw new RequestError('service.unavailable', 'The service is stopping. Try again soon.');
    }
    next();
  });
  const isIdle = (most: number): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), most);
      onIdle = () => {
        clearTimeout(timer);
        resolve(true);
      };
      if (under === 0) onIdle();
    });
  return {
    isStopping: () => stopping.signal.aborted,
    stopping: stopping.signal,
    stop: async () => {
      stopping.abort();
      if (await isIdle(patience)) return;
      await cut();
      await isIdle(LAST);
    },
  };
}
