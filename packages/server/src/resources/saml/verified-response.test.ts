// People who sign in by SAML with what an identity provider can rightly send.
import { describe, expect, test } from 'vitest';
import {
  ATTRIBUTES,
  assertion,
  attribute,
  audiences,
  authentication,
  base64,
  conditions,
  confirmation,
  context,
  ENTITY,
  encrypted,
  NEXT,
  NOW,
  nameId,
  type Parts,
  PROVIDER,
  posted,
  response,
  SERVICE,
  SERVICE_NEXT,
  SETTINGS,
  SUBJECT,
  signed,
} from './testing/provider.js';
import { verifiedResponse } from './verified-response.js';

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const EMAIL = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const ADA = `["${PERSISTENT}","${SUBJECT}"]`;

describe('a person signs in with', () => {
  const inAssertion = (changes: Partial<Parts> = {}) => signed(assertion(changes), 'Assertion');

  test.each<readonly [string, () => string | Promise<string>]>([
    ['a signed assertion', () => posted()],
    ['a signed response with a signed assertion', () => base64(signed(response(inAssertion()), 'Response'))],
    [
      'RSA-SHA512',
      () =>
        posted(
          {},
          {
            method: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
            digest: 'http://www.w3.org/2001/04/xmlenc#sha512',
          },
        ),
    ],
    ['RSA-PSS', () => posted({}, { method: 'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1' })],
    ['a response without an issuer', () => posted({ responseIssuer: '' })],
    ['line ends in the base64', () => posted().replaceAll(/.{76}/g, '$&\r\n')],
    [
      'a clock that is 59 seconds ahead',
      () => posted({ conditions: conditions({ NotBefore: '2026-11-28T12:00:59.5Z' }) }),
    ],
    [
      'a clock that is 59 seconds behind',
      () => posted({ confirmation: confirmation({ NotOnOrAfter: '2026-11-28T11:59:01.1234567Z' }) }),
    ],
    [
      'one of several audiences',
      () => posted({ conditions: conditions({}, audiences('https://other.example', ENTITY)) }),
    ],
    ['a condition of one use', () => posted({ conditions: conditions({}, `${audiences(ENTITY)}<saml:OneTimeUse/>`) })],
    [
      'a second confirmation of another method',
      () => posted({ confirmation: `${confirmation()}${confirmation({}, 'sender-vouches')}` }),
    ],
    ['an assertion encrypted by AES-GCM', async () => base64(response(await encrypted(inAssertion())))],
    [
      'an assertion encrypted by AES-CBC',
      async () =>
        base64(response(await encrypted(inAssertion(), SERVICE, 'http://www.w3.org/2001/04/xmlenc#aes128-cbc'))),
    ],
    [
      'an assertion encrypted in a signed response',
      async () => base64(signed(response(await encrypted(inAssertion())), 'Response')),
    ],
  ])('%s', async (_, send) => {
    expect(await verifiedResponse(SETTINGS, await send(), context())).toMatchObject({
      ok: true,
      proof: { subject: ADA },
    });
  });
});

