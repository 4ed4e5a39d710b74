// Folder rules in the database: in, an organisation; out, the rules of its folders. The owner comes first in every query.
import type { TenantId } from '@linework/operations';
import { and, asc, count, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { Audience, FolderRule } from './rules.js';
import { folderRules } from './tables.js';

export interface SetRule extends FolderRule {
  /** Id of the account. */
  readonly setBy: string;
  readonly setAt: Date;
}

type RuleRow = typeof folderRules.$inferSelect;

const ownRow = (ownerId: TenantId, folder: string) =>
  and(eq(folderRules.ownerId, ownerId), eq(folderRules.folder, folder));

export async function rulesOf(db: Db, ownerId: TenantId): Promise<readonly SetRule[]> {
  return (await db.select().from(folderRules).where(eq(folderRules.ownerId, ownerId))).map(asRule);
}

/** By folder, after a given one. */
export async function rulesAfter(
  db: Db,
  ownerId: TenantId,
  after: string | undefined,
  limit: number,
): Promise<readonly SetRule[]> {
  const rows = await db
    .select()
    .from(folderRules)
    .where(and(eq(folderRules.ownerId, ownerId), after === undefined ? undefined : gt(folderRules.folder, after)))
    .orderBy(asc(folderRules.folder))
    .limit(limit);
  return rows.map(asRule);
}

/** Those that a folder is under: its own, and those of the folders above. One statement, whatever the folder. */
export async function rulesAbove(db: Db, ownerId: TenantId, folder: string): Promise<readonly FolderRule[]> {
  const isAbove = or(
    eq(folderRules.folder, ''),
    eq(folderRules.folder, folder),
    sql`starts_with(${folder}::text, ${folderRules.folder} || '/')`,
  );
  return (
    await db
      .select()
      .from(folderRules)
      .where(and(eq(folderRules.ownerId, ownerId), isAbove))
  ).map(asRule);
}

export async function ruleOf(db: Db, ownerId: TenantId, folder: string): Promise<SetRule | undefined> {
  const [row] = await db.select().from(folderRules).where(ownRow(ownerId, folder));
  return row && asRule(row);
}

export async function ruleCount(db: Db, ownerId: TenantId): Promise<number> {
  const [row] = await db.select({ count: count() }).from(folderRules).where(eq(folderRules.ownerId, ownerId));
  return row?.count ?? 0;
}

/** Replaces the rule of the folder, if it has one. */
export async function putRule(tx: Db, ownerId: TenantId, { see, write, ...rule }: SetRule): Promise<void> {
  const stated = {
    ...rule,
    seeRoles: rolesIn(see),
    seePeople: peopleIn(see),
    writeRoles: rolesIn(write),
    writePeople: peopleIn(write),
  };
  await tx
    .insert(folderRules)
    .values({ ownerId, ...stated })
    .onConflictDoUpdate({ target: [folderRules.ownerId, folderRules.folder], set: stated });
}

export async function removeRule(tx: Db, ownerId: TenantId, folder: string): Promise<void> {
  await tx.delete(folderRules).where(ownRow(ownerId, folder));
}

/** So that someone who comes back has only what they are allowed then. */
export async function forgetPerson(tx: Db, ownerId: TenantId, accountId: string): Promise<void> {
  const { seePeople, writePeople } = folderRules;
  await tx
    .update(folderRules)
    .set({
      seePeople: sql`array_remove(${seePeople}, ${accountId})`,
      writePeople: sql`array_remove(${writePeople}, ${accountId})`,
    })
    .where(
      and(
        eq(folderRules.ownerId, ownerId),
        or(sql`${accountId} = any(${seePeople})`, sql`${accountId} = any(${writePeople})`),
      ),
    );
}

function asRule({ ownerId: _, seeRoles, seePeople, writeRoles, writePeople, ...rule }: RuleRow): SetRule {
  return { ...rule, see: audienceOf(seeRoles, seePeople), write: audienceOf(writeRoles, writePeople) };
}

function audienceOf(roles: Audience['roles'] | null, people: Audience['people'] | null): Audience | null {
  return roles === null ? null : { roles, people: people ?? [] };
}

const rolesIn = (audience: Audience | null) => audience && [...audience.roles];

const peopleIn = (audience: Audience | null) => audience && [...audience.people];
