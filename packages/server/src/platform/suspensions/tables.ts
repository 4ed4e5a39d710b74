// Accounts and organisations that the operator of the service has suspended. What they have stays.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../db/columns.js';

export const suspensions = pgTable('suspensions', {
  ownerId: ownerId().primaryKey(),
  at: moment().notNull(),
  /** In the operator's words. */
  reason: text().notNull(),
});
