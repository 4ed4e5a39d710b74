// GET /auth/sso/callback: the browser comes back from the identity provider. A person sees the result, so every end is a redirect: to where the sign-in
// continues, to a page that asks for a code, or to one that says what is wrong.
import { type ChangeContext, change, type EndpointContext } from '../../platform/endpoint.js';
import { readBrowser } from '../auth/browsers.js';
import { cookieOf, endSession } from '../auth/sessions.js';
import { CONSOLE_PATH } from '../console/page.js';
import { addAttempt, newState, type TakenAttempt, takeAttempt } from './attempts.js';
import { CALLBACK, placeOf, providerOf } from './begin.js';
import { type Entered, entered } from './enter.js';
import type { Proof } from './model.js';
import { finishOidc, type Proved } from './oidc.js';
import { CONFIRM_PATH, problemPath, SIGNED_OUT_PATH } from './paths.js';
import { type ConnectionRow, connectionOf } from './repo.js';
import { noteTest, type Returned } from './returned.js';
import { ssoTag } from './tag.js';

export const finishSso = change({
  name: 'finish_sso',
  summary: 'Finish signing in through an identity provider',
  description:
    'The identity provider sends the browser here. Redirects to where the sign-in continues, or to a page that says what is missing.',
  http: {
    method: 'GET',
    path: CALLBACK,
    tag: ssoTag,
    redirects: true,
    cookies: ['the session'],
  },
  access: 'public',
  limits: [{ name: 'sso-callbacks', by: 'address', most: 120, seconds: 900 }],
  effect: 'write',
  action: 'sso.finish',
  refusals: ['request.too_many'],
  example: { state: 's', code: 'c' },
  schemas: ({ z }) => ({
    input: z.object({
      state: z.string().max(200).optional(),
      code: z.string().max(4_000).optional(),
      iss: z.string().max(1_000).optional().describe('Who sends the browser back (RFC 9207).'),
      error: z.string().max(200).optional(),
      error_description: z.string().max(2_000).optional(),
    }),
    output: z.object({}),
  }),
  prepare: async (input, context) => returned(input, context),
  run: async (_input, context, result) => {
    if (result.is === 'problem') return { value: {}, reply: { redirect: problemPath(result.problem) } };
    const { taken, connection, proved } = result;
    if (taken.attempt.purpose === 'test')
      return { value: {}, reply: { redirect: await noteTest(context, connection, proved) } };
    if (!proved.ok) return { value: {}, reply: { redirect: problemPath('provider') } };
    return ended(context, taken, connection, proved.proof);
  },
});

/** Waits for the provider, so it is outside of the transaction. */
async function returned(
  input: Readonly<Record<string, string | undefined>>,
  { service, browser }: EndpointContext,
): Promise<Returned> {
  const { state = '' } = input;
  const taken = await service.database.transaction((tx) => takeAttempt(tx, service, state, readBrowser(browser)));
  if (taken === undefined) return { is: 'problem', problem: 'expired' };
  if (!taken.isOwn) return { is: 'problem', problem: 'browser' };
  const connection = await connectionOf(service.database.db, taken.ownerId, taken.connectionId);
  if (connection === undefined) return { is: 'problem', problem: 'off' };
  return { is: 'proved', taken, connection, proved: await provedBy(service, connection, taken, input, state) };
}

async function provedBy(
  service: EndpointContext['service'],
  connection: ConnectionRow,
  { attempt }: TakenAttempt,
  input: Readonly<Record<string, string | undefined>>,
  state: string,
): Promise<Proved> {
  const provider = providerOf(service, connection);
  const { nonce, verifier, proof } = attempt;
  if (proof !== undefined) return { ok: true, proof };
  if (provider === undefined || nonce === undefined || verifier === undefined)
    return { ok: false, message: 'The connection was changed during the sign-in. Begin again.', claims: [] };
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  );
  return finishOidc(provider, `${service.baseUrl}${CALLBACK}?${query}`, {
    state,
    nonce,
    verifier,
    signedOutUri: `${service.baseUrl}${SIGNED_OUT_PATH}`,
  });
}

async function ended(context: ChangeContext, taken: TakenAttempt, connection: ConnectionRow, proof: Proof) {
  const { service, tx, origin, session } = context;
  const { userAgent } = origin;
  const result = await entered(tx, service, { connection, proof, userAgent, isConfirmed: false });
  if (result.is === 'confirm') {
    const state = newState();
    const { next } = taken.attempt;
    await addAttempt(
      tx,
      service,
      state,
      placeOf(connection),
      { purpose: 'sign-in', proof, ...(next === undefined ? {} : { next }) },
      taken.browser,
    );
    return { value: {}, reply: { redirect: `${CONFIRM_PATH}?state=${state}` } };
  }
  if (result.is === 'session' && session !== undefined) await endSession(tx, session);
  return { value: {}, reply: replyOf(context, result, taken.attempt.next) };
}

function replyOf({ service }: ChangeContext, result: Exclude<Entered, { is: 'confirm' }>, next: string | undefined) {
  if (result.is === 'problem') return { redirect: problemPath(result.problem) };
  return { redirect: next ?? CONSOLE_PATH, cookies: [cookieOf(service.baseUrl, result.token)] };
}
