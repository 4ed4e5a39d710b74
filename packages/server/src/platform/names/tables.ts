// Names that are unique across the whole service, and their owners. All other tables start with their owner; a caller who has only a name finds
// the owner here.
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from '../db/columns.js';

export const names = pgTable(
  'names',
  {
    kind: text().notNull(),
    name: text().notNull(),
    ownerId: ownerId(),
    /** Id of the owner's item that it names. */
    id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    index('names_by_owner').on(table.ownerId, table.kind, table.id),
    // Addresses are in `identities`. A node of a version that keeps them here must fail, not create a second account.
    check('names_without_addresses', sql`${table.kind} <> 'email'`),
  ],
);
