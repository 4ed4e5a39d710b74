// What the pages with passkeys need: their script, and the form that removes one. Out: the page again.
import { SCRIPTS } from '@linework/web';
import type { FastifyInstance } from 'fastify';
import { sendOn } from '../../pages/form.js';
import { originOf } from '../../platform/audit/origin.js';
import type { Door } from '../../platform/auth/actor.js';
import { changeOf } from '../../platform/change/change.js';
import { demandOwnForm, FORM_LIMIT } from '../../platform/http/form-post.js';
import type { Service } from '../../platform/service.js';
import { readerOf } from '../auth/reader.js';
import { PASSKEY_SCRIPT_PATH } from './page.js';
import { removePasskey } from './repo.js';

export function addPasskeyForms(app: FastifyInstance, service: Service, { baseUrl }: Pick<Door, 'baseUrl'>): void {
  app.get(PASSKEY_SCRIPT_PATH, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(SCRIPTS.passkeys),
  );

  app.post<{ Params: { id: string } }>(
    '/passkeys/:id/remove',
    { onRequest: demandOwnForm(baseUrl), bodyLimit: FORM_LIMIT },
    async (request, reply) => {
      const actor = await readerOf(service, request);
      const { id } = request.params;
      // The page says so to who signed in earlier, and has no form for them.
      if (actor?.recent === true)
        await changeOf(service, { actor, tenant: actor.tenant, origin: originOf(request) })(
          'passkey.remove',
          async (tx, note) => {
            const row = await removePasskey(tx, actor.tenant.id, id);
            if (row === undefined) return GONE;
            note({ target: id, before: { name: row.name } });
            return { value: {} };
          },
        );
      return sendOn(reply, '/sign-in');
    },
  );
}

/** It was removed meanwhile; the list shows it. */
const GONE = { refused: 'resource.not_found', message: 'No such passkey.' } as const;
