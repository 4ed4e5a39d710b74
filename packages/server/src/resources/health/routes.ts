// GET /health: whether the service is up. GET /health/ready: whether it can work, for load balancers.
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../platform/http/envelope.js';

export function addHealth(app: FastifyInstance, version: string, isReady: () => Promise<boolean>): void {
  app.get('/health', async () => ({ status: 'ok', version }));
  app.get('/health/ready', async () => {
    if (!(await isReady())) throw new RequestError('service.unavailable', 'The service is not ready.');
    return { status: 'ok', version };
  });
}
