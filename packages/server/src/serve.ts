// Starts the service for local use: listens, and says where, with which key, and a line that draws.
import { join } from 'node:path';
import { nodeIcons } from '@linework/icons/node';
import type { PictureExporter } from '@linework/operations';
import { buildApp } from './app.js';
import { localKey, onlyKey } from './platform/auth/local-key.js';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** Where the local key is kept. */
  readonly folder: string;
  readonly version: string;
  /** Makes other formats than SVG; without it they are refused. */
  readonly exporter?: () => Promise<PictureExporter>;
  readonly write: (line: string) => void;
}

export interface Running {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Running> {
  const key = await localKey(options.folder);
  const baseUrl = `http://${options.host}:${options.port}`;
  const app = await buildApp({
    version: options.version,
    baseUrl,
    authenticate: onlyKey(key),
    context: { icons: nodeIcons(), ...(options.exporter ? { exporter: options.exporter } : {}) },
    log: true,
  });
  const body = JSON.stringify({ source: 'flow "Hello"\nnode a "You"\nnode b service "Linework"\na -> b : "draws"' });
  options.write(`Linework ${options.version} at ${baseUrl}`);
  options.write(`Key: ${key}`);
  options.write(
    `Draw: curl -s ${baseUrl}/v1/diagrams/draw -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'`,
  );
  try {
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: baseUrl, close: () => app.close() };
}

/** The folder of local state below a folder. */
export function stateFolder(root: string): string {
  return join(root, '.linework');
}
