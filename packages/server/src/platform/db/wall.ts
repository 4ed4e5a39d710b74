// The second wall between tenants, behind the owner that every query names: in, a database; out, one whose rows the database itself keeps to the
// tenant that a transaction has entered (PostgreSQL documentation, 5.9, Row Security Policies). A transaction that has entered none is the service
// itself, which sees everything: a sweep, a sign-in, a name that leads to its owner.
import type { TenantId } from '@linework/operations';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsFrom } from './db.js';

/** What a superuser, whom no policy binds, becomes inside a tenant. */
const ROLE = 'linework_tenant';

const SETTING = 'linework.tenant';

/** Gives every table with an owner its policy, and returns the role to take inside a tenant, if the login needs one. */
export async function buildWall(tx: Db): Promise<string | undefined> {
  for (const { table } of await rowsFrom<{ readonly table: string }>(tx, tablesWith(sql`not c.relrowsecurity`))) {
    const name = sql.identifier(table);
    await tx.execute(
      sql`create policy tenant on ${name} using (coalesce(current_setting('${sql.raw(SETTING)}', true), '') in ('', owner_id))`,
    );
    await tx.execute(sql`alter table ${name} enable row level security`);
  }
  const [login] = await rowsFrom<{ readonly isSuperuser: boolean }>(
    tx,
    sql`select rolsuper as "isSuperuser" from pg_roles where rolname = current_user`,
  );
  if (login?.isSuperuser === true) {
    await grantRole(tx);
    return ROLE;
  }
  // The owner of a table is bound only by force.
  for (const { table } of await rowsFrom<{ readonly table: string }>(tx, tablesWith(sql`not c.relforcerowsecurity`)))
    await tx.execute(sql`alter table ${sql.identifier(table)} force row level security`);
  return undefined;
}

/** Enters a tenant until the transaction ends, or leaves it. */
export function entering(tenant: TenantId | undefined, role: string | undefined): SQL {
  const tenantSet = sql`set_config(${SETTING}, ${tenant ?? ''}, true)`;
  return role === undefined
    ? sql`select ${tenantSet}`
    : sql`select set_config('role', ${tenant === undefined ? 'none' : role}, true), ${tenantSet}`;
}

/**
 * Names are unique across tenants: a statement that takes one has to see who has it. The words of diagrams start with their owner, and with a policy
 * PostgreSQL could not use their index, because the operator that matches words is not leakproof. They lead only to diagrams, which are behind the wall.
 */
const SHARED = sql`('names', 'diagram_words')`;

/** Tables with an owner, of which the condition holds. */
function tablesWith(condition: SQL): SQL {
  return sql`
    select c.relname as "table"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'owner_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ${SHARED} and ${condition}
    order by 1`;
}

async function grantRole(tx: Db): Promise<void> {
  // Roles are of the whole server: another of its databases can be creating this one at the same moment.
  await tx.execute(
    sql.raw(
      `do $$ begin create role ${ROLE} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    ),
  );
  const missing = await rowsFrom(
    tx,
    sql`
      select from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and not has_table_privilege(${ROLE}, oid, 'delete')
      limit 1`,
  );
  if (missing.length === 0) return;
  const role = sql.identifier(ROLE);
  await tx.execute(sql`grant usage on schema public to ${role}`);
  await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${role}`);
  await tx.execute(sql`grant usage on all sequences in schema public to ${role}`);
}
