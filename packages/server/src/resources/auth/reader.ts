// The reader of a page: in, a request; out, the caller behind its session, or undefined for someone who is signed out.
import type { Actor } from '@linework/operations';
import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../../platform/auth/actor.js';
import type { Service } from '../../platform/service.js';
import { actorOfSession } from './sessions.js';

export async function readerOf(
  { database, now, baseUrl }: Pick<Service, 'database' | 'now' | 'baseUrl'>,
  request: FastifyRequest,
): Promise<Actor | undefined> {
  const session = sessionOf(request, baseUrl);
  return session === undefined ? undefined : actorOfSession(database.db, session, now());
}
