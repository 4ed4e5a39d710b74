// Signing in with pages: in, an address, then its code; out, a session cookie, and a redirect to where the user came from.
import type { Actor } from '@linework/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORM_STYLE, FORM_STYLE_PATH, sendForm, sendOn, sendScriptedForm } from '../../pages/form.js';
import { originOf } from '../../platform/audit/origin.js';
import { browserOf, type Door, sessionOf } from '../../platform/auth/actor.js';
import { changeOf } from '../../platform/change/change.js';
import { spend } from '../../platform/http/endpoint-routes.js';
import { RequestError } from '../../platform/http/envelope.js';
import { demandOwnForm, FORM_LIMIT, formFields } from '../../platform/http/form-post.js';
import { setCookie } from '../../platform/http/operation-answer.js';
import type { Service } from '../../platform/service.js';
import { accountOf } from '../accounts/repo.js';
import { demandAddress } from '../auth/address.js';
import { type Asker, cookieOfBrowser, readBrowser } from '../auth/browsers.js';
import { requestCode } from '../auth/code.js';
import { newCode, sendCode } from '../auth/codes.js';
import { codeWrong, ssoRequired } from '../auth/errors.js';
import { readerOf } from '../auth/reader.js';
import { CLEARED, cookieOf, endSession, noCookie } from '../auth/sessions.js';
import { type SignedIn, signIn, THROUGH_ORGANISATION } from '../auth/sign-in.js';
import { verifyCode } from '../auth/verify.js';
import { CONSOLE_PATH } from '../console/page.js';
import { passkeysOf } from '../passkeys/repo.js';
import { sessionsOf } from '../sessions/repo.js';
import { signOutPage } from '../sso/page.js';
import { providerSignOut } from '../sso/provider-sign-out.js';
import { fixable } from './fixable.js';
import { ownPath } from './next.js';
import { addressPage, codePage, signedInPage } from './page.js';

export function addSignIn(app: FastifyInstance, service: Service, { baseUrl }: Pick<Door, 'baseUrl'>): void {
  const askerOf = (request: FastifyRequest): Asker => ({
    address: request.ip,
    browser: readBrowser(browserOf(request, baseUrl)),
  });

  const signedIn = async (request: FastifyRequest, email: string, code: string): Promise<SignedIn | undefined> => {
    const { userAgent } = originOf(request);
    const signingIn = { asker: askerOf(request), before: sessionOf(request, baseUrl), userAgent };
    const done = await changeOf(service, undefined)('session.begin', async (tx) => ({
      value: await signIn(tx, service, email, code, signingIn),
    }));
    const value = 'value' in done ? done.value : undefined;
    if (value === 'sso') throw new RequestError(ssoRequired, THROUGH_ORGANISATION);
    return value;
  };

  app.get(FORM_STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(FORM_STYLE));

  app.get('/sign-in', async (request, reply) => {
    const next = ownPath((request.query as { readonly next?: unknown }).next);
    const actor = await readerOf(service, request);
    if (actor === undefined) return sendScriptedForm(reply, addressPage({ baseUrl, next }));
    if (next !== undefined) return sendOn(reply, next);
    return sendScriptedForm(reply, await pageOf(service, actor));
  });

  app.post('/sign-in', { onRequest: demandOwnForm(baseUrl), bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const field = formFields(request);
    const next = ownPath(field('next'));
    const email = field('email').slice(0, 254);
    try {
      await spend(service, requestCode.limits ?? [], request.ip, reply);
      const address = demandAddress(email);
      const asker = askerOf(request);
      const code = await newCode(service, address, asker);
      await changeOf(service, undefined)('code.send', async (tx) => ({
        value: await sendCode(tx, service, code, asker),
      }));
      return sendForm(setCookie(reply, cookieOfBrowser(baseUrl, code.browser)), codePage({ next, email: address }));
    } catch (error) {
      const { words, status } = fixable(error);
      return sendScriptedForm(reply, addressPage({ baseUrl, next, email, wrong: words }), status);
    }
  });

  app.post('/sign-in/code', { onRequest: demandOwnForm(baseUrl), bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const field = formFields(request);
    const next = ownPath(field('next'));
    const email = field('email').slice(0, 254);
    try {
      await spend(service, verifyCode.limits ?? [], request.ip, reply);
      const code = field('code').replaceAll(/\s/g, '');
      const done = /^\d{6}$/.test(code) ? await signedIn(request, demandAddress(email), code) : undefined;
      if (done === undefined) throw new RequestError(codeWrong, 'The code is wrong or has expired.');
      setCookie(reply, cookieOf(baseUrl, done.token));
      return sendOn(setCookie(reply, cookieOfBrowser(baseUrl, done.browser)), next ?? CONSOLE_PATH);
    } catch (error) {
      const { words, status } = fixable(error);
      return sendForm(reply, codePage({ next, email, wrong: words }), status);
    }
  });

  app.post(
    '/sign-out',
    { onRequest: demandOwnForm(baseUrl), bodyLimit: FORM_LIMIT },
    async (request: FastifyRequest, reply) => {
      const session = sessionOf(request, baseUrl);
      const actor = await readerOf(service, request);
      setCookie(reply.headers(CLEARED), noCookie(baseUrl));
      if (session === undefined) return sendOn(reply, '/sign-in');
      const by = actor && { actor, tenant: actor.tenant, origin: originOf(request) };
      const done = await changeOf(service, by)('session.end', async (tx) => ({ value: await endSession(tx, session) }));
      const at = 'value' in done && done.value !== undefined ? providerSignOut(service, done.value) : undefined;
      if (at === undefined) return sendOn(reply, '/sign-in');
      return sendForm(reply.header('refresh', `0; url=${at}`), signOutPage(at));
    },
  );
}

async function pageOf({ database, baseUrl, now }: Service, actor: Actor): Promise<string> {
  const { id: owner } = actor.tenant;
  const own = database.of(owner);
  return signedInPage({
    email: (await accountOf(database.db, actor.id))?.email ?? '',
    passkeys: { rows: await passkeysOf(own, owner), isRecent: actor.recent === true, baseUrl },
    sessions: await sessionsOf(own, owner, now()),
    current: actor.with,
  });
}
