// Moving a folder in the database: in, an owner, a folder and its new path; out, how many diagrams have moved. A folder is only a path that diagrams
// have, so a move gives the diagrams in it and below it new paths.
import type { TenantId } from '@linework/operations';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { folderVector } from './search/lexemes.js';
import { diagrams, diagramWords } from './tables.js';

/** A diagram that is not deleted, in a folder or below it. */
function within(ownerId: TenantId, folder: string): SQL | undefined {
  const below = sql`starts_with(${diagrams.folder}, ${`${folder}/`})`;
  return and(eq(diagrams.ownerId, ownerId), isNull(diagrams.deleted), or(eq(diagrams.folder, folder), below));
}

export async function countWithin(tx: Db, ownerId: TenantId, folder: string): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(diagrams).where(within(ownerId, folder));
  return row?.count ?? 0;
}

export interface FiledRow {
  readonly id: string;
  readonly folder: string;
}

/** Locked until the transaction ends, always in the same order, so that two moves do not wait for each other. */
export async function heldWithin(
  tx: Db,
  ownerId: TenantId,
  folder: string,
  most: number,
): Promise<readonly FiledRow[]> {
  return tx
    .select({ id: diagrams.id, folder: diagrams.folder })
    .from(diagrams)
    .where(within(ownerId, folder))
    .orderBy(diagrams.id)
    .limit(most)
    .for('update');
}

export async function lockedWithin(tx: Db, ownerId: TenantId, folder: string, most: number) {
  return tx
    .select({ id: diagrams.id, title: diagrams.title })
    .from(diagrams)
    .where(and(within(ownerId, folder), isNotNull(diagrams.locked)))
    .orderBy(diagrams.id)
    .limit(most);
}

/** In place of `from`, which is the folder or one above it. */
export function movedPath(folder: string, from: string, to: string): string {
  const rest = folder.slice(from.length);
  return to === '' ? rest.slice(1) : `${to}${rest}`;
}

/** Their time of change stays: a list keeps its order. */
export async function refileWithin(
  tx: Db,
  ownerId: TenantId,
  rows: readonly FiledRow[],
  pathOf: (folder: string) => string,
): Promise<void> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const isHeld = sql`${diagrams.ownerId} = ${ownerId} and ${diagrams.id} in (select jsonb_array_elements_text(${ids}::jsonb))`;
  const paths = [...new Set(rows.map(({ folder }) => folder))].map((folder) => {
    const to = pathOf(folder);
    return { folder, to, words: folderVector(ownerId, to) };
  });
  const moved = sql`jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) as moved(folder text, "to" text, words text)`;
  await tx.execute(sql`
    update ${diagramWords} set words = ts_filter(${diagramWords.words}, '{d}') || moved.words::tsvector
    from ${diagrams}, ${moved}
    where ${isHeld} and ${diagrams.folder} = moved.folder
      and ${diagramWords.ownerId} = ${diagrams.ownerId} and ${diagramWords.diagramId} = ${diagrams.id}`);
  await tx.execute(sql`
    update ${diagrams} set folder = moved."to" from ${moved} where ${isHeld} and ${diagrams.folder} = moved.folder`);
}

/** Until the transaction ends, nobody moves folders of this owner, or nobody does anything else that depends on where diagrams are. */
export async function holdFolders(tx: Db, ownerId: TenantId, as: 'moving' | 'using'): Promise<void> {
  const lock = sql.raw(as === 'moving' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.execute(sql`select ${lock}(hashtextextended(${JSON.stringify(['folders', ownerId])}, 0))`);
}
