// What an identity provider provisions in an organisation (SCIM 2.0): the tokens that it comes with, its users, its groups, and who is in which.
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';
import { KEY_ROLES } from '../keys/tables.js';
import type { Folded, Plain } from './schema/plain.js';

export const scimTokens = pgTable(
  'scim_tokens',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    madeBy: text('made_by').notNull(),
    made: moment().notNull(),
    lastUsed: date('last_used', { mode: 'string' }),
    /** For one that another token replaced. */
    ends: moment(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), index('scim_tokens_ends').on(table.ends)],
);

export const scimUsers = pgTable(
  'scim_users',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    /** As the provider wrote it, with all attributes that it sent. */
    resource: jsonb().$type<Plain>().notNull(),
    /** The same as `folded`, for what is looked for by equality. */
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    email: text().notNull(),
    active: boolean().notNull(),
    /** What filters compare without regard to case, in lower case. */
    folded: jsonb().$type<Folded>().notNull(),
    /** The account that it is; null for one whose person has not confirmed it. */
    accountId: text('account_id'),
    /** Whether provisioning made the account. */
    madeAccount: boolean('made_account').notNull(),
    version: integer().notNull(),
    made: moment().notNull(),
    updated: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    uniqueIndex('scim_users_name').on(table.ownerId, table.userName),
    uniqueIndex('scim_users_email').on(table.ownerId, table.email),
    uniqueIndex('scim_users_account').on(table.ownerId, table.accountId).where(sql`${table.accountId} is not null`),
    index('scim_users_external').on(table.ownerId, table.externalId),
    index('scim_users_made').on(table.ownerId, table.made, table.id),
  ],
);

export const scimGroups = pgTable(
  'scim_groups',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    displayName: text('display_name').notNull(),
    /** The name in lower case. */
    folded: text().notNull(),
    externalId: text('external_id'),
    /** What its members are in the organisation. An owner is always chosen by a person. */
    role: text({ enum: KEY_ROLES }),
    version: integer().notNull(),
    made: moment().notNull(),
    updated: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('scim_groups_name').on(table.ownerId, table.folded),
    index('scim_groups_external').on(table.ownerId, table.externalId),
    index('scim_groups_made').on(table.ownerId, table.made, table.id),
  ],
);

export const scimGroupMembers = pgTable(
  'scim_group_members',
  { ownerId: ownerId(), groupId: text('group_id').notNull(), userId: text('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.groupId, table.userId] }),
    index('scim_group_members_user').on(table.ownerId, table.userId),
  ],
);
