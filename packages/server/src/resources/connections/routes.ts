// Connecting agents over HTTP: the authorization server, and the pages where a user decides, sees what is connected, and disconnects it.
import { isRefusal } from '@linework/operations';
import type { FastifyInstance } from 'fastify';
import { sendForm } from '../../pages/form.js';
import { originOf } from '../../platform/audit/origin.js';
import type { Door } from '../../platform/auth/actor.js';
import { changeOf } from '../../platform/change/change.js';
import { toFault } from '../../platform/db/database.js';
import { RequestError } from '../../platform/http/envelope.js';
import { demandOwnForm, FORM_LIMIT, formFields } from '../../platform/http/form-post.js';
import type { Service } from '../../platform/service.js';
import { accountOf } from '../accounts/repo.js';
import { readerOf } from '../auth/reader.js';
import { signInAt } from '../sign-in/page.js';
import { answerRequest, requestToken } from './approval.js';
import type { Asking } from './asking.js';
import { addAuthorization } from './authorization.js';
import { connectionsOf, disconnected } from './connections.js';
import { backPage, connectionsPage, consentPage, troublePage } from './page.js';
import type { ProviderOptions } from './provider.js';

export async function addConnections(
  app: FastifyInstance,
  service: Service,
  { baseUrl }: Pick<Door, 'baseUrl'>,
  fetchDocument: ProviderOptions['fetchDocument'],
): Promise<void> {
  const { database } = service;
  const provider = await addAuthorization(app, service, fetchDocument);

  app.get<{ Params: { uid: string } }>('/connect/:uid', async (request, reply) => {
    const { uid } = request.params;
    const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
    if (interaction === undefined || interaction.uid !== uid || interaction.result !== undefined)
      return sendForm(reply, troublePage('This request has expired, or another browser started it'), 404);
    const actor = await readerOf(service, request);
    if (actor === undefined) return sendForm(reply.header('location', signInAt(`/connect/${uid}`)), '', 303);
    const account = await accountOf(database.db, actor.id);
    const page = consentPage({
      asking: interaction.prompt.details as unknown as Asking,
      email: account?.email ?? '',
      request: requestToken(service, uid, actor),
      action: '/connect',
    });
    return sendForm(reply, page);
  });

  app.post('/connect', { onRequest: demandOwnForm(baseUrl), bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const field = formFields(request);
    const actor = await readerOf(service, request);
    if (actor === undefined) return sendForm(reply, troublePage('You are signed out'), 401);
    try {
      const done = await changeOf(service, { actor, tenant: actor.tenant, origin: originOf(request) })(
        'connection.answer',
        async (tx) => ({
          value: await answerRequest(tx, service, actor, field('request').slice(0, 200), field('allow') === 'yes'),
        }),
      );
      if (isRefusal(done)) throw new RequestError(done.refused, done.message, done.details);
      const { goOn } = done.value;
      // Browsers apply form-action to every redirect after a form and would block one to the agent's address. A page in between ends the form.
      return sendForm(reply.header('refresh', `0; url=${goOn}`), backPage(goOn));
    } catch (thrown) {
      const error = toFault(thrown);
      if (!(error instanceof RequestError) || error.status >= 500) throw error;
      return sendForm(reply, troublePage(error.message), error.status);
    }
  });

  app.get('/connections', async (request, reply) => {
    const actor = await readerOf(service, request);
    if (actor === undefined) return sendForm(reply.header('location', signInAt('/connections')), '', 303);
    return sendForm(reply, connectionsPage(await connectionsOf(service, actor.tenant.id)));
  });

  app.post<{ Params: { keyId: string } }>(
    '/connections/:keyId/disconnect',
    { onRequest: demandOwnForm(baseUrl), bodyLimit: FORM_LIMIT },
    async (request, reply) => {
      const actor = await readerOf(service, request);
      if (actor !== undefined)
        await changeOf(service, { actor, tenant: actor.tenant, origin: originOf(request) })(
          'connection.end',
          async (tx) =>
            (await disconnected(tx, service, actor.tenant.id, request.params.keyId)) ? { value: {} } : GONE,
        );
      return sendForm(reply.header('location', '/connections'), '', 303);
    },
  );
}

/** Someone else was faster; the list shows it. */
const GONE = { refused: 'resource.not_found', message: 'No such connected agent.' } as const;
