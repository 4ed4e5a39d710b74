// Metadata of identity providers, as admins find it, upload it or mistake something else for it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Of } from './certificates.js';
import { readIdpMetadata } from './idp-metadata.js';
import { serviceMetadata } from './service-metadata.js';
import { ecCertificate, rsaSigner } from './testing/certificate.js';
import { ACS, ENTITY, NEXT, NOW, PROVIDER, SERVICE } from './testing/provider.js';

const NAMESPACES = 'xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';
const SAML2 = 'urn:oasis:names:tc:SAML:2.0:protocol';

const key = (pem: string, use = ' use="signing"') =>
  `<KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${base64Of(pem).replaceAll(/.{64}/g, '$&\n')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
const service = (binding: string, location: string) =>
  `<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-${binding}" Location="${location}"/>`;
const ADDRESSES = `${service('POST', 'https://idp.example/post')}${service('Redirect', 'https://idp.example/redirect?a=1&amp;b=2')}`;
const provider = (content: string, protocols = SAML2) =>
  `<IDPSSODescriptor protocolSupportEnumeration="${protocols}">${content}</IDPSSODescriptor>`;
const entity = (content: string, id = 'https://idp.example') =>
  `<EntityDescriptor ${NAMESPACES} entityID="${id}">${content}</EntityDescriptor>`;
const SHORT = rsaSigner(undefined, 1024).certificate;
const GOOD = entity(provider(`${key(PROVIDER.certificate)}${ADDRESSES}`));
const SERVICE_ONLY = serviceMetadata({ entityId: ENTITY, acsUrl: ACS, certificates: [] });
const several = (...all: readonly string[]) => `<EntitiesDescriptor ${NAMESPACES}>${all.join('')}</EntitiesDescriptor>`;

const OTHER = entity(provider(`${key(NEXT.certificate)}${ADDRESSES}`), 'https://other.example');
const until = (end: string) => GOOD.replace('entityID=', `validUntil="${end}" entityID=`);
const cached = (span: string) => GOOD.replace('entityID=', `cacheDuration="${span}" entityID=`);

const CERTIFICATE = { pem: PROVIDER.certificate, notAfter: new Date('2060-01-01') };
const NEXT_CERTIFICATE = { pem: NEXT.certificate, notAfter: new Date('2060-01-01') };

test.each([
  ['one provider', GOOD, [CERTIFICATE]],
  [
    'a declaration, comments and white space around it',
    `\ufeff<?xml version="1.0"?>\n<!-- x -->\n${GOOD}\n`,
    [CERTIFICATE],
  ],
  ['a group with services', several(several(GOOD), SERVICE_ONLY), [CERTIFICATE]],
  ['a provider that is a service too', GOOD.replace('<IDPSSO', '<SPSSODescriptor/><IDPSSO'), [CERTIFICATE]],
  ['several protocols', GOOD.replace(SAML2, `urn:oasis:names:tc:SAML:1.1:protocol ${SAML2}`), [CERTIFICATE]],
  [
    'two certificates',
    entity(provider(`${key(PROVIDER.certificate)}${key(NEXT.certificate)}${ADDRESSES}`)),
    [CERTIFICATE, NEXT_CERTIFICATE],
  ],
  [
    'a certificate twice',
    entity(provider(`${key(PROVIDER.certificate)}${key(PROVIDER.certificate)}${ADDRESSES}`)),
    [CERTIFICATE],
  ],
  ['a certificate for everything', entity(provider(`${key(PROVIDER.certificate, '')}${ADDRESSES}`)), [CERTIFICATE]],
  [
    'one for encryption, which is not for signing',
    entity(provider(`${key(NEXT.certificate, ' use="encryption"')}${key(PROVIDER.certificate)}${ADDRESSES}`)),
    [CERTIFICATE],
  ],
  [
    'a short one beside a longer one',
    entity(provider(`${key(SHORT)}${key(PROVIDER.certificate)}${ADDRESSES}`)),
    [CERTIFICATE],
  ],
  [
    'an elliptic one beside an RSA one',
    entity(provider(`${key(ecCertificate())}${key(PROVIDER.certificate)}${ADDRESSES}`)),
    [CERTIFICATE],
  ],
])('metadata with %s gives what a connection needs', (_, xml, certificates) => {
  expect(readIdpMetadata(xml, { now: NOW })).toEqual({
    ok: true,
    entityId: 'https://idp.example',
    signInUrl: 'https://idp.example/redirect?a=1&b=2',
    certificates,
    readAgain: new Date('2026-11-29T12:00:00Z'),
  });
});

