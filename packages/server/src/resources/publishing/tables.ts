// Where members publish, and what can be reached without an account: by organisation; and each account's own choice.
import type { TenantId } from '@linework/operations';
import { boolean, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';
import { members } from '../members/tables.js';

/** An organisation without a row has chosen nothing. */
export const publishingPolicies = pgTable('publishing_policies', {
  ownerId: ownerId().primaryKey(),
  destination: text({ enum: ['anywhere', 'organisation'] }).notNull(),
  unlisted: text({ enum: ['allowed', 'forbidden'] }).notNull(),
  editable: boolean().notNull(),
  updated: moment().notNull(),
});

/** The organisation that an account publishes to unless it says otherwise; ends with its membership. */
export const publishingDefaults = pgTable(
  'publishing_defaults',
  { ownerId: ownerId(), organisation: text().$type<TenantId>().notNull() },
  (table) => [
    primaryKey({ columns: [table.ownerId] }),
    index('publishing_defaults_of').on(table.organisation, table.ownerId),
    foreignKey({
      name: 'publishing_defaults_of_member',
      columns: [table.organisation, table.ownerId],
      foreignColumns: [members.ownerId, members.accountId],
    }).onDelete('cascade'),
  ],
);
