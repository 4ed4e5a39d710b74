// Style rules of organisations, as they were sent.
import type { Rules } from '@linework/operations/settings/contract';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const styleRules = pgTable('style_rules', {
  ownerId: ownerId().primaryKey(),
  rules: jsonb().$type<Rules>().notNull(),
  updated: moment().notNull(),
});
