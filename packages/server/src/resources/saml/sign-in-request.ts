// The request that starts a sign-in: in, the connection's settings; out, its id, and the address to send the browser to (HTTP-Redirect).
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { SamlSettings } from '../sso/model.js';
import { ASSERTION, PROTOCOL } from './elements.js';
import { POST } from './service-metadata.js';
import { element } from './xml-text.js';

const deflated = promisify(deflateRaw);

export interface RequestContext {
  /** Of this service. */
  readonly entityId: string;
  readonly acsUrl: string;
  /** Comes back with the response; at most 80 bytes (SAML 2.0 bindings, 3.4.3). */
  readonly relayState: string;
  readonly now: Date;
}

/** It asks for no NameID format and no way of signing in, so that the provider decides, and no person is refused for either. */
export async function signInRequest(
  settings: SamlSettings,
  { entityId, acsUrl, relayState, now }: RequestContext,
): Promise<{ readonly id: string; readonly url: string }> {
  // An id does not start with a digit.
  const id = `_${randomBytes(20).toString('hex')}`;
  const request = element(
    'samlp:AuthnRequest',
    {
      'xmlns:samlp': PROTOCOL,
      'xmlns:saml': ASSERTION,
      ID: id,
      Version: '2.0',
      IssueInstant: now.toISOString(),
      Destination: settings.signInUrl,
      AssertionConsumerServiceURL: acsUrl,
      ProtocolBinding: POST,
    },
    element('saml:Issuer', {}, entityId),
    element('samlp:NameIDPolicy', { AllowCreate: 'true' }),
  );
  const url = new URL(settings.signInUrl);
  url.searchParams.set('SAMLRequest', (await deflated(request.xml)).toString('base64'));
  url.searchParams.set('RelayState', relayState);
  return { id, url: url.href };
}
