// POST /auth/sso/saml/{org}/acs: a SAML provider sends the browser here with its response. The browser sends no cookie with a form of another site, so
// what was proved waits, and the redirect to our own page shows whether it is the browser that began.
import { change, type EndpointContext } from '../../platform/endpoint.js';
import { verifiedResponse } from '../saml/verified-response.js';
import { addAttempt, newState, takeAttempt } from './attempts.js';
import { CALLBACK, placeOf } from './begin.js';
import { decryptionKeysOf } from './encryption-keys.js';
import type { Proved } from './oidc.js';
import { problemPath } from './paths.js';
import { connectionOf } from './repo.js';
import { noteTest, type Returned } from './returned.js';
import { ACS_PATH, samlAddresses } from './saml-addresses.js';
import { ssoTag } from './tag.js';
import { takeOnce } from './used.js';

export const finishSaml = change({
  name: 'finish_saml',
  summary: 'Finish signing in through a SAML identity provider',
  description:
    'The identity provider sends the browser here with a form. Redirects to where the sign-in continues, or to a page that says what is missing. Only responses to a sign-in that began here are accepted.',
  http: { method: 'POST', path: ACS_PATH, tag: ssoTag, body: { as: 'form' }, bodyLimit: 1_100_000, redirects: true },
  access: 'public',
  limits: [{ name: 'saml-responses', by: 'address', most: 120, seconds: 900 }],
  effect: 'write',
  action: 'sso.finish',
  refusals: ['request.too_many'],
  example: { org: 'acme', SAMLResponse: 'PHNhbWxwOlJlc3BvbnNlLz4=', RelayState: 's' },
  schemas: ({ z }) => ({
    input: z.object({
      org: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .describe('Id of the organisation.'),
      SAMLResponse: z.string().max(1_000_000).optional(),
      RelayState: z.string().max(200).optional(),
    }),
    output: z.object({}),
  }),
  prepare: async (input, context) => returned(input, context),
  run: async (_input, context, result) => {
    const { service, tx } = context;
    if (result.is === 'problem') return { value: {}, reply: { redirect: problemPath(result.problem) } };
    const { taken, connection, proved } = result;
    if (proved.ok) {
      const state = newState();
      await addAttempt(
        tx,
        service,
        state,
        placeOf(connection),
        { ...taken.attempt, proof: proved.proof },
        taken.browser,
      );
      return { value: {}, reply: { redirect: `${CALLBACK}?state=${state}` } };
    }
    if (taken.attempt.purpose !== 'test') return { value: {}, reply: { redirect: problemPath('provider') } };
    return { value: {}, reply: { redirect: await noteTest(context, connection, proved) } };
  },
});

interface Form {
  readonly org: string;
  readonly SAMLResponse?: string | undefined;
  readonly RelayState?: string | undefined;
}

/** Checking signatures takes time, so it is outside of the transaction. */
async function returned(
  { org, SAMLResponse: response = '', RelayState: state = '' }: Form,
  { service }: EndpointContext,
): Promise<Returned> {
  const { database } = service;
  const taken = await database.transaction((tx) => takeAttempt(tx, service, state, undefined));
  if (taken === undefined || taken.ownerId !== org) return { is: 'problem', problem: 'expired' };
  const connection = await connectionOf(database.db, taken.ownerId, taken.connectionId);
  const { requestId } = taken.attempt;
  if (connection?.saml == null || requestId === undefined) return { is: 'problem', problem: 'off' };
  const result = await verifiedResponse(connection.saml, response, {
    ...samlAddresses(service, taken.ownerId),
    requestId,
    now: service.now(),
    decryptionKeys: await decryptionKeysOf(database.db, service, taken.ownerId),
    takeOnce: (id, expires) =>
      database.transaction((tx) => takeOnce(tx, taken.ownerId, `${connection.id} ${id}`, expires)),
  });
  const proved: Proved = result.ok ? result : { ok: false, message: result.message, claims: [] };
  return { is: 'proved', taken, connection, proved };
}
