import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const stableLinks = pgTable(
  'stable_links',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    alias: text().notNull(),
    diagramId: text('diagram_id').notNull(),
    made: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('stable_links_of').on(table.ownerId, table.diagramId),
  ],
);
