// Hosted diagrams in the database: in, an owner; out, the owner's diagrams and their versions. The owner comes first in every query.
import type { TenantId } from '@linework/operations';
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsFrom } from '../../platform/db/db.js';
import type { CursorPlace } from '../../platform/http/cursor.js';
import { handOverNames, nameKind } from '../../platform/names/repo.js';
import { names } from '../../platform/names/tables.js';
import { aliasName } from '../stable-links/links.js';
import { stableLinks } from '../stable-links/tables.js';
import { holdFolders } from './folder-diagrams.js';
import { diagrams, diagramVersions } from './tables.js';

/** The id in the address of a page. */
export const diagramName = nameKind('diagram');

export type DiagramRow = typeof diagrams.$inferSelect;

export type VersionRow = typeof diagramVersions.$inferSelect;

export type DiagramChange = Partial<Omit<DiagramRow, 'ownerId' | 'id' | 'made'>>;

export async function addDiagram(tx: Db, row: DiagramRow): Promise<void> {
  await tx.insert(diagrams).values(row);
}

export async function addVersion(tx: Db, row: VersionRow): Promise<void> {
  await tx.insert(diagramVersions).values(row);
}

const ownRow = (ownerId: TenantId, id: string): SQL | undefined =>
  and(eq(diagrams.ownerId, ownerId), eq(diagrams.id, id));

/** A diagram that is not deleted. */
export async function diagramOf(db: Db, ownerId: TenantId, id: string): Promise<DiagramRow | undefined> {
  const [row] = await db
    .select()
    .from(diagrams)
    .where(and(ownRow(ownerId, id), isNull(diagrams.deleted)));
  return row;
}

/** Where a diagram that is not deleted is filed, and its latest version, without reading its source. */
export async function placeOf(
  db: Db,
  ownerId: TenantId,
  id: string,
): Promise<Pick<DiagramRow, 'folder' | 'version'> | undefined> {
  const [row] = await db
    .select({ folder: diagrams.folder, version: diagrams.version })
    .from(diagrams)
    .where(and(ownRow(ownerId, id), isNull(diagrams.deleted)));
  return row;
}

/** The diagram of an id, regardless of its owner. One statement: between two, it could move. */
export async function diagramNamed(db: Db, id: string): Promise<DiagramRow | undefined> {
  const [row] = await db
    .select(getTableColumns(diagrams))
    .from(names)
    .innerJoin(diagrams, and(eq(diagrams.ownerId, names.ownerId), eq(diagrams.id, names.id), isNull(diagrams.deleted)))
    .where(and(eq(names.kind, diagramName), eq(names.name, id)));
  return row;
}

/** The diagram of an alias. */
export async function diagramBehind(db: Db, alias: string): Promise<DiagramRow | undefined> {
  const [row] = await db
    .select(getTableColumns(diagrams))
    .from(names)
    .innerJoin(stableLinks, and(eq(stableLinks.ownerId, names.ownerId), eq(stableLinks.id, names.id)))
    .innerJoin(
      diagrams,
      and(eq(diagrams.ownerId, stableLinks.ownerId), eq(diagrams.id, stableLinks.diagramId), isNull(diagrams.deleted)),
    )
    .where(and(eq(names.kind, aliasName), eq(names.name, alias)));
  return row;
}

/** A diagram of the owner, locked until the transaction ends; also a deleted one. */
export async function heldDiagram(tx: Db, ownerId: TenantId, id: string): Promise<DiagramRow | undefined> {
  const [row] = await tx.select().from(diagrams).where(ownRow(ownerId, id)).for('update');
  return row;
}

/** Whether the owner has it, which stays so until the transaction ends. */
export async function isStaying(tx: Db, ownerId: TenantId, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: diagrams.id })
    .from(diagrams)
    .where(and(ownRow(ownerId, id), isNull(diagrams.deleted)))
    .for('key share');
  return row !== undefined;
}

