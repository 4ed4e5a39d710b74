// Single sign-on of organisations: its settings, the identity providers, the domains, and the sign-ins under way.
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, ownerId } from '../../platform/db/columns.js';
import type { OidcSettings, RoleRule, SamlSettings, SeenClaim } from './model.js';

export const ssoSettings = pgTable('sso_settings', {
  ownerId: ownerId().primaryKey(),
  /** Whether addresses of the verified domains sign in only through an identity provider. */
  required: boolean().notNull(),
  /** Who becomes a member at the first sign-in: everyone whom the provider signs in, or only those who were invited or provisioned. */
  join: text({ enum: ['anyone', 'invited'] }).notNull(),
  /** The role of those who join, if no rule gives another one. */
  role: text({ enum: ['admin', 'editor', 'viewer'] }).notNull(),
  roleRules: jsonb('role_rules').$type<readonly RoleRule[]>().notNull(),
  /** Hours after which a session that a provider began ends. */
  hours: integer().notNull(),
  updated: moment().notNull(),
});

export const ssoConnections = pgTable(
  'sso_connections',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    name: text().notNull(),
    /** `test`: an admin can try it out, and nobody else sees it. */
    state: text({ enum: ['test', 'on', 'off'] }).notNull(),
    protocol: text({ enum: ['oidc', 'saml'] }).notNull(),
    oidc: jsonb().$type<OidcSettings>(),
    saml: jsonb().$type<SamlSettings>(),
    /** The client secret, encrypted. */
    secret: bytes(),
    made: moment().notNull(),
    updated: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** Keys that assertions are encrypted to. Of the organisation, whose metadata is one for all its SAML connections. */
export const ssoKeys = pgTable(
  'sso_keys',
  {
    ownerId: ownerId(),
    id: text().notNull(),
    /** PEM. */
    certificate: text().notNull(),
    /** Encrypted: the private key. */
    sealed: bytes().notNull(),
    made: moment().notNull(),
    /** Until when an earlier key still opens assertions. Only the newest has no end. */
    ends: moment(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

/** When the provider of a SAML connection is due to be checked, and what its metadata said. */
export const ssoChecks = pgTable(
  'sso_checks',
  {
    ownerId: ownerId(),
    connectionId: text('connection_id').notNull(),
    /** Where its metadata is read again. */
    metadataUrl: text('metadata_url'),
    due: moment().notNull(),
    /** Why the metadata could not be read the last time, for an admin. */
    problem: text(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.connectionId] }), index('sso_checks_due').on(table.due)],
);

export const ssoDomains = pgTable(
  'sso_domains',
  {
    ownerId: ownerId(),
    domain: text().notNull(),
    /** What the domain's TXT record has to say. */
    token: text().notNull(),
    made: moment().notNull(),
    verified: moment(),
    /** When the record was last looked for. */
    checked: moment(),
    /** Since when the record of a verified domain is missing. */
    missing: moment(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.domain] }), index('sso_domains_checked').on(table.checked)],
);

/** Sign-ins that went to a provider, or wait for a code, by the hash of the state that comes back. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    ownerId: ownerId(),
    hash: text().notNull(),
    connectionId: text('connection_id').notNull(),
    /** Encrypted: nonce and code verifier, the id of a SAML request, or a proof that waits for its code. */
    sealed: bytes().notNull(),
    /** Hash of the cookie of the browser that began. */
    browser: text().notNull(),
    expires: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.hash] }),
    index('sso_attempts_hash').on(table.hash),
    index('sso_attempts_expires').on(table.expires),
  ],
);

/** Assertions and logout tokens that were used, and emails about certificates that were sent, until they expire: each counts once. */
export const ssoUsed = pgTable(
  'sso_used',
  { ownerId: ownerId(), hash: text().notNull(), expires: moment().notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] }), index('sso_used_expires').on(table.expires)],
);

/** The last test of a connection, for the admin who set it up. */
export const ssoTests = pgTable(
  'sso_tests',
  {
    ownerId: ownerId(),
    connectionId: text('connection_id').notNull(),
    at: moment().notNull(),
    ok: boolean().notNull(),
    claims: jsonb().$type<readonly SeenClaim[]>().notNull(),
    problems: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.connectionId] })],
);

/** Codes with which an owner signs in when the provider is down, each once. */
export const ssoBreakGlass = pgTable(
  'sso_break_glass',
  { ownerId: ownerId(), hash: text().notNull(), made: moment().notNull() },
  (table) => [primaryKey({ columns: [table.ownerId, table.hash] })],
);
