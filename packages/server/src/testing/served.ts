// A service on a socket for a test file, and ways to call it: as an HTTP client, and with raw bytes.
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeIcons } from '@linework/icons/node';
import { type Actor, type AnyOperation, accountTenant, type Role, type TenantId } from '@linework/operations';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../app.js';
import type { Authenticate } from '../platform/auth/actor.js';
import type { ConnectionBounds } from '../platform/http/connections.js';
import { type Pool, type PoolBounds, workPool } from '../platform/pool/pool.js';

/** Made by workers.ts from the sources. */
function bundled(name: string): URL {
  return pathToFileURL(join(inject('workers'), `${name}.js`));
}

/** The worker's module from its source. */
export const sourceWorker: URL = bundled('worker');
/** The same with operations that are made up. */
export const stubWorker: URL = bundled('stub-worker');
/** A worker that does what the text of a task says. */
export const controlledWorker: URL = bundled('controlled-worker');

const actor = (id: string, of: Omit<Actor, 'id' | 'tenant'>): Actor => ({ id, tenant: accountTenant(id), ...of });

const memberships = (roles: Readonly<Record<string, Role>>): NonNullable<Actor['memberships']> =>
  Object.fromEntries(
    Object.entries(roles).map(([name, role]) => [
      name,
      { organisation: `org-${name}` as TenantId, role, isDeleted: false },
    ]),
  );

/** Each key, and its actor. */
export const ACTORS: Readonly<Record<string, Actor>> = {
  lw_free: actor('bob', { plan: 'free', by: 'key' }),
  lw_pro: actor('ada', { plan: 'pro', by: 'key' }),
  lw_session: actor('cai', { plan: 'free', by: 'session' }),
  lw_member: actor('dee', { plan: 'pro', by: 'key', memberships: memberships({ shop: 'editor' }) }),
  lw_admin: actor('eve', { plan: 'pro', by: 'session', memberships: memberships({ shop: 'admin', farm: 'viewer' }) }),
  lw_owner_draws: actor('fay', {
    plan: 'pro',
    by: 'key',
    scopes: ['draw'],
    memberships: memberships({ shop: 'owner' }),
  }),
};

const authenticate: Authenticate = async (credential) =>
  'key' in credential && Object.hasOwn(ACTORS, credential.key) ? ACTORS[credential.key] : undefined;

let shared: Pool | undefined;

/** One pool for all test files of a process, which loads the worker once per process of the pool; it ends with the process. */
export function sharedPool(): Pool {
  shared ??= workPool({ worker: sourceWorker, onError: (error) => console.error(error) });
  return { ...shared, close: async () => undefined };
}

export interface ServedOptions {
  readonly worker?: URL;
  /** Operations that the worker knows; all of them if omitted. */
  readonly operations?: readonly AnyOperation[];
  readonly pool?: Partial<PoolBounds>;
  readonly bounds?: Partial<ConnectionBounds>;
}

export interface RawAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Served {
  readonly app: () => FastifyInstance;
  readonly pool: () => Pool;
  readonly url: (path: string) => URL;
  readonly post: (path: string, payload: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly open: () => Promise<Socket>;
  /** Sends the parts one after another, and returns the first response once the service has closed or the response is complete. */
  readonly raw: (...parts: readonly (string | Buffer)[]) => Promise<RawAnswer>;
}

/** Call at the top of a test file or of a `describe`. */
export function served({ worker = sourceWorker, operations, pool: pools, bounds }: ServedOptions = {}): Served {
  let app: FastifyInstance;
  let pool: Pool;
  let port = 0;
  beforeAll(async () => {
    pool =
      worker === sourceWorker && pools === undefined
        ? sharedPool()
        : workPool({ worker, onError: (error) => console.error(error), ...(pools ? { bounds: pools } : {}) });
    ({ app } = await buildApp({
      version: '0.0.0',
      baseUrl: 'http://127.0.0.1',
      authenticate,
      context: { icons: nodeIcons() },
      pool,
      log: false,
      ...(operations ? { operations } : {}),
      ...(bounds ? { bounds } : {}),
    }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => app.close());

  const url = (path: string): URL => new URL(path, `http://127.0.0.1:${port}`);
  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.once('error', reject);
    });
  return {
    app: () => app,
    pool: () => pool,
    url,
    post: (path, payload, headers = {}) =>
      fetch(url(path), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer lw_pro', ...headers },
        body: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    open,
    raw: async (...parts) => {
      const socket = await open();
      const answer = firstAnswer(socket);
      for (const part of parts) await written(socket, part);
      return answer;
    },
  };
}

/** Resolves once the bytes have left this process, so that the service reads on or the client fails. */
function written(socket: Socket, part: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(part, (error) => (error ? reject(error) : resolve()));
  });
}

export function firstAnswer(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const whole = (closed: boolean) => {
      const end = text.indexOf('\r\n\r\n');
      if (end === -1) return closed ? reject(new Error(`The service closed without an answer: ${text}`)) : undefined;
      const [line = '', ...lines] = text.slice(0, end).split('\r\n');
      const headers = Object.fromEntries(
        lines.map((each) => [each.slice(0, each.indexOf(':')).toLowerCase(), each.slice(each.indexOf(':') + 1).trim()]),
      );
      const body = text.slice(end + 4);
      const wanted = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
      if (closed || Buffer.byteLength(body) >= wanted) resolve({ status: Number(line.split(' ')[1]), headers, body });
    };
    socket.on('data', (chunk) => {
      text += chunk.toString();
      whole(false);
    });
    socket.on('close', () => whole(true));
    socket.on('error', reject);
  });
}
