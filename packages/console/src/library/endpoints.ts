// The endpoints of a library: in, its owner; out, what can be asked of it. The only place that knows which paths are whose.
import { answered, api } from '../api/client.js';
import type { BodyOf, Of } from '../api/of.js';
import type { Owner } from './owner.js';

export type Diagram = Of<'/user/diagrams', 'get'>['diagrams'][number];
export type FolderCount = NonNullable<Of<'/user/diagrams', 'get'>['folders']>[number];
export type Version = Of<'/user/diagrams/{id}/versions', 'get'>['versions'][number];
export type VersionSource = Of<'/user/diagrams/{id}/versions/{versionId}', 'get'>;
export type StableLink = Of<'/user/diagrams/{id}/stable-links', 'get'>['links'][number];
export type Moved = Of<'/user/folders', 'patch'>;

/** What is changed of a diagram; what is omitted stays. */
export type Settings = Omit<BodyOf<'/user/diagrams/{id}', 'patch'>, 'organization' | 'deleted'>;

export interface Asked {
  readonly folder?: string;
  readonly folders?: 'true';
  readonly search?: string;
  readonly deleted?: 'true';
  readonly cursor?: string;
  readonly limit?: number;
}

export interface Library {
  readonly list: (query: Asked) => Promise<Of<'/user/diagrams', 'get'>>;
  readonly read: (id: string) => Promise<Diagram>;
  readonly change: (id: string, settings: Settings) => Promise<Diagram>;
  readonly undelete: (id: string) => Promise<Diagram>;
  /** Into another library: that of an organisation by its slug, or one's own. */
  readonly moveTo: (id: string, slug: string | 'own') => Promise<Diagram>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly lock: (id: string) => Promise<Diagram>;
  readonly unlock: (id: string) => Promise<Diagram>;
  readonly versions: (id: string, cursor?: number) => Promise<Of<'/user/diagrams/{id}/versions', 'get'>>;
  readonly version: (id: string, number: number) => Promise<VersionSource>;
  readonly links: (id: string, cursor?: string) => Promise<Of<'/user/diagrams/{id}/stable-links', 'get'>>;
  readonly restore: (id: string, number: number) => Promise<Diagram>;
  /** One request of at most 5,000 diagrams. */
  /** The address of events about who has it open. */
  readonly presence: (id: string) => string;
  readonly moveFolder: (from: string, to: string) => Promise<Moved>;
}

export function libraryOf(owner: Owner): Library {
  return owner.kind === 'account' ? OWN : ofOrganisation(owner.org.slug);
}

const OWN: Library = {
  list: (query) => answered(api.GET('/user/diagrams', { params: { query } })),
  read: (id) => answered(api.GET('/user/diagrams/{id}', { params: { path: { id } } })),
  change: (id, body) => answered(api.PATCH('/user/diagrams/{id}', { params: { path: { id } }, body })),
  undelete: (id) => answered(api.PATCH('/user/diagrams/{id}', { params: { path: { id } }, body: { deleted: false } })),
  moveTo: (id, slug) =>
    answered(api.PATCH('/user/diagrams/{id}', { params: { path: { id } }, body: { organization: slug } })),
  remove: (id) => answered(api.DELETE('/user/diagrams/{id}', { params: { path: { id } } })),
  lock: (id) => answered(api.PUT('/user/diagrams/{id}/lock', { params: { path: { id } } })),
  unlock: (id) => answered(api.DELETE('/user/diagrams/{id}/lock', { params: { path: { id } } })),
  versions: (id, cursor) =>
    answered(api.GET('/user/diagrams/{id}/versions', { params: { path: { id }, query: from(cursor) } })),
  version: (id, number) =>
    answered(
      api.GET('/user/diagrams/{id}/versions/{versionId}', { params: { path: { id, versionId: String(number) } } }),
    ),
  links: (id, cursor) =>
    answered(api.GET('/user/diagrams/{id}/stable-links', { params: { path: { id }, query: from(cursor) } })),
  restore: (id, number) =>
    answered(
      api.POST('/user/diagrams/{id}/versions/{versionId}/restore', {
        params: { path: { id, versionId: String(number) } },
      }),
    ),
  presence: (id) => `/user/diagrams/${id}/presence`,
  moveFolder: (from, to) => answered(api.PATCH('/user/folders', { body: { from, to } })),
};

function ofOrganisation(org: string): Library {
  const at = (id: string) => ({ path: { org, id } });
  const of = (id: string, number: number) => ({ path: { org, id, versionId: String(number) } });
  return {
    list: (query) => answered(api.GET('/orgs/{org}/diagrams', { params: { path: { org }, query } })),
    read: (id) => answered(api.GET('/orgs/{org}/diagrams/{id}', { params: at(id) })),
    change: (id, body) => answered(api.PATCH('/orgs/{org}/diagrams/{id}', { params: at(id), body })),
    undelete: (id) => answered(api.PATCH('/orgs/{org}/diagrams/{id}', { params: at(id), body: { deleted: false } })),
    // Between two organisations there is no direct way.
    moveTo: (id) => answered(api.PATCH('/orgs/{org}/diagrams/{id}', { params: at(id), body: { personal: true } })),
    remove: (id) => answered(api.DELETE('/orgs/{org}/diagrams/{id}', { params: at(id) })),
    lock: (id) => answered(api.PUT('/orgs/{org}/diagrams/{id}/lock', { params: at(id) })),
    unlock: (id) => answered(api.DELETE('/orgs/{org}/diagrams/{id}/lock', { params: at(id) })),
    versions: (id, cursor) =>
      answered(api.GET('/orgs/{org}/diagrams/{id}/versions', { params: { ...at(id), query: from(cursor) } })),
    version: (id, number) =>
      answered(api.GET('/orgs/{org}/diagrams/{id}/versions/{versionId}', { params: of(id, number) })),
    links: (id, cursor) =>
      answered(api.GET('/orgs/{org}/diagrams/{id}/stable-links', { params: { ...at(id), query: from(cursor) } })),
    restore: (id, number) =>
      answered(api.POST('/orgs/{org}/diagrams/{id}/versions/{versionId}/restore', { params: of(id, number) })),
    presence: (id) => `/orgs/${org}/diagrams/${id}/presence`,
    moveFolder: (from, to) =>
      answered(api.PATCH('/orgs/{org}/folders', { params: { path: { org } }, body: { from, to } })),
  };
}

const from = <Cursor>(cursor: Cursor | undefined) => (cursor === undefined ? {} : { cursor });

/** Moves a folder with as many requests as it takes. */
export async function moveWholeFolder(library: Library, from: string, to: string): Promise<Moved> {
  let sum: Moved = { moved: 0, merged: 0, more: true };
  while (sum.more) {
    const { moved, merged, more } = await library.moveFolder(from, to);
    // What the first request finds there; later ones also find what the earlier ones moved.
    sum = { moved: sum.moved + moved, merged: sum.moved === 0 ? merged : sum.merged, more };
  }
  return sum;
}
