// The hosted diagrams of an account: in, a client and a request; out, what the service returns. Lists are read in pages, up to a limit.
import { callOnce } from './call-once.js';
import type { ServiceClient } from './client.js';

export interface Hosted {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly folder: string;
  readonly visibility: string;
  readonly locked: boolean;
  readonly version: number;
  readonly updatedAt: string;
  readonly url: string;
}

export interface Version {
  readonly number: number;
  readonly title: string;
  readonly kind: string;
  readonly createdAt: string;
  readonly restoredFrom: number | null;
}

/** `next` is null if there are no more. */
export type Page<Name extends string, Item> = Readonly<Record<Name, readonly Item[]>> & {
  readonly next: string | number | null;
};

export interface Listing {
  readonly folder: string | undefined;
  readonly search: string | undefined;
  readonly deleted: boolean;
  readonly limit: number;
}

export function listed(client: ServiceClient, { folder, search, deleted, limit }: Listing) {
  const query = {
    ...(folder === undefined ? {} : { folder }),
    ...(search === undefined ? {} : { search }),
    ...(deleted ? { deleted: 'true' } : {}),
  };
  return paged<'diagrams', Hosted>(client, 'diagrams', '/user/diagrams', query, { limit, page: 100 });
}

export function versionsOf(client: ServiceClient, id: string, limit: number) {
  return paged<'versions', Version>(client, 'versions', `${pathOf(id)}/versions`, {}, { limit, page: 50 });
}

export async function restored(client: ServiceClient, id: string, version: number): Promise<Hosted> {
  const path = `${pathOf(id)}/versions/${version}/restore`;
  return (await callOnce(client, path, {})).value as Hosted;
}

export const locked = (client: ServiceClient, id: string): Promise<Hosted> =>
  changed(client, `${pathOf(id)}/lock`, 'PUT');

export const unlocked = (client: ServiceClient, id: string): Promise<Hosted> =>
  changed(client, `${pathOf(id)}/lock`, 'DELETE');

export const moved = (client: ServiceClient, id: string, folder: string): Promise<Hosted> =>
  changed(client, pathOf(id), 'PATCH', { folder: folder === '/' ? '' : folder });

export const undeleted = (client: ServiceClient, id: string): Promise<Hosted> =>
  changed(client, pathOf(id), 'PATCH', { deleted: false });

export async function removed(client: ServiceClient, id: string): Promise<void> {
  await client.call(pathOf(id), { method: 'DELETE' });
}

async function changed(client: ServiceClient, path: string, method: string, body?: unknown): Promise<Hosted> {
  return (await client.call(path, { method, ...(body === undefined ? {} : { body }) })).value as Hosted;
}

async function paged<Name extends string, Item>(
  { call }: ServiceClient,
  name: Name,
  path: string,
  query: Readonly<Record<string, string>>,
  { limit, page }: { readonly limit: number; readonly page: number },
): Promise<Page<Name, Item>> {
  const items: Item[] = [];
  let next: string | number | null = null;
  do {
    const cursor: Readonly<Record<string, string>> = next === null ? {} : { cursor: String(next) };
    const search = new URLSearchParams({ ...query, ...cursor, limit: String(Math.min(page, limit - items.length)) });
    const batch = (await call(`${path}?${search}`)).value as Page<Name, Item>;
    if (batch[name].length === 0) next = null;
    else next = batch.next;
    items.push(...batch[name]);
  } while (next !== null && items.length < limit);
  return { [name]: items, next } as unknown as Page<Name, Item>;
}

const pathOf = (id: string): string => `/user/diagrams/${encodeURIComponent(id)}`;
