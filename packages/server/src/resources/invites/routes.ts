// The pages behind the link of an invitation: in, its code; out, who invites to what, and a button that joins.
import { type Actor, isRefusal } from '@linework/operations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendForm, sendOn } from '../../pages/form.js';
import { originOf } from '../../platform/audit/origin.js';
import type { Door } from '../../platform/auth/actor.js';
import { changeOf } from '../../platform/change/change.js';
import { errorOf } from '../../platform/errors/refused.js';
import { spend } from '../../platform/http/endpoint-routes.js';
import { demandOwnForm, FORM_LIMIT } from '../../platform/http/form-post.js';
import type { Service } from '../../platform/service.js';
import { accountOf } from '../accounts/repo.js';
import { readerOf } from '../auth/reader.js';
import { signInAt } from '../sign-in/page.js';
import { acceptInvite } from './accept.js';
import { invitationFor, joined } from './join.js';
import { joinPage, memberPage, noJoinPage } from './page.js';

interface Join {
  readonly Params: { readonly code: string };
}

export function addJoin(app: FastifyInstance, service: Service, { baseUrl }: Pick<Door, 'baseUrl'>): void {
  const { database, now } = service;

  const toSignIn = (reply: FastifyReply, code: string): FastifyReply =>
    sendOn(reply, signInAt(`/join/${encodeURIComponent(code)}`));
  const emailOf = async ({ id }: Actor): Promise<string> => (await accountOf(database.db, id))?.email ?? '';

  app.get<Join>('/join/:code', async (request, reply) => {
    const { code } = request.params;
    const actor = await readerOf(service, request);
    if (actor === undefined) return toSignIn(reply, code);
    const email = await emailOf(actor);
    const invitation = await invitationFor(database.db, { code, actor, now: now() });
    if ('refused' in invitation)
      return sendForm(reply, noJoinPage(invitation.message, email), errorOf(invitation.refused).status);
    const { organisation, role, isMember } = invitation;
    return sendForm(
      reply,
      isMember ? memberPage(organisation.name, role) : joinPage({ name: organisation.name, role, email, code }),
    );
  });

  app.post<Join>(
    '/join/:code',
    { onRequest: demandOwnForm(baseUrl), bodyLimit: FORM_LIMIT },
    async (request, reply) => {
      const { code } = request.params;
      const actor = await readerOf(service, request);
      if (actor === undefined) return toSignIn(reply, code);
      await spend(service, acceptInvite.limits ?? [], actor.id, reply);
      const origin = originOf(request);
      const done = await changeOf(service, { actor, tenant: actor.tenant, origin })(
        'invite.accept',
        async (tx, note) => {
          // The organisation is another tenant.
          await database.leave(tx);
          const result = await joined(tx, { code, actor, now: now() });
          if ('refused' in result) return result;
          note({ owner: result.organisation.ownerId, target: actor.id, after: { role: result.role } });
          return { value: {} };
        },
      );
      if (isRefusal(done))
        return sendForm(reply, noJoinPage(done.message, await emailOf(actor)), errorOf(done.refused).status);
      return sendOn(reply, `/join/${encodeURIComponent(code)}`);
    },
  );
}
