// An operation over HTTP as data: where each field of its input stands in a request, and what its answer is besides a value.
// In: a declaration; out, the routes, the OpenAPI document and the tests that read it.

export interface HttpRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces: `/user/api-keys/{id}`. */
  readonly path: string;
  readonly tag: Tag;
  /**
   * Fields that stand elsewhere than the rule says: those that the path names stand there, the others in the query of a GET or
   * DELETE and in the body of the rest.
   */
  readonly places?: Readonly<Record<string, 'query' | 'header' | 'cookie'>>;
  /** JSON when left out. */
  readonly body?: RequestBody;
  /** Bytes of a body; the service's own limit when left out. */
  readonly bodyLimit?: number;
  /** Status of success: 200 when left out. One without a value (204) answers no body. */
  readonly status?: 200 | 201 | 202 | 204;
  /** JSON when left out. */
  readonly answer?: AnswerBody;
  /** Whether the answer may send the caller to another address. */
  readonly redirects?: boolean;
  /** Headers that an answer may have, each with what it says. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Cookies that an answer may set. */
  readonly cookies?: readonly string[];
}

/** A resource, as the description of the service groups operations. */
export interface Tag {
  readonly name: string;
  readonly description: string;
}

/**
 * `json`: fields of an object in further media types, such as `application/scim+json`. `form`: fields as a browser's form sends
 * them. `bytes`: the body is the field `field`, as bytes.
 */
export type RequestBody =
  | { readonly as: 'json'; readonly mediaTypes: readonly string[] }
  | { readonly as: 'form' }
  | { readonly as: 'bytes'; readonly mediaTypes: readonly string[]; readonly field: string };

/**
 * `json`: the value in another media type; `others` are those that a reply may write it in instead. `field`: one field alone, text or bytes, as a download. `picture`: the picture alone for
 * who accepts its media type rather than JSON.
 */
export type AnswerBody =
  | { readonly as: 'json'; readonly mediaType: string; readonly others?: readonly string[] }
  | { readonly as: 'field'; readonly mediaType: string; readonly field: string }
  | { readonly as: 'picture' };

/** What an answer over HTTP has besides its value; the declaration names all that may come. */
export interface Reply {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
  /** Where the caller is sent (303). */
  readonly redirect?: string;
  /** The value in a media type that the declaration names beside JSON. */
  readonly written?: { readonly mediaType: string; readonly text: string };
}

/** Sent back to this service alone, and never shown to scripts. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Seconds; 0 takes the cookie back. Without it, until the browser is closed. */
  readonly maxAge?: number;
  /** Also on the way here from another site: what sign-in through an identity provider needs. */
  readonly crossSite?: boolean;
  /** On http, which only a service of this machine speaks: browsers keep no secure cookie there. */
  readonly plain?: boolean;
}

export type Place = 'path' | 'query' | 'header' | 'cookie' | 'body';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Names of the parameters of a path. */
export function pathParameters({ path }: HttpRoute): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

export function placeOf(route: HttpRoute, field: string): Place {
  if (pathParameters(route).includes(field)) return 'path';
  const said = Object.hasOwn(route.places ?? {}, field) ? route.places?.[field] : undefined;
  return said ?? (hasBody(route) ? 'body' : 'query');
}

export function hasBody({ method }: HttpRoute): boolean {
  return method !== 'GET' && method !== 'DELETE';
}

/** Media types that a body may have. */
export function bodyTypes({ body }: HttpRoute): readonly string[] {
  if (body === undefined) return ['application/json'];
  return body.as === 'form' ? [FORM_TYPE] : body.mediaTypes;
}

export function statusOf({ status }: HttpRoute): number {
  return status ?? 200;
}
