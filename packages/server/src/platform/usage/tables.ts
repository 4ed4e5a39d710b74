import { PLANS } from '@linework/operations';
import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from '../db/columns.js';
import { ACTS } from './act.js';

/** The plan that a tenant pays for. A tenant without a row has what `planOf` says. */
export const subscriptions = pgTable('subscriptions', {
  ownerId: ownerId().primaryKey(),
  plan: text({ enum: PLANS }).notNull(),
  /** Who says so: the operator of the service, or the payment provider, which changes only its own. */
  by: text({ enum: ['operator', 'provider'] })
    .notNull()
    .default('operator'),
});

export const usageDays = pgTable(
  'usage_days',
  {
    ownerId: ownerId(),
    /** UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** Empty if a signed-in user did it, or a member for the organisation. */
    keyId: text('key_id').notNull(),
    /** The member who did it for the organisation; empty for its keys, and for an account, which is its own member. */
    accountId: text('account_id').notNull().default(''),
    act: text({ enum: ACTS }).notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.keyId, table.accountId, table.act] })],
);
