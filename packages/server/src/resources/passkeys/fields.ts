// Fields of passkeys, in requests and responses. Names are those of Web Authentication, so that a browser's objects fit.
import type { z as Zod } from 'zod';
import type { PasskeyRow } from './repo.js';

/** Characters of an id of a credential: 1,023 bytes (Web Authentication, section 4). */
const LONGEST_ID = 1_364;

/** Characters of what a browser answers: a key of RS256 in both, and room. */
const LONGEST_PART = 8_000;

function encoded(z: typeof Zod, most: number) {
  return z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)
    .describe('Base64url.');
}

export function nameField(z: typeof Zod) {
  return z.string().trim().min(1).max(100);
}

/** Other fields of the browser's answer are ignored. */
export function newCredentialField(z: typeof Zod) {
  return z
    .object({
      id: encoded(z, LONGEST_ID),
      response: z.object({
        clientDataJSON: encoded(z, LONGEST_PART),
        attestationObject: encoded(z, LONGEST_PART),
        transports: z
          .array(z.string().regex(/^[a-z-]{1,20}$/))
          .max(10)
          .optional(),
      }),
    })
    .describe('What `navigator.credentials.create()` answered, as its `toJSON()` writes it.');
}

export function assertionField(z: typeof Zod) {
  return z
    .object({
      id: encoded(z, LONGEST_ID),
      response: z.object({
        clientDataJSON: encoded(z, LONGEST_PART),
        authenticatorData: encoded(z, LONGEST_PART),
        signature: encoded(z, LONGEST_PART),
        userHandle: encoded(z, 100).nullish(),
      }),
    })
    .describe('What `navigator.credentials.get()` answered, as its `toJSON()` writes it.');
}

export function shownPasskey(z: typeof Zod) {
  return z.object({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedOn: z.string().nullable().describe('A date, UTC.'),
  });
}

export function passkeyAsShown({ id, name, made: createdAt, lastUsed }: PasskeyRow) {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedOn: lastUsed };
}
