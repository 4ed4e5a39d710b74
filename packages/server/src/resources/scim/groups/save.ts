// Changes of groups: in, the provider and who comes and goes; out, the group as it is stored. The roles that follow are changed in the same
// transaction, in as many statements for ten thousand members as for one.
import { ID, newId } from '../../../platform/ids.js';
import { changing, type Provider, type ProviderChange } from '../changing.js';
import type { GroupChange } from '../patch/group.js';
import { demandVersion } from '../protocol/version.js';
import { type ChangedRole, settleRoles, usersListed } from '../roles.js';
import { fold } from '../schema/plain.js';
import { refuseScim, ScimError } from '../scim-error.js';
import { knownUsers } from '../users/repo.js';
import {
  addToGroup,
  countGroups,
  type GroupRow,
  groupIn,
  keepOnlyInGroup,
  putGroup,
  removeFromGroup,
  removeGroup,
} from './repo.js';

export const MOST_GROUPS = 2_000;

/** Ids and roles that an entry of the log lists. */
const LISTED = 100;

export function createGroup(provider: Provider, change: GroupChange): Promise<GroupRow> {
  return changing(provider, async (of) => {
    const { tx, now, note } = of;
    const ownerId = provider.organisation;
    if ((await countGroups(tx, ownerId)) >= MOST_GROUPS)
      throw new ScimError(409, undefined, `An organisation has at most ${MOST_GROUPS} provisioned groups.`);
    const { displayName = '', externalId = null } = change;
    const times = { version: 1, made: now, updated: now };
    const row = { ownerId, id: newId(), displayName, folded: fold(displayName), externalId, role: null, ...times };
    await demandKnown(tx, provider, change.added);
    await putGroup(tx, row);
    if (change.added.size > 0) await addToGroup(tx, row, change.added);
    note('scim_group.create', { target: row.id, after: { displayName, ...listed('added', [...change.added]) } });
    return row;
  });
}

export function changeGroup(
  provider: Provider,
  id: string,
  ifMatch: string | undefined,
  change: GroupChange,
): Promise<GroupRow> {
  return changing(provider, async (of) => {
    const { tx, now, note } = of;
    const before = await demandGroup(of, provider, id);
    demandVersion(before, ifMatch);
    await demandKnown(tx, provider, change.added);
    const gone = await goneBy(tx, before, change);
    const come = change.added.size > 0 ? await addToGroup(tx, before, change.added) : [];
    const { displayName = before.displayName, externalId = before.externalId } = change;
    const isNamed = displayName !== before.displayName || externalId !== before.externalId;
    if (!isNamed && gone.length === 0 && come.length === 0) return before;
    const version = before.version + 1;
    const after = { ...before, displayName, folded: fold(displayName), externalId, version, updated: now };
    await putGroup(tx, after);
    const roles = await rolesAfter(tx, provider, before, [...gone, ...come]);
    note('scim_group.change', {
      target: id,
      before: { displayName: before.displayName },
      after: { displayName, ...listed('added', come), ...listed('removed', gone), ...listed('roles', roles) },
    });
    return after;
  });
}

export function deleteGroup(provider: Provider, id: string, ifMatch: string | undefined): Promise<void> {
  return changing(provider, async (of) => {
    const row = await demandGroup(of, provider, id);
    demandVersion(row, ifMatch);
    const gone = await keepOnlyInGroup(of.tx, row, []);
    await removeGroup(of.tx, row);
    const roles = await rolesAfter(of.tx, provider, row, gone);
    of.note('scim_group.delete', {
      target: id,
      before: { displayName: row.displayName, role: row.role },
      after: { ...listed('removed', gone), ...listed('roles', roles) },
    });
  });
}

export function noGroup(): never {
  throw new ScimError(404, undefined, 'No such group.');
}

async function goneBy(tx: ProviderChange['tx'], row: GroupRow, change: GroupChange): Promise<readonly string[]> {
  if (change.isWhole) return keepOnlyInGroup(tx, row, change.added);
  return change.removed.size > 0
    ? removeFromGroup(
        tx,
        row,
        [...change.removed].filter((id) => ID.test(id)),
      )
    : [];
}

/** Only a group with a role changes those of its members. */
async function rolesAfter(
  tx: ProviderChange['tx'],
  { service, organisation }: Provider,
  { role }: GroupRow,
  users: readonly string[],
): Promise<readonly ChangedRole[]> {
  return role === null || users.length === 0 ? [] : settleRoles(tx, service, organisation, usersListed(users));
}

async function demandGroup({ tx }: Pick<ProviderChange, 'tx'>, provider: Provider, id: string): Promise<GroupRow> {
  return (ID.test(id) ? await groupIn(tx, provider.organisation, id) : undefined) ?? noGroup();
}

async function demandKnown(tx: ProviderChange['tx'], provider: Provider, ids: ReadonlySet<string>): Promise<void> {
  if (ids.size === 0) return;
  const known = await knownUsers(
    tx,
    provider.organisation,
    [...ids].filter((id) => ID.test(id)),
  );
  const missing = [...ids].filter((id) => !known.has(id));
  if (missing.length === 0) return;
  const first = missing.slice(0, 5).map((id) => JSON.stringify(id.slice(0, 40)));
  refuseScim('invalidValue', `members: no such users (${missing.length}): ${first.join(', ')}.`);
}

function listed(name: string, all: readonly unknown[]): Readonly<Record<string, unknown>> {
  if (all.length === 0) return {};
  return all.length > LISTED ? { [name]: all.slice(0, LISTED), [`${name}Count`]: all.length } : { [name]: all };
}
