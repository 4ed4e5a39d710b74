// Names that are one for the whole service, and whose they are. All other tables lead with their owner; who comes with a name alone finds
// the owner here.
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const names = pgTable(
  'names',
  {
    kind: text().notNull(),
    name: text().notNull(),
    ownerId: text('owner_id').notNull(),
    /** What of the owner's it names. */
    id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    index('names_by_owner').on(table.ownerId, table.kind, table.id),
  ],
);
