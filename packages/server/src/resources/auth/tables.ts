import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/columns.js';

/** The only code that an address can sign in with. Neither the address nor the code can be read from it. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    address: text().primaryKey(),
    code: text().notNull(),
    triesLeft: integer('tries_left').notNull(),
    expires: moment().notNull(),
  },
  (table) => [index('sign_in_codes_expires').on(table.expires)],
);

export const sessions = pgTable(
  'sessions',
  {
    ownerId: text('owner_id').notNull(),
    /** Hash of the token in the cookie. */
    hash: text().notNull(),
    signedIn: moment('signed_in').notNull(),
    expires: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] }), index('sessions_expires').on(table.expires)],
);
