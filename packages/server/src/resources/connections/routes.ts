// Connecting agents over HTTP: the authorization server under /oauth, its descriptions, and the pages where a person answers.
import type { IncomingMessage } from 'node:http';
import type { CallLimit } from '@linework/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendForm } from '../../pages/form.js';
import { type Door, sessionOf } from '../../platform/auth/actor.js';
import { told } from '../../platform/db/database.js';
import { spend } from '../../platform/http/endpoint-routes.js';
import { RequestError, SECURITY_HEADERS, statusOf } from '../../platform/http/envelope.js';
import { demandOwnForm, FORM_LIMIT, formFields } from '../../platform/http/form-post.js';
import { loggable } from '../../platform/http/loggable.js';
import type { Service } from '../../platform/service.js';
import { accountOf } from '../accounts/repo.js';
import { actorOfSession } from '../auth/sessions.js';
import { signInAt } from '../sign-in/page.js';
import { answerRequest, requestToken } from './approval.js';
import type { Asking } from './asking.js';
import { connectionsOf, disconnected } from './connections.js';
import { METADATA_PATHS, resourceMetadata, serverMetadata } from './metadata.js';
import { backPage, connectionsPage, consentPage, troublePage } from './page.js';
import { PATHS } from './paths.js';
import { type ProviderOptions, providerOf } from './provider.js';

/** By the address of the caller; those of a company may share one. */
const LIMITS: Readonly<Record<keyof typeof PATHS, CallLimit>> = {
  authorize: { name: 'oauth-requests', by: 'address', most: 300, seconds: 900 },
  token: { name: 'oauth-tokens', by: 'address', most: 3_000, seconds: 900 },
  register: { name: 'oauth-registrations', by: 'address', most: 60, seconds: 3_600 },
};

export function addConnections(
  app: FastifyInstance,
  service: Service,
  { baseUrl }: Pick<Door, 'baseUrl'>,
  fetchDocument: ProviderOptions['fetchDocument'],
): void {
  const { database, now } = service;
  const addresses = new WeakMap<IncomingMessage, string>();
  const provider = providerOf(service, {
    ...(fetchDocument && { fetchDocument }),
    addressOf: (request) => addresses.get(request) ?? '',
    failed: (error) => app.log.error({ error: loggable(error) }, 'authorization server'),
  });
  const answer = provider.callback();
  const { host, protocol } = new URL(baseUrl);

  /** Its body is read by the server itself, so the request is handed over before the framework reads it. */
  const handOver = (limit: CallLimit) => async (request: FastifyRequest, reply: FastifyReply) => {
    await spend(service, [limit], request.ip, reply);
    const { raw } = request;
    addresses.set(raw, request.ip);
    // Its addresses are the service's own, whatever name it was called by.
    Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    reply.hijack();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) reply.raw.setHeader(name, value);
    await answer(raw, reply.raw);
  };
  const unreached = async () => undefined;
  app.get(PATHS.authorize, { onRequest: [asOneScope, handOver(LIMITS.authorize)] }, unreached);
  app.get(`${PATHS.authorize}/:uid`, { onRequest: handOver(LIMITS.authorize) }, unreached);
  app.post(PATHS.token, { onRequest: handOver(LIMITS.token) }, unreached);
  app.post(PATHS.register, { onRequest: handOver(LIMITS.register) }, unreached);

  for (const path of METADATA_PATHS.resource) app.get(path, async () => resourceMetadata(baseUrl));
  app.get(METADATA_PATHS.server, async () => serverMetadata(baseUrl));

  const reader = async (request: FastifyRequest) => {
    const session = sessionOf(request, baseUrl);
    return session === undefined ? undefined : actorOfSession(database.db, session, now());
  };

  app.get<{ Params: { uid: string } }>('/connect/:uid', async (request, reply) => {
    const { uid } = request.params;
    const asked = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
    if (asked === undefined || asked.uid !== uid || asked.result !== undefined)
      return sendForm(reply, troublePage('This request is over, or another browser began it'), 404);
    const actor = await reader(request);
    if (actor === undefined) return sendForm(reply, '', 303).header('location', signInAt(`/connect/${uid}`));
    const account = await accountOf(database.db, actor.id);
    const page = consentPage({
      asking: asked.prompt.details as unknown as Asking,
      email: account?.email ?? '',
      request: requestToken(service, uid, actor),
      action: '/connect',
    });
    return sendForm(reply, page);
  });

  app.post('/connect', { onRequest: demandOwnForm, bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const field = formFields(request);
    const actor = await reader(request);
    if (actor === undefined) return sendForm(reply, troublePage('You are signed out'), 401);
    try {
      const { goOn } = await database.transaction((tx) =>
        answerRequest(tx, service, actor, field('request').slice(0, 200), field('allow') === 'yes'),
      );
      // A redirect to the agent's address would be stopped: browsers hold every redirect after a form to form-action. A page between ends the form.
      return sendForm(reply, backPage(goOn)).header('refresh', `0; url=${goOn}`);
    } catch (thrown) {
      const error = told(thrown);
      if (!(error instanceof RequestError) || statusOf(error.key) >= 500) throw error;
      return sendForm(reply, troublePage(error.message), statusOf(error.key));
    }
  });

  app.get('/connections', async (request, reply) => {
    const actor = await reader(request);
    if (actor === undefined) return sendForm(reply, '', 303).header('location', signInAt('/connections'));
    return sendForm(reply, connectionsPage(await connectionsOf(service, actor.id)));
  });

  app.post<{ Params: { keyId: string } }>(
    '/connections/:keyId/disconnect',
    { onRequest: demandOwnForm, bodyLimit: FORM_LIMIT },
    async (request, reply) => {
      const actor = await reader(request);
      if (actor !== undefined)
        await database.transaction((tx) => disconnected(tx, service, actor.id, request.params.keyId));
      return sendForm(reply, '', 303).header('location', '/connections');
    },
  );
}

/**
 * There is one scope, so it is what every request asks for, whatever it names (RFC 6749, section 3.3: the token's answer says what was given). Of
 * the ways to answer only the query is taken: the others are a page with script, and the part of an address that servers do not see.
 */
async function asOneScope({ raw }: FastifyRequest): Promise<void> {
  const [path = '', query = ''] = (raw.url ?? '').split('?', 2);
  const asked = new URLSearchParams(query);
  if ((asked.get('response_mode') ?? 'query') !== 'query')
    throw new RequestError('validation.failed', 'response_mode is query, or left out.');
  asked.set('scope', 'draw');
  raw.url = `${path}?${asked}`;
}