test('the proof has the subject, the address, all attributes and the session', async () => {
  expect(await verifiedResponse(SETTINGS, posted(), context())).toEqual({
    ok: true,
    proof: {
      subject: ADA,
      issuer: SETTINGS.entityId,
      email: 'ada@acme.example',
      claims: [
        { name: 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress', values: ['ada@acme.example'] },
        { name: 'groups', values: ['engineers', 'admins'] },
      ],
      session: 'session-7',
    },
  });
});

test.each([
  ['an old certificate', PROVIDER],
  ['the next certificate', NEXT],
])('while a provider changes its certificate, %s is accepted', async (_, signer) => {
  const settings = { ...SETTINGS, certificates: [PROVIDER.certificate, NEXT.certificate] };
  expect(await verifiedResponse(settings, posted({}, { signer }), context())).toMatchObject({ ok: true });
});

test.each([
  ['an old key', SERVICE],
  ['the next key', SERVICE_NEXT],
])('while this service changes its key, an assertion encrypted to %s is accepted', async (_, to) => {
  const sent = base64(response(await encrypted(signed(assertion(), 'Assertion'), to)));
  const decryptionKeys = [SERVICE_NEXT.key, SERVICE.key];
  expect(await verifiedResponse(SETTINGS, sent, context({ decryptionKeys }))).toMatchObject({ ok: true });
});

describe('the address of a person comes from', () => {
  const statement = (...all: readonly string[]) => `<saml:AttributeStatement>${all.join('')}</saml:AttributeStatement>`;

  test.each<readonly [string, Partial<Parts>, string | undefined]>([
    ['a NameID that is one', { nameId: nameId('ada@name.example', EMAIL) }, 'ada@name.example'],
    ['the claim of Microsoft', { attributes: statement(ATTRIBUTES) }, 'ada@acme.example'],
    [
      'mail by its number',
      { attributes: statement(attribute('urn:oid:0.9.2342.19200300.100.1.3', 'ada@oid.example')) },
      'ada@oid.example',
    ],
    ['mail', { attributes: statement(attribute('mail', ' ada@mail.example ')) }, 'ada@mail.example'],
    ['Email', { attributes: statement(attribute('Email', '', 'ada@email.example')) }, 'ada@email.example'],
    ['nothing else', { attributes: statement(attribute('contact', 'ada@else.example')) }, undefined],
    ['no text that is no address', { attributes: statement(attribute('mail', 'ada')) }, undefined],
  ])('%s', async (_, changes, email) => {
    expect(await verifiedResponse(SETTINGS, posted(changes), context())).toMatchObject({ ok: true, proof: { email } });
  });
});

test('names that differ in format or qualifier are different people', async () => {
  const names = [
    nameId('ada'),
    nameId('ada', EMAIL),
    nameId('ada', PERSISTENT, ' NameQualifier="a"'),
    nameId('ada', PERSISTENT, ' SPNameQualifier="a"'),
    nameId('ada ', PERSISTENT),
    '<saml:NameID>ada</saml:NameID>',
  ];
  const subjects = await Promise.all(
    names.map(async (name) => {
      const result = await verifiedResponse(SETTINGS, posted({ nameId: name }), context());
      return result.ok ? result.proof.subject : result.message;
    }),
  );
  expect(new Set(subjects).size).toBe(names.length);
  expect(subjects.at(-1)).toBe('["urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified","ada"]');
});

test('an attribute that is sent twice is one claim, and one without a session has none', async () => {
  const attributes = `<saml:AttributeStatement>${attribute('groups', 'a')}${attribute('groups', 'b')}</saml:AttributeStatement>`;
  const statement = authentication().replace(' SessionIndex="session-7"', '');
  const result = await verifiedResponse(SETTINGS, posted({ attributes, authentication: statement }), context());
  expect(result).toEqual({
    ok: true,
    proof: {
      subject: ADA,
      issuer: SETTINGS.entityId,
      email: undefined,
      claims: [{ name: 'groups', values: ['a', 'b'] }],
    },
  });
});

test('the id of an assertion is remembered until it would be refused as expired', async () => {
  const uses: [string, Date][] = [];
  const takeOnce = async (id: string, expires: Date) => uses.push([id, expires]) > 0;
  await verifiedResponse(SETTINGS, posted(), context({ takeOnce }));
  const expires = new Date('2026-11-28T12:06:00Z');
  expect(uses).toEqual([['_assertion-1', expires]]);
  const late = posted({ conditions: conditions({ NotOnOrAfter: '2026-11-29T12:00:00Z' }) });
  expect(await verifiedResponse(SETTINGS, late, context({ now: expires }))).toMatchObject({
    ok: false,
    key: 'expired',
  });
  expect(await verifiedResponse(SETTINGS, late, context({ now: new Date(expires.getTime() - 1) }))).toMatchObject({
    ok: true,
  });
});

test('an assertion is not remembered if anything is wrong with it', async () => {
  let uses = 0;
  const takeOnce = async () => ++uses > 0;
  await verifiedResponse(
    SETTINGS,
    posted({ conditions: conditions({}, audiences('https://other.example')) }),
    context({ takeOnce }),
  );
  await verifiedResponse(SETTINGS, posted(), context({ takeOnce, now: new Date(NOW.getTime() + 3_600_000) }));
  expect(uses).toBe(0);
});
