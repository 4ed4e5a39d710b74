// Accounts and what nearly every test needs of them, put into a service without its endpoints: in, the service; out, ids, keys and cookies. What
// one resource needs is made in its folder (testing/fixtures.ts).
import { accountTenant, type Plan, SCOPES, type Scope, type TenantId } from '@linework/operations';
import { sessionCookie } from '../platform/auth/actor.js';
import { newId } from '../platform/ids.js';
import type { Service } from '../platform/service.js';
import { subscriptions } from '../platform/usage/tables.js';
import { madeAccount } from '../resources/accounts/repo.js';
import { beginSession } from '../resources/auth/sessions.js';
import { makeKey, revoked } from '../resources/keys/keys.js';

export const SOURCE = 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"\n';

/** Makes something of an owner, and returns its id. `input`: what was made before, such as the organisation that the path names. */
export type Make = (service: Service, ownerId: TenantId, input?: Readonly<Record<string, unknown>>) => Promise<string>;

/** What the contract suites make of a resource. */
export interface Fixtures {
  /** By the name of a table: adds a row of the owner. */
  readonly rows?: Readonly<Record<string, Make>>;
  /** Tables that no sweep empties, each with the reason. */
  readonly kept?: Readonly<Record<string, string>>;
  /** By the path up to the id; or by the name of a field that is not in the path, after the path if other endpoints have a field of this name. */
  readonly things?: Readonly<Record<string, Make>>;
  /** By the path up to the parameter: a value that names nothing of an owner. */
  readonly values?: Readonly<Record<string, string>>;
  /** Endpoints whose example cannot succeed, each with the reason. */
  readonly alwaysRefused?: Readonly<Record<string, string>>;
}

/** Returns its id. */
export async function account(service: Service, email: string = `${newId()}@example.com`): Promise<TenantId> {
  const row = await service.database.transaction((tx) => madeAccount(tx, newId(), email, service.now()));
  if (row === undefined) throw new Error('There is no account.');
  return accountTenant(row.id).id;
}

export interface KeyState {
  readonly scopes?: readonly Scope[];
  readonly state?: 'good' | 'revoked' | 'expired';
}

/** The key itself, and its id. */
export async function key(
  service: Service,
  ownerId: TenantId,
  { scopes = SCOPES, state = 'good' }: KeyState = {},
): Promise<{ readonly id: string; readonly key: string }> {
  const expires = state === 'expired' ? new Date(service.now().getTime() - 1_000) : undefined;
  return service.database.transaction(async (tx) => {
    const result = await makeKey(tx, service, ownerId, { name: 'Test', scopes, expires });
    if (state === 'revoked') await revoked(tx, service, ownerId, result.row.id, 'personal');
    return { id: result.row.id, key: result.key };
  });
}

/** The cookie of a user who signed in some minutes ago. */
export async function session(service: Service, ownerId: TenantId, minutesAgo = 0): Promise<string> {
  const signedIn = new Date(service.now().getTime() - minutesAgo * 60_000);
  const token = await service.database.transaction((tx) => beginSession(tx, ownerId, signedIn));
  return `${sessionCookie(service.baseUrl).name}=${token}`;
}

/** Puts the owner on a plan. */
export async function subscribe({ database }: Service, ownerId: TenantId, plan: Plan): Promise<void> {
  const subscription = { ownerId, plan };
  await database.transaction((tx) =>
    tx
      .insert(subscriptions)
      .values(subscription)
      .onConflictDoUpdate({ target: subscriptions.ownerId, set: subscription }),
  );
}
