// Requests to identity providers and receivers of audit logs, whose addresses an organisation chose (server-side request forgery): only https and
// public addresses, but for the hosts that the operator of this service names, which can be in its own network. No redirects, ten seconds, 512 kB.
// In: an address; out, the response, or a failure that does not reveal what is behind the address.
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as safeRequest } from 'node:https';
import { isIP } from 'node:net';
import { boundedAnswer } from './bounded-answer.js';
import { isPublicAddress } from './public-address.js';
import { byDns, publicLookup, type Resolve } from './public-lookup.js';

const PATIENCE = 10_000;

/** Bytes. */
const MOST = 512_000;

/** Headers of a response that callers need. */
const KEPT: readonly string[] = [
  'content-type',
  'cache-control',
  'expires',
  'age',
  'date',
  'dpop-nonce',
  'www-authenticate',
  'retry-after',
];

/** Statuses that come without a body (Fetch, 2.2.3). */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

export interface ProviderRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Bytes of the answer's body that are enough, if not all of it is needed. */
  readonly enough?: number;
}

export type ProviderFetch = (address: string, request?: ProviderRequest) => Promise<Response>;

export class UnreachableProvider extends Error {}

export function providerFetch(hosts: readonly string[], resolve: Resolve = byDns): ProviderFetch {
  return async (address, { method = 'GET', headers = {}, body, enough } = {}) => {
    const url = new URL(address);
    const isOwn = hosts.includes(url.host);
    demandReachable(url, hosts);
    return answered(
      url,
      { body, enough },
      {
        method,
        agent: false,
        headers: { accept: 'application/json', ...headers, 'user-agent': 'linework' },
        signal: AbortSignal.timeout(PATIENCE),
        ...(isOwn ? {} : { lookup: publicLookup(resolve) }),
      },
    );
  };
}

/** Throws an `UnreachableProvider`. A name is looked up only by a request. */
export function demandReachable({ protocol, hostname, username, password, host }: URL, hosts: readonly string[]): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const isFit =
    hosts.includes(host) ||
    (protocol === 'https:' &&
      username === '' &&
      password === '' &&
      (isIP(bare) === 0 ? bare.includes('.') : isPublicAddress(bare)));
  if (!isFit)
    throw new UnreachableProvider(
      `${host} is not on the public web. The operator of this service can allow it with LINEWORK_PROVIDER_HOSTS.`,
    );
}

async function answered(
  url: URL,
  { body, enough }: { readonly body: string | undefined; readonly enough: number | undefined },
  options: RequestOptions,
): Promise<Response> {
  const outgoing = (url.protocol === 'https:' ? safeRequest : plainRequest)(url, options);
  const tooLong = new UnreachableProvider(`${url.host} answers with more than ${MOST / 1_000} kB.`);
  const bound = enough === undefined ? { most: MOST, tooLong, body } : { most: enough, tooLong: undefined, body };
  const { answer, body: content } = await boundedAnswer(outgoing, bound).catch((error) => {
    throw error === tooLong ? tooLong : new UnreachableProvider(`${url.host} cannot be reached.`);
  });
  const headers = KEPT.flatMap((name): [string, string][] => {
    const value = answer.headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  const { statusCode: status = 0 } = answer;
  if (status < 200 || status > 599) throw new UnreachableProvider(`${url.host} answers with an unknown status.`);
  return new Response(BODILESS.has(status) ? null : new Uint8Array(content), { status, headers });
}
