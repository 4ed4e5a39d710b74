// Brands of organisations, as they were sent: what follows from them is computed when something is drawn.
import type { BrandInput } from '@linework/core';
import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment, ownerId } from '../../platform/db/columns.js';

export const brands = pgTable('brands', {
  ownerId: ownerId().primaryKey(),
  brand: jsonb().$type<BrandInput>().notNull(),
  updated: moment().notNull(),
});
