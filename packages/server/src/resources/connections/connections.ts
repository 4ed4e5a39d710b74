// Connected agents: in, an account and a client; out, a connection, which is a key of kind agent. Its id is that of the grant, so that both end together.
import { type Actor, accountTenant, type TenantId } from '@linework/operations';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { Service } from '../../platform/service.js';
import { holdAccount } from '../accounts/repo.js';
import { actorOfRow, revoked } from '../keys/keys.js';
import { addKey, type KeyRow, keysOf, subscribedKeyOf } from '../keys/repo.js';
import { apiKeys } from '../keys/tables.js';
import { dropGrant, findRecord } from './records.js';

/** Maximum valid connections per account. */
export const MOST_CONNECTIONS = 100;

/** Hours in which a new connection has to be used: its code is valid for a minute, its first token for an hour. */
const FIRST = 2;

export interface NewConnection {
  readonly id: string;
  readonly ownerId: TenantId;
  readonly name: string;
  readonly client: string;
}

/** What an agent's token is valid for, and nothing else (RFC 8707). */
export function audienceOf(baseUrl: string): string {
  return `${baseUrl}/mcp`;
}

export async function addConnection(tx: Db, { now }: Pick<Service, 'now'>, connection: NewConnection): Promise<void> {
  await addKey(tx, {
    ...connection,
    kind: 'agent',
    start: '',
    scopes: ['draw'],
    made: now(),
    expires: new Date(now().getTime() + FIRST * 3_600_000),
  });
}

export async function connectionsOf({ database, now }: Service, ownerId: TenantId): Promise<readonly KeyRow[]> {
  return keysOf(database.db, ownerId, 'agent', now());
}

export async function hasRoomToConnect(tx: Db, { now }: Pick<Service, 'now'>, ownerId: TenantId): Promise<boolean> {
  await holdAccount(tx, ownerId);
  return (await keysOf(tx, ownerId, 'agent', now())).length < MOST_CONNECTIONS;
}

/** It is listed for as long as its newest refresh token is valid. */
export async function keepConnection(tx: Db, ownerId: TenantId, id: string, until: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ expires: until })
    .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, id)));
}

/** Whether it existed. The row, the grant and its tokens end in the caller's transaction. */
export async function disconnected(tx: Db, service: Service, ownerId: TenantId, id: string): Promise<boolean> {
  if (!(await revoked(tx, service, ownerId, id, 'agent'))) return false;
  await dropGrant(tx, id);
  return true;
}

/** The account of a grant: for the authorization server, which knows only the grant's id. */
export function endGrant(service: Service, id: string): Promise<void> {
  const { database, secrets, now } = service;
  return database.transaction(async (tx) => {
    const grant = await findRecord(tx, secrets, 'Grant', id, now());
    if (grant?.content.accountId !== undefined)
      await disconnected(tx, service, accountTenant(grant.content.accountId).id, id);
    await dropGrant(tx, id);
  });
}

export async function actorOfToken(service: Omit<Service, 'later'>, token: string): Promise<Actor | undefined> {
  const { baseUrl, database, secrets, now } = service;
  const record = await findRecord(database.db, secrets, 'AccessToken', token, now());
  const { accountId, grantId, aud } = record?.content ?? {};
  if (accountId === undefined || grantId === undefined || aud !== audienceOf(baseUrl)) return undefined;
  const key = await subscribedKeyOf(database.db, accountTenant(accountId).id, grantId);
  return key?.row.kind === 'agent' ? actorOfRow(service, key) : undefined;
}
