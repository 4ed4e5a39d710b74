// Avatars of organisations, each in the sizes in which it is shown. Together at most 0.4 MB: the pixels of four squares.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment, ownerId } from '../../platform/db/columns.js';

export const avatars = pgTable('avatars', {
  ownerId: ownerId().primaryKey(),
  /** Derived from the picture. */
  hash: text().notNull(),
  uploaded: moment().notNull(),
  px32: bytes().notNull(),
  px64: bytes().notNull(),
  px128: bytes().notNull(),
  px256: bytes().notNull(),
});
