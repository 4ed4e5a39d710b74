// A receiver on a socket: in, what goes wrong with the next requests; out, every request that it got, and the entries in the order in which it first had
// each.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SealedEntry } from '@linework/operations/audit/chain';
import { afterAll, beforeAll } from 'vitest';
import { providerHosts } from '../../../testing/outside.js';

/**
 * `well`: nothing. `lost`: it has the entries, and the connection breaks before the answer. `broken`: the connection breaks before that. `partial`: it rejects the last
 * record of a request for OpenTelemetry, and has the others. `hang`: it does not answer until `hangUp`. A number is a status.
 */
export type Fault = 'well' | 'lost' | 'broken' | 'partial' | 'hang' | number;

export interface Receipt {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly at: (path: string) => string;
  /** By path: each request takes the first one. */
  readonly faults: Map<string, Fault[]>;
  readonly receiptsAt: (path: string) => readonly Receipt[];
  /** Without repeats. */
  readonly entriesAt: (path: string) => readonly SealedEntry[];
  /** Breaks the connections that hang, and returns their number. */
  readonly hangUp: () => number;
}

/** Call at the top of a test file. */
export function receiver(): Receiver {
  const faults = new Map<string, Fault[]>();
  const receipts: Receipt[] = [];
  const entries = new Map<string, Map<string, SealedEntry>>();
  const hanging: ServerResponse[] = [];
  let origin = '';

  const keep = (path: string, some: readonly SealedEntry[]): void => {
    const known = entries.get(path) ?? new Map();
    entries.set(path, known);
    for (const entry of some) if (!known.has(entry.id)) known.set(entry.id, entry);
  };

  const answer = ({ path, headers, body }: Receipt, response: ServerResponse): void => {
    receipts.push({ path, headers, body });
    const fault = faults.get(path)?.shift();
    const all = entriesIn(body);
    if (fault === 'hang') return void hanging.push(response);
    if (fault === 'broken') return void response.destroy();
    if (typeof fault === 'number') {
      response.writeHead(fault, { location: `${origin}/elsewhere`, 'retry-after': '90' });
      return void response.end('not a word of this is shown');
    }
    keep(path, fault === 'partial' && 'resourceLogs' in JSON.parse(body) ? all.slice(0, -1) : all);
    if (fault === 'lost') return void response.destroy();
    const rejectedLogRecords = fault === 'partial' ? '1' : '0';
    response.end(
      JSON.stringify({ partialSuccess: { rejectedLogRecords, errorMessage: 'not a word of this is shown' } }),
    );
  };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const block of request) body += block;
    answer({ path: request.url ?? '', headers: request.headers, body }, response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    providerHosts.push(host);
    origin = `http://${host}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    at: (path) => `${origin}${path}`,
    faults,
    receiptsAt: (wanted) => receipts.filter(({ path }) => path === wanted),
    entriesAt: (path) => [...(entries.get(path)?.values() ?? [])],
    hangUp: () => {
      const all = hanging.splice(0);
      for (const each of all) each.destroy();
      return all.length;
    },
  };
}

function entriesIn(body: string): readonly SealedEntry[] {
  const { data, resourceLogs = [] } = JSON.parse(body);
  if (data) return [data];
  const records = resourceLogs.flatMap((each: ResourceLogs) => each.scopeLogs.flatMap(({ logRecords }) => logRecords));
  return records.map((each: LogRecord) => JSON.parse(each.body.stringValue));
}

interface LogRecord {
  readonly body: { readonly stringValue: string };
}

interface ResourceLogs {
  readonly scopeLogs: readonly { readonly logRecords: readonly LogRecord[] }[];
}
