// Which version of a house style an organisation has: one row for its brand, its style rules and its icons together, which every drawing call reads.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { ownerId } from '../../platform/db/columns.js';

export const houseStyles = pgTable('house_styles', {
  ownerId: ownerId().primaryKey(),
  /** Changes with each change of a part. */
  revision: text().notNull(),
});
