// Columns that tables share, and types that drizzle does not have.
import type { TenantId } from '@linework/operations';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** The tenant whose data a row is. Every table that has it is a tenant's. */
export const ownerId = () => text('owner_id').$type<TenantId>().notNull();

/** A moment with JavaScript's precision of milliseconds. */
export const moment = (name?: string) => timestamp(name ?? '', { withTimezone: true, mode: 'date', precision: 3 });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Buffer.from(value),
});

/** Words for PostgreSQL's full-text search, as it writes them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
