// Icons of organisations: their outlines, never the file that was uploaded.
import type { IconArt } from '@linework/core';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const ownIcons = pgTable(
  'own_icons',
  {
    ownerId: ownerId(),
    /** Without the set: `acme` is written own:acme. */
    name: text().notNull(),
    art: jsonb().$type<IconArt>().notNull(),
    /** What it is also found by. */
    words: text().array().notNull(),
    /** Labels of nodes that get it by default. */
    products: text().array().notNull(),
    updated: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.name] })],
);
