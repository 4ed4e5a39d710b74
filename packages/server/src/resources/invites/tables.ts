// Invitations to an organisation: of one address, or of everyone with an address in a domain who has the link.
import { ROLES } from '@linework/operations';
import { isNull } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const invites = pgTable(
  'invites',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    /** The address, or the domain after an @. */
    invited: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    /** The account that invited. */
    by: text().notNull(),
    made: moment().notNull(),
    expires: moment().notNull(),
    /** When it was accepted by the only one it was for, or revoked. */
    closed: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('invites_open').on(table.ownerId, table.invited).where(isNull(table.closed)),
    index('invites_expire').on(table.expires),
  ],
);
