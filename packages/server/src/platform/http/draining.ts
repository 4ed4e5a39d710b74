// The end of a service: in, its app; out, a way to stop that answers what is under way, and refuses what comes then.
import type { FastifyInstance } from 'fastify';
import { RequestError } from './envelope.js';

/** Milliseconds that are waited for what is under way. */
const PATIENCE = 20_000;

export interface Draining {
  readonly isStopping: () => boolean;
  /** Resolves when nothing is under way any more, or patience ended. */
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
      throw new RequestError('service.unavailable', 'The service stops. Try again soon.');
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
