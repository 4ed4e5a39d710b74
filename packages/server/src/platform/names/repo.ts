// Owners of names: in, a kind of name and the name; out, its owner and the id of what it names.
import type { TenantId } from '@linework/operations';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { names } from './tables.js';

/** The manifest of the resource that takes such names lists it. */
export type NameKind = string & { readonly isNameKind: true };

/** `kind` is what the database calls it, and belongs to one resource. */
export function nameKind(kind: string): NameKind {
  return kind as NameKind;
}

export interface Named {
  readonly ownerId: TenantId;
  readonly id: string;
}

export async function named(db: Db, kind: NameKind, name: string): Promise<Named | undefined> {
  const [row] = await db
    .select({ ownerId: names.ownerId, id: names.id })
    .from(names)
    .where(and(eq(names.kind, kind), eq(names.name, name)));
  return row;
}

/** Returns the resulting owner: the caller, or an earlier one. Waits for transactions that are taking or releasing the name. */
export async function takeName(db: Db, kind: NameKind, name: string, { ownerId, id }: Named): Promise<Named> {
  const [taken] = await db.insert(names).values({ kind, name, ownerId, id }).onConflictDoNothing().returning();
  if (taken) return taken;
  const [holder] = await db
    .select({ ownerId: names.ownerId, id: names.id })
    .from(names)
    .where(and(eq(names.kind, kind), eq(names.name, name)))
    .for('update');
  return holder ?? takeName(db, kind, name, { ownerId, id });
}

/** Locked until the transaction ends, in one order for everyone. */
export async function holdNames(tx: Db, kind: NameKind, all: readonly string[]): Promise<void> {
  if (all.length === 0) return;
  await tx
    .select({ name: names.name })
    .from(names)
    .where(and(eq(names.kind, kind), inArray(names.name, [...all])))
    .orderBy(names.name)
    .for('update');
}

/** Gives names to another owner; they still name the same items. */
export async function handOverNames(tx: Db, kind: NameKind, all: readonly string[], ownerId: TenantId): Promise<void> {
  if (all.length === 0) return;
  await tx
    .update(names)
    .set({ ownerId })
    .where(and(eq(names.kind, kind), inArray(names.name, [...all])));
}

export async function releaseName(db: Db, kind: NameKind, name: string): Promise<void> {
  await db.delete(names).where(and(eq(names.kind, kind), eq(names.name, name)));
}

/** Releases all names of one item. */
export async function releaseNamesOf(db: Db, kind: NameKind, { ownerId, id }: Named): Promise<void> {
  await db.delete(names).where(and(eq(names.kind, kind), eq(names.ownerId, ownerId), eq(names.id, id)));
}
