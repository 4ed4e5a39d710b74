// The reader of a page: in, a request; out, the caller behind its session, or undefined for someone who is signed out, or suspended.
import type { Actor } from '@linework/operations';
import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../../platform/auth/actor.js';
import type { Service } from '../../platform/service.js';
import { actorOfSession } from './sessions.js';

export async function readerOf(
  service: Pick<Service, 'database' | 'now' | 'unsubscribed' | 'baseUrl'>,
  request: FastifyRequest,
): Promise<Actor | undefined> {
  const session = sessionOf(request, service.baseUrl);
  const actor = session === undefined ? undefined : await actorOfSession(service, session);
  return actor?.isSuspended ? undefined : actor;
}
