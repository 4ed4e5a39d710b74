// Messages to webhooks, by the example that the libraries of Standard Webhooks are tested with.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEGINNING } from '@linework/operations/audit/chain';
import { describe, expect, test } from 'vitest';
import { newSecret } from './secret.js';
import { signatureOf, webhookRequest } from './webhook.js';

test('the published example has the published signature', () => {
  const content = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' };
  expect(signatureOf(content, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('a new secret has a length that Standard Webhooks accepts, and no two are the same', () => {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(newSecret()) ?? [];
  expect(Buffer.from(base64, 'base64')).toHaveLength(32);
  expect(newSecret()).not.toBe(newSecret());
});

const entry = {
  ...{ seq: 1, previous: BEGINNING, hash: BEGINNING, owner: 'o', id: 'e1', at: '2026-01-01T00:00:00.000Z' },
  ...{ action: 'key.create', actor: { id: 'ada', keyId: null }, target: null, before: null },
  ...{ after: { name: 'Zoë “9”' }, address: null, userAgent: null, requestId: null },
};

test('a message has the id of its entry, the time of the attempt and a signature of exactly its body', () => {
  const secret = newSecret();
  const { headers, body } = webhookRequest(entry, secret, new Date('2026-11-28T12:00:00.900Z'));
  expect(JSON.parse(body)).toEqual({ type: 'audit.entry', timestamp: entry.at, data: entry });
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers).toEqual({
    'content-type': 'application/json',
    'webhook-id': 'e1',
    'webhook-timestamp': '1795867200',
    'webhook-signature': `v1,${createHmac('sha256', key).update(`e1.1795867200.${body}`).digest('base64')}`,
  });
});

describe('what docs/organisations.md shows to verify a message', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/organisations.md'), 'utf8');
  const [, code = ''] = /```js\n(.*?isFromLinework.*?)```/s.exec(page) ?? [];
  const secret = newSecret();
  const { headers, body } = webhookRequest(entry, secret, new Date());

  test.each([
    ['accepts it', headers, body, secret, true],
    [
      'accepts one of several signatures',
      { ...headers, 'webhook-signature': `v1,x ${headers['webhook-signature']}` },
      body,
      secret,
      true,
    ],
    ['refuses another body', headers, `${body} `, secret, false],
    ['refuses another id', { ...headers, 'webhook-id': 'e2' }, body, secret, false],
    ['refuses another secret', headers, body, newSecret(), false],
    [
      'refuses an old message',
      webhookRequest(entry, secret, new Date(Date.now() - 600_000)).headers,
      body,
      secret,
      false,
    ],
    ['refuses one without a signature', {}, body, secret, false],
  ])('%s', async (_, sent, text, own, isAccepted) => {
    const { isFromLinework } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(isFromLinework(sent, text, own)).toBe(isAccepted);
  });
});
