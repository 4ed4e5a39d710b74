// Background jobs: an outbox, written in the transaction that requests the work.
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.js';

export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Earliest time to run. */
    due: moment().notNull(),
    tries: integer().notNull().default(0),
    lastError: text('last_error'),
    /** Given up; kept for inspection. */
    dead: boolean().notNull().default(false),
    made: moment().notNull(),
  },
  (table) => [index('jobs_due').on(table.dead, table.due)],
);
