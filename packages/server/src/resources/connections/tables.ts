import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/columns.js';

/** Records of the authorization server: requests, codes, grants, refresh tokens and registered clients. */
export const oauthRecords = pgTable(
  'oauth_records',
  {
    model: text().notNull(),
    /** A hash of the value, so that no token can be read from it. */
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text('grant_id'),
    uid: text(),
    consumed: moment(),
    expires: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oauth_records_grant').on(table.grantId),
    index('oauth_records_uid').on(table.model, table.uid),
    index('oauth_records_expires').on(table.expires),
  ],
);
