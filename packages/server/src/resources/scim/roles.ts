// What provisioned members are: in, users or a group; out, their roles in the organisation. The highest role of a user's groups counts, otherwise that
// of the settings of single sign-on. Never an owner's: people choose those.
import { isPermitted, type Role, type TenantId } from '@linework/operations';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { rowsFrom } from '../../platform/db/db.js';
import type { Service } from '../../platform/service.js';
import { revoked } from '../keys/keys.js';
import { keysOf } from '../keys/repo.js';
import { members } from '../members/tables.js';
import { ssoSettings } from '../sso/tables.js';
import { scimGroupMembers, scimGroups, scimUsers } from './tables.js';

export interface ChangedRole {
  readonly accountId: string;
  readonly before: Role;
  readonly after: Role;
}

/** Those of a JSON list of ids. */
export function usersListed(ids: readonly string[]): SQL {
  return sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}

export function usersInGroup(ownerId: TenantId, groupId: string): SQL {
  return sql`select user_id from ${scimGroupMembers} where owner_id = ${ownerId} and group_id = ${groupId}`;
}

export async function roleOfUser(db: Db, ownerId: TenantId, userId: string): Promise<Role> {
  const [row] = await rowsFrom<{ readonly role: Role }>(
    db,
    sql`select ${roleFor(ownerId, sql`${userId}::text`)} as role`,
  );
  return row?.role ?? 'viewer';
}

/**
 * Gives the users of a subquery the roles that their groups give now, and returns those that changed. Written for indexes: while the database has no
 * statistics, a join reads all users, and all groups for each of them.
 */
export async function settleRoles(
  tx: Db,
  service: Service,
  ownerId: TenantId,
  users: SQL,
): Promise<readonly ChangedRole[]> {
  const changed = await rowsFrom<ChangedRole>(
    tx,
    sql`
      with due as materialized (
        select m.account_id, m.role as before, ${roleFor(ownerId, sql`u.id`)} as after
        from ${scimUsers} u
        join ${members} m on m.owner_id = u.owner_id and m.account_id = u.account_id
        where u.owner_id = ${ownerId} and u.active and m.role <> 'owner' and u.id = any(array(${users}))
      )
      update ${members} m set role = due.after
      from due
      where m.owner_id = ${ownerId} and m.account_id = due.account_id and due.before <> due.after
      returning m.account_id as "accountId", due.before, due.after`,
  );
  const lost = changed.filter(({ before, after }) => isPermitted(before, 'manage') && !isPermitted(after, 'manage'));
  if (lost.length > 0) await revokeKnown(tx, service, ownerId, new Set(lost.map(({ accountId }) => accountId)));
  return changed;
}

/** Keys of the organisation that one of them made or revealed. */
async function revokeKnown(tx: Db, service: Service, ownerId: TenantId, accounts: ReadonlySet<string>): Promise<void> {
  for (const { id, knownBy } of await keysOf(tx, ownerId, 'organisation', service.now()))
    if (knownBy?.some((each) => accounts.has(each))) await revoked(tx, service, ownerId, id, 'organisation');
}

function roleFor(ownerId: TenantId, userId: SQL): SQL {
  return sql`coalesce(
    (
      select g.role from ${scimGroupMembers} gm
      cross join lateral (select role from ${scimGroups} where owner_id = ${ownerId} and id = gm.group_id limit 1) g
      where gm.owner_id = ${ownerId} and gm.user_id = ${userId} and g.role is not null
      order by case g.role when 'admin' then 0 when 'editor' then 1 else 2 end
      limit 1
    ),
    (select s.role from ${ssoSettings} s where s.owner_id = ${ownerId} and s.role <> 'owner'),
    'viewer'
  )`;
}
