import type { TenantId } from '@linework/operations';
import { isNotNull } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/db/columns.js';

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    /** Where emails to the account go. Who signs in to it is in `identities`. Empty once it is erased. */
    email: text().notNull(),
    made: moment().notNull(),
    /** Since when what it has is being erased. The row itself goes last. */
    erased: moment(),
  },
  (table) => [index('accounts_erased').on(table.erased).where(isNotNull(table.erased))],
);

/** What an account can sign in as, each proved once. An account can have several, and they end with it. */
export const identities = pgTable(
  'identities',
  {
    kind: text({ enum: ['mail', 'oidc', 'saml', 'scim'] }).notNull(),
    /** The connection that vouches for the subject. Empty for mail, which the service verifies itself. */
    issuer: text().notNull(),
    /** Email address, `sub`, NameID or SCIM id. */
    subject: text().notNull(),
    /** Whose connection it is, with which it is erased. */
    organisation: text().$type<TenantId>(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    verified: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.issuer, table.subject] }),
    index('identities_of_account').on(table.accountId),
    index('identities_of_organisation').on(table.organisation),
  ],
);
