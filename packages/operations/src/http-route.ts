// An operation over HTTP as data: where each field of its input goes in a request, and what its response contains besides a value.
// In: a declaration; out, the routes, the OpenAPI document and the tests that read it.

export interface HttpRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces: `/user/api-keys/{id}`. */
  readonly path: string;
  readonly tag: Tag;
  /**
   * Fields that are not in their default place. By default, fields in the path pattern go in the path, the others in the query of a GET or
   * DELETE and in the body of other methods.
   */
  readonly places?: Readonly<Record<string, 'query' | 'header' | 'cookie'>>;
  /** JSON if omitted. */
  readonly body?: RequestBody;
  /** Maximum body size in bytes; the service's own limit if omitted. */
  readonly bodyLimit?: number;
  /** Maximum size of a response in bytes; the service's own limit if omitted. */
  readonly answerLimit?: number;
  /** Status of success: 200 if omitted. 204 sends no body. */
  readonly status?: 200 | 201 | 202 | 204;
  /** JSON if omitted. */
  readonly answer?: AnswerBody;
  /** Whether the response can redirect the caller to another address. */
  readonly redirects?: boolean;
  /** Whether the response can be 304, without a body. */
  readonly conditional?: boolean;
  /** Headers that a response can have, each with its meaning. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Cookies that a response can set. */
  readonly cookies?: readonly string[];
  /** Whether scripts of pages on any site can call it and read every response. Browsers send them no cookies of the service. */
  readonly anyOrigin?: boolean;
  /** Media types in which a failure is sent as a picture to callers that accept them; JSON if omitted. */
  readonly failures?: readonly string[];
}

/** A resource by which the description of the service groups operations. */
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
 * `json`: the value in another media type. `field`: a single field, text or bytes, as a download. `others` are alternatives that a reply can use. `stream`: one of
 * the media types, larger than memory or without an end by itself, as events are; the value has no fields. `picture`: only the picture, for callers that accept its media
 * type rather than JSON.
 */
export type AnswerBody =
  | { readonly as: 'json'; readonly mediaType: string; readonly others?: readonly string[] }
  | { readonly as: 'field'; readonly mediaType: string; readonly field: string; readonly others?: readonly string[] }
  | { readonly as: 'stream'; readonly mediaTypes: readonly string[] }
  | { readonly as: 'picture' };

/** What an HTTP response has besides its value; the declaration lists everything possible. */
export interface Reply {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly Cookie[];
  /** Where the caller is redirected (303). */
  readonly redirect?: string;
  /** The caller already has the value (304). */
  readonly notModified?: boolean;
  /** The media type of a single field, among those that the declaration lists; the first one if omitted. */
  readonly mediaType?: string;
  /** The value in another media type that the declaration lists. */
  readonly written?: { readonly mediaType: string; readonly text: string };
  /** The response piece by piece, in a media type that the declaration lists; each piece is asked for when the caller has read the one before. */
  readonly streamed?: { readonly mediaType: string; readonly pieces: AsyncIterable<string | Uint8Array> };
}

/** Sent only to this service, and never visible to scripts. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Seconds; 0 deletes the cookie. If omitted, it lasts until the browser closes. */
  readonly maxAge?: number;
  /** Also sent with requests from another site, as sign-in through an identity provider requires. */
  readonly crossSite?: boolean;
  /** On http, which only a local service uses: browsers store no secure cookies there. */
  readonly plain?: boolean;
}

export type Place = 'path' | 'query' | 'header' | 'cookie' | 'body';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Names of the parameters in a path. */
export function pathParameters({ path }: HttpRoute): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

export function placeOf(route: HttpRoute, field: string): Place {
  if (pathParameters(route).includes(field)) return 'path';
  const place = Object.hasOwn(route.places ?? {}, field) ? route.places?.[field] : undefined;
  return place ?? (hasBody(route) ? 'body' : 'query');
}

export function hasBody({ method }: HttpRoute): boolean {
  return method !== 'GET' && method !== 'DELETE';
}

/** Media types that a body can have. */
export function bodyTypes({ body }: HttpRoute): readonly string[] {
  if (body === undefined) return ['application/json'];
  return body.as === 'form' ? [FORM_TYPE] : body.mediaTypes;
}

export function statusOf({ status }: HttpRoute): number {
  return status ?? 200;
}
