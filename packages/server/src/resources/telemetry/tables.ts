import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Totals of all senders; nothing distinguishes one sender from another. */
export const telemetryDays = pgTable(
  'telemetry_days',
  {
    day: date({ mode: 'string' }).notNull(),
    version: text().notNull(),
    platform: text().notNull(),
    /** Calls of the verb. */
    name: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.version, table.platform, table.name] })],
);
