// Which host names the service accepts for pages and agent tools. A page of another site must neither reach a local service
// by giving it a name of its own (DNS rebinding) nor act on it from a browser. In: the service's address. Out: checks of the
// Host and Origin headers.
import { isIP } from 'node:net';
import { RequestError } from './envelope.js';

export interface AskedBy {
  readonly host: string | undefined;
  readonly origin: string | undefined;
}

const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** Throws if another site must have sent the browser here. A request without Host does not come from a browser. */
export function ownNames(baseUrl: string): (request: AskedBy) => void {
  const { hostname: own, protocol } = new URL(baseUrl);
  return ({ host, origin }) => {
    if (host !== undefined && !isOwn(nameOf(host), own)) {
      throw new RequestError(
        'request.host_refused',
        'The Host header does not name this service. Open it by its IP address, or start it with that name as its host.',
      );
    }
    if (origin !== undefined && !isSameOrigin(origin, host, protocol)) {
      throw new RequestError('request.origin_refused', 'Requests from pages of other sites are refused.');
    }
  };
}

function nameOf(host: string): string | undefined {
  return HOST.test(host) ? urlOf(`http://${host}`)?.hostname : undefined;
}

/** An IP address cannot be redirected to another machine by someone who runs a name server. */
function isOwn(name: string | undefined, own: string): boolean {
  if (name === undefined) return false;
  const bare = name.replace(/^\[|\]$/g, '');
  return name === own || isIP(bare) !== 0 || name === 'localhost' || name.endsWith('.localhost');
}

/** An origin is a scheme, a name and a port. The scheme is that of the service's address: a proxy hides the one of the request. */
function isSameOrigin(origin: string, host: string | undefined, protocol: string): boolean {
  const from = urlOf(origin);
  if (from === undefined || host === undefined || from.protocol !== protocol) return false;
  return from.host === urlOf(`${protocol}//${host}`)?.host;
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