test.each([
  ['nothing', '', 'not well formed'],
  ['a page', '<html><head/></html>', "received the element 'html'"],
  ['JSON', '{"issuer":"https://idp.example"}', 'not well formed'],
  ['the metadata of a service', SERVICE_ONLY, 'It may be that of a service'],
  [
    'a provider of SAML 1.1 only',
    GOOD.replace(SAML2, 'urn:oasis:names:tc:SAML:1.1:protocol'),
    'no SAML 2.0 identity provider',
  ],
  ['a federation', several(GOOD, OTHER), "2 identity providers: 'https://idp.example', 'https://other.example'. Send"],
  ['a provider twice', several(GOOD, GOOD), 'describes 2 identity providers'],
  ['a federation of eleven', several(GOOD, ...Array(10).fill(OTHER)), "'https://other.example' and more. Send"],
  ['an end that has passed', until('2026-11-28T12:00:00Z'), 'valid until 2026-11-28T12:00:00Z, and has expired'],
  [
    'a group that has ended',
    several(GOOD).replace('>', ' validUntil="2026-11-28T11:00:00Z">'),
    'valid until 2026-11-28T11:00:00Z',
  ],
  [
    'a description of the provider that has ended',
    GOOD.replace('<IDPSSODescriptor', '<IDPSSODescriptor validUntil="2026-11-28T11:00:00Z"'),
    'valid until 2026-11-28T11:00:00Z',
  ],
  ['an end without a zone', until('2026-12-28T12:00:00'), 'UTC time like 2026-01-31T12:00:00Z as validUntil'],
  ['no entity id', GOOD.replace('https://idp.example"', '"'), 'entityID'],
  [
    'an entity id of 1,025 characters',
    GOOD.replace('https://idp.example"', `${'a'.repeat(1025)}"`),
    '1 to 1024 characters',
  ],
  ['no address', entity(provider(key(PROVIDER.certificate))), 'no address for sign-in'],
  [
    'no address for a redirect',
    entity(provider(`${key(PROVIDER.certificate)}${service('POST', 'https://idp.example')}`)),
    'Enable that binding',
  ],
  [
    'a script as its address',
    entity(provider(`${key(PROVIDER.certificate)}${service('Redirect', 'javascript:alert(1)')}`)),
    "received 'javascript:alert(1)'",
  ],
  [
    'an address without https on another machine',
    entity(provider(`${key(PROVIDER.certificate)}${service('Redirect', 'http://127.0.0.1.example/sso')}`)),
    "received 'http://127.0.0.1.example/sso'",
  ],
  [
    'an address that is relative',
    entity(provider(`${key(PROVIDER.certificate)}${service('Redirect', '/sso')}`)),
    "received '/sso'",
  ],
  ['no certificate', entity(provider(ADDRESSES)), 'no certificate for signing'],
  [
    'a certificate for encryption only',
    entity(provider(`${key(PROVIDER.certificate, ' use="encryption"')}${ADDRESSES}`)),
    'no certificate for signing',
  ],
  [
    'a certificate that was cut',
    GOOD.replace(/.{9}<\/ds:X509Certificate>/, '</ds:X509Certificate>'),
    'cannot be parsed',
  ],
  ['a certificate of 1,024 bits only', entity(provider(`${key(SHORT)}${ADDRESSES}`)), 'fewer than 2048 bits'],
  ['an elliptic certificate only', entity(provider(`${key(ecCertificate())}${ADDRESSES}`)), 'not RSA'],
  ['a document type', `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${GOOD}`, 'DOCTYPE'],
  ['256 kB and more', GOOD.replace('</Entity', `${' '.repeat(262_144)}</Entity`), '256 kB'],
  ['41 levels', `${'<a>'.repeat(41)}${'</a>'.repeat(41)}`, '40 levels'],
  ['5,001 elements', several('<a/>'.repeat(5_000)), '5000 elements'],
])('metadata with %s says what to do', (_, xml, message) => {
  expect(readIdpMetadata(xml, { now: NOW })).toEqual({ ok: false, message: expect.stringContaining(message) });
});

