// GET /health: whether the service is up.
import type { FastifyInstance } from 'fastify';

export function addHealth(app: FastifyInstance, version: string): void {
  app.get('/health', async () => ({ status: 'ok', version }));
}
