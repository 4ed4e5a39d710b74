import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/columns.js';

export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  email: text().notNull(),
  made: moment().notNull(),
});
