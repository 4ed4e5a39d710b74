// Brands of organisations, as they were sent: what follows from them is computed when something is drawn. And which of its organisations' styles an
// account draws with.
import type { BrandInput } from '@linework/core';
import type { TenantId } from '@linework/operations';
import { foreignKey, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';
import { members } from '../members/tables.js';

export const brands = pgTable('brands', {
  ownerId: ownerId().primaryKey(),
  brand: jsonb().$type<BrandInput>().notNull(),
  updated: moment().notNull(),
});

/** Ends with the membership. An account without a row has chosen nothing. */
export const brandChoices = pgTable(
  'brand_choices',
  {
    ownerId: ownerId().primaryKey(),
    /** Null for none. */
    organisation: text().$type<TenantId>(),
  },
  (table) => [
    index('brand_choices_of').on(table.organisation, table.ownerId),
    foreignKey({
      name: 'brand_choices_of_member',
      columns: [table.organisation, table.ownerId],
      foreignColumns: [members.ownerId, members.accountId],
    }).onDelete('cascade'),
  ],
);
