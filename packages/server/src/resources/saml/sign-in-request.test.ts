// The request that a browser takes to an identity provider.
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ASSERTION, childrenOf, onlyChild, PROTOCOL, wholeText } from './elements.js';
import { signInRequest } from './sign-in-request.js';
import { parseXml } from './strict-xml.js';
import { ACS, ENTITY, NOW, SETTINGS } from './testing/provider.js';

const CONTEXT = { entityId: `${ENTITY}?a&b`, acsUrl: ACS, relayState: 'state & more', now: NOW };

test('the request says who sends it, where the response goes and when it was sent', async () => {
  const { id, url } = await signInRequest(SETTINGS, CONTEXT);
  const { origin, pathname, searchParams } = new URL(url);
  expect([origin + pathname, ...searchParams.keys()]).toEqual([
    'https://idp.example/sso',
    'tenant',
    'SAMLRequest',
    'RelayState',
  ]);
  expect(searchParams.get('RelayState')).toBe('state & more');
  const parsed = parseXml(inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString());
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { root } = parsed.document;
  expect([root.namespace, root.name]).toEqual([PROTOCOL, 'AuthnRequest']);
  expect(Object.fromEntries(root.attributes)).toEqual({
    ID: id,
    Version: '2.0',
    IssueInstant: NOW.toISOString(),
    Destination: SETTINGS.signInUrl,
    AssertionConsumerServiceURL: ACS,
    ProtocolBinding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
  });
  const issuer = onlyChild(root, ASSERTION, 'Issuer');
  expect(issuer && wholeText(issuer)).toBe(CONTEXT.entityId);
  expect(childrenOf(root, PROTOCOL, 'NameIDPolicy')).toHaveLength(1);
});

test('each request has its own id, which no one can guess', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await signInRequest(SETTINGS, CONTEXT)).id));
  expect(new Set(ids).size).toBe(20);
  expect(ids.every((id) => /^_[0-9a-f]{40}$/.test(id))).toBe(true);
});
