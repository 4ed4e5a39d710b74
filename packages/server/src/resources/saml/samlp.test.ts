// The whole way with an identity provider that we did not write: its metadata, our request, its response.
import { describe, expect, test } from 'vitest';
import { readIdpMetadata } from './idp-metadata.js';
import { signInRequest } from './sign-in-request.js';
import { ACS, context, ENTITY, NOW, PROVIDER, SETTINGS } from './testing/provider.js';
import { answerOf, ENCRYPTED, ENCRYPTED_BY_CBC, type SamlpOptions, samlpMetadata } from './testing/samlp.js';
import { verifiedResponse } from './verified-response.js';

async function answered(options: SamlpOptions) {
  const now = new Date();
  const { id, url } = await signInRequest(SETTINGS, { entityId: ENTITY, acsUrl: ACS, relayState: 'state-of-ada', now });
  const form = await answerOf(url, ACS, options);
  return { form, result: await verifiedResponse(SETTINGS, form.response, context({ requestId: id, now })) };
}

describe('samlp signs a person in with', () => {
  test.each<readonly [string, SamlpOptions]>([
    ['a signed assertion', {}],
    ['a signed response and assertion', { signResponse: true }],
    ['an encrypted assertion', ENCRYPTED],
    ['an encrypted assertion in a signed response', { ...ENCRYPTED, signResponse: true }],
    ['an assertion encrypted by AES-CBC', ENCRYPTED_BY_CBC],
  ])('%s', async (_, options) => {
    const { form, result } = await answered(options);
    expect(form).toMatchObject({ address: ACS, relayState: 'state-of-ada' });
    expect(result).toMatchObject({
      ok: true,
      proof: {
        subject: '["urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified","ada-1815"]',
        issuer: SETTINGS.entityId,
        email: 'ada@acme.example',
        claims: expect.arrayContaining([
          { name: 'http://schemas.passportjs.com/groups', values: ['engineers', 'admins'] },
        ]),
      },
    });
  });
});

describe('samlp signs nobody in with', () => {
  test.each<readonly [string, SamlpOptions, string]>([
    ['a recipient elsewhere', { recipient: 'https://evil.example' }, 'recipient'],
    ['a destination elsewhere', { destination: 'https://evil.example' }, 'destination'],
    ['another audience', { audience: 'https://evil.example' }, 'audience'],
    ['another issuer', { issuer: 'https://evil.example' }, 'issuer'],
    ['an answer to another request', { inResponseTo: '_other' }, 'in-response-to'],
    ['SHA-1', { signatureAlgorithm: 'rsa-sha1' }, 'signature-algorithm'],
    ['the digest SHA-1', { digestAlgorithm: 'sha1' }, 'signature-algorithm'],
    ['an error of its own', { error: { description: 'Ada is not assigned' } }, 'status'],
  ])('%s', async (_, options, key) => {
    expect((await answered(options)).result).toMatchObject({ ok: false, key });
  });
});

test('its metadata gives what a connection needs', async () => {
  expect(readIdpMetadata(await samlpMetadata(), { now: NOW })).toEqual({
    ok: true,
    entityId: SETTINGS.entityId,
    signInUrl: 'https://idp.example/sso',
    certificates: [{ pem: PROVIDER.certificate, notAfter: new Date('2060-01-01') }],
    readAgain: new Date('2026-11-29T12:00:00Z'),
  });
});
