// Which service is meant: in, an address from the line or the environment; out, it without a final slash. A key goes to https, or stays on this
// machine.
import { usageFailure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';

/** Where `linework serve` answers when nothing is said. */
export const LOCAL_SERVICE = 'http://127.0.0.1:4180';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function serviceAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.username !== ''
  )
    throw usageFailure(`${printable(given)} is no address of a service, such as https://linework.example.com.`);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw usageFailure(`A key sent to ${printable(url.origin)} could be read on the way. Use its https address.`);
  return url.origin;
}