/** The newest diagram with a title in a folder; until the transaction ends, nobody else can publish one with `replace`. */
export async function holdTitled(
  tx: Db,
  ownerId: TenantId,
  folder: string,
  title: string,
): Promise<string | undefined> {
  await holdFolders(tx, ownerId, 'using');
  const place = JSON.stringify(['titled', ownerId, folder, title]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  const [row] = await tx
    .select({ id: diagrams.id })
    .from(diagrams)
    .where(
      and(
        eq(diagrams.ownerId, ownerId),
        eq(diagrams.folder, folder),
        eq(diagrams.title, title),
        isNull(diagrams.deleted),
      ),
    )
    .orderBy(desc(diagrams.updated), desc(diagrams.id))
    .limit(1);
  return row?.id;
}

export async function changeDiagram(tx: Db, { ownerId, id }: DiagramRow, change: DiagramChange): Promise<DiagramRow> {
  const [row] = await tx.update(diagrams).set(change).where(ownRow(ownerId, id)).returning();
  if (row === undefined) throw new Error('A locked diagram is missing.');
  return row;
}

/** Gives a locked diagram, its versions and its id to another owner; what else points at it is handed over by its own resource. */
export async function handOverDiagram(
  tx: Db,
  { ownerId, id }: DiagramRow,
  to: TenantId,
  change: DiagramChange,
): Promise<DiagramRow> {
  const [row] = await tx
    .update(diagrams)
    .set({ ...change, ownerId: to })
    .where(ownRow(ownerId, id))
    .returning();
  if (row === undefined) throw new Error('A locked diagram is missing.');
  await handOverNames(tx, diagramName, [id], to);
  return row;
}

export interface Page {
  /** The folders that the caller sees; undefined for all. */
  readonly visible: SQL | undefined;
  readonly folder: string | undefined;
  /** The only diagram to list. */
  readonly id: string | undefined;
  readonly deleted: boolean;
  readonly after: CursorPlace | undefined;
  readonly limit: number;
}

/** A diagram in a list; its source is not read. */
export type ListedRow = Omit<DiagramRow, 'source'>;

/**
 * With its index a page takes the same time anywhere in the list: drizzle creates indexes with nulls last, and one is used only if the order
 * says so too, even when there are none.
 */
export const LATEST_FIRST: readonly SQL[] = [
  sql`${diagrams.updated} desc nulls last`,
  sql`${diagrams.id} desc nulls last`,
];

/** What is on the page or on a later one. */
export function onPage(ownerId: TenantId, { visible, folder, id, deleted, after }: Page): SQL | undefined {
  return and(
    eq(diagrams.ownerId, ownerId),
    deleted ? isNotNull(diagrams.deleted) : isNull(diagrams.deleted),
    visible,
    id === undefined ? undefined : eq(diagrams.id, id),
    folder === undefined ? undefined : eq(diagrams.folder, folder),
    after === undefined
      ? undefined
      : sql`(${diagrams.updated}, ${diagrams.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
  );
}

/** The latest first, of those that a condition allows. */
export async function pageOf(db: Db, ownerId: TenantId, page: Page, only?: SQL): Promise<readonly ListedRow[]> {
  const { source: _, ...columns } = getTableColumns(diagrams);
  return db
    .select(columns)
    .from(diagrams)
    .where(and(onPage(ownerId, page), only))
    .orderBy(...LATEST_FIRST)
    .limit(page.limit);
}

/** Maximum folders in a list. */
export const MOST_FOLDERS = 1_000;

export interface Folders {
  readonly folders: readonly { readonly folder: string; readonly count: number }[];
  /** Whether there are more than the maximum. */
  readonly more: boolean;
}

export async function foldersOf(db: Db, ownerId: TenantId, visible: SQL | undefined): Promise<Folders> {
  const folders = await db
    .select({ folder: diagrams.folder, count: sql<number>`count(*)::int` })
    .from(diagrams)
    .where(and(eq(diagrams.ownerId, ownerId), isNull(diagrams.deleted), visible))
    .groupBy(diagrams.folder)
    .orderBy(diagrams.folder)
    .limit(MOST_FOLDERS + 1);
  return { folders: folders.slice(0, MOST_FOLDERS), more: folders.length > MOST_FOLDERS };
}

const earlier = (ownerId: TenantId, diagramId: string, before: number | undefined): SQL | undefined =>
  and(
    eq(diagramVersions.ownerId, ownerId),
    eq(diagramVersions.diagramId, diagramId),
    before === undefined ? undefined : lt(diagramVersions.number, before),
  );

/** A version in a list; its source and its icons are not read. */
export type ListedVersion = Omit<VersionRow, 'source' | 'icons'>;

/** The latest first, before a given number. */
export async function listedVersionsOf(
  db: Db,
  ownerId: TenantId,
  diagramId: string,
  before: number | undefined,
  limit: number,
): Promise<readonly ListedVersion[]> {
  const { source: _, icons: __, ...columns } = getTableColumns(diagramVersions);
  return db
    .select(columns)
    .from(diagramVersions)
    .where(earlier(ownerId, diagramId, before))
    .orderBy(desc(diagramVersions.number))
    .limit(limit);
}

/** By its id, or by its number. */
export async function versionOf(
  db: Db,
  ownerId: TenantId,
  diagramId: string,
  idOrNumber: string,
): Promise<VersionRow | undefined> {
  const number = /^\d{1,9}$/.test(idOrNumber) ? eq(diagramVersions.number, Number(idOrNumber)) : undefined;
  const [row] = await db
    .select()
    .from(diagramVersions)
    .where(
      and(
        eq(diagramVersions.ownerId, ownerId),
        eq(diagramVersions.diagramId, diagramId),
        or(eq(diagramVersions.id, idOrNumber), number),
      ),
    );
  return row;
}

/** A version's copies of icons that its owner no longer has, as JSON; undefined for none. */
export async function deletedIcons(
  db: Db,
  ownerId: TenantId,
  diagramId: string,
  number: number,
): Promise<string | undefined> {
  const [row] = await rowsFrom<{ readonly copies: string | null }>(
    db,
    sql`select jsonb_agg(copy)::text as copies from diagram_versions v, jsonb_array_elements(v.icons) copy
      where v.owner_id = ${ownerId} and v.diagram_id = ${diagramId} and v.number = ${number}
      and not exists (select from own_icons i where i.owner_id = v.owner_id and i.name = copy ->> 'name')`,
  );
  return row?.copies ?? undefined;
}

/** Permanently deletes diagrams deleted before a moment, with their versions. */
export async function purgeDeleted(tx: Db, before: Date): Promise<void> {
  const gone = await tx.delete(diagrams).where(lt(diagrams.deleted, before)).returning({ id: diagrams.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(names).where(and(eq(names.kind, 'diagram'), inArray(names.name, ids)));
}
