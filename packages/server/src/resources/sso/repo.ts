// Single sign-on in the database: in, an organisation; out, its settings and connections. Client secrets are encrypted for their row.
import type { TenantId } from '@linework/operations';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { type SealedColumn, sealedColumn } from '../../platform/secrets/sealed-column.js';
import { secretUse } from '../../platform/secrets/secrets.js';
import type { Service } from '../../platform/service.js';
import { forgetCheck } from './provider-checks.js';
import { ssoConnections, ssoSettings, ssoTests } from './tables.js';

export type ConnectionRow = typeof ssoConnections.$inferSelect;
export type SettingsRow = typeof ssoSettings.$inferSelect;
export type TestRow = typeof ssoTests.$inferSelect;

export const connectionUse = secretUse('sso-connection');

/** Connections of an organisation, at most. */
export const MOST_CONNECTIONS = 10;

const HOURS = 720;

/** Those that hold until an admin chooses others. */
export function defaultSettings(ownerId: TenantId, now: Date): SettingsRow {
  return { ownerId, required: false, join: 'invited', role: 'viewer', roleRules: [], hours: HOURS, updated: now };
}

export async function settingsOf(db: Db, ownerId: TenantId, now: Date): Promise<SettingsRow> {
  const [row] = await db.select().from(ssoSettings).where(eq(ssoSettings.ownerId, ownerId));
  return row ?? defaultSettings(ownerId, now);
}

export async function putSettings(tx: Db, row: SettingsRow): Promise<void> {
  await tx.insert(ssoSettings).values(row).onConflictDoUpdate({ target: ssoSettings.ownerId, set: row });
}

/** The oldest first. */
export async function connectionsOf(db: Db, ownerId: TenantId): Promise<readonly ConnectionRow[]> {
  return db
    .select()
    .from(ssoConnections)
    .where(eq(ssoConnections.ownerId, ownerId))
    .orderBy(asc(ssoConnections.made), asc(ssoConnections.id));
}

export async function connectionOf(db: Db, ownerId: TenantId, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(ssoConnections).where(ownRow(ownerId, id));
  return row;
}

/** Locked until the transaction ends. */
export async function heldConnection(tx: Db, ownerId: TenantId, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await tx.select().from(ssoConnections).where(ownRow(ownerId, id)).for('update');
  return row;
}

/** By the ids that an address names, which come from outside. */
export async function connectionNamed(db: Db, organisation: string, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .select()
    .from(ssoConnections)
    .where(and(sql`${ssoConnections.ownerId} = ${organisation}`, eq(ssoConnections.id, id)));
  return row;
}

export async function putConnection(tx: Db, row: ConnectionRow): Promise<void> {
  await tx
    .insert(ssoConnections)
    .values(row)
    .onConflictDoUpdate({ target: [ssoConnections.ownerId, ssoConnections.id], set: row });
}

export async function removeConnection(tx: Db, ownerId: TenantId, id: string): Promise<void> {
  await tx.delete(ssoConnections).where(ownRow(ownerId, id));
  await forgetTest(tx, ownerId, id);
  await forgetCheck(tx, { ownerId, connectionId: id });
}

export async function forgetTest(tx: Db, ownerId: TenantId, id: string): Promise<void> {
  await tx.delete(ssoTests).where(and(eq(ssoTests.ownerId, ownerId), eq(ssoTests.connectionId, id)));
}

export async function testsOf(db: Db, ownerId: TenantId): Promise<readonly TestRow[]> {
  return db.select().from(ssoTests).where(eq(ssoTests.ownerId, ownerId));
}

export async function putTest(tx: Db, row: TestRow): Promise<void> {
  await tx
    .insert(ssoTests)
    .values(row)
    .onConflictDoUpdate({ target: [ssoTests.ownerId, ssoTests.connectionId], set: row });
}

type Place = Pick<ConnectionRow, 'ownerId' | 'id'>;

export function sealedSecret({ secrets }: Pick<Service, 'secrets'>, secret: string, place: Place): Uint8Array {
  return secrets.seal(connectionUse, secret, placeOf(place));
}

/** Undefined if there is none, or if the secret of the service that it was encrypted with is gone. */
export function openSecret({ secrets }: Pick<Service, 'secrets'>, row: ConnectionRow): string | undefined {
  return row.secret === null ? undefined : secrets.open(connectionUse, row.secret, placeOf(row));
}

function placeOf({ ownerId, id }: Readonly<Record<'ownerId' | 'id', string>>): string {
  return `sso ${ownerId} ${id}`;
}

export const sealedSecrets: SealedColumn = sealedColumn({
  use: connectionUse,
  what: 'client secrets of identity providers',
  table: ssoConnections,
  column: ssoConnections.secret,
  as: 'bytes',
  key: { ownerId: ssoConnections.ownerId, id: ssoConnections.id },
  place: placeOf,
});

function ownRow(ownerId: TenantId, id: string) {
  return and(eq(ssoConnections.ownerId, ownerId), eq(ssoConnections.id, id));
}
