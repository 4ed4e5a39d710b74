// API keys: in, an account or an organisation, and scopes; out, a key that is shown, and later found by its hash. The copy for reveal is encrypted for its row.
import { randomBytes } from 'node:crypto';
import type { Actor, Scope, Tenant, TenantId } from '@linework/operations';
import { type Db, isOutOfSpace } from '../../platform/db/database.js';
import { newId } from '../../platform/ids.js';
import { releaseName, releaseNamesOf, takeName } from '../../platform/names/repo.js';
import { type Secrets, secretUse } from '../../platform/secrets/secrets.js';
import type { Service } from '../../platform/service.js';
import { suspendedSince } from '../../platform/suspensions/suspensions.js';
import { callerBehind, organisationBehind } from '../accounts/actor.js';
import { isDeleted } from '../organisations/repo.js';
import type { LookUpKey } from './look-up.js';
import {
  addKey,
  type CodedKey,
  type KeyRow,
  keyName,
  keyOf,
  keysOf,
  noteUse,
  revokeKey,
  type SubscribedKey,
  scopesOf,
  sealAgain,
} from './repo.js';
import type { KEY_ROLES } from './tables.js';

/** For the hash by which a key is found. */
export const keyUse = secretUse('api-key');

export const revealUse = secretUse('reveal');

/** Maximum valid keys of an account, and of an organisation. */
export const MOST_KEYS = 100;

/** Characters of a key that are shown in lists. */
const START = 8;

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expires: Date | undefined;
  /** For a key of an organisation. */
  readonly organisation?: { readonly role: (typeof KEY_ROLES)[number]; readonly madeBy: string };
}

export interface MadeKey {
  readonly row: KeyRow;
  readonly key: string;
}

export async function makeKey(tx: Db, { secrets, now }: Service, ownerId: TenantId, request: NewKey): Promise<MadeKey> {
  const { organisation } = request;
  const id = newId();
  const key = `lw_${randomBytes(30).toString('base64url')}`;
  const row: KeyRow = {
    ownerId,
    id,
    kind: organisation === undefined ? 'personal' : 'organisation',
    name: request.name,
    start: key.slice(0, START),
    scopes: [...request.scopes],
    sealed: secrets.seal(revealUse, key, placeOf({ ownerId, id })),
    made: now(),
    expires: request.expires ?? null,
    revoked: null,
    lastUsed: null,
    client: null,
    role: organisation?.role ?? null,
    madeBy: organisation?.madeBy ?? null,
    knownBy: organisation === undefined ? null : [organisation.madeBy],
  };
  await addKey(tx, row);
  await takeName(tx, keyName, secrets.code(keyUse, key), { ownerId, id });
  return { row, key };
}

/** Call with the owner locked, so that simultaneous keys are counted one after the other. */
export async function hasRoom(tx: Db, { now }: Service, ownerId: TenantId, kind: KeyRow['kind']): Promise<boolean> {
  return (await keysOf(tx, ownerId, kind, now())).length < MOST_KEYS;
}

/** The kind of the keys that people make for a tenant. */
export function kindFor(tenant: Tenant | undefined): KeyRow['kind'] {
  return tenant?.kind === 'organisation' ? 'organisation' : 'personal';
}

/** `none` if there is no such key, or it can never be shown; `unreadable` if its secret is no longer configured. */
export async function revealed(
  db: Db,
  { secrets }: Service,
  ownerId: TenantId,
  id: string,
): Promise<{ readonly key: string } | 'none' | 'unreadable'> {
  const row = await keyOf(db, ownerId, id);
  if (!row?.sealed || row.revoked !== null) return 'none';
  const key = openedKey(secrets, row);
  return key === undefined ? 'unreadable' : { key };
}

/** The key itself; undefined if it can never be shown, or its secret is no longer configured. */
export function openedKey(secrets: Secrets, { ownerId, id, sealed }: KeyRow): string | undefined {
  return sealed === null ? undefined : secrets.open(revealUse, sealed, placeOf({ ownerId, id }));
}

export async function revoked(
  tx: Db,
  { now }: Service,
  ownerId: TenantId,
  id: string,
  kind: KeyRow['kind'],
): Promise<boolean> {
  const was = await revokeKey(tx, ownerId, id, kind, now());
  if (was) await releaseNamesOf(tx, keyName, { ownerId, id });
  return was;
}

/** Revokes the keys of an organisation that an account has seen, and returns their ids. */
export async function revokedAsKnown(
  tx: Db,
  service: Service,
  ownerId: TenantId,
  accountId: string,
): Promise<readonly string[]> {
  const all = await keysOf(tx, ownerId, 'organisation', service.now());
  const known = all.filter(({ knownBy }) => knownBy?.includes(accountId)).map(({ id }) => id);
  for (const id of known) await revoked(tx, service, ownerId, id, 'organisation');
  return known;
}

export async function actorOfKey(
  service: Pick<Service, 'database' | 'secrets' | 'now' | 'unsubscribed'>,
  lookUp: LookUpKey,
  key: string,
): Promise<Actor | undefined> {
  const codes = service.secrets.codes(keyUse, key);
  const row = await lookUp(codes);
  if (row === undefined) return undefined;
  const actor = await actorOfRow(service, row);
  if (actor && row.code !== codes[0]) await remadeWithNewest(service, row, key);
  return actor;
}

/** When a key of an older secret is used, it is hashed and encrypted with the newest, so that the older secret can be removed in time. */
async function remadeWithNewest(
  { database, secrets }: Pick<Service, 'database' | 'secrets'>,
  { row: { ownerId, id, sealed }, code }: CodedKey,
  key: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const again = sealed && secrets.seal(revealUse, key, placeOf({ ownerId, id }));
    if (!(await sealAgain(tx, ownerId, id, again))) return;
    await takeName(tx, keyName, secrets.code(keyUse, key), { ownerId, id });
    await releaseName(tx, keyName, code);
  });
}

export async function actorOfRow(
  { database: { db }, now: clock, unsubscribed }: Pick<Service, 'database' | 'now' | 'unsubscribed'>,
  { row, subscription, suspended }: SubscribedKey,
): Promise<Actor | undefined> {
  const now = clock();
  if (row.revoked !== null || (row.expires !== null && row.expires <= now)) return undefined;
  if (row.role !== null && (await isDeleted(db, row.ownerId))) return undefined;
  const day = now.toISOString().slice(0, 10);
  if (row.lastUsed !== day) await noteUse(db, row.ownerId, row.id, day).catch(unlessFull);
  const caller =
    row.role === null
      ? callerBehind(row.ownerId, subscription, unsubscribed)
      : organisationBehind(row.ownerId, subscription, unsubscribed, row.role);
  return { ...caller, by: 'key', with: row.id, scopes: scopesOf(row), ...suspendedSince(suspended) };
}

/** A key draws on a full disk too. */
function unlessFull(error: unknown): void {
  if (!isOutOfSpace(error)) throw error;
}

/** Where the copy for reveal is stored. */
export function placeOf({ ownerId, id }: Readonly<Record<'ownerId' | 'id', string>>): string {
  return `api_keys ${ownerId} ${id}`;
}
