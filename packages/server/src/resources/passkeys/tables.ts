// Passkeys of accounts, and what authenticators are asked to sign.
import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, ownerId } from '../../platform/db/columns.js';

export const passkeys = pgTable(
  'passkeys',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    /** What the authenticator calls it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** In the form of COSE (RFC 9052). */
    publicKey: bytes('public_key').notNull(),
    /** Signatures so far, as the authenticator counts them; 0 if it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser reaches the authenticator. */
    transports: text().array().notNull(),
    name: text().notNull(),
    made: moment().notNull(),
    lastUsed: date('last_used', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Each can be signed once, by whom it was given to. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    /** The browser that signs in, or the session that adds a passkey: neither can be read from it. */
    holder: text().notNull(),
    expires: moment().notNull(),
  },
  (table) => [index('passkey_challenges_expires').on(table.expires)],
);
