// What was changed, by whom: an entry of every change to a tenant's data, written in the transaction of the change.
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../db/columns.js';

export const auditEntries = pgTable(
  'audit_entries',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    at: moment().notNull(),
    action: text().notNull(),
    /** The account that did it, and the key it used; empty if it was signed in. */
    by: text().notNull(),
    keyId: text('key_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('audit_entries_at').on(table.at)],
);
