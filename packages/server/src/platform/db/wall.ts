// The second wall between tenants, behind the owner that every query names: in, a database; out, one whose rows the database itself keeps to the
// tenant that a transaction has entered (PostgreSQL documentation, 5.9, Row Security Policies). A transaction that has entered none is the service
// itself, which sees everything: a sweep, a sign-in, a name that leads to its owner.
import type { TenantId } from '@linework/operations';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.js';

/** What a login that no policy binds, such as a superuser, becomes inside a tenant. */
const ROLE = 'linework_tenant';

const SETTING = 'linework.tenant';

/** A lock for what a whole server shares: databases on it start at once. */
const LOCK = 7_244_152;

/** Gives every table with an owner its policy, and returns the role to take inside a tenant, if the login needs one. */
export async function buildWall(tx: Db): Promise<string | undefined> {
  for (const { table } of await rows<{ readonly table: string }>(tx, tablesWith(sql`not c.relrowsecurity`))) {
    const name = sql.identifier(table);
    await tx.execute(
      sql`create policy tenant on ${name} using (coalesce(current_setting('${sql.raw(SETTING)}', true), '') in ('', owner_id))`,
    );
    await tx.execute(sql`alter table ${name} enable row level security`);
  }
  const [login] = await rows<{ readonly bypasses: boolean }>(
    tx,
    sql`select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user`,
  );
  if (login?.bypasses === true) {
    await grantRole(tx);
    return ROLE;
  }
  // The owner of a table is bound only by force.
  for (const { table } of await rows<{ readonly table: string }>(tx, tablesWith(sql`not c.relforcerowsecurity`)))
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
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const exists = await rows(tx, sql`select from pg_roles where rolname = ${ROLE}`);
  if (exists.length === 0) await tx.execute(sql`create role ${sql.identifier(ROLE)} nologin`);
  const missing = await rows(
    tx,
    sql`
      select from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and not has_table_privilege(${ROLE}, oid, 'delete')
      limit 1`,
  );
  if (missing.length === 0) return;
  await tx.execute(sql`grant usage on schema public to ${sql.identifier(ROLE)}`);
  await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${sql.identifier(ROLE)}`);
  await tx.execute(sql`grant usage on all sequences in schema public to ${sql.identifier(ROLE)}`);
}

/** What `execute` returns has a type only for one engine; both return rows. */
async function rows<Row>(tx: Db, query: SQL): Promise<readonly Row[]> {
  return ((await tx.execute(query)) as unknown as { readonly rows: readonly Row[] }).rows;
}
