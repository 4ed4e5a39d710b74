// Keys of the authorization server, derived from the service's secrets, so that every node has the same ones: in, secrets; out, keys for its
// cookies and its signatures.
import { createHmac, createPrivateKey } from 'node:crypto';
import type { JWK } from 'oidc-provider';
import { type Secrets, secretUse } from '../../platform/secrets/secrets.js';

export const oauthUse = secretUse('oauth');

/** Followed by an Ed25519 seed (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export function cookieKeys(secrets: Pick<Secrets, 'keys'>): string[] {
  return secrets.keys(oauthUse).map((key) => createHmac('sha256', key).update('cookies').digest('base64url'));
}

/** The server requires one, although no token that this service issues is signed. */
export function signatureKeys(secrets: Pick<Secrets, 'keys'>): JWK[] {
  return secrets.keys(oauthUse).map((key) => {
    const seed = createHmac('sha256', key).update('signatures').digest();
    const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
    return { ...privateKey.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' } as JWK;
  });
}
