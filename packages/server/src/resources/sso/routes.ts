// The pages of single sign-on: in, an address, a state or a code; out, the way to the provider, a session, or what is wrong.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendForm, sendOn } from '../../pages/form.js';
import { browserOf, type Door, sessionOf } from '../../platform/auth/actor.js';
import { changeOf } from '../../platform/change/change.js';
import { spend } from '../../platform/http/endpoint-routes.js';
import { RequestError } from '../../platform/http/envelope.js';
import { demandOwnForm, FORM_LIMIT, formFields } from '../../platform/http/form-post.js';
import { setCookie } from '../../platform/http/operation-answer.js';
import type { Service } from '../../platform/service.js';
import { demandAddress } from '../auth/address.js';
import { cookieOfBrowser, readBrowser } from '../auth/browsers.js';
import { requestCode } from '../auth/code.js';
import { isRightCode, newCode, sendCode } from '../auth/codes.js';
import { readerOf } from '../auth/reader.js';
import { cookieOf, endSession } from '../auth/sessions.js';
import { verifyCode } from '../auth/verify.js';
import { CONSOLE_PATH } from '../console/page.js';
import { membershipIn } from '../members/repo.js';
import { fixable } from '../sign-in/fixable.js';
import { ownPath } from '../sign-in/next.js';
import { attemptOf, type TakenAttempt, takeAttempt } from './attempts.js';
import { addBackchannelLogout } from './backchannel-logout.js';
import { begun, connectionForAddress } from './begin.js';
import { type Entered, entered } from './enter.js';
import { noConnection } from './errors.js';
import {
  confirmPage,
  continuePage,
  isProblem,
  organisationPage,
  problemPage,
  signedOutPage,
  testPage,
} from './page.js';
import { CONFIRM_PATH, problemPath, SIGNED_OUT_PATH, SSO_PATH, TEST_PATH } from './paths.js';
import { connectionOf, testsOf } from './repo.js';
import { startSso } from './start.js';

type Query = Readonly<Record<string, unknown>>;

export function addSso(app: FastifyInstance, service: Service, { baseUrl }: Pick<Door, 'baseUrl'>): void {
  addWayToProvider(app, service, baseUrl);
  addConfirmation(app, service, baseUrl);
  addTest(app, service);
  addBackchannelLogout(app, service);
  app.get(SIGNED_OUT_PATH, async (_request, reply) => sendForm(reply, signedOutPage()));
}

function addWayToProvider(app: FastifyInstance, service: Service, baseUrl: string): void {
  app.get(SSO_PATH, async (request, reply) => {
    const { next: path, email, problem } = request.query as Query;
    if (isProblem(problem)) return sendForm(reply, problemPage(problem), 403);
    const next = ownPath(path);
    if (typeof email !== 'string') return sendForm(reply, organisationPage({ next }));
    return orWords(
      async () => {
        const address = demandAddress(email.slice(0, 254));
        await spend(service, startSso.limits ?? [], request.ip, reply);
        if ((await connectionForAddress(service, address)) === undefined)
          throw new RequestError(noConnection, noConnection.meaning);
        const query = new URLSearchParams({ email: address, ...(next === undefined ? {} : { next }) });
        return sendForm(reply, continuePage(address, `${SSO_PATH}/go?${query}`));
      },
      (wrong, status) => sendForm(reply, organisationPage({ next, email: email.slice(0, 254), wrong }), status),
    );
  });

  app.get(`${SSO_PATH}/go`, async (request, reply) => {
    const { next: path, email } = request.query as Query;
    const next = ownPath(path);
    return orWords(
      async () => {
        const address = demandAddress(typeof email === 'string' ? email.slice(0, 254) : '');
        await spend(service, startSso.limits ?? [], request.ip, reply);
        const connection = await connectionForAddress(service, address);
        if (connection === undefined) throw new RequestError(noConnection, noConnection.meaning);
        const browser = readBrowser(browserOf(request, baseUrl));
        const began = await begun(service, { connection, browser, purpose: 'sign-in', next, email: address });
        return sendOn(setCookie(reply, cookieOfBrowser(baseUrl, began.browser)), began.url);
      },
      (wrong, status) => sendForm(reply, organisationPage({ next, wrong }), status),
    );
  });
}

