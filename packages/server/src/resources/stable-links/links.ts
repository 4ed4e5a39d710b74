// Stable links: in, an alias; out, the diagram that it points to. An alias has one owner in the whole service.
import type { TenantId } from '@linework/operations';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { refuse } from '../../platform/endpoint.js';
import { newId } from '../../platform/ids.js';
import { handOverNames, holdNames, named, nameKind, releaseName, takeName } from '../../platform/names/repo.js';
import type { Service } from '../../platform/service.js';
import { aliasTaken } from './errors.js';
import { stableLinks } from './tables.js';

export type Link = typeof stableLinks.$inferSelect;

export const aliasName = nameKind('alias');

/** Maximum links per account. */
const MOST_LINKS = 10_000;

export interface HeldAlias {
  /** Id of its link, even if that has yet to be created. */
  readonly id: string;
  /** The current target. */
  readonly diagramId: string | undefined;
}

/** Locked until the transaction ends, so that of two that are about to create it the second finds what the first created. */
export async function holdAlias(tx: Db, ownerId: TenantId, alias: string): Promise<HeldAlias> {
  const id = newId();
  const holder = await takeName(tx, aliasName, alias, { ownerId, id });
  if (holder.ownerId !== ownerId) refuse(aliasTaken, `Another account has the alias ${alias}.`);
  const link = await linkOf(tx, ownerId, holder.id);
  return { id: holder.id, diagramId: link?.diagramId };
}

/** Finds a link by its alias, regardless of its owner. */
export async function linkNamed(db: Db, alias: string): Promise<Link | undefined> {
  const holder = await named(db, aliasName, alias);
  return holder && linkOf(db, holder.ownerId, holder.id);
}

async function linkOf(db: Db, ownerId: TenantId, id: string): Promise<Link | undefined> {
  const [link] = await db
    .select()
    .from(stableLinks)
    .where(and(eq(stableLinks.ownerId, ownerId), eq(stableLinks.id, id)));
  return link;
}

/** Creates the link, or points it elsewhere. */
export async function linkTo(
  tx: Db,
  { now }: Service,
  ownerId: TenantId,
  alias: string,
  diagramId: string,
): Promise<Link> {
  const { id, diagramId: before } = await holdAlias(tx, ownerId, alias);
  if (before !== undefined) {
    const [link] = await tx
      .update(stableLinks)
      .set({ diagramId })
      .where(and(eq(stableLinks.ownerId, ownerId), eq(stableLinks.id, id)))
      .returning();
    if (link) return link;
  }
  const count = await tx.$count(stableLinks, eq(stableLinks.ownerId, ownerId));
  if (count >= MOST_LINKS)
    refuse('resource.full', `An account has at most ${MOST_LINKS} stable links. Delete one first.`);
  const link = { ownerId, id, alias, diagramId, made: now() };
  await tx.insert(stableLinks).values(link);
  return link;
}

/** Locks the aliases of a diagram until the transaction ends. Lock them before the diagram, as every change of both does. */
export async function holdLinksTo(tx: Db, ownerId: TenantId, diagramId: string): Promise<void> {
  const links = await linksTo(tx, ownerId, diagramId);
  await holdNames(
    tx,
    aliasName,
    links.map(({ alias }) => alias),
  );
}

/** Gives the links of a diagram, which is locked, to another owner. */
export async function handOverLinks(tx: Db, from: TenantId, diagramId: string, to: TenantId): Promise<void> {
  const links = await linksTo(tx, from, diagramId);
  if (links.length === 0) return;
  const count = await tx.$count(stableLinks, eq(stableLinks.ownerId, to));
  if (count + links.length > MOST_LINKS)
    refuse('resource.full', `A library has at most ${MOST_LINKS} stable links. Delete one there first.`);
  await tx
    .update(stableLinks)
    .set({ ownerId: to })
    .where(and(eq(stableLinks.ownerId, from), eq(stableLinks.diagramId, diagramId)));
  await handOverNames(
    tx,
    aliasName,
    links.map(({ alias }) => alias),
    to,
  );
}

/** By alias: all of them, or those of a page. */
export async function linksTo(
  db: Db,
  ownerId: TenantId,
  diagramId: string,
  page?: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly Link[]> {
  const { ownerId: owner, diagramId: diagram, alias } = stableLinks;
  const after = page?.after === undefined ? undefined : gt(alias, page.after);
  const ordered = db
    .select()
    .from(stableLinks)
    .where(and(eq(owner, ownerId), eq(diagram, diagramId), after))
    .orderBy(alias);
  return page === undefined ? ordered : ordered.limit(page.limit);
}

/** Whether it existed. */
export async function unlink(tx: Db, ownerId: TenantId, id: string): Promise<boolean> {
  const [link] = await tx
    .delete(stableLinks)
    .where(and(eq(stableLinks.ownerId, ownerId), eq(stableLinks.id, id)))
    .returning();
  if (link) await releaseName(tx, aliasName, link.alias);
  return link !== undefined;
}
