// Changes of users: in, the provider and a resource; out, the user as it is stored. Everything that follows from it is in the same transaction.
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { ID, newId } from '../../../platform/ids.js';
import { identities } from '../../accounts/tables.js';
import { changing, type Provider, type ProviderChange } from '../changing.js';
import { leaveGroups } from '../groups/repo.js';
import { demandVersion } from '../protocol/version.js';
import type { Plain } from '../schema/plain.js';
import { refuseScim, ScimError } from '../scim-error.js';
import { fieldsOf, userOf } from './model.js';
import { countUsers, isTaken, putUser, removeUser, type UserRow, userIn } from './repo.js';
import { demandVerified, joinedUser, leftUser, linkedToMember, provisionedIdentity } from './standing.js';

export const MOST_USERS = 20_000;

export function createUser(provider: Provider, body: Plain): Promise<UserRow> {
  const resource = userOf(body);
  const fields = fieldsOf(resource);
  return changing(provider, async ({ tx, now, note }) => {
    const ownerId = provider.organisation;
    if ((await countUsers(tx, ownerId)) >= MOST_USERS)
      throw new ScimError(409, undefined, `An organisation has at most ${MOST_USERS} provisioned users.`);
    await demandVerified(tx, ownerId, fields.email);
    const account = { accountId: null, madeAccount: false };
    const row = { ownerId, id: newId(), resource, ...fields, ...account, version: 1, made: now, updated: now };
    await demandFree(tx, row);
    const linked = row.active ? await joinedUser(tx, row, now) : row;
    await putUser(tx, linked);
    note('scim_user.create', { target: row.id, after: shortened(linked) });
    return linked;
  });
}

/** `change` returns the whole resource from the stored one. */
export function changeUser(
  provider: Provider,
  id: string,
  ifMatch: string | undefined,
  change: (resource: Plain) => Plain,
): Promise<UserRow> {
  return changing(provider, async (of) => {
    const { tx, now, note } = of;
    const before = await demandUser(of, provider, id);
    demandVersion(before, ifMatch);
    const resource = userOf(change(before.resource));
    if (isDeepStrictEqual(resource, before.resource)) return before;
    const after = { ...before, resource, ...fieldsOf(resource), version: before.version + 1, updated: now };
    const isBack = after.active && !before.active;
    const hasMoved = after.email !== before.email;
    if (isBack || hasMoved) await demandVerified(tx, provider.organisation, after.email);
    if (hasMoved || after.userName !== before.userName) await demandFree(tx, after);
    // By the address that it had: someone who became a member while the user waited for them is that user.
    const known = before.active ? { ...after, accountId: (await linkedToMember(tx, before, now)).accountId } : after;
    const settled =
      after.active && (isBack || (hasMoved && known.accountId === null)) ? await joinedUser(tx, known, now) : known;
    const revokedKeys = before.active && !after.active ? await leftUser(provider, of, settled) : [];
    await putUser(tx, settled);
    note('scim_user.change', {
      target: id,
      before: shortened(before),
      after: { ...shortened(settled), ...(revokedKeys.length > 0 && { revokedKeys }) },
    });
    return settled;
  });
}

export function deleteUser(provider: Provider, id: string, ifMatch: string | undefined): Promise<void> {
  return changing(provider, async (of) => {
    const { tx, now, note } = of;
    const row = await demandUser(of, provider, id);
    demandVersion(row, ifMatch);
    const linked = row.active ? await linkedToMember(tx, row, now) : row;
    const revokedKeys = row.active ? await leftUser(provider, of, linked) : [];
    await leaveGroups(tx, provider.organisation, id, now);
    await removeUser(tx, row);
    const { kind, issuer, subject } = provisionedIdentity(row);
    await tx
      .delete(identities)
      .where(and(eq(identities.kind, kind), eq(identities.issuer, issuer), eq(identities.subject, subject)));
    note('scim_user.delete', {
      target: id,
      before: shortened(linked),
      ...(revokedKeys.length > 0 && { after: { revokedKeys } }),
    });
  });
}

export function noUser(): never {
  throw new ScimError(404, undefined, 'No such user.');
}

async function demandUser({ tx }: Pick<ProviderChange, 'tx'>, provider: Provider, id: string): Promise<UserRow> {
  return (ID.test(id) ? await userIn(tx, provider.organisation, id) : undefined) ?? noUser();
}

async function demandFree(tx: ProviderChange['tx'], row: Parameters<typeof isTaken>[1]): Promise<void> {
  if (await isTaken(tx, row))
    refuseScim('uniqueness', 'Another user of the organisation has this userName or address.');
}

/** For the log of the organisation. */
function shortened({ userName, email, active, accountId }: UserRow) {
  return { userName, email, active, accountId };
}
