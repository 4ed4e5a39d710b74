// Erasing an organisation thirty days after it was deleted: in, the tables of every resource; out, a part of its rows less, so that the service can stop
// at any moment and continue with the next sweep. What is left is the audit log, which has an end of its own.
import type { TenantId } from '@linework/operations';
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../platform/audit/tables.js';
import { type Db, rowsFrom } from '../../platform/db/db.js';
import type { Sweep } from '../../platform/resource.js';
import { identities } from '../accounts/tables.js';
import { organisationDeletedBefore } from './repo.js';
import { organisations } from './tables.js';

const DAYS = 30;

const OWNER = 'owner_id';

/** Rows of one table that a sweep erases. */
const ROWS = 5_000;

/** One organisation at a time; its own row goes last, once nothing else is left. */
export const eraseDeletedOrganisation: Sweep = async (tx, now, tables) => {
  const ownerId = await organisationDeletedBefore(tx, new Date(now.getTime() - DAYS * 86_400_000));
  if (ownerId === undefined) return;
  // Of the people whom it provisioned and signed in; the accounts are theirs.
  let left = (await erased(tx, identities, ownerId, identities.organisation.name)) === ROWS;
  for (const table of tables.filter(isErased)) left = (await erased(tx, table, ownerId)) === ROWS || left;
  if (!left) await erased(tx, organisations, ownerId);
};

function isErased(table: PgTable): boolean {
  return table !== organisations && table !== auditEntries && getTableConfig(table).columns.some(isOwner);
}

function isOwner({ name }: { readonly name: string }): boolean {
  return name === OWNER;
}

/** How many rows were erased. */
async function erased(tx: Db, table: PgTable, ownerId: TenantId, column = OWNER): Promise<number> {
  const owner = sql.identifier(column);
  const rows = await rowsFrom(
    tx,
    sql`delete from ${table} where ctid in (select ctid from ${table} where ${owner} = ${ownerId} limit ${ROWS}) returning 1`,
  );
  return rows.length;
}
