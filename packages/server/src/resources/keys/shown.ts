// A key as shown in lists.
import { SCOPES } from '@linework/operations';
import type { z as Zod } from 'zod';
import type { KeyRow } from './repo.js';
import { scopesOf } from './repo.js';

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
