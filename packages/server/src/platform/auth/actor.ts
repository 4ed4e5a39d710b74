// Finds the caller by an API key in a header or by a session cookie. Routes and operations know only an actor.
import {
  type Access,
  type Actor,
  type Membership,
  membershipOf,
  refusedAccess,
  roleRefusal,
} from '@linework/operations';
import { parse as parseCookies } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { failureOfKey, RequestError } from '../http/envelope.js';
import { ownNames } from '../http/own-names.js';
import { suspendedWords } from '../suspensions/suspensions.js';
import { lacking, NOT_SOLD, type Selling } from '../usage/lacking.js';

/** A request's credentials. `route` is where it was sent, since an agent's token is valid for a single route. */
export type Credential = { readonly key: string; readonly route?: string | undefined } | { readonly session: string };

/** Finds the actor for credentials; undefined if they are unknown, revoked or expired. */
export type Authenticate = (credential: Credential) => Promise<Actor | undefined>;

/** What a caller is in the organisation that a path names, by its slug or its id; undefined for a stranger, and if there is no such organisation. */
export type MemberAs = (actor: Actor, named: string) => Promise<Membership | undefined>;

/** The session cookie. Browsers bind the first name to https, this host and all its paths (RFC 6265bis, section 4.1.3). */
export function sessionCookie(baseUrl: string): { readonly name: string; readonly plain: boolean } {
  return baseUrl.startsWith('https:') ? { name: '__Host-linework', plain: false } : { name: 'linework', plain: true };
}

/** The cookie of a browser that requested a sign-in code. */
export function browserCookie(baseUrl: string): { readonly name: string; readonly plain: boolean } {
  const { name, plain } = sessionCookie(baseUrl);
  return { name: `${name}-browser`, plain };
}

/** Returns the key in `Authorization: Bearer KEY`, or undefined. */
export function bearerKey(header: string | undefined): string | undefined {
  const key = /^Bearer +([\w.~+/-]{1,512}=*) *$/i.exec(header ?? '')?.[1];
  return key === undefined || key === '' ? undefined : key;
}

export interface Door {
  readonly authenticate: Authenticate;
  /** Omitted if nothing has an organisation. */
  readonly memberAs?: MemberAs;
  readonly baseUrl: string;
  /** How plans are changed; omitted if nothing has one. */
  readonly selling?: Selling;
  /** Address that answers for the service, if the operator has named one. */
  readonly contact?: string | undefined;
}

/** Returns the actor of a request if one is needed; throws if the rule refuses it. */
export async function admitted(request: FastifyRequest, access: Access, door: Door): Promise<Actor | undefined> {
  if (access === 'public') return undefined;
  const path = request.params as Readonly<Record<string, unknown>>;
  const known = await actorOf(request, door);
  const actor = known && access.role ? await inOrganisation(known, path[access.role.in], door) : known;
  const refused = refusedAccess(access, actor, path);
  // A browser sends its session to a picture in a page too. A session that is not enough must not hide what everyone sees.
  if (refused !== undefined && access.open && actor?.by === 'session') return undefined;
  if (refused === 'auth.scope_required')
    throw new RequestError(refused, `The API key lacks the scope ${access.scope}.`);
  if (refused === 'account.suspended')
    throw new RequestError(
      refused,
      suspendedWords(actor?.isSuspended && actor.tenant.kind === 'account' ? 'account' : 'organisation', door.contact),
    );
  if (refused === 'auth.account_required' && actor !== undefined) {
    const own = `/orgs/${actor.tenant.id}`;
    throw new RequestError(
      refused,
      `This key belongs to an organisation. Use the paths under ${own}, such as ${own}/diagrams.`,
    );
  }
  if (refused === 'auth.role_required' && access.role !== undefined) {
    const own = actor && membershipOf(actor, path[access.role.in])?.role;
    throw new RequestError(refused, roleRefusal(access.role.permits, own));
  }
  if (refused === 'plan.pro_required' && access.feature !== undefined && actor !== undefined)
    throw new RequestError(refused, lacking(access.feature, actor, door.selling ?? NOT_SOLD));
  if (refused !== undefined) throw refusal(refused);
  return actor;
}

async function inOrganisation(actor: Actor, named: unknown, { memberAs }: Door): Promise<Actor> {
  const membership = typeof named === 'string' ? await memberAs?.(actor, named) : undefined;
  return membership === undefined ? actor : { ...actor, memberships: { [named as string]: membership } };
}

/** Finds the caller from the credentials; throws if they are invalid, or if another site sent the browser here. */
export async function actorOf(request: FastifyRequest, { authenticate, baseUrl }: Door): Promise<Actor | undefined> {
  const key = bearerKey(request.headers.authorization);
  if (key !== undefined) {
    const actor = await authenticate({ key, route: request.routeOptions.url });
    if (actor === undefined) throw refusal('auth.key_invalid');
    return actor;
  }
  const session = sessionOf(request, baseUrl);
  const actor = session === undefined ? undefined : await authenticate({ session });
  if (actor !== undefined && !SAFE.has(request.method)) demandOwnOrigin(request, baseUrl);
  return actor;
}

export function sessionOf({ headers }: Pick<FastifyRequest, 'headers'>, baseUrl: string): string | undefined {
  const token = parseCookies(headers.cookie ?? '')[sessionCookie(baseUrl).name];
  return token !== undefined && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>, baseUrl: string): string | undefined {
  return parseCookies(headers.cookie ?? '')[browserCookie(baseUrl).name];
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send a cookie automatically, so a write has to prove that one of our pages sent it, whatever its path, under one of our names. */
export function demandOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, baseUrl: string): void {
  const { origin, host } = headers;
  ownNames(baseUrl)({ host, origin });
  const from = headers['sec-fetch-site'];
  const isOwn = origin === undefined ? from === 'same-origin' : from === undefined || from === 'same-origin';
  if (!isOwn)
    throw new RequestError(
      'request.origin_refused',
      'A request with a session or from a form needs an Origin header with the address of this service.',
    );
}

function refusal(key: NonNullable<ReturnType<typeof refusedAccess>> | 'auth.key_invalid'): RequestError {
  return new RequestError(key, failureOfKey(key).message);
}
