// Diagrams that the service keeps: in, where one is; out, its newest version, saving another, and publishing. Only on a page that the service serves, with the
// session of its reader; the editor asks it for nothing else.

export type Owner = { readonly kind: 'account' } | { readonly kind: 'organisation'; readonly slug: string };

export interface Place {
  readonly owner: Owner;
  readonly id: string;
}

export interface Version {
  readonly number: number;
  readonly title: string;
  readonly source: string;
}

export interface Reader {
  readonly email: string;
  readonly organizations: readonly { readonly slug: string; readonly name: string; readonly role: string }[];
}

/** What a published diagram is called, and where it is. */
export interface Saved {
  readonly id: string;
  readonly title: string;
  readonly folder: string;
  readonly version: number;
  readonly locked: boolean;
  readonly url: string;
}

export interface Publishing {
  readonly source: string;
  readonly title?: string;
  readonly folder: string;
  readonly visibility: 'private' | 'unlisted';
}

/** Why the service refused, in its words. */
export class ServiceRefusal extends Error {
  /** Stable key; empty if the service wasn't reached. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The place that an address names: `?diagram=ID`, of an organisation with `&organization=SLUG`. */
export function placeIn(query: URLSearchParams): Place | undefined {
  const [id, slug] = [query.get('diagram'), query.get('organization')];
  if (!id) return undefined;
  return { id, owner: slug ? { kind: 'organisation', slug } : { kind: 'account' } };
}

export function addressOf({ id, owner }: Place): string {
  const query = new URLSearchParams({
    diagram: id,
    ...(owner.kind === 'organisation' && { organization: owner.slug }),
  });
  return `/?${query}`;
}

/** Its page in the console. */
export function consoleAddressOf({ id, owner }: Place): string {
  return owner.kind === 'account' ? `/console/diagrams/${id}` : `/console/orgs/${owner.slug}/diagrams/${id}`;
}

const baseOf = (owner: Owner): string => (owner.kind === 'account' ? '/user' : `/orgs/${owner.slug}`);
const pathOf = ({ id, owner }: Place): string => `${baseOf(owner)}/diagrams/${encodeURIComponent(id)}`;

/** Where the service reports who has it open. */
export function presenceAddressOf(place: Place): string {
  return `${pathOf(place)}/presence?doing=editing`;
}

/** Undefined for somebody who isn't signed in. */
export async function readerOf(): Promise<Reader | undefined> {
  return answerTo<Reader>('GET', '/user/me').catch((cause: unknown) => {
    if (cause instanceof ServiceRefusal && cause.code.startsWith('auth.')) return undefined;
    throw cause;
  });
}

/** The newest version. */
export async function latestOf(place: Place): Promise<Version> {
  const [newest] = await versionsOf(place, 1);
  return versionOf(place, newest?.number ?? 1);
}

export interface ListedVersion {
  readonly number: number;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The newest first. */
export async function versionsOf(place: Place, most: number): Promise<readonly ListedVersion[]> {
  const path = `${pathOf(place)}/versions?limit=${most}`;
  return (await answerTo<{ readonly versions: readonly ListedVersion[] }>('GET', path)).versions;
}

export function versionOf(place: Place, number: number): Promise<Version> {
  return answerTo<Version>('GET', `${pathOf(place)}/versions/${number}`);
}

/** Saves after the version that was edited; refused with `resource.changed` if there is a newer one. */
export function saved(place: Place, source: string, after: number): Promise<Saved> {
  return answerTo<Saved>('PUT', `${pathOf(place)}/source`, { source }, { 'if-match': `"${after}"` });
}

export function published(owner: Owner, publishing: Publishing): Promise<Saved> {
  if (owner.kind === 'organisation') return answerTo<Saved>('POST', `${baseOf(owner)}/diagrams`, publishing);
  return answerTo<Saved>('POST', '/v1/diagrams/publish', { ...publishing, personal: true });
}

export async function foldersOf(owner: Owner): Promise<readonly string[]> {
  const { folders = [] } = await answerTo<{ readonly folders?: readonly { readonly folder: string }[] }>(
    'GET',
    `${baseOf(owner)}/diagrams?folders=true&limit=1`,
  );
  return folders.map(({ folder }) => folder);
}

async function answerTo<Value>(
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Value> {
  const sent =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
  const response = await fetch(path, { method, ...sent }).catch(() => {
    throw new ServiceRefusal('', "The service can't be reached. Your text is kept in this browser. Try again later.");
  });
  const value: unknown = await response.json().catch(() => undefined);
  if (response.ok) return value as Value;
  const { errorCode = '', message = `The service answered with status ${response.status}.` } = (value ?? {}) as {
    readonly errorCode?: string;
    readonly message?: string;
  };
  throw new ServiceRefusal(errorCode, message);
}
