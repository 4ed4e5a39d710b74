// Who belongs to which organisation, and with which role.
import { ROLES } from '@linework/operations';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const members = pgTable(
  'members',
  {
    ownerId: ownerId(),
    accountId: text('account_id').notNull(),
    role: text({ enum: ROLES }).notNull(),
    joined: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.accountId] }),
    index('members_of_account').on(table.accountId),
  ],
);
