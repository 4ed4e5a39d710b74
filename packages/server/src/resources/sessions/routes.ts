// Ending sessions with the buttons of the account's page: in, a form; out, the page again.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendOn } from '../../pages/form.js';
import { originOf } from '../../platform/audit/origin.js';
import type { Door } from '../../platform/auth/actor.js';
import { changeOf } from '../../platform/change/change.js';
import { demandOwnForm, FORM_LIMIT } from '../../platform/http/form-post.js';
import type { Service } from '../../platform/service.js';
import { readerOf } from '../auth/reader.js';
import { endOtherSessions, endSessionWith } from './repo.js';

export function addSessionForms(app: FastifyInstance, service: Service, { baseUrl }: Pick<Door, 'baseUrl'>): void {
  const own = { onRequest: demandOwnForm(baseUrl), bodyLimit: FORM_LIMIT };

  const changing = async (request: FastifyRequest) => {
    const actor = await readerOf(service, request);
    return actor && { actor, tenant: actor.tenant, origin: originOf(request) };
  };

  app.post<{ Params: { id: string } }>('/sessions/:id/end', own, async (request, reply) => {
    const by = await changing(request);
    const { id } = request.params;
    if (by !== undefined)
      await changeOf(service, by)('session.revoke', async (tx, note) => {
        note({ target: id });
        return (await endSessionWith(tx, by.tenant.id, id)) ? { value: {} } : GONE;
      });
    return sendOn(reply, '/sign-in');
  });

  app.post('/sessions/end-others', own, async (request, reply) => {
    const by = await changing(request);
    if (by !== undefined)
      await changeOf(service, by)('session.revoke_others', async (tx, note) => {
        const ended = await endOtherSessions(tx, by.tenant.id, by.actor.with ?? '');
        note({ after: { ended } });
        return { value: {} };
      });
    return sendOn(reply, '/sign-in');
  });
}

/** It ended meanwhile; the list shows it. */
const GONE = { refused: 'resource.not_found', message: 'No such session.' } as const;