function addConfirmation(app: FastifyInstance, service: Service, baseUrl: string): void {
  const attemptFor = async (request: FastifyRequest, state: string): Promise<TakenAttempt | undefined> => {
    const browser = readBrowser(browserOf(request, baseUrl));
    const attempt = await attemptOf(service.database.db, service, state, browser);
    return attempt?.isOwn && attempt.attempt.proof?.email !== undefined ? attempt : undefined;
  };

  app.get(CONFIRM_PATH, async (request, reply) => {
    const { state } = request.query as Query;
    const attempt = typeof state === 'string' ? await attemptFor(request, state) : undefined;
    if (typeof state !== 'string' || attempt === undefined) return sendOn(reply, problemPath('expired'));
    return sendForm(reply, confirmPage({ email: attempt.attempt.proof?.email ?? '', state, isSent: false }));
  });

  app.post(CONFIRM_PATH, { onRequest: demandOwnForm(baseUrl), bodyLimit: FORM_LIMIT }, async (request, reply) => {
    const field = formFields(request);
    const state = field('state').slice(0, 200);
    const attempt = await attemptFor(request, state);
    const email = attempt?.attempt.proof?.email;
    if (attempt === undefined || email === undefined) return sendOn(reply, problemPath('expired'));
    const code = field('code').replaceAll(/\s/g, '');
    const show = (wrong: string, status: number) =>
      sendForm(reply, confirmPage({ email, state, isSent: code !== '', wrong }), status);
    return orWords(async () => {
      const asker = { address: request.ip, browser: readBrowser(browserOf(request, baseUrl)) };
      if (code === '') {
        await spend(service, requestCode.limits ?? [], request.ip, reply);
        const sentCode = await newCode(service, email, asker);
        await changeOf(service, undefined)('code.send', async (tx) => ({
          value: await sendCode(tx, service, sentCode, asker, 'confirmation'),
        }));
        return sendForm(reply, confirmPage({ email, state, isSent: true }));
      }
      await spend(service, verifyCode.limits ?? [], request.ip, reply);
      const session = sessionOf(request, baseUrl);
      const userAgent = request.headers['user-agent'] ?? '';
      const result = await service.database.transaction(async (tx): Promise<Entered | 'wrong'> => {
        if (!(await isRightCode(tx, service, email, code, asker))) return 'wrong';
        return confirmed(tx, service, { state, browser: asker.browser, userAgent, session });
      });
      if (result === 'wrong') return show('The code is wrong or has expired.', 401);
      if (result.is !== 'session')
        return sendOn(reply, problemPath(result.is === 'problem' ? result.problem : 'expired'));
      return sendOn(setCookie(reply, cookieOf(baseUrl, result.token)), attempt.attempt.next ?? CONSOLE_PATH);
    }, show);
  });
}

interface Confirming {
  readonly state: string;
  readonly browser: ReturnType<typeof readBrowser>;
  readonly userAgent: string;
  readonly session: string | undefined;
}

/** The proof counts once. */
async function confirmed(
  tx: Parameters<typeof entered>[0],
  service: Service,
  { state, browser, userAgent, session }: Confirming,
): Promise<Entered> {
  const taken = await takeAttempt(tx, service, state, browser);
  const connection = taken && (await connectionOf(tx, taken.ownerId, taken.connectionId));
  if (taken?.attempt.proof === undefined || connection === undefined) return { is: 'problem', problem: 'expired' };
  const result = await entered(tx, service, { connection, proof: taken.attempt.proof, userAgent, isConfirmed: true });
  if (result.is === 'session' && session !== undefined) await endSession(tx, session);
  return result;
}

function addTest(app: FastifyInstance, service: Service): void {
  const { db } = service.database;
  app.get(TEST_PATH, async (request, reply) => {
    const { org, connection: id } = request.query as Query;
    const actor = await readerOf(service, request);
    const as = actor && typeof org === 'string' ? await membershipIn(db, actor.id, org) : undefined;
    if (as === undefined || as.isSuspended || (as.role !== 'owner' && as.role !== 'admin') || typeof id !== 'string')
      return sendOn(reply, problemPath('expired'));
    const connection = await connectionOf(db, as.organisation, id);
    const test = (await testsOf(db, as.organisation)).find(({ connectionId }) => connectionId === id);
    if (connection === undefined || test === undefined) return sendOn(reply, problemPath('expired'));
    const { ok: isOk, at, problems, claims } = test;
    return sendForm(reply, testPage({ name: connection.name, at, isOk, problems, claims }));
  });
}

async function orWords(
  work: () => Promise<FastifyReply>,
  show: (wrong: string, status: number) => FastifyReply,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const { words, status } = fixable(error);
    return show(words, status);
  }
}
