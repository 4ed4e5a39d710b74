// Responses to requests that came with an Idempotency-Key.
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, ownerId } from '../db/columns.js';

export const onceAnswers = pgTable(
  'once_answers',
  {
    ownerId: ownerId(),
    key: text().notNull(),
    /** Hash of the operation and its input. */
    request: text().notNull(),
    /** Encrypted: a response can contain a secret. */
    answer: bytes(),
    made: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] }), index('once_answers_made').on(table.made)],
);
