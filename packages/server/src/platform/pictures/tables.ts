// Pictures that took long to draw, by a key of their content.
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../db/columns.js';

export const pictures = pgTable(
  'pictures',
  {
    /** Hash of source, options and engine. */
    key: text().primaryKey(),
    mediaType: text('media_type').notNull(),
    content: bytes().notNull(),
    made: moment().notNull(),
  },
  (table) => [index('pictures_made').on(table.made)],
);
