// Stops a service: in, its app; out, a way to stop that completes requests in progress and refuses new ones.
import type { FastifyInstance } from 'fastify';
import { RequestError } from './envelope.js';

/** Milliseconds to wait for requests in progress. */
const PATIENCE = 20_000;

export interface Draining {
  readonly isStopping: () => boolean;
  /** Resolves when no request is in progress, or after the wait. */
  readonly stop: () => Promise<void>;
}

export function draining(app: FastifyInstance): Draining {
  let under = 0;
  let stopping = false;
  let onIdle = (): void => undefined;
  app.addHook('onRequest', async (request, reply) => {
    under++;
    reply.raw.once('close', () => {
      under--;
      if (under === 0) onIdle();
    });
    if (!stopping) return;
    reply.header('connection', 'close');
    if (!request.url.startsWith('/health'))
      throw new RequestError('service.unavailable', 'The service is stopping. Try again soon.');
  });
  return {
    isStopping: () => stopping,
    stop: () => {
      stopping = true;
      if (under === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, PATIENCE);
        onIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}
