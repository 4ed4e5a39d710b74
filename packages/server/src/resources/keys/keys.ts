// API keys: in, whose and what for; out, a key that is shown, and found again by its code. What is kept for reveal is sealed to its row.
import { randomBytes } from 'node:crypto';
import type { Actor, Scope } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { newId } from '../../platform/ids.js';
import { giveNamesOf, takeName } from '../../platform/names/repo.js';
import type { Service } from '../../platform/service.js';
import { holdAccount } from '../accounts/repo.js';
import { addKey, type KeyRow, keyByCode, keyOf, keysOf, noteUse, revokeKey, scopesOf } from './repo.js';

/** That are good at one time, an account. */
export const MOST_KEYS = 100;

/** Signs of a key that are shown in lists. */
const START = 8;

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expires: Date | undefined;
}

export interface MadeKey {
  readonly row: KeyRow;
  readonly key: string;
}

export async function makeKey(tx: Db, { secrets, now }: Service, ownerId: string, asked: NewKey): Promise<MadeKey> {
  const id = newId();
  const key = `lw_${randomBytes(30).toString('base64url')}`;
  const row: KeyRow = {
    ownerId,
    id,
    kind: 'personal',
    name: asked.name,
    start: key.slice(0, START),
    scopes: [...asked.scopes],
    sealed: secrets.seal('reveal', key, placeOf(ownerId, id)),
    made: now(),
    expires: asked.expires ?? null,
    revoked: null,
    lastUsed: null,
    client: null,
  };
  await addKey(tx, row);
  await takeName(tx, 'key', secrets.code('api-key', key), { ownerId, id });
  return { row, key };
}

/** Keeps the account until the transaction ends, so that two keys at once are counted one after the other. */
export async function hasRoom(tx: Db, { now }: Service, ownerId: string): Promise<boolean> {
  await holdAccount(tx, ownerId);
  return (await keysOf(tx, ownerId, 'personal', now())).length < MOST_KEYS;
}

/** Undefined where there is no such key, or none that can be shown. */
export async function revealed(
  { database, secrets }: Service,
  ownerId: string,
  id: string,
): Promise<string | undefined> {
  const row = await keyOf(database.db, ownerId, id);
  return row?.sealed && row.revoked === null ? secrets.open('reveal', row.sealed, placeOf(ownerId, id)) : undefined;
}

export async function revoked(
  tx: Db,
  { now }: Service,
  ownerId: string,
  id: string,
  kind: KeyRow['kind'],
): Promise<boolean> {
  const was = await revokeKey(tx, ownerId, id, kind, now());
  if (was) await giveNamesOf(tx, 'key', { ownerId, id });
  return was;
}

export async function actorOfKey(
  service: Pick<Service, 'database' | 'secrets' | 'now'>,
  key: string,
): Promise<Actor | undefined> {
  const { database, secrets, now } = service;
  const row = await keyByCode(database.db, secrets.codes('api-key', key));
  return row && actorOfRow(database.db, row, now());
}

export async function actorOfRow(db: Db, row: KeyRow, now: Date): Promise<Actor | undefined> {
  if (row.revoked !== null || (row.expires !== null && row.expires <= now)) return undefined;
  const day = now.toISOString().slice(0, 10);
  if (row.lastUsed !== day) await noteUse(db, row.ownerId, row.id, day);
  return { id: row.ownerId, plan: 'pro', by: 'key', with: row.id, scopes: scopesOf(row) };
}

function placeOf(ownerId: string, id: string): string {
  return `api_keys ${ownerId} ${id}`;
}
