// A stateful service on a socket, for a test file: on the embedded engine in its own folder, or in its own database on the PostgreSQL server that
// TEST_DATABASE_URL names. Its clock can be set, and its emails are kept.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeIcons } from '@linework/icons/node';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type App, buildApp } from '../app.js';
import { type StartedService, startService } from '../hosting/start.js';
import type { Database } from '../platform/db/database.js';
import { type DatabasePlace, openDatabase } from '../platform/db/open.js';
import type { Draining } from '../platform/http/draining.js';
import { loggable } from '../platform/http/loggable.js';
import type { Contacts } from '../platform/mail/contacts.js';
import type { Message, SendMail } from '../platform/mail/mail.js';
import { providerFetch } from '../platform/outbound/provider-fetch.js';
import type { Payments } from '../platform/payments/payments.js';
import type { Pool } from '../platform/pool/pool.js';
import { secretsOf } from '../platform/secrets/secrets.js';
import type { Service } from '../platform/service.js';
import { endpoints } from '../resources/registry.js';
import { nowhere, providerHosts, txtOf } from './outside.js';
import { sharedPool } from './served.js';
import { textOf } from './text-of.js';
import { lentDatabase, unsyncedDatabase } from './unsynced.js';

export interface Call {
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly key?: string | undefined;
  /** The result of `signedIn`. */
  readonly cookie?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects, it says
  readonly body: any;
}

export interface Hosted {
  readonly baseUrl: () => string;
  readonly draining: () => Draining;
  readonly service: () => Service;
  readonly mails: Message[];
  /** Lines of the log, if it is enabled. */
  readonly logged: string[];
  /** Milliseconds by which the service's clock is ahead. */
  readonly clock: { ahead: number };
  readonly call: (path: string, call?: Call) => Promise<Answer>;
  /** The session cookie of an account, which is created if needed. */
  readonly signedIn: (email: string) => Promise<string>;
  readonly keyOf: (email: string, scopes?: readonly string[]) => Promise<string>;
}

export interface HostedOptions {
  readonly signUp?: Service['signUp'];
  readonly publicRender?: Service['publicRender'];
  /** The public address, if people use another one than the tests: that of a proxy. */
  readonly url?: string;
  readonly secrets?: readonly string[];
  /** Where its data is kept; a fresh place if omitted. */
  readonly place?: () => Promise<Fresh>;
  /** Reads client documents in place of the public web. */
  readonly fetchDocument?: (address: string | URL) => Promise<Response>;
  /** Hosts of identity providers of the test. */
  readonly providerHosts?: readonly string[];
  /** TXT records by name. */
  readonly txt?: Readonly<Record<string, readonly string[]>>;
  /** Level of the log; `logged` contains what was written. */
  readonly log?: 'info';
  /** Number of trusted proxies, so that a test can choose its address with X-Forwarded-For. */
  readonly proxies?: number;
  /** Also sends the emails that are kept in `mails`. */
  readonly sendMail?: SendMail;
  /** A payment provider; without one the instance has no billing. */
  readonly payments?: () => Promise<Payments>;
  /** Who answers for the service; by default, somebody does. */
  readonly contacts?: Contacts;
  /** Connections to a PostgreSQL server. */
  readonly connections?: number;
  /** Wraps the pool that the service uses. */
  readonly pool?: (pool: Pool) => Pool;
  /** Wraps the database that the service uses. */
  readonly database?: (database: Database) => Database;
}

export const TEST_CONTACTS: Contacts = {
  support: {
    email: 'grace@support.example',
    name: 'Grace Hopper',
    response: 'Monday to Friday, 9 to 17 UTC; first response within 4 hours.',
  },
  enquiries: 'sales@support.example',
};

export const TEST_SECRET = 'a secret of tests, which is long enough';

