// What was changed, by whom: an entry of every change to a tenant's data, written in the transaction of the change.
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** The id of what was changed; empty if the action says it all. */
    target: text().notNull().default(''),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Where the request came from; empty for what the service did by itself. */
    address: text().notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    requestId: text('request_id').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('audit_entries_at').on(table.at)],
);
