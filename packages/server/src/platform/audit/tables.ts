// What was changed, by whom: an entry of every change to a tenant's data, written in the transaction of the change.
import { isNull } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Its place in the chain of its log, soon after it was written (seal.ts): its number, the hash of the entry before and its own. */
    seq: bigint({ mode: 'number' }),
    previous: text(),
    hash: text(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('audit_entries_at').on(table.at),
    index('audit_entries_latest').on(table.ownerId, table.at, table.id),
    index('audit_entries_action').on(table.ownerId, table.action, table.at, table.id),
    index('audit_entries_by').on(table.ownerId, table.by, table.at, table.id),
    index('audit_entries_key').on(table.ownerId, table.keyId, table.at, table.id),
    index('audit_entries_target').on(table.ownerId, table.target, table.at, table.id),
    uniqueIndex('audit_entries_seq').on(table.ownerId, table.seq),
    index('audit_entries_unsealed').on(table.ownerId, table.at, table.id).where(isNull(table.hash)),
  ],
);
