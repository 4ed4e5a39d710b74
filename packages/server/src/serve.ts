// Starts the service for local use: listens, and then says where, with which key, and a line that draws.
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { nodeIcons } from '@linework/icons/node';
import { buildApp } from './app.js';
import { localKey, onlyKey } from './platform/auth/local-key.js';
import { workPool } from './platform/pool/pool.js';

export interface ServeOptions {
  readonly port: number;
  /** A name or an address; one of IPv6 with or without brackets. */
  readonly host: string;
  /** Where the local key is kept. */
  readonly folder: string;
  readonly version: string;
  readonly write: (line: string) => void;
  /** The module that draws, where it does not stand beside this one. */
  readonly worker?: URL;
}

export interface Running {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Addresses that stand for every one of the machine, and the one to call from the machine itself. */
const EVERY: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

export async function serve(options: ServeOptions): Promise<Running> {
  const host = options.host.replace(/^\[(.*)\]$/, '$1');
  const named = EVERY.get(host) ?? host;
  const baseUrl = `http://${isIPv6(named) ? `[${named}]` : named}:${options.port}`;
  const key = await localKey(options.folder);
  const pool = workPool({
    worker: options.worker ?? new URL('./platform/pool/worker.js', import.meta.url),
    onError: (error) => process.stderr.write(`linework: a drawing thread failed: ${String(error)}\n`),
  });
  const app = await buildApp({
    version: options.version,
    baseUrl,
    authenticate: onlyKey(key),
    context: { icons: nodeIcons() },
    pool,
    log: true,
  });
  try {
    await app.listen({ port: options.port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  for (const line of greeting(options.version, baseUrl, key, host)) options.write(line);
  return { url: baseUrl, close: () => app.close() };
}

function greeting(version: string, baseUrl: string, key: string, host: string): readonly string[] {
  const body = JSON.stringify({ source: 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"' });
  return [
    `Linework ${version} at ${baseUrl}`,
    `Key: ${key}`,
    `Draw: curl -s ${baseUrl}/v1/diagrams/draw -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'`,
    ...(LOOPBACK.test(host)
      ? []
      : [
          `Warning: ${host} is reached from other machines. What they send, the key included, is not encrypted; to serve this machine alone, leave the host out.`,
        ]),
  ];
}

/** The folder of local state below a folder. */
export function stateFolder(root: string): string {
  return join(root, '.linework');
}
