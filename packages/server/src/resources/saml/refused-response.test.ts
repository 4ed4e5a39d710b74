// Responses that sign nobody in: forged, replayed, for somebody else, or of a provider that is set up wrongly. Each is refused by its own check, whose
// message says what to change; scripts/sso/mutations.mjs shows that each check is needed.
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ASSERTION_CHECKS } from './assertion-checks.js';
import type { SamlFaultKey } from './faults.js';
import { parseXml } from './strict-xml.js';
import {
  ACS,
  assertion,
  audiences,
  authentication,
  base64,
  conditions,
  confirmation,
  context,
  ENTITY,
  encrypted,
  issuer,
  NOW,
  nameId,
  type Parts,
  PROVIDER,
  posted,
  REQUEST,
  response,
  responseAttributes,
  SERVICE,
  SETTINGS,
  type Signing,
  STRANGER,
  SUBJECT,
  signed,
  status,
} from './testing/provider.js';
import { WRAPPED, WRAPPED_INSIDE } from './testing/wrapping.js';
import { verifiedResponse } from './verified-response.js';

type Case = readonly [name: string, send: string | Promise<string>, key: SamlFaultKey, message: string];

const OTHER = 'https://other.example/acs';
const SHA1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** A good response, changed after it was signed. */
const changed = (from: string, to: string) => base64(xmlOf(posted()).replace(from, to));
const xmlOf = (response64: string) => Buffer.from(response64, 'base64').toString();
const signedAssertion = (changes: Partial<Parts> = {}, signing: Signing = {}) =>
  signed(assertion(changes), 'Assertion', signing);
const inside = async (
  xml: string,
  ...how: readonly [
    Parameters<typeof encrypted>[1]?,
    Parameters<typeof encrypted>[2]?,
    Parameters<typeof encrypted>[3]?,
  ]
) => base64(response(await encrypted(xml, ...how)));
const changedInside = async (from: string | RegExp, to: string) =>
  base64(xmlOf(await inside(signedAssertion())).replace(from, to));
const nested = (levels: number) => `${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`;

