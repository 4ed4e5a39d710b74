// The service's address: in, one from the command line or the environment; out, it without a final slash. A key is sent only over
// https or to this machine.
import { usageFailure } from '../command/failure.js';
import { printable } from '../terminal/printable.js';

/** The default address of `linework serve`. */
export const LOCAL_SERVICE = 'http://127.0.0.1:4180';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function serviceAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== '' ||
    url.username !== ''
  )
    throw usageFailure(`'${printable(text)}' is not the address of a service, such as https://linework.example.com.`);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw usageFailure(`A key sent to ${printable(url.origin)} could be intercepted. Use its https address.`);
  return url.origin;
}
