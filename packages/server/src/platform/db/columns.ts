// Columns that tables share, and types that drizzle does not have.
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment with JavaScript's precision of milliseconds. */
export const moment = (name?: string) => timestamp(name ?? '', { withTimezone: true, mode: 'date', precision: 3 });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Buffer.from(value),
});
