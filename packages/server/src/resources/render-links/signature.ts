// The signature of a link: in, all that decides what the link shows and until when, and who signed it; out, HMAC-SHA-256 with a key that only the service
// has. The API key that signs is named by its id, so that the link ends with it.
import { isSameSecret } from '../../platform/secrets/same-secret.js';
import { type Secrets, secretUse } from '../../platform/secrets/secrets.js';
import { unpadded } from './packed.js';
import type { Options } from './wanted.js';

export const linkUse = secretUse('render-link');

export interface Signed extends Options {
  readonly format: string;
  readonly data: string;
  /** Owner and id of the API key. */
  readonly by: string;
  /** Seconds since 1970; undefined for no end. */
  readonly expires: number | undefined;
}

export function signatureOf(secrets: Secrets, link: Signed): string {
  return secrets.code(linkUse, signedText(link));
}

export function isSignatureOf(secrets: Secrets, link: Signed, signature: string): boolean {
  const text = signedText(link);
  return secrets.codes(linkUse, text).some((code) => isSameSecret(code, signature));
}

/** One text for one link: JSON keeps the fields apart. */
function signedText({ format, data, from, theme, scale, by, expires }: Signed): string {
  const optional = [from, theme, scale, expires].map((each) => each ?? null);
  return JSON.stringify([format, unpadded(data), ...optional, by]);
}
