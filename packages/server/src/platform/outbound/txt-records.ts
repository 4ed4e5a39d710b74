// The TXT records of a domain: in, its name; out, their texts; empty if it has none. Asks the servers that the operator names, or the system's.
import { promises as dns } from 'node:dns';

export type TxtRecords = (name: string) => Promise<readonly string[]>;

export class NoDns extends Error {}

/** What a server answers for a name without such records. */
const NONE: ReadonlySet<string> = new Set(['ENODATA', 'ENOTFOUND']);

export function txtRecords(servers: readonly string[]): TxtRecords {
  const resolver = new dns.Resolver({ timeout: 3_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).slice(0, 100).map((parts) => parts.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && NONE.has(String(error.code))) return [];
      throw new NoDns(`The name servers do not answer for ${name}. Try again soon.`);
    }
  };
}
