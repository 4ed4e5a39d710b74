import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, ownerId } from '../../platform/db/columns.js';

export const apiKeys = pgTable(
  'api_keys',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    /** Created by a user, or by connecting an agent. */
    kind: text({ enum: ['personal', 'agent'] }).notNull(),
    name: text().notNull(),
    /** Enough of it to distinguish it from others. */
    start: text().notNull(),
    scopes: text().array().notNull(),
    /** The key itself, for reveal; an agent's tokens are never shown again. */
    sealed: bytes(),
    made: moment().notNull(),
    expires: moment(),
    revoked: moment(),
    lastUsed: date('last_used', { mode: 'string' }),
    /** For an agent: the connected client. */
    client: text(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('api_keys_made').on(table.ownerId, table.made)],
);
