// POST /auth/sso/backchannel-logout/ORGANISATION/CONNECTION: an identity provider says that it signed someone out (OpenID Connect Back-Channel Logout 1.0).
// In, its logout token in a form; out, the sessions that it began have ended. Its failures have the form of that protocol, so it is not an endpoint.
import { FORM_TYPE } from '@linework/operations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addEntry } from '../../platform/audit/entries.js';
import { originOf } from '../../platform/audit/origin.js';
import { spend } from '../../platform/http/endpoint-routes.js';
import { FORM_LIMIT, formFields } from '../../platform/http/form-post.js';
import { demandMediaType } from '../../platform/http/request-input.js';
import type { Service } from '../../platform/service.js';
import { providerOf } from './begin.js';
import { type LogoutToken, logoutTokenOf } from './logout-token.js';
import { backchannelPath } from './paths.js';
import { type ConnectionRow, connectionNamed } from './repo.js';
import { endProviderSessions } from './sessions.js';
import { takeOnce } from './used.js';

/** A provider of several organisations sends all its logouts from one address. */
const LIMIT = { name: 'sso-logouts', by: 'address', most: 600, seconds: 900 } as const;

interface Params {
  readonly org: string;
  readonly connection: string;
}

export function addBackchannelLogout(app: FastifyInstance, service: Service): void {
  app.post<{ Params: Params }>(
    backchannelPath({ ownerId: ':org', id: ':connection' }),
    {
      bodyLimit: FORM_LIMIT,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        await spend(service, [LIMIT], request.ip, reply);
        demandMediaType(request, [FORM_TYPE]);
      },
    },
    async (request, reply) => {
      const { org, connection: id } = request.params;
      const connection = await connectionNamed(service.database.db, org, id);
      const provider = connection && providerOf(service, connection);
      if (connection === undefined || provider === undefined)
        return sendRefusal(reply, 'No such connection by OpenID Connect.');
      const token = await logoutTokenOf(provider, formFields(request)('logout_token'), service.now());
      if (!token.ok) return sendRefusal(reply, token.message);
      const isFirst = await loggedOut(service, connection, token, originOf(request));
      return isFirst ? reply.code(200).send() : sendRefusal(reply, 'The token was used before.');
    },
  );
}

/** False if the token was used before. */
function loggedOut(
  { database, now }: Service,
  connection: ConnectionRow,
  token: LogoutToken & { readonly ok: true },
  origin: ReturnType<typeof originOf>,
): Promise<boolean> {
  const { ownerId, id } = connection;
  return database.transaction(async (tx) => {
    if (!(await takeOnce(tx, ownerId, `${id} logout ${token.id}`, token.ends))) return false;
    const sessions = await endProviderSessions(tx, connection, token);
    await addEntry(tx, ownerId, {
      // Nobody of the organisation: its provider.
      actor: { id: ownerId, by: 'key', with: id },
      action: 'sso.provider_logout',
      at: now(),
      target: id,
      after: { sessions },
      origin,
    });
    return true;
  });
}

/** As OAuth 2.0 says it (RFC 6749, section 5.2). */
function sendRefusal(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ error: 'invalid_request', error_description: message });
}
