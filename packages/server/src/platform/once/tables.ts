// Answers of requests that came with an Idempotency-Key.
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../db/columns.js';

export const onceAnswers = pgTable(
  'once_answers',
  {
    ownerId: text('owner_id').notNull(),
    key: text().notNull(),
    /** Of the operation and its input. */
    request: text().notNull(),
    /** Sealed: an answer may hold a secret. */
    answer: bytes(),
    made: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] }), index('once_answers_made').on(table.made)],
);
