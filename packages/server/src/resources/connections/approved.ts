// Whether the user of a browser has connected a client: in, a request and the client's id; out, true if the connection still exists.
import type { IncomingMessage } from 'node:http';
import { sessionOf } from '../../platform/auth/actor.js';
import type { Service } from '../../platform/service.js';
import { actorOfSession } from '../auth/sessions.js';
import { connectionsOf } from './connections.js';

export async function hasApproved(service: Service, request: IncomingMessage, clientId: unknown): Promise<boolean> {
  const session = sessionOf(request, service.baseUrl);
  const actor = session === undefined ? undefined : await actorOfSession(service, session);
  if (actor === undefined) return false;
  return (await connectionsOf(service, actor.tenant.id)).some(({ client }) => client === clientId);
}
