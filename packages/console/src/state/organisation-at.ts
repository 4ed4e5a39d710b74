// Which organisation an address is in: in, a path and the organisations of the account; out, the one that it names, if it is in one of them.
import type { Me } from './console.js';

export type Organisation = Me['organizations'][number];

/** By its name in addresses, or by its id. */
export function organisationAt(path: string, organisations: readonly Organisation[]): Organisation | undefined {
  const [, named] = /^\/console\/orgs\/([^/]+)/.exec(path) ?? [];
  return organisations.find(({ slug, id }) => slug === named || id === named);
}
