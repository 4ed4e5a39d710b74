// Where a request came from, for the audit log: in, a request; out, its address, program and id.
import type { FastifyRequest } from 'fastify';
import type { Origin } from './entries.js';

export function originOf({ ip, headers, id }: FastifyRequest): Origin {
  return { address: ip, userAgent: headers['user-agent'] ?? '', requestId: id };
}
