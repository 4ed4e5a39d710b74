// Reads a client's metadata document from the internet, and nothing from this network (server-side request forgery): only https, only port
// 443, no redirects, addresses checked when they are connected to, five seconds, 64 kB. In: an address that a stranger chose; out, the
// response, or a failure that does not reveal what is behind the address.
import type { ClientRequest, RequestOptions } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { boundedAnswer } from '../../platform/outbound/bounded-answer.js';
import { isPublicAddress } from '../../platform/outbound/public-address.js';
import { byDns, publicLookup, type Resolve } from '../../platform/outbound/public-lookup.js';

const PATIENCE = 5_000;

/** Bytes. */
export const MOST_OF_DOCUMENT = 64_000;

export function documentFetch(resolve: Resolve = byDns): (address: string | URL) => Promise<Response> {
  return async (address) => {
    const url = new URL(address);
    demandPublic(url);
    return bounded(request(url, { ...ASKED, lookup: publicLookup(resolve), signal: AbortSignal.timeout(PATIENCE) }));
  };
}

function demandPublic({ protocol, hostname, port, username, password }: URL): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const isFit =
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    (isIP(bare) === 0 ? bare.includes('.') : isPublicAddress(bare));
  if (!isFit) throw new Error('The address of the document is not on the public web.');
}

const ASKED: RequestOptions = { agent: false, headers: { accept: 'application/json', 'user-agent': 'linework' } };

/** The response to a request that is not sent yet, complete. */
export async function bounded(outgoing: ClientRequest): Promise<Response> {
  const tooLong = new Error('The document is too long.');
  const { answer, body } = await boundedAnswer(outgoing, { most: MOST_OF_DOCUMENT, tooLong });
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    name === 'cache-control' || name === 'expires' ? [[name, String(value)] as [string, string]] : [],
  );
  // A redirect is not followed: its status is not 200, and the caller accepts no other.
  const status = answer.statusCode === 200 ? 200 : 502;
  return new Response(new Uint8Array(body), { status, headers });
}
