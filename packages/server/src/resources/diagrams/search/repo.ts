// The words of diagrams in the database: in, diagrams; out, their words, and the diagrams that a search finds.
import type { TenantId } from '@linework/operations';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.js';
import { type DiagramRow, LATEST_FIRST, type ListedRow, onPage, type Page, pageOf } from '../repo.js';
import { diagrams, diagramWords } from '../tables.js';
import { queryOf, vectorOf } from './lexemes.js';

type Searchable = Pick<DiagramRow, 'ownerId' | 'id' | 'title' | 'folder' | 'source'>;

/** To be called after every change of the owner, title, folder or source. */
export async function saveWords(tx: Db, { ownerId, id, ...texts }: Searchable): Promise<void> {
  const change = { words: vectorOf(ownerId, texts), isPartial: false };
  await tx
    .insert(diagramWords)
    .values({ ownerId, diagramId: id, ...change })
    .onConflictDoUpdate({ target: [diagramWords.ownerId, diagramWords.diagramId], set: change });
}

/**
 * So many of the latest diagrams are compared one by one before the index of words is used. Words that many diagrams have soon fill a page this way.
 * The index is left with words that few have: it returns all of them, in no order.
 */
const COMPARED = 1_000;

/** The latest first, of those on the page that have every word of the search. */
export async function searchedPage(
  db: Db,
  ownerId: TenantId,
  page: Page,
  search: string,
): Promise<readonly ListedRow[]> {
  const query = queryOf(ownerId, search);
  if (query === undefined) return [];
  const fits = sql`${diagramWords.words} @@ ${query}::tsquery`;
  const latest = db
    .select({ id: diagrams.id })
    .from(diagrams)
    .where(onPage(ownerId, page))
    .orderBy(...LATEST_FIRST)
    .limit(COMPARED);
  const ofLatest = db
    .select({ id: diagramWords.diagramId })
    .from(diagramWords)
    .where(and(eq(diagramWords.ownerId, ownerId), among(diagramWords.diagramId, latest.getSQL()), fits));
  const recent = await pageOf(db, ownerId, page, among(diagrams.id, ofLatest.getSQL()));
  if (recent.length === page.limit) return recent;
  // The lexemes name the owner too. As an expression, the owner leads to no other index, which PostgreSQL would choose while it has no statistics.
  const isOwn = sql`${diagramWords.ownerId} || '' = ${ownerId}`;
  const ofAll = db.select({ id: diagramWords.diagramId }).from(diagramWords).where(and(isOwn, fits));
  return pageOf(db, ownerId, page, among(diagrams.id, ofAll.getSQL()));
}

/** An array, so that PostgreSQL finds the ids first, whatever it estimates their number to be. */
const among = (id: AnyPgColumn, ids: SQL): SQL => sql`${id} = any(array(${ids}))`;

/** Diagrams whose sources one sweep reads. */
const READ = 1_000;

/** Completes the words of diagrams that are older than the index: the migration knew only their titles and folders. */
export async function completeWords(tx: Db): Promise<void> {
  const rows = await tx
    .select({
      ownerId: diagrams.ownerId,
      id: diagrams.id,
      title: diagrams.title,
      folder: diagrams.folder,
      source: diagrams.source,
    })
    .from(diagramWords)
    .innerJoin(diagrams, and(eq(diagrams.ownerId, diagramWords.ownerId), eq(diagrams.id, diagramWords.diagramId)))
    .where(sql`${diagramWords.isPartial}`)
    .limit(READ)
    .for('update', { skipLocked: true });
  for (const row of rows) await saveWords(tx, row);
}
