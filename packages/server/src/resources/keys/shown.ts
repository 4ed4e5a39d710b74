// Fields of keys, in requests and responses.
import { SCOPES, type Scope } from '@linework/operations';
import type { z as Zod } from 'zod';
import type { NewKey } from './keys.js';
import type { KeyRow } from './repo.js';
import { scopesOf } from './repo.js';

/** What a new key is asked for with. */
export function newKeyFields(z: typeof Zod) {
  return {
    name: z.string().trim().min(1).max(100),
    scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).optional(),
    expiresInDays: z.int().min(1).max(3_650).optional(),
  };
}

interface AskedKey {
  readonly name: string;
  readonly scopes?: readonly Scope[] | undefined;
  readonly expiresInDays?: number | undefined;
}

/** Without scopes it gets all of them, and without days it does not expire. */
export function newKeyOf({ name, scopes = SCOPES, expiresInDays }: AskedKey, now: Date): NewKey {
  const expires = expiresInDays === undefined ? undefined : new Date(now.getTime() + expiresInDays * 86_400_000);
  return { name, scopes: [...new Set(scopes)], expires };
}

export function shownKey(z: typeof Zod) {
  return z.object({
    id: z.string(),
    name: z.string(),
    start: z.string().describe('Its first characters.'),
    scopes: z
      .array(z.enum(SCOPES))
      .describe('draw: drawing and checking. read: hosted diagrams and usage. write: publishing and changing.'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedOn: z.string().nullable().describe('A date, UTC.'),
  });
}

export function keyAsShown(row: KeyRow) {
  return {
    id: row.id,
    name: row.name,
    start: row.start,
    scopes: [...scopesOf(row)],
    createdAt: row.made.toISOString(),
    expiresAt: row.expires?.toISOString() ?? null,
    lastUsedOn: row.lastUsed,
  };
}
