// API keys, of accounts and of organisations.
import type { Role } from '@linework/operations';
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, ownerId } from '../../platform/db/columns.js';

/** What a key of an organisation can be there: an owner is always a person. */
export const KEY_ROLES = ['admin', 'editor', 'viewer'] as const satisfies readonly Role[];

export const apiKeys = pgTable(
  'api_keys',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    /** Created by a user, by connecting an agent, or for an organisation. */
    kind: text({ enum: ['personal', 'agent', 'organisation'] }).notNull(),
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
    /** For an organisation: what the key is there. */
    role: text({ enum: KEY_ROLES }),
    /** For an organisation: the account that made it. */
    madeBy: text('made_by'),
    /** For an organisation: the accounts that have seen the key itself. */
    knownBy: text('known_by').array(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('api_keys_made').on(table.ownerId, table.made)],
);
