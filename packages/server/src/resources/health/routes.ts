// GET /health: whether the service is up. GET /health/ready: whether it can do its work, which a load balancer asks.
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../platform/http/envelope.js';

export function addHealth(app: FastifyInstance, version: string, isReady: () => Promise<boolean>): void {
  app.get('/health', async () => ({ status: 'ok', version }));
  app.get('/health/ready', async () => {
    if (!(await isReady())) throw new RequestError('service.unavailable', 'The service cannot work now.');
    return { status: 'ok', version };
  });
}
