// Everything that an owner has, table by table: in, the declared tables; out, the files of an archive.
import type { Tenant } from '@linework/operations';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ArchiveEntry } from '../../platform/archive/entry.js';
import type { Database } from '../../platform/db/database.js';
import type { Db } from '../../platform/db/db.js';
import { type Row, rowsIn } from '../../platform/stored/rows.js';
import { type ExportedTable, isExported, ownerColumn, type Stored } from '../../platform/stored/stored.js';

export async function* partsOf(
  database: Pick<Database, 'db' | 'of'>,
  stored: readonly Stored[],
  owner: Tenant,
): AsyncGenerator<ArchiveEntry> {
  const own = database.of(owner.id);
  for (const each of stored.filter(isExported)) {
    const { file, accountFile = file, files } = each.exported;
    const column = ownerColumn(each.table);
    if (column !== undefined) yield* linesOf(own, each, column, owner, file);
    // What is about an account can belong to somebody else, behind the wall.
    if (each.account !== undefined && owner.kind === 'account')
      yield* linesOf(database.db, each, each.account, owner, accountFile);
    if (files !== undefined) yield* files(own, owner.id);
  }
}

/** No file for no rows. */
async function* linesOf(
  db: Db,
  stored: ExportedTable,
  column: PgColumn,
  { id }: Tenant,
  file: string,
): AsyncGenerator<ArchiveEntry> {
  const batches = rowsIn(db, stored, column, id);
  const first = await batches.next();
  if (first.done !== true) yield { path: `${file}.ndjson`, content: written(first.value, batches, namesIn(stored)) };
}

async function* written(
  first: readonly Row[],
  batches: AsyncIterable<readonly Row[]>,
  names: readonly string[],
): AsyncGenerator<string> {
  yield first.map((row) => lineOf(row, names)).join('');
  for await (const rows of batches) yield rows.map((row) => lineOf(row, names)).join('');
}

function lineOf(row: Row, names: readonly string[]): string {
  return `${JSON.stringify(Object.fromEntries(names.map((name) => [name, asJson(row[name])])))}\n`;
}

/** Bytes in base64; JSON itself writes a moment as text. */
function asJson(value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}

/** The columns that a line has, as the code calls them. */
function namesIn({ table, exported: { secret = [], inFiles = [] } }: ExportedTable): readonly string[] {
  const without = [...secret, ...inFiles].map(({ name }) => name);
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    without.includes(column.name) ? [] : [name],
  );
}
