// The signature of a link: in, all that decides what the link shows and until when, and the API key that signs; out, HMAC-SHA-256 with a key derived from it
// (HKDF, RFC 5869), from which nobody can find the API key. So the link ends with the API key, and outlasts a rotation of the service's secrets, which
// encrypts the copy of the API key again.
import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSecret } from '../../platform/secrets/same-secret.js';
import { unpadded } from './packed.js';
import type { Options } from './wanted.js';

export interface Signed extends Options {
  readonly format: string;
  readonly data: string;
  /** Owner and id of the API key. */
  readonly by: string;
  /** Seconds since 1970; undefined for no end. */
  readonly expires: number | undefined;
}

export function signatureOf(apiKey: string, link: Signed): string {
  const key = Buffer.from(hkdfSync('sha256', apiKey, '', 'linework render-link', 32));
  return createHmac('sha256', key).update(signedText(link)).digest('hex');
}

export function isSignatureOf(apiKey: string, link: Signed, signature: string): boolean {
  return isSameSecret(signatureOf(apiKey, link), signature);
}

/** One text for one link: JSON keeps the fields apart. */
function signedText({ format, data, from, theme, scale, by, expires }: Signed): string {
  const optional = [from, theme, scale, expires].map((each) => each ?? null);
  return JSON.stringify([format, unpadded(data), ...optional, by]);
}
