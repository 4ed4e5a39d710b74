// What a table holds, as people read it: in, a manifest's declaration; out, whose its rows are. An export, erasure and docs/privacy.md follow from it, so that
// none of them can forget a table.
import type { TenantId } from '@linework/operations';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { ArchiveEntry } from '../archive/entry.js';
import type { Db } from '../db/db.js';

/** What tables are for, in the order of docs/privacy.md. */
export const PURPOSES = [
  'Account and sign-in',
  'Diagrams',
  'Organisation',
  'House style',
  'Single sign-on',
  'Drift',
  'Payments and plan',
  'Operation of the service',
] as const;

/** In an archive, each row is a line of `file`. */
export interface Exported {
  /** Its name without `.ndjson`. */
  readonly file: string;
  /** The same for the rows in which an account is named, if others own them. */
  readonly accountFile?: string;
  /** Columns that only the service can use, or that would open something to their reader. */
  readonly secret?: readonly PgColumn[];
  /** Columns whose content is in files of its own. */
  readonly inFiles?: readonly PgColumn[];
  /** Where those are, for the README of the archive. */
  readonly folder?: string;
  readonly files?: (db: Db, ownerId: TenantId) => AsyncIterable<ArchiveEntry>;
}

interface Described {
  readonly table: PgTable;
  readonly purpose: (typeof PURPOSES)[number];
  /** A noun phrase: what a row says. */
  readonly holds: string;
  /** When a row goes, besides with its owner. */
  readonly until: string;
  /** The column with the account that a row is about: in a table without an owner, or of other owners. */
  readonly account?: PgColumn;
  /** Rows can have megabytes, so that few of them are in memory at once. */
  readonly wide?: true;
}

/** `notExported`: why an archive has nothing of it. */
export type Stored = Described & ({ readonly exported: Exported } | { readonly notExported: string });

export type ExportedTable = Extract<Stored, { readonly exported: Exported }>;

export function isExported(stored: Stored): stored is ExportedTable {
  return 'exported' in stored;
}

const OWNER = 'owner_id';

export function ownerColumn(table: PgTable): PgColumn | undefined {
  return getTableConfig(table).columns.find(({ name }) => name === OWNER);
}

export function nameOf({ table }: Pick<Stored, 'table'>): string {
  return getTableConfig(table).name;
}
