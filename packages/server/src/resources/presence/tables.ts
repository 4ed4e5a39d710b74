// Who has a diagram open. A row is renewed while its stream lasts, and counts for nobody after it has expired.
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const presences = pgTable(
  'presences',
  {
    ownerId: ownerId(),
    diagramId: text('diagram_id').notNull(),
    /** Of the stream. */
    id: text().notNull(),
    accountId: text('account_id').notNull(),
    doing: text({ enum: ['editing', 'looking'] }).notNull(),
    since: moment().notNull(),
    expires: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.diagramId, table.id] }),
    index('presences_of_account').on(table.accountId),
    index('presences_expired').on(table.expires),
  ],
);
