// Organisations, and the slugs that they had before.
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const organisations = pgTable('organisations', {
  /** The organisation itself: it owns data under its own id. */
  ownerId: ownerId().primaryKey(),
  slug: text().notNull(),
  name: text().notNull(),
  made: moment().notNull(),
  updated: moment().notNull(),
  deleted: moment(),
});

/** Each still leads to its organisation. */
export const formerSlugs = pgTable(
  'former_slugs',
  { ownerId: ownerId(), slug: text().notNull(), replaced: moment().notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.slug] })],
);
