// The log: in, a level; out, lines of JSON on standard error. The line of a request contains its route, never its address, headers or body: those
// can contain keys, codes and names of people.
import type { FastifyInstance } from 'fastify';

export type LogLevel = 'error' | 'warn' | 'info';

export function logging(level: LogLevel) {
  return { level, stream: process.stderr };
}

export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    next();
  });
}
