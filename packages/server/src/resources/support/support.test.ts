// Priority support as members and the operator's contact see it: emails over a real mail server, what is refused, and what is counted.
import type { Plan, Role, TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '../../platform/audit/tables.js';
import { jobs } from '../../platform/jobs/tables.js';
import { addCounts, countName } from '../../platform/limits/limiter.js';
import { limits } from '../../platform/limits/tables.js';
import { hosted, TEST_CONTACTS } from '../../testing/hosted.js';
import { mailServer } from '../../testing/mail-server.js';
import { account, key, session, subscribe } from '../../testing/owned.js';
import { diagram } from '../diagrams/testing/fixtures.js';
import { folderRule } from '../folder-rules/testing/fixtures.js';
import { member } from '../members/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { ALL_REQUESTS } from './request.js';

const CONTACT = 'grace@support.example';

const ASKED = { subject: 'The picture is empty', message: 'Since yesterday.\nCan you help?' };

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgAB5Sfe/AAAAABJRU5ErkJggg==',
  'base64',
);

describe('with a contact', () => {
  const { delivered, send } = mailServer();
  let isDown = false;
  const { baseUrl, call, clock, mails, service } = hosted({
    sendMail: async (message) => {
      if (isDown) throw new Error('451 Try again later');
      await send(message);
    },
  });

  const signedIn = (id: TenantId) => session(service(), id);

  async function acme(plan: Plan = 'team') {
    const owner = await account(service());
    const org = await organisation(service(), owner);
    await subscribe(service(), org, plan);
    return { owner, org, cookie: await signedIn(owner) };
  }

  const ask = (org: string, cookie: string, body: object = ASKED, headers = {}) =>
    call(`/orgs/${org}/support/requests`, { cookie, body, headers });

  /** The emails of a request, once both have come. */
  async function mailsOf(id: string) {
    const own = () => delivered.filter(({ mail }) => mail.text?.includes(id));
    await expect.poll(() => own().length, { timeout: 10_000 }).toBe(2);
    const to = (address: string) => own().find((each) => each.to.includes(address));
    return { contact: to(CONTACT), member: own().find(({ to: all }) => !all.includes(CONTACT)) };
  }

  const forgetLimits = () => service().database.db.delete(limits);

  test.each<[Plan | undefined, boolean]>([
    ['free', false],
    ['pro', false],
    ['team', true],
    ['enterprise', true],
    // Nothing is billed.
    [undefined, true],
  ])('on the plan %s, support is included: %s', async (plan, included) => {
    const owner = await account(service());
    const org = await organisation(service(), owner);
    if (plan !== undefined) await subscribe(service(), org, plan);
    const cookie = await signedIn(owner);
    const { body } = await call(`/orgs/${org}/support`, { cookie });
    expect(body).toEqual(
      included
        ? {
            plan: plan ?? 'pro',
            included,
            contact: { name: 'Grace Hopper', email: CONTACT },
            response: TEST_CONTACTS.support?.response,
            how: `Sign in as owner, admin or editor and send POST /orgs/${org}/support/requests.`,
          }
        : {
            plan,
            included,
            contact: null,
            response: null,
            how: expect.stringContaining('the plans team and enterprise have it'),
          },
    );
    const answer = await ask(org, cookie);
    expect([answer.status, answer.body.errorCode]).toEqual(
      included ? [202, undefined] : [403, 'support.plan_required'],
    );
    if (!included) expect(answer.body.message).toBe(body.how);
  });

  test('the contact replies to the member, who gets a confirmation in the same conversation', async () => {
    const { org } = await acme();
    const editor = await member(service(), org, 'editor');
    const id = await diagram(service(), org);
    const answer = await ask(org, await signedIn(editor), { ...ASKED, severity: 'high', diagramId: id });
    expect(answer.status).toBe(202);
    const { id: request, replyTo } = answer.body;
    expect(replyTo).toMatch(/@example\.com$/);
    const { contact, member: own } = await mailsOf(request);
    expect(contact?.to).toEqual([CONTACT]);
    expect(contact?.mail.replyTo).toEqual([{ name: '', address: replyTo }]);
    expect(contact?.mail.subject).toBe('[Acme, high] The picture is empty');
    expect(contact?.mail.text).toContain(
      `Organisation: Acme (${org}), plan team\nMember: ${replyTo}, editor\nSeverity: high\n`,
    );
    expect(contact?.mail.text).toContain(`Diagram: Hello, ${baseUrl()}/d/${id}\n`);
    expect(contact?.mail.text?.trimEnd().endsWith(ASKED.message)).toBe(true);
    expect(contact?.mail.messageId).toBe(`<${request}@127.0.0.1>`);
    expect(own?.to).toEqual([replyTo]);
    expect(own?.mail.replyTo).toEqual([{ name: '', address: CONTACT }]);
    expect([own?.mail.subject, own?.mail.inReplyTo, own?.mail.references]).toEqual([
      'Re: [Acme, high] The picture is empty',
      contact?.mail.messageId,
      contact?.mail.messageId,
    ]);
    expect(own?.mail.messageId).not.toBe(contact?.mail.messageId);
    expect(own?.mail.text).toContain('goes to Grace Hopper.\nMonday to Friday');
    expect(own?.mail.text).toContain('> Since yesterday.\n> Can you help?');
  });

  test('the audit log says who asked, and has no word of the request', async () => {
    const { org, cookie, owner } = await acme();
    const { body } = await ask(org, cookie, { ...ASKED, severity: 'low' });
    const rows = await service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, org));
    expect(rows).toMatchObject([
      {
        action: 'support.request',
        by: owner,
        target: body.id,
        after: { severity: 'low', diagram: null, attachments: 0 },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('yesterday');
  });

  test('pictures and text are attached, with a name and a type that fit their content', async () => {
    const { org, cookie } = await acme();
    const attachments = [
      { name: 'Screenshot 1.PNG', content: base64(PNG) },
      { name: '../shop.diagram', content: base64('flow "Søk"\n') },
      { name: 'page.html', content: base64('<script>alert(1)</script>') },
    ];
    const { body } = await ask(org, cookie, { ...ASKED, attachments });
    const { contact, member: own } = await mailsOf(body.id);
    expect(contact?.mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Screenshot-1.PNG', 'image/png'],
      ['shop.diagram', 'text/plain'],
      ['page.html.txt', 'text/plain'],
    ]);
    expect(contact?.mail.attachments.map(({ disposition }) => disposition)).toEqual(Array(3).fill('attachment'));
    const [picture, source] = contact?.mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer)) ?? [];
    expect([picture?.equals(PNG), source?.toString()]).toEqual([true, 'flow "Søk"\n']);
    expect(own?.mail.attachments).toEqual([]);
    expect(own?.mail.text).toContain('Attachments: Screenshot-1.PNG, shop.diagram, page.html.txt\n');
  });

  test.each<[string, string | Uint8Array, string]>([
    ['a program', Buffer.from('MZ\x90\0\x03', 'latin1'), 'PNG or JPEG picture, or text in UTF-8'],
    [
      'a PDF with binary data',
      Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
      'PNG or JPEG picture, or text in UTF-8',
    ],
    [
      'a WebP picture',
      Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0/\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0', 'latin1'),
      'PNG or JPEG',
    ],
    ['text with terminal commands', '\u001b]0;owned\u0007', 'text in UTF-8'],
    ['a picture that ends early', PNG.subarray(0, 40), 'cannot be decoded'],
    ['nothing', '', 'not base64 of a file'],
  ])('%s with the name of a picture is refused', async (_what, content, why) => {
    const { org, cookie } = await acme();
    const attachments = [{ name: 'picture.png', content: base64(content) }];
    const { status, body } = await ask(org, cookie, { ...ASKED, attachments });
    expect([status, body.errorCode]).toEqual([400, 'validation.failed']);
    expect(body.message).toContain('attachments[0]: ');
    expect(body.message).toContain(why);
  });

  test('files are at most three, at most 1,500,000 bytes together, and base64', async () => {
    const { org, cookie } = await acme();
    const file = (content: string) => ({ name: 'log.txt', content });
    const refusals = await Promise.all([
      ask(org, cookie, { ...ASKED, attachments: Array(4).fill(file(base64('a'))) }),
      ask(org, cookie, {
        ...ASKED,
        attachments: [file(base64('a'.repeat(800_000))), file(base64('a'.repeat(700_001)))],
      }),
      ask(org, cookie, { ...ASKED, attachments: [file('not base64!')] }),
      ask(org, cookie, { ...ASKED, attachments: [file(base64('a'.repeat(1_600_000)))] }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 413]);
    expect(refusals[1]?.body.message).toContain('together at most 1,500,000 bytes');
    const most = await ask(org, cookie, { ...ASKED, attachments: [file(base64('a'.repeat(1_500_000)))] });
    expect(most.status).toBe(202);
  });

  test.each<[Role, number]>([
    ['viewer', 403],
    ['editor', 202],
    ['admin', 202],
    ['owner', 202],
  ])('a %s can read whom to ask; asking returns %s', async (role, status) => {
    const { org } = await acme();
    const cookie = await signedIn(await member(service(), org, role));
    expect((await call(`/orgs/${org}/support`, { cookie })).body.contact.email).toBe(CONTACT);
    expect((await ask(org, cookie)).status).toBe(status);
  });

  test('a key cannot ask: the reply goes to a person', async () => {
    const { owner, org } = await acme();
    const { key: by } = await key(service(), owner);
    const { status, body } = await call(`/orgs/${org}/support/requests`, { key: by, body: ASKED });
    expect([status, body.errorCode]).toEqual([401, 'auth.session_required']);
  });

  test('a diagram that the member does not see, of another library or that does not exist is not found', async () => {
    const { owner, org } = await acme();
    const editor = await member(service(), org, 'editor');
    await folderRule(service(), org, 'hr', { see: { roles: [], people: [] } });
    const hidden = await diagram(service(), org, { folder: 'hr' });
    const foreign = await diagram(service(), owner);
    const cookie = await signedIn(editor);
    for (const diagramId of [hidden, foreign, 'nothing'])
      expect((await ask(org, cookie, { ...ASKED, diagramId })).body.errorCode).toBe('resource.not_found');
    expect((await ask(org, await signedIn(owner), { ...ASKED, diagramId: hidden })).status).toBe(202);
  });

  test('the same request with one Idempotency-Key is sent once, and another with it is refused', async () => {
    const { org, cookie } = await acme();
    const once = { 'idempotency-key': 'a' };
    const [first, second] = [await ask(org, cookie, ASKED, once), await ask(org, cookie, ASKED, once)];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const other = await ask(org, cookie, { ...ASKED, subject: 'Another' }, once);
    expect([other.status, other.body.errorCode]).toEqual([422, 'once.reused']);
    await mailsOf(first.body.id);
  });

  test('what the database keeps of a request that waits cannot be read there, and it is sent once the mail server accepts it', async () => {
    const { org, cookie } = await acme();
    isDown = true;
    const { status, body } = await ask(org, cookie);
    expect(status).toBe(202);
    const waiting = () => service().database.db.select().from(jobs);
    await expect
      .poll(async () => (await waiting()).filter(({ tries }) => tries > 0).length, { timeout: 10_000 })
      .toBe(2);
    expect(JSON.stringify(await waiting())).not.toMatch(/yesterday|grace@/);
    isDown = false;
    clock.ahead += 10_000;
    const { contact } = await mailsOf(body.id);
    expect(contact?.mail.text).toContain('Since yesterday.');
    await expect.poll(waiting).toEqual([]);
  });

  test('a member sends at most ten requests in an hour, and all members at most fifty in a day', async () => {
    const { org, cookie } = await acme();
    await forgetLimits();
    for (let count = 0; count < 10; count++) expect((await ask(org, cookie)).status).toBe(202);
    const refused = await ask(org, cookie);
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'request.too_many']);
    expect(refused.headers.get('ratelimit-policy')).toBe('"support-requests";q=10;w=3600');
    // As after further requests of members in the same day.
    const more = { name: countName(ALL_REQUESTS, org), count: 39, seconds: ALL_REQUESTS.seconds };
    await addCounts(service().database.db, [more], service().now());
    const other = await signedIn(await member(service(), org, 'editor'));
    expect((await ask(org, other)).status).toBe(202);
    const last = await ask(org, other);
    expect([last.status, last.body.message]).toEqual([429, expect.stringContaining('The limit is 50 in 24 hours.')]);
    const { org: neighbour, cookie: theirs } = await acme();
    expect((await ask(neighbour, theirs)).status).toBe(202);
    await expect.poll(() => service().database.db.select().from(jobs), { timeout: 60_000 }).toEqual([]);
    expect(mails.filter(({ to, text }) => to === CONTACT && text.includes(org))).toHaveLength(11);
  });

  test.each([
    ['a line break', 'Help\r\nBcc: evil@example.org'],
    ['a line feed', 'Help\nBcc: evil@example.org'],
    ['a line separator', 'Help\u2028Bcc: evil@example.org'],
    ['a paragraph separator', 'Help\u2029Bcc: evil@example.org'],
    ['an escape', 'Help\u001b[2J'],
    ['a change of direction', 'Help \u202egpj.exe'],
  ])('a subject with %s is refused', async (_what, subject) => {
    const { org, cookie } = await acme();
    expect((await ask(org, cookie, { ...ASKED, subject })).status).toBe(400);
  });

  test.each([
    'a@b.example, evil@example.org',
    '"Ada, <evil@example.org>" ; \\',
    'Søk ✓ '.repeat(15),
    '=?utf-8?q?=0D=0ABcc:_evil@example.org?=',
  ])('a subject and a name of an organisation stay unchanged and address nobody: %j', async (text) => {
    const { org, cookie } = await acme();
    const name = `${text.trim().slice(0, 60)} x`;
    expect((await call(`/orgs/${org}`, { method: 'PATCH', cookie, body: { name } })).status).toBe(200);
    const { body } = await ask(org, cookie, { ...ASKED, subject: text });
    const { contact, member: own } = await mailsOf(body.id);
    for (const each of [contact, own]) {
      expect([each?.to.length, each?.mail.to?.length, each?.mail.cc, each?.mail.bcc]).toEqual([
        1,
        1,
        undefined,
        undefined,
      ]);
      expect(each?.mail.replyTo?.length).toBe(1);
      expect(each?.mail.subject?.endsWith(`[${name}] ${text.trim()}`)).toBe(true);
    }
  });
});

describe('without a contact', () => {
  const { call, service } = hosted({ contacts: { support: undefined, enquiries: undefined } });

  test('the service says so, and who can change it', async () => {
    const owner = await account(service());
    const org = await organisation(service(), owner);
    const cookie = await session(service(), owner);
    const { body } = await call(`/orgs/${org}/support`, { cookie });
    expect(body).toMatchObject({ included: true, contact: null, response: null });
    expect(body.how).toContain('who can set LINEWORK_SUPPORT_EMAIL');
    const answer = await call(`/orgs/${org}/support/requests`, { cookie, body: ASKED });
    expect([answer.status, answer.body.errorCode, answer.body.message]).toEqual([404, 'support.no_contact', body.how]);
    expect(await service().database.db.select().from(jobs)).toEqual([]);
  });
});
