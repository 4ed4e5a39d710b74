// Which emails about a used allowance were sent.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';
import { ACTS } from '../../platform/usage/act.js';

export const usageNotices = pgTable(
  'usage_notices',
  {
    ownerId: ownerId(),
    act: text({ enum: ACTS }).notNull(),
    /** Of the allowance of a day. */
    percent: integer().notNull(),
    sent: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.act, table.percent] }),
    index('usage_notices_sent').on(table.sent),
  ],
);
