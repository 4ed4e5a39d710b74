// Reads a client's metadata document from the internet, and nothing from this network (server-side request forgery): only https, only port
// 443, no redirects, addresses checked when they are connected to, five seconds, 64 kB. In: an address that a stranger chose; out, the
// response, or a failure that does not reveal what is behind the address.
import { lookup as lookUp } from 'node:dns';
import type { ClientRequest, RequestOptions } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

const PATIENCE = 5_000;

/** Bytes. */
export const MOST_OF_DOCUMENT = 64_000;

export type Resolve = (
  name: string,
  done: (error: Error | null, addresses: readonly { readonly address: string; readonly family: number }[]) => void,
) => void;

const byDns: Resolve = (name, done) => lookUp(name, { all: true }, done);

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

/** Connects to exactly the address it checked: there is no second lookup that could differ (DNS rebinding). */
function publicLookup(resolve: Resolve): LookupFunction {
  return (name, options, done) =>
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
        return done(new Error('The name of the document has no public address.'), '', 0);
      return options.all ? done(null, [...addresses]) : done(null, first.address, first.family);
    });
}

const ASKED: RequestOptions = { agent: false, headers: { accept: 'application/json', 'user-agent': 'linework' } };

/** The response to a request that is not sent yet, complete. */
export function bounded(outgoing: ClientRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.once('response', (answer) => {
      const blocks: Buffer[] = [];
      let size = 0;
      answer.on('data', (block: Buffer) => {
        size += block.length;
        if (size <= MOST_OF_DOCUMENT) return void blocks.push(block);
        reject(new Error('The document is too long.'));
        outgoing.destroy();
      });
      answer.on('error', reject);
      answer.once('end', () => {
        const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
          name === 'cache-control' || name === 'expires' ? [[name, String(value)] as [string, string]] : [],
        );
        // A redirect is not followed: its status is not 200, and the caller accepts no other.
        const status = answer.statusCode === 200 ? 200 : 502;
        resolve(new Response(Buffer.concat(blocks), { status, headers }));
      });
    });
    outgoing.end();
  });
}
