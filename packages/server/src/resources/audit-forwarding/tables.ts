// Where the audit log of an organisation is forwarded to, and how far that is.
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment, ownerId } from '../../platform/db/columns.js';

export const KINDS = ['webhook', 'otlp'] as const;

export const auditForwarding = pgTable(
  'audit_forwarding',
  {
    ownerId: ownerId().primaryKey(),
    kind: text({ enum: KINDS }).notNull(),
    url: text().notNull(),
    /** Names of the headers that are sent along. */
    headerNames: text('header_names').array().notNull(),
    /** Encrypted: the secret that signs webhooks, or the headers. */
    sealed: bytes().notNull(),
    since: moment().notNull(),
    /** The place in the chain up to which entries are delivered: the number and the hash, because a log that was empty counts from 1 again. */
    seq: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    /** When the next delivery is due. */
    due: moment().notNull(),
    /** Which turn delivers now, and until when no other one does. */
    heldBy: text('held_by'),
    heldUntil: moment('held_until'),
    /** Deliveries that have failed one after the other, and since when. */
    failures: integer().notNull(),
    failingSince: moment('failing_since'),
    /** The last failure, also after deliveries have succeeded again. */
    failedAt: moment('failed_at'),
    failure: text(),
    /** When the service gave up until somebody saves the settings again. */
    paused: moment(),
  },
  (table) => [index('audit_forwarding_due').on(table.due)],
);
