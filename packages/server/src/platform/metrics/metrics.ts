// Metrics for Prometheus: in, a service's app; out, GET /metrics. Labels are route patterns, never addresses, so that they contain
// no personal data and there are few of them.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { bearerKey } from '../auth/actor.js';
import { RequestError } from '../http/envelope.js';
import type { Pool } from '../pool/pool.js';
import { isSameSecret } from '../secrets/same-secret.js';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

export function addMetrics(app: FastifyInstance, pool: Pick<Pool, 'waiting'>, token: string | undefined): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'linework_' });
  const requests = new Counter({
    name: 'linework_http_requests_total',
    help: 'Completed requests.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'linework_http_request_seconds',
    help: 'Time to the end of the response.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  new Gauge({
    name: 'linework_pool_waiting',
    help: 'Drawings waiting for a process.',
    registers: [registry],
    collect() {
      this.set(pool.waiting());
    },
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method, route, status: reply.statusCode });
    seconds.observe({ method, route }, reply.elapsedTime / 1_000);
    next();
  });
  app.get('/metrics', async (request, reply) => {
    const key = bearerKey(request.headers.authorization);
    const may = token === undefined ? isOfThisMachine(request) : key !== undefined && isSameSecret(key, token);
    if (!may) throw new RequestError('request.not_found', 'Nothing exists at this path.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A request forwarded by a proxy on this machine comes from elsewhere. */
function isOfThisMachine({ ip, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
