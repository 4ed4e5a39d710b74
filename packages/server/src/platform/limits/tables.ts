// How often something was done in the current window. The table is unlogged (set by a hand-written migration): a crash of the database can lose
// counts, and counting costs no write to its log.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.js';

export const limits = pgTable(
  'limits',
  { name: text().primaryKey(), count: integer().notNull(), ends: moment().notNull() },
  (table) => [index('limits_ends').on(table.ends)],
);
