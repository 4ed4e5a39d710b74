// Publishes a source: in, the source and its settings; out, its links and what changed, or the errors that the service found in it.
import { printable } from '../terminal/printable.js';
import { callOnce } from './call-once.js';
import { type ServiceAnswer, type ServiceClient, ServiceFailure } from './client.js';

export interface Publishing {
  /** Slug or id of the organisation that gets it; the account itself if omitted. */
  readonly organization?: string;
  readonly source: string;
  readonly title?: string;
  readonly folder?: string;
  readonly alias?: string;
  readonly theme?: 'light' | 'dark' | 'auto';
  readonly embedSource?: boolean;
  readonly visibility?: 'private' | 'unlisted';
}

export interface Published {
  readonly id: string;
  readonly url: string;
  readonly svgUrl: string;
  readonly stableUrl: string | null;
  readonly visibility: 'private' | 'unlisted';
  readonly version: number;
  readonly changed: boolean;
  /** Whose library it went to; null for the account's own, undefined if the service is older than this choice. */
  readonly organization?: { readonly slug: string } | null;
  /** Warnings about the source, which nobody checked; undefined if the service is older than these. */
  readonly diagnostics?: unknown;
  /** What happened to the source; its other settings can change without a new version. */
  readonly status: 'new' | 'updated' | 'unchanged';
}

/** In an organisation, a diagram with the same title in the same folder gets a new version. */
export async function published(client: ServiceClient, { organization, ...body }: Publishing): Promise<Published> {
  const { value } =
    organization === undefined
      ? await callOnce(client, '/v1/diagrams/publish', body)
      : await inOrganization(client, organization, body);
  const done = value as Omit<Published, 'status'>;
  return { ...done, status: !done.changed ? 'unchanged' : done.version === 1 ? 'new' : 'updated' };
}

/** The service does not reveal whether an organisation exists to someone who does not belong to it. */
function inOrganization(client: ServiceClient, organization: string, body: object): Promise<ServiceAnswer> {
  const path = `/orgs/${encodeURIComponent(organization)}/diagrams`;
  return callOnce(client, path, { ...body, replace: true }).catch((error: unknown) => {
    if (!(error instanceof ServiceFailure) || error.code !== 'resource.not_found') throw error;
    const message = `There is no organisation '${organization}', or you do not belong to it.`;
    throw new ServiceFailure(error.code, message, error.details);
  });
}

/** The line that reports it; the link is its last word. */
export function publishedLine(
  name: string,
  { status, version, visibility, organization, url, stableUrl }: Published,
): string {
  const [verb, what] = status === 'new' ? ['published', 'new'] : [status, `version ${version}`];
  const library = organization ? ` to ${printable(organization.slug)}` : '';
  return `${verb} ${name}${library} (${what}, ${visibility}) ${stableUrl ?? url}\n`;
}

/** Whether the service refused the source because of errors in it. */
export function isInvalid(error: unknown): error is ServiceFailure {
  return error instanceof ServiceFailure && error.code === 'diagram.invalid';
}