test('of a federation, the provider that is meant is chosen', () => {
  const chosen = readIdpMetadata(several(GOOD, several(OTHER)), { now: NOW, entityId: 'https://other.example' });
  expect(chosen).toMatchObject({ ok: true, entityId: 'https://other.example', certificates: [NEXT_CERTIFICATE] });
});

test.each([
  ['one provider', GOOD],
  ['several', several(GOOD, OTHER)],
])('a provider that is not in metadata of %s is refused, which says what is in it', (_, xml) => {
  expect(readIdpMetadata(xml, { now: NOW, entityId: 'https://third.example' })).toEqual({
    ok: false,
    message: expect.stringContaining(
      "does not describe the identity provider 'https://third.example'. It has 'https://idp",
    ),
  });
});

test('the end of another provider of a federation does not matter', () => {
  const xml = several(until('2026-11-28T11:00:00Z'), OTHER);
  expect(readIdpMetadata(xml, { now: NOW, entityId: 'https://other.example' })).toMatchObject({ ok: true });
});

test.each([
  ['says nothing', GOOD, '2026-11-29T12:00:00Z'],
  ['can be kept for six hours', cached('PT6H'), '2026-11-28T18:00:00Z'],
  ['can be kept for an hour and a half', cached('PT1H29M60.5S'), '2026-11-28T13:30:00Z'],
  ['can be kept for a second', cached('PT1S'), '2026-11-28T13:00:00Z'],
  ['can be kept for a week', cached('P7D'), '2026-11-29T12:00:00Z'],
  ['can be kept for a month', cached('P1M'), '2026-11-29T12:00:00Z'],
  ['can be kept for no time that anyone knows', cached('PT'), '2026-11-29T12:00:00Z'],
  ['ends in eight hours', until('2026-11-28T20:00:00Z'), '2026-11-28T20:00:00Z'],
  ['ends in a year', until('2027-11-28T20:00:00Z'), '2026-11-29T12:00:00Z'],
])('metadata that %s is read again in time', (_, xml, readAgain) => {
  expect(readIdpMetadata(xml, { now: NOW })).toMatchObject({ ok: true, readAgain: new Date(readAgain) });
});

test('metadata with any change gives a result, and no address but of the web', () => {
  fc.assert(
    fc.property(fc.nat(GOOD.length), fc.nat(40), fc.string({ unit: 'binary', maxLength: 20 }), (at, cut, text) => {
      const result = readIdpMetadata(`${GOOD.slice(0, at)}${text}${GOOD.slice(at + cut)}`, { now: NOW });
      expect(result.ok ? result.signInUrl : 'https://').toMatch(/^https?:\/\//);
    }),
    { numRuns: 500 },
  );
});

test('our metadata says where responses go and how they are to be signed and encrypted', () => {
  const xml = serviceMetadata({
    entityId: `${ENTITY}?a=1&b="2"`,
    acsUrl: ACS,
    certificates: [SERVICE.certificate, NEXT.certificate],
  });
  expect(xml).toContain('entityID="https://linework.example/saml/acme?a=1&amp;b=&quot;2&quot;"');
  expect(xml).toContain('AuthnRequestsSigned="false" WantAssertionsSigned="true"');
  expect(xml).toContain(`Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${ACS}"`);
  expect(xml.match(/use="encryption"/g)).toHaveLength(2);
  expect(xml).toContain(base64Of(SERVICE.certificate));
  expect(xml.match(/NameIDFormat>[^<]+/g)).toEqual([
    'NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    'NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  ]);
  expect(SERVICE_ONLY).not.toContain('KeyDescriptor');
});