const FORM: readonly Case[] = [
  ['nothing', '', 'empty', 'SAMLResponse'],
  ['white space', ' \r\n', 'empty', 'SAMLResponse'],
  ['no base64', '<samlp:Response/>', 'base64', 'HTTP-POST'],
  ['base64 for addresses', posted().replaceAll('A', '-'), 'base64', 'HTTP-POST'],
  ['a compressed response', deflateRawSync(xmlOf(posted())).toString('base64'), 'malformed', 'UTF-8'],
  ['a response that was cut off', posted().slice(0, 1000), 'malformed', 'not well formed'],
  ['256 kB of base64 and more', 'A'.repeat(400_000), 'too-large', '256 kB'],
  ['256 kB of white space and more', ' '.repeat(400_000), 'too-large', '256 kB'],
  [
    '256 kB of XML and more',
    base64(response(signedAssertion({ attributes: `<x>${'y'.repeat(262_144)}</x>` }))),
    'too-large',
    '256 kB',
  ],
  ['elements 40 levels deep', base64(response(nested(40))), 'too-complex', '40 levels'],
  ['5,000 elements', base64(response('<a/>'.repeat(5_000))), 'too-complex', '5000 elements'],
  [
    'an external entity',
    changed('<samlp:Response', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><samlp:Response'),
    'dtd',
    'DOCTYPE',
  ],
  [
    'an entity bomb',
    changed(
      '<samlp:Response',
      '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><samlp:Response',
    ),
    'dtd',
    'DOCTYPE',
  ],
  ['an entity that is not declared', changed(SUBJECT, '&ada;'), 'malformed', 'not well formed'],
  ['two elements at the top', base64(`${xmlOf(posted())}<a/>`), 'malformed', 'not well formed'],
  [
    'an attribute twice',
    changed('ID="_assertion-1"', 'ID="_assertion-1" ID="_assertion-2"'),
    'malformed',
    'not well formed',
  ],
  ['a quote in an ID', changed('ID="_assertion-1"', `ID="x' or '1'='1"`), 'malformed', 'is not an XML id'],
  ['a quote in a reference', changed('URI="#_assertion-1"', `URI='#x" or "1"="1'`), 'malformed', 'is not an XML id'],
  ['an empty ID', changed('ID="_assertion-1"', 'ID=""'), 'malformed', 'is not an XML id'],
  ['a comment in the NameID', changed(SUBJECT, 'ada<!---->-lovelace-1815'), 'comment', 'Remove them'],
  [
    'a comment outside the assertion',
    changed('</samlp:Response>', '<!-- x --></samlp:Response>'),
    'comment',
    'Remove them',
  ],
  ['a processing instruction', changed(SUBJECT, 'ada<?x y?>-lovelace-1815'), 'processing-instruction', 'Remove them'],
  [
    'an answer to a logout',
    base64('<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>'),
    'not-a-response',
    "'LogoutResponse'",
  ],
  [
    'a response of another standard',
    base64('<Response xmlns="urn:oasis:names:tc:SAML:1.0:protocol"/>'),
    'not-a-response',
    "'Response'",
  ],
];

const RESPONSE: readonly Case[] = [
  [
    'a status that is not success',
    base64(
      response('', { status: status('Responder', '<samlp:StatusMessage>Ada is not assigned</samlp:StatusMessage>') }),
    ),
    'status',
    "'Responder'. Its message: 'Ada is not assigned'",
  ],
  [
    'a status without a message',
    base64(response('', { status: status('Requester') })),
    'status',
    'Its message: nothing',
  ],
  [
    'an assertion beside a status that is not success',
    posted({ status: status('Responder') }),
    'status',
    "'Responder'",
  ],
  ['no status', posted({ status: '' }), 'status', "''"],
  ['no assertion', base64(response('')), 'assertions', 'received 0'],
  [
    'two signed assertions',
    base64(response(`${signedAssertion()}${signedAssertion({ assertionId: '_2' })}`)),
    'assertions',
    'received 2',
  ],
  [
    'an assertion in the advice of another',
    posted({ attributes: `<saml:Advice>${assertion({ assertionId: '_2' })}</saml:Advice>` }),
    'assertions',
    'received 2',
  ],
  [
    'an assertion that is not directly in the response',
    base64(response(`<samlp:Extensions>${signedAssertion()}</samlp:Extensions>`)),
    'assertions',
    'directly in the response',
  ],
  [
    'the issuer of another provider, of the response',
    posted({ responseIssuer: issuer('https://evil.example') }),
    'issuer',
    "in the response, but received 'https://evil.example'",
  ],
  [
    'the issuer of another provider, of the assertion',
    posted({ issuer: issuer('https://evil.example') }),
    'issuer',
    "in the assertion, but received 'https://evil.example'",
  ],
  [
    'the issuer of another provider, in both',
    posted({ issuer: issuer('https://evil.example'), responseIssuer: '' }),
    'issuer',
    "Expected the issuer 'https://idp.example/metadata'",
  ],
  [
    'a destination at another service',
    posted({ responseAttributes: responseAttributes({ Destination: OTHER }) }),
    'destination',
    `Expected the Destination '${ACS}', but received '${OTHER}'`,
  ],
  [
    'no destination',
    posted({ responseAttributes: responseAttributes({ Destination: undefined }) }),
    'destination',
    'received nothing',
  ],
  [
    'a sign-in that the provider started',
    posted({
      responseAttributes: responseAttributes({ InResponseTo: undefined }),
      confirmation: confirmation({ InResponseTo: undefined }),
    }),
    'idp-initiated',
    'started at the identity provider',
  ],
  [
    'an answer to another request',
    posted({
      responseAttributes: responseAttributes({ InResponseTo: '_other' }),
      confirmation: confirmation({ InResponseTo: '_other' }),
    }),
    'in-response-to',
    `'${REQUEST}', but received one to '_other'`,
  ],
  [
    'an assertion in answer to another request',
    posted({ confirmation: confirmation({ InResponseTo: '_other' }) }),
    'in-response-to',
    `'${REQUEST}'`,
  ],
  [
    'an assertion in answer to no request',
    posted({ confirmation: confirmation({ InResponseTo: undefined }) }),
    'in-response-to',
    'received one to nothing',
  ],
];

const SIGNATURES: readonly Case[] = [
  ['no signature', base64(response(assertion())), 'unsigned', 'The assertion is not signed'],
  [
    'a signature of the response only',
    base64(signed(response(assertion()), 'Response')),
    'unsigned',
    'Only the response is signed',
  ],
  ['the signature of a stranger', posted({}, { signer: STRANGER }), 'signature', '1 certificates'],
  [
    'a response signed by a stranger around a good assertion',
    base64(signed(response(signedAssertion()), 'Response', { signer: STRANGER })),
    'signature',
    '1 certificates',
  ],
  ['another name than the signed one', changed(SUBJECT, 'mallory'), 'signature', 'was changed on its way'],
  [
    'a response changed after it was signed',
    base64(signed(response(signedAssertion()), 'Response').replace('Version="2.0"', 'Version="2.0" Consent="x"')),
    'signature',
    'was changed',
  ],
  [
    'RSA-SHA1',
    posted({}, { method: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }),
    'signature-algorithm',
    'Sign with RSA and SHA-256',
  ],
  ['the digest SHA-1', posted({}, { digest: SHA1 }), 'signature-algorithm', 'Use the digest SHA-256'],
  [
    'HMAC with the certificate as its secret',
    posted({}, { method: 'http://www.w3.org/2000/09/xmldsig#hmac-sha1' }),
    'signature-algorithm',
    'hmac-sha1',
  ],
  ['ECDSA', changed('xmldsig-more#rsa-sha256', 'xmldsig-more#ecdsa-sha256'), 'signature-algorithm', 'ecdsa-sha256'],
  [
    'no algorithm',
    changed(' Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"', ''),
    'signature-algorithm',
    'nothing as SignatureMethod',
  ],
  [
    'another algorithm in another namespace',
    changed('<ds:SignedInfo>', `<x><SignatureMethod Algorithm="${SHA1}"/></x><ds:SignedInfo>`),
    'signature-algorithm',
    SHA1,
  ],
  [
    'inclusive canonicalization of the signature',
    changed(
      'CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"',
      'CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"',
    ),
    'signature-algorithm',
    'exclusive canonicalization',
  ],
  [
    'a style sheet as a transform',
    changed(
      'Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"',
      'Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"',
    ),
    'signature-algorithm',
    'xslt',
  ],
  [
    'RSA-SHA1 of the response',
    base64(signed(response(signedAssertion()), 'Response', { method: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' })),
    'signature-algorithm',
    'rsa-sha1',
  ],
  ...WRAPPED.map(([name, xml]): Case => [name, base64(xml), 'assertions', 'Expected exactly one assertion']),
];

const ASSERTIONS: readonly Case[] = [
  [
    'a response with the ID of its assertion',
    base64(response(signedAssertion(), {}, '_assertion-1')),
    'signature',
    'was changed on its way',
  ],
  [
    'a signature of the whole document in place of the assertion',
    changed('URI="#_assertion-1"', 'URI=""'),
    'signature',
    'was changed on its way',
  ],
  [
    'a signature of two elements',
    base64(xmlOf(posted()).replace(/<ds:Reference .*?<\/ds:Reference>/s, '$&$&')),
    'signature',
    'was changed on its way',
  ],
  [
    'another recipient',
    posted({ confirmation: confirmation({ Recipient: OTHER }) }),
    'recipient',
    `Expected the Recipient '${ACS}', but received '${OTHER}'`,
  ],
  [
    "another organisation's address",
    posted({
      confirmation: confirmation({ Recipient: `${ACS}-2` }),
      responseAttributes: responseAttributes({ Destination: ACS }),
    }),
    'recipient',
    `'${ACS}-2'`,
  ],
  ['no recipient', posted({ confirmation: confirmation({ Recipient: undefined }) }), 'recipient', 'received nothing'],
  ['no confirmation', posted({ confirmation: '' }), 'confirmation', 'Web Browser SSO'],
  [
    'a confirmation of another method',
    posted({ confirmation: confirmation({}, 'holder-of-key') }),
    'confirmation',
    'cm:bearer',
  ],
  [
    'a confirmation for this service and one for another',
    posted({ confirmation: `${confirmation()}${confirmation({ Recipient: OTHER })}` }),
    'confirmation',
    'exactly one',
  ],
  [
    'a confirmation without data',
    posted({ confirmation: '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"/>' }),
    'confirmation',
    'SubjectConfirmationData',
  ],
  [
    'an assertion that expired',
    posted({ conditions: conditions({ NotOnOrAfter: '2026-11-28T11:59:00Z' }) }),
    'expired',
    'until 2026-11-28T11:59:00Z, but here it is 2026-11-28T12:00:00.000Z',
  ],
  [
    'a confirmation that expired',
    posted({ confirmation: confirmation({ NotOnOrAfter: '2026-11-28T11:59:00Z' }) }),
    'expired',
    'until 2026-11-28T11:59:00Z',
  ],
  [
    'a session that ended',
    posted({ authentication: authentication({ SessionNotOnOrAfter: '2026-11-28T11:59:00Z' }) }),
    'expired',
    'until 2026-11-28T11:59:00Z',
  ],
  [
    'an assertion that is not yet valid',
    posted({ conditions: conditions({ NotBefore: '2026-11-28T12:01:01Z' }) }),
    'not-yet-valid',
    'from 2026-11-28T12:01:01Z on',
  ],
  [
    'a confirmation that is not yet valid',
    posted({ confirmation: confirmation({ NotBefore: '2026-11-28T12:01:01Z' }) }),
    'not-yet-valid',
    'from 2026-11-28T12:01:01Z on',
  ],
  [
    'a confirmation for ever',
    posted({ confirmation: confirmation({ NotOnOrAfter: undefined }) }),
    'time',
    'NotOnOrAfter',
  ],
  ['a time without a zone', posted({ conditions: conditions({ NotOnOrAfter: '2026-11-28T12:05:00' }) }), 'time', 'UTC'],
  [
    'a month that does not exist',
    posted({ conditions: conditions({ NotBefore: '2026-13-28T12:05:00Z' }) }),
    'time',
    'NotBefore',
  ],
  [
    'another audience',
    posted({ conditions: conditions({}, audiences(OTHER)) }),
    'audience',
    `Expected the audience '${ENTITY}', but received '${OTHER}'`,
  ],
  [
    'a second restriction to another audience',
    posted({ conditions: conditions({}, `${audiences(ENTITY)}${audiences(OTHER)}`) }),
    'audience',
    OTHER,
  ],
  ['no audience', posted({ conditions: conditions({}, '') }), 'audience', 'received nothing'],
  ['no conditions', posted({ conditions: '' }), 'audience', 'received nothing'],
  ['conditions twice', posted({ conditions: `${conditions()}${conditions()}` }), 'conditions', 'once'],
  [
    'a condition that nobody knows',
    posted({ conditions: conditions({}, `${audiences(ENTITY)}<saml:Condition/>`) }),
    'conditions',
    "'Condition'",
  ],
  ['no AuthnStatement', posted({ authentication: '' }), 'authentication', 'AuthnStatement'],
  ['a transient NameID', posted({ nameId: nameId('_x', TRANSIENT) }), 'transient', 'persistent'],
  ['no NameID', posted({ nameId: '' }), 'name-id', 'received nothing'],
  ['an empty NameID', posted({ nameId: nameId(' ') }), 'name-id', "received ''"],
  ['two NameIDs', posted({ nameId: `${nameId('ada')}${nameId('mallory')}` }), 'name-id', 'received nothing'],
  ['an element in the NameID', posted({ nameId: nameId('ada<x/>') }), 'name-id', 'as text'],
  ['a NameID of 1,025 characters', posted({ nameId: nameId('a'.repeat(1025)) }), 'name-id', '1 to 1024 characters'],
];

const ENCRYPTION: readonly Case[] = [
  [
    'two encrypted assertions',
    Promise.all([encrypted(signedAssertion()), encrypted(signedAssertion({ assertionId: '_2' }))]).then((all) =>
      base64(response(all.join(''))),
    ),
    'assertions',
    'received 2',
  ],
  [
    'an encrypted assertion beside one that is not',
    encrypted(signedAssertion({ nameId: nameId('mallory') })).then((sent) =>
      base64(response(`${signedAssertion()}${sent}`)),
    ),
    'assertions',
    'received 2',
  ],
  [
    'a space in the ID of an encrypted assertion',
    inside(signedAssertion({ assertionId: 'a b' })),
    'signature',
    'was changed on its way',
  ],
  ['an encrypted assertion without a signature', inside(assertion()), 'signature', 'was changed on its way'],
  ['an assertion encrypted to another key', inside(signedAssertion(), STRANGER), 'decryption', 'it has 1'],
  [
    'an assertion encrypted by RSA 1.5',
    inside(signedAssertion(), SERVICE, undefined, 'http://www.w3.org/2001/04/xmlenc#rsa-1_5'),
    'encryption-algorithm',
    'rsa-1_5',
  ],
  [
    'an assertion encrypted by Triple DES',
    inside(signedAssertion(), SERVICE, 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc'),
    'encryption-algorithm',
    'tripledes-cbc',
  ],
  [
    'a key encrypted by OAEP with SHA-256',
    changedInside(SHA1, 'http://www.w3.org/2001/04/xmlenc#sha256'),
    'encryption-algorithm',
    'sha256',
  ],
  [
    'two encrypted keys',
    changedInside(
      '</e:EncryptedKey>',
      '</e:EncryptedKey><e:EncryptedKey xmlns:e="http://www.w3.org/2001/04/xmlenc#"/>',
    ),
    'encryption-algorithm',
    'one EncryptedKey',
  ],
  [
    'encrypted data elsewhere',
    inside(signedAssertion()).then((sent) =>
      base64(
        xmlOf(sent).replace('<samlp:Status>', '<samlp:Extensions><EncryptedData/></samlp:Extensions><samlp:Status>'),
      ),
    ),
    'encryption-algorithm',
    'none elsewhere',
  ],
  [
    'an encrypted assertion with a comment',
    inside(signedAssertion().replace(SUBJECT, 'ada<!---->-lovelace-1815')),
    'comment',
    'Remove them',
  ],
  [
    'an encrypted assertion with a processing instruction',
    inside(`<?x y?>${signedAssertion()}`),
    'processing-instruction',
    'Remove them',
  ],
  [
    'an encrypted assertion signed by RSA-SHA1',
    inside(signedAssertion({}, { method: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' })),
    'signature-algorithm',
    'rsa-sha1',
  ],
  [
    'an encrypted assertion with another in it',
    inside(signedAssertion({ attributes: `<saml:Advice>${assertion({ assertionId: '_2' })}</saml:Advice>` })),
    'assertions',
    'without another one',
  ],
  [
    'an encrypted assertion of another standard',
    inside(signed(assertion().replaceAll('SAML:2.0:assertion', 'SAML:1.0:assertion'), 'Assertion')),
    'assertions',
    'Expected one assertion',
  ],
];

test.each([...FORM, ...RESPONSE, ...SIGNATURES, ...ASSERTIONS, ...ENCRYPTION])(
  '%s signs nobody in',
  async (_, send, key, message) => {
    const uses = new Set<string>();
    const result = await verifiedResponse(SETTINGS, await send, context({}, uses));
    expect(result).toEqual({ ok: false, key, message: expect.stringContaining(message) });
    expect(uses.size).toBe(0);
  },
);

test('a response that comes twice signs in once', async () => {
  const uses = new Set<string>();
  const sent = posted();
  expect(await verifiedResponse(SETTINGS, sent, context({}, uses))).toMatchObject({ ok: true });
  expect(await verifiedResponse(SETTINGS, sent, context({}, uses))).toMatchObject({ ok: false, key: 'replay' });
});

test.each([
  ['a day ahead', 86_400_000, 'expired'],
  ['a day behind', -86_400_000, 'not-yet-valid'],
])('if the clock of this machine is %s, the message says what time it is here', async (_, shift, key) => {
  const now = new Date(NOW.getTime() + shift);
  const result = await verifiedResponse(SETTINGS, posted(), context({ now }));
  expect(result).toMatchObject({ ok: false, key, message: expect.stringContaining(now.toISOString()) });
});

test('what is wrong with a text that was encrypted is not reported before its signature fits', async () => {
  const secrets = [
    signedAssertion({}, { signer: STRANGER }),
    assertion(),
    'no XML',
    `<!DOCTYPE a>${signedAssertion()}`,
    WRAPPED_INSIDE,
    signedAssertion({}, { signer: STRANGER, method: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }),
  ];
  const sent = await Promise.all([
    ...secrets.map((secret) => inside(secret)),
    changedInside(/(.*<xenc:CipherValue>\s*.{40})..../s, '$1AAAA'),
    changedInside('2009/xmlenc11#aes256-gcm', '2001/04/xmlenc#aes256-cbc'),
  ]);
  const results = await Promise.all(sent.map((each) => verifiedResponse(SETTINGS, each, context())));
  expect(results[0]).toMatchObject({ ok: false, key: 'signature' });
  expect(new Set(results.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(results[0])]));
});

test('a service without a key says that it cannot decrypt', async () => {
  const sent = await inside(signedAssertion());
  const result = await verifiedResponse(SETTINGS, sent, context({ decryptionKeys: [] }));
  expect(result).toMatchObject({ ok: false, key: 'decryption', message: expect.stringContaining('it has 0') });
});

test.each([
  ['no certificate', []],
  ['a certificate that is none', ['certificate']],
])('a connection with %s signs nobody in', async (_, certificates) => {
  expect(await verifiedResponse({ ...SETTINGS, certificates }, posted(), context())).toMatchObject({
    ok: false,
    key: 'signature',
  });
});

test('a certificate that came with the response is not trusted', async () => {
  const sent = posted({}, { signer: STRANGER });
  expect(xmlOf(sent)).toContain('X509Certificate');
  expect(await verifiedResponse({ ...SETTINGS, certificates: [STRANGER.certificate] }, sent, context())).toMatchObject({
    ok: true,
  });
  expect(await verifiedResponse({ ...SETTINGS, certificates: [PROVIDER.certificate] }, sent, context())).toMatchObject({
    key: 'signature',
  });
});

test('an assertion for ever is refused by our own check too', () => {
  const parsed = parseXml(assertion({ confirmation: confirmation({ NotOnOrAfter: undefined }) }));
  const expected = { settings: SETTINGS, entityId: ENTITY, acsUrl: ACS, requestId: REQUEST, now: NOW };
  const keys = parsed.ok ? ASSERTION_CHECKS.map((check) => check(parsed.document.root, expected)?.key) : [];
  expect(keys.filter((key) => key !== undefined)).toEqual(['time']);
});
