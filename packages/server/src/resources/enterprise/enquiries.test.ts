// Enterprise enquiries, which anyone can send: what the operator gets, that nobody else gets anything, and how many there can be.
import { describe, expect, test } from 'vitest';
import { jobs } from '../../platform/jobs/tables.js';
import { addCounts, countName } from '../../platform/limits/limiter.js';
import { limits } from '../../platform/limits/tables.js';
import { hosted } from '../../testing/hosted.js';
import { mailServer } from '../../testing/mail-server.js';
import { ALL_ENQUIRIES } from './enquire.js';

const SALES = 'sales@support.example';

const ASKED = {
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  company: 'Example Ltd',
  size: 250,
  message: 'Hello.\n\nDo you support our provider?',
};

describe('with a contact', () => {
  const { delivered, send } = mailServer();
  const { baseUrl, call, clock, service, signedIn } = hosted({ proxies: 1, sendMail: send });

  const forgetLimits = () => service().database.db.delete(limits);

  const ask = (body: object, address = '192.0.2.1') =>
    call('/enterprise/enquiries', { body, headers: { 'x-forwarded-for': address } });

  async function mailOf(id: string) {
    const own = () => delivered.filter(({ mail }) => mail.text?.includes(id));
    await expect.poll(() => own().length, { timeout: 10_000 }).toBe(1);
    return own()[0];
  }

  test('the operator gets one email, the reply goes to the asker, and nobody else gets anything', async () => {
    const { status, body } = await ask(ASKED);
    expect([status, Object.keys(body)]).toEqual([202, ['id']]);
    const { to, mail } = (await mailOf(body.id)) ?? {};
    expect([to, mail?.to, mail?.cc, mail?.bcc]).toEqual([
      [SALES],
      [{ name: '', address: SALES }],
      undefined,
      undefined,
    ]);
    expect(mail?.replyTo).toEqual([{ name: '', address: 'ada@example.com' }]);
    expect(mail?.from).toEqual({ name: 'Linework', address: 'linework@example.com' });
    expect([mail?.subject, mail?.html, mail?.attachments]).toEqual(['Enquiry from Example Ltd', undefined, []]);
    expect(mail?.text?.trimEnd()).toBe(
      [
        `Enterprise enquiry on Linework at ${baseUrl()}.`,
        'Your reply to this email goes to the address below. Nobody has verified it.',
        '',
        `Enquiry: ${body.id}`,
        'Address: ada@example.com',
        'Name: Ada Lovelace',
        'Company: Example Ltd',
        'People: 250',
        '',
        'Message:',
        '',
        ASKED.message,
      ].join('\n'),
    );
  });

  test('not even somebody who is signed in gets an email', async () => {
    await forgetLimits();
    const cookie = await signedIn('ada@example.com');
    await expect.poll(() => delivered.at(-1)?.to).toEqual(['ada@example.com']);
    const before = delivered.length;
    const { body } = await call('/enterprise/enquiries', { cookie, body: ASKED });
    await mailOf(body.id);
    expect(delivered.slice(before).map(({ to }) => to)).toEqual([[SALES]]);
  });

  test.each([
    ['email', 'ada@example.com\r\nBcc: evil@example.org'],
    ['email', 'ada@example.com, evil@example.org'],
    ['email', 'ada@example.com;evil@example.org'],
    ['email', '"Ada" <ada@example.com>'],
    ['email', 'group: ada@example.com, evil@example.org;'],
    ['email', 'ada@example.com\u2028evil@example.org'],
    ['email', 'ada@example.com\u0085Bcc: evil@example.org'],
    ['email', `${'a'.repeat(65)}@example.com`],
    ['name', 'Ada\r\nBcc: evil@example.org'],
    ['name', 'Ada\u2028Bcc: evil@example.org'],
    ['name', 'Ada\u2029Bcc: evil@example.org'],
    ['name', 'Ada\u0085Bcc: evil@example.org'],
    ['name', 'Ada\u001b[2J'],
    ['name', ' '],
    ['name', 'a'.repeat(101)],
    ['company', 'Example\r\n\r\nAnother text'],
    ['company', 'Example\rBcc: evil@example.org'],
    ['company', 'Example\u000bLtd'],
    ['company', 'Example \u202egnp.exe'],
    ['message', 'Hello\u001b]0;owned\u0007'],
    ['message', 'a'.repeat(10_001)],
    ['size', 0],
    ['size', 'many'],
    ['to', 'evil@example.org'],
    ['replyTo', 'evil@example.org'],
    ['attachments', []],
  ])('%s is refused as %j, and nothing is mailed', async (field, value) => {
    await forgetLimits();
    const before = delivered.length;
    const { status, body } = await ask({ ...ASKED, [field]: value });
    expect([status, body.errorCode]).toEqual([400, 'validation.failed']);
    expect(await service().database.db.select().from(jobs)).toEqual([]);
    expect(delivered.length).toBe(before);
  });

  test.each([
    'Lovelace, Ada',
    'Ada "the Countess" Lovelace',
    'Ada <evil@example.org>',
    'evil@example.org, other@example.org',
    'Ada; Bcc: evil@example.org',
    '=?utf-8?b?DQpCY2M6IGV2aWxAZXhhbXBsZS5vcmc=?=',
    'Ада Лавлейс 株式会社',
    `O'Brien \\ (Ltd)`,
    'x'.repeat(100),
  ])('a name and a company stay unchanged and address nobody: %j', async (text) => {
    await forgetLimits();
    const { body } = await ask({ ...ASKED, name: text, company: text });
    const { to, mail } = (await mailOf(body.id)) ?? {};
    expect([to, mail?.to, mail?.cc, mail?.bcc]).toEqual([
      [SALES],
      [{ name: '', address: SALES }],
      undefined,
      undefined,
    ]);
    expect(mail?.replyTo).toEqual([{ name: '', address: 'ada@example.com' }]);
    expect(mail?.subject).toBe(`Enquiry from ${text}`);
    expect(mail?.text).toContain(`Name: ${text}\nCompany: ${text}\n`);
  });

  test.each([
    ['SMTP', 'Hello\r\n.\r\nMAIL FROM:<evil@example.org>\r\nRCPT TO:<evil@example.org>\r\nDATA\r\nX'],
    ['a boundary and HTML', '--boundary\nContent-Type: text/html\n\n<script>alert(1)</script>'],
    ['headers', 'From: evil@example.org\nReply-To: evil@example.org\n\nHello'],
    ['lines that begin with a dot', '..\n.\n. end'],
  ])('a message with %s is text and nothing else', async (_what, message) => {
    await forgetLimits();
    const { body } = await ask({ ...ASKED, message });
    const { to, mail } = (await mailOf(body.id)) ?? {};
    expect([to, mail?.html, mail?.attachments]).toEqual([[SALES], undefined, []]);
    expect(mail?.replyTo).toEqual([{ name: '', address: 'ada@example.com' }]);
    expect(mail?.text?.replaceAll('\r\n', '\n').trimEnd().endsWith(message.replaceAll('\r\n', '\n'))).toBe(true);
  });

  test('a network sends at most ten in a day, and everyone together a hundred', async () => {
    await forgetLimits();
    for (let count = 0; count < 10; count++) expect((await ask(ASKED)).status).toBe(202);
    const refused = await ask(ASKED);
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'request.too_many']);
    expect(refused.headers.get('ratelimit-policy')).toBe('"enquiries";q=10;w=86400');
    // As after further enquiries of other networks in the same day.
    const more = { name: countName(ALL_ENQUIRIES, 'everyone'), count: 89, seconds: ALL_ENQUIRIES.seconds };
    await addCounts(service().database.db, [more], service().now());
    expect((await ask(ASKED, '203.0.113.2')).status).toBe(202);
    const full = await ask(ASKED, '203.0.113.1');
    expect([full.status, full.body.message]).toEqual([429, expect.stringContaining('The limit is 100 in 24 hours.')]);
    clock.ahead += 86_400_000;
    expect((await ask(ASKED)).status).toBe(202);
  });
});

describe('without a contact', () => {
  const { call, service } = hosted({ contacts: { support: undefined, enquiries: undefined } });

  test('the service says that it accepts none, and who can change it', async () => {
    const { status, body } = await call('/enterprise/enquiries', { body: ASKED });
    expect([status, body.errorCode]).toEqual([404, 'enquiry.no_contact']);
    expect(body.message).toContain('can set LINEWORK_ENQUIRY_EMAIL');
    expect(await service().database.db.select().from(jobs)).toEqual([]);
  });
});