/** Call at the top of a test file or of a `describe`. */
export function hosted(options: HostedOptions = {}): Hosted {
  const {
    signUp = 'open',
    publicRender = 'off',
    secrets = [TEST_SECRET],
    place: keptPlace,
    fetchDocument,
    log,
    proxies = 0,
    sendMail,
  } = options;
  const { pool: throughPool = (real) => real, database: throughDatabase = (real) => real } = options;
  let pool: Pool;
  let database: Database;
  let begun: StartedService;
  let app: App;
  let baseUrl = '';
  let pictures = '';
  let forget = async (): Promise<void> => undefined;
  const mails: Message[] = [];
  const logged: string[] = [];
  const { write } = process.stderr;
  const clock = { ahead: 0 };
  beforeAll(async () => {
    if (log)
      process.stderr.write = (chunk) => {
        logged.push(
          ...String(chunk)
            .split('\n')
            .filter((each) => each !== ''),
        );
        return true;
      };
    if (keptPlace === undefined) database = await emptyDatabase(options.connections);
    else {
      const place = await keptPlace();
      forget = place.forget;
      database = await openPlace(place.place);
    }
    pool = throughPool(sharedPool());
    pictures = await mkdtemp(join(tmpdir(), 'linework-pictures-'));
    const port = await freePort();
    baseUrl = `http://127.0.0.1:${port}`;
    const publicUrl = options.url ?? baseUrl;
    begun = startService({
      baseUrl: publicUrl,
      version: '0.0.0',
      database: throughDatabase(database),
      pictures,
      secrets: secretsOf(secrets),
      pool,
      sendMail: async (message) => {
        mails.push(message);
        await sendMail?.(message);
      },
      signUp,
      publicRender,
      payments: await options.payments?.(),
      provider: providerFetch(options.providerHosts ?? providerHosts, nowhere),
      providerHosts: options.providerHosts ?? providerHosts,
      txtRecords: async (name) => options.txt?.[name] ?? txtOf.get(name) ?? [],
      contacts: options.contacts ?? TEST_CONTACTS,
      now: () => new Date(Date.now() + clock.ahead),
      failed: (what, error) => process.stderr.write(`${JSON.stringify({ what, error: loggable(error) })}\n`),
    });
    app = await buildApp({
      version: '0.0.0',
      baseUrl: publicUrl,
      authenticate: begun.authenticate,
      memberAs: begun.memberAs,
      context: { icons: nodeIcons() },
      pool,
      proxies,
      log: log ?? false,
      hosted: { service: begun.service, endpoints, ...(fetchDocument && { fetchDocument }) },
    });
    await app.app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.app.close();
    await begun.stop();
    await database.close();
    await forget();
    await rm(pictures, { recursive: true, force: true });
    process.stderr.write = write;
  });

  const call: Hosted['call'] = async (path, { method, body, key, cookie, headers = {} } = {}) => {
    const answer = await fetch(new URL(path, baseUrl), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        ...(cookie === undefined ? {} : { cookie, origin: baseUrl }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await textOf(answer);
    const isJson = /[/+]json\b/.test(answer.headers.get('content-type') ?? '');
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  };
  const signedIn: Hosted['signedIn'] = async (email) => {
    const before = mails.length;
    await call('/auth/code', { body: { email } });
    const code = await codeIn(mails, before, email);
    const { headers } = await call('/auth/verify', { body: { email, code } });
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  return {
    baseUrl: () => baseUrl,
    draining: () => app.draining,
    service: () => begun.service,
    mails,
    logged,
    clock,
    call,
    signedIn,
    keyOf: async (email, scopes) => {
      const cookie = await signedIn(email);
      const { body } = await call('/user/api-keys', { cookie, body: { name: 'Test', ...(scopes ? { scopes } : {}) } });
      return body.key;
    },
  };
}

async function codeIn(mails: readonly Message[], from: number, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    // Other mails to the same address can come meanwhile.
    const own = mails.slice(from).filter(({ to }) => to === email);
    const [code] = own.flatMap(({ subject }) => /\b\d{6}\b/.exec(subject) ?? []);
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No mail came to ${email}.`);
}

export interface Fresh {
  readonly place: DatabasePlace;
  readonly forget: () => Promise<void>;
}

/** PostgreSQL as the service opens it; the embedded engine without waiting for the disk. */
export async function openPlace(place: DatabasePlace): Promise<Database> {
  return 'folder' in place ? unsyncedDatabase(place.folder) : openDatabase(place);
}

export async function freshPlace(connections = 10): Promise<Fresh> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'linework-hosted-'));
    return { place: { folder }, forget: () => rm(folder, { recursive: true, force: true }) };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    place: { url: url.href, connections },
    forget: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/** A database without data: one of its own on the PostgreSQL server, or one of this process's engines. */
async function emptyDatabase(connections?: number): Promise<Database> {
  if (process.env.TEST_DATABASE_URL === undefined) return lentDatabase();
  const { place, forget } = await freshPlace(connections);
  const opened = await openPlace(place);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await forget();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
