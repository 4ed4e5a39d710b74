import type { TenantId } from '@linework/operations';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, ownerId } from '../../platform/db/columns.js';

/** The codes that an address can sign in with, one for each browser that asked. Neither address, code nor network can be read from it. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    address: text().notNull(),
    /** Hash of the token of the browser that asked. */
    browser: text().notNull().default(''),
    /** Hash of the network that asked. */
    network: text().notNull().default(''),
    code: text().notNull(),
    triesLeft: integer('tries_left').notNull(),
    expires: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.browser] }),
    index('sign_in_codes_expires').on(table.expires),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    ownerId: ownerId(),
    /** Hash of the token in the cookie. */
    hash: text().notNull(),
    signedIn: moment('signed_in').notNull(),
    expires: moment().notNull(),
    /** What the browser called itself. */
    userAgent: text('user_agent').notNull().default(''),
    lastUsed: date('last_used', { mode: 'string' }),
    /** The organisation and the connection through which it began. */
    via: text().$type<TenantId>(),
    viaConnection: text('via_connection'),
    /** What its provider calls the session, and the one who signed in. */
    providerSession: text('provider_session'),
    providerSubject: text('provider_subject'),
    /** Encrypted: the address at which the provider ends its session. */
    providerSignOut: bytes('provider_sign_out'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.hash] }),
    index('sessions_expires').on(table.expires),
    index('sessions_via').on(table.via, table.viaConnection, table.providerSubject),
  ],
);
