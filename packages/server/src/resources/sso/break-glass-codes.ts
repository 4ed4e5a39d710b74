// Codes with which an owner signs in when the provider is down: in, an organisation; out, codes that are shown once. The database has only their hashes.
import { createHash, randomBytes } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { ssoBreakGlass } from './tables.js';

const CODES = 10;

/** They replace those from before. */
export async function newBreakGlass(tx: Db, ownerId: TenantId, now: Date): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () =>
    randomBytes(18)
      .toString('hex')
      .replace(/(.{6})(?=.)/g, '$1-'),
  );
  await tx.delete(ssoBreakGlass).where(eq(ssoBreakGlass.ownerId, ownerId));
  await tx.insert(ssoBreakGlass).values(codes.map((code) => ({ ownerId, hash: hashOf(code), made: now })));
  return codes;
}

export async function countBreakGlass(db: Db, ownerId: TenantId): Promise<number> {
  const [row] = await db.select({ count: count() }).from(ssoBreakGlass).where(eq(ssoBreakGlass.ownerId, ownerId));
  return row?.count ?? 0;
}

/** Whether it was one that is left; it counts once. */
export async function takeBreakGlass(tx: Db, ownerId: TenantId, code: string): Promise<boolean> {
  const used = await tx
    .delete(ssoBreakGlass)
    .where(and(eq(ssoBreakGlass.ownerId, ownerId), eq(ssoBreakGlass.hash, hashOf(code))))
    .returning({ hash: ssoBreakGlass.hash });
  return used.length > 0;
}

function hashOf(code: string): string {
  return createHash('sha256')
    .update(`break glass ${code.toLowerCase().replaceAll(/[^\da-f]/g, '')}`)
    .digest('hex');
}
