// Looks up names for connections to the public web: in, a name that a stranger chose; out, its address, or a failure if any of its addresses is in
// this network (server-side request forgery).
import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

export type Resolve = (
  name: string,
  done: (error: Error | null, addresses: readonly { readonly address: string; readonly family: number }[]) => void,
) => void;

export const byDns: Resolve = (name, done) => lookUp(name, { all: true }, done);

/** Connects to exactly the address it checked: there is no second lookup that could differ (DNS rebinding). */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (name, options, done) =>
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
        return done(new Error('The name has no public address.'), '', 0);
      return options.all ? done(null, [...addresses]) : done(null, first.address, first.family);
    });
}
