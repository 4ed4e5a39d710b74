// Which names the service answers to with pages and agent tools: a page of another site must not reach a service of this machine
// by giving it a name of its own (DNS rebinding), nor act on it from a browser. In: the service's address. Out: checks of the
// Host and Origin headers.
import { isIP } from 'node:net';
import { RequestError } from './envelope.js';

export interface AskedBy {
  readonly host: string | undefined;
  readonly origin: string | undefined;
}

const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** Throws where a browser must have been led here by another site. A request without Host is no browser's. */
export function ownNames(baseUrl: string): (asked: AskedBy) => void {
  const own = new URL(baseUrl).hostname;
  return ({ host, origin }) => {
    if (host !== undefined && !isOwn(nameOf(host), own)) {
      throw new RequestError(
        'request.host_refused',
        'The Host header is no address of this service. Open it by its IP address, or start it with that name as its host.',
      );
    }
    if (origin !== undefined && !sameSite(origin, host)) {
      throw new RequestError('request.origin_refused', 'Requests from pages of other sites are not answered here.');
    }
  };
}

function nameOf(host: string): string | undefined {
  return HOST.test(host) ? urlOf(`http://${host}`)?.hostname : undefined;
}

/** An address in numbers cannot be given to another machine by whoever runs a name server. */
function isOwn(name: string | undefined, own: string): boolean {
  if (name === undefined) return false;
  const bare = name.replace(/^\[|\]$/g, '');
  return name === own || isIP(bare) !== 0 || name === 'localhost' || name.endsWith('.localhost');
}

function sameSite(origin: string, host: string | undefined): boolean {
  const from = urlOf(origin);
  if (from === undefined || host === undefined || !/^https?:$/.test(from.protocol)) return false;
  return from.host === urlOf(`${from.protocol}//${host}`)?.host;
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
