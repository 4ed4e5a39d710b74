// The browser or client that asks for a sign-in code: in, the token that it sends; out, who counts its requests and tries. A token is `ID`, or
// `ID.PROOF` after a sign-in, so that strangers who use up an address's limits do not keep out its owner's browsers.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Cookie } from '@linework/operations';
import type { z as Zod } from 'zod';
import { browserCookie } from '../../platform/auth/actor.js';
import { type Secrets, secretUse } from '../../platform/secrets/secrets.js';

export const addressUse = secretUse('address');

export interface Browser {
  readonly id: string;
  /** Proves that this browser has signed in with an address. */
  readonly proof?: string;
}

/** Who asks for a code, or tries one. */
export interface Asker {
  /** The network address of the request. */
  readonly address: string;
  readonly browser: Browser | undefined;
}

const DAYS = 365;

const TOKEN = /^([\w-]{43})(?:\.([\da-f]{64}))?$/;

export function browserField(z: typeof Zod) {
  return z
    .string()
    .max(200)
    .describe(
      'The `request` of the last response of /auth/code or /auth/verify. Tries and codes of this client then count apart from those of others. A browser sends it as a cookie.',
    );
}

export function readBrowser(token: string | undefined): Browser | undefined {
  const [, id, proof] = TOKEN.exec(token ?? '') ?? [];
  if (id === undefined) return undefined;
  return proof === undefined ? { id } : { id, proof };
}

export function tokenOf({ id, proof }: Browser): string {
  return proof === undefined ? id : `${id}.${proof}`;
}

export function newBrowser(): Browser {
  return { id: randomBytes(32).toString('base64url') };
}

/** Names a browser in the database, which must not contain its token. */
export function nameOf({ id }: Browser): string {
  return createHash('sha256').update(`browser ${id}`).digest('hex');
}

export function proven({ id }: Browser, secrets: Secrets, email: string): Browser {
  return { id, proof: secrets.code(addressUse, proofText(id, email)) };
}

export function isProven({ id, proof }: Browser, secrets: Secrets, email: string): boolean {
  if (proof === undefined) return false;
  return secrets
    .codes(addressUse, proofText(id, email))
    .some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(proof)));
}

export function cookieOfBrowser(baseUrl: string, browser: Browser): Cookie {
  return { ...browserCookie(baseUrl), value: tokenOf(browser), maxAge: DAYS * 86_400 };
}

function proofText(id: string, email: string): string {
  return `browser ${id} ${email}`;
}
