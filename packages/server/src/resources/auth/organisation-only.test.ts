// Addresses that have to sign in through their organisation: no code for them is mailed or accepted, and only their owners learn it.
import type { TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { limits } from '../../platform/limits/tables.js';
import { agents, hidden } from '../../testing/agent.js';
import { hosted } from '../../testing/hosted.js';
import { account } from '../../testing/owned.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { ssoSettings } from '../sso/tables.js';
import { requiredDomain } from '../sso/testing/required.js';

const service = hosted({ signUp: 'closed' });
const { call, mails, baseUrl } = service;
const { browser, codeTo } = agents(service);

beforeEach(async () => {
  await service.service().database.db.delete(limits);
});

const newDomain = async () => {
  const own = service.service();
  const org = await organisation(own, await account(own));
  return { org, domain: await requiredDomain(own, org) };
};

const setRequired = (org: TenantId, required: boolean) =>
  service.service().database.db.update(ssoSettings).set({ required }).where(eq(ssoSettings.ownerId, org));

const mailTo = async (email: string, from: number) => {
  await expect.poll(() => mails.slice(from).find(({ to }) => to === email), { timeout: 10_000 }).toBeDefined();
  return mails.slice(from).find(({ to }) => to === email);
};

test.each(['with an account', 'without one'])(
  'the email to someone %s says where to sign in, and has no code',
  async (who) => {
    const { domain } = await newDomain();
    const email = `ada@${domain}`;
    if (who === 'with an account') await account(service.service(), email);
    const before = mails.length;
    const { status, body } = await call('/auth/code', { body: { email } });
    expect([status, body.sent]).toEqual([202, true]);
    const mail = await mailTo(email, before);
    expect(mail?.subject).toBe('Sign in to Linework through your organisation');
    expect(mail?.text).toContain(`Sign in through your organisation: ${baseUrl()}/sign-in/organisation\n`);
    expect(`${mail?.subject} ${mail?.text.replace(baseUrl(), '')}`).not.toMatch(/\d{6}/);
  },
);

test('the answer to a request for a code is the same for such an address as for others', async () => {
  const { domain } = await newDomain();
  await account(service.service(), 'known@example.com');
  await account(service.service(), `known@${domain}`);
  const answers = [];
  for (const email of [`known@${domain}`, `other@${domain}`, 'known@example.com', 'other@example.com']) {
    const { status, body, headers } = await call('/auth/code', { body: { email } });
    answers.push([
      status,
      { ...body, request: body.request.length },
      [...headers.keys()].sort(),
      headers.get('content-length'),
    ]);
  }
  for (const each of answers) expect(each).toEqual(answers[0]);
  const pages = [];
  for (const email of [`known@${domain}`, 'known@example.com']) {
    const { status, text } = await browser().go('/sign-in', { email });
    pages.push([status, text.replaceAll(email, 'ADDRESS')]);
  }
  expect(pages[0]).toEqual(pages[1]);
});

test('a code that was mailed before is used up and begins no session, by the API and on the page', async () => {
  const { org, domain } = await newDomain();
  const email = `bea@${domain}`;
  await account(service.service(), email);
  for (const by of ['api', 'page']) {
    await setRequired(org, false);
    const page = browser();
    const before = mails.length;
    const form = await page.go('/sign-in', { email });
    const code = await codeTo(email, before);
    await setRequired(org, true);
    const wrong = code === '000000' ? '000001' : '000000';
    const answer = async (tried: string) => {
      if (by === 'api') {
        const { status, body, headers } = await call('/auth/verify', { body: { email, code: tried } });
        return { status, words: body.message, headers };
      }
      const { status, text, headers } = await page.go('/sign-in/code', {
        email: hidden(form.text, 'email'),
        code: tried,
      });
      return { status, words: /role="alert">([^<]*)/.exec(text)?.[1], headers };
    };
    // A guess shows nothing.
    const guess = await answer(wrong);
    expect([by, guess.status, guess.words]).toEqual([by, 401, expect.stringContaining('The code is wrong')]);
    const { status, words, headers } = await answer(code);
    expect([by, status, words]).toEqual([by, 403, 'Sign in through your organisation.']);
    expect(headers.getSetCookie().filter((each) => each.startsWith('linework='))).toEqual([]);
    await setRequired(org, false);
    expect((await answer(code)).status).toBe(401);
  }
});
