// What a test's service reaches outside of itself: the hosts of identity providers and the TXT records of domains, which fixtures add. Nothing else is
// there, so that no test waits for a network.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Resolve } from '../platform/outbound/public-lookup.js';

export const providerHosts: string[] = [];

/** By the name of the record. */
export const txtOf = new Map<string, readonly string[]>();

export const nowhere: Resolve = (_name, done) => done(new Error('A test has no name servers.'), []);

let discovery: Promise<string> | undefined;

/** The issuer of a provider that has nothing but its discovery document. */
export function discoverableIssuer(): Promise<string> {
  discovery ??= new Promise((resolve) => {
    const server = createServer((_request, response) => {
      const { port } = server.address() as AddressInfo;
      const issuer = `http://127.0.0.1:${port}`;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }),
      );
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      providerHosts.push(`127.0.0.1:${port}`);
      resolve(`http://127.0.0.1:${port}`);
    });
    server.unref();
  });
  return discovery;
}
