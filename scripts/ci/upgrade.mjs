// Tests upgrades: creates a database as each earlier release left it (its migrations, and the rows of `scripts/ci/upgrade/MIGRATION.sql`),
// then runs the current service on it. In: the built server; out: nothing, or what is no longer served. Runs on the embedded engine
// and, if TEST_DATABASE_URL is set, on that PostgreSQL server.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@linework/server';
import pg from 'pg';
import { openEmbedded } from '../../packages/server/dist/platform/db/embedded.js';
import { freePort } from '../free-port.mjs';
import { root } from '../fresh.mjs';

const migrations = join(root, 'packages/server/migrations');
const seeds = join(root, 'scripts/ci/upgrade');

/** With which the rows were coded and sealed. */
const SECRET = 'the secret of the release before this one';
const KEY = 'lw_release_before_0000000000000000000000';
const SESSION = 'linework=session-of-the-release-before';

const faults = [];
const expectSame = (what, actual, wanted) => {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (one !== other) faults.push(`${what}: ${one} instead of ${other}`);
};

/** Migrations up to one, in order, with what drizzle keeps of each. */
function upTo(last) {
  const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'));
  const end = entries.findIndex(({ tag }) => tag === last);
  if (end === -1) throw new Error(`There is no migration ${last}.`);
  return entries
    .slice(0, end + 1)
    .map(({ tag, when }) => ({ when, sql: readFileSync(join(migrations, `${tag}.sql`), 'utf8') }));
}

/** `run` takes statements, `rows` a query. */
async function asReleased({ run, rows }, release) {
  await run(
    'create table migrations (made bigint primary key, hash text not null, applied timestamptz not null default now())',
  );
  for (const { when, sql } of upTo(release)) {
    await run(sql.replaceAll('--> statement-breakpoint', ''));
    await run(`insert into migrations (made, hash) values (${when}, 'of before')`);
  }
  await run(readFileSync(join(seeds, `${release}.sql`), 'utf8'));
  const before = await counted({ rows });
  for (const [table, count] of before) if (count === 0) faults.push(`${release}.sql has no row of ${table}`);
  return before;
}

async function counted({ rows }) {
  const tables = await rows(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const counts = [];
  for (const { name } of tables) {
    const [{ count }] = await rows(`select count(*)::int as count from "${name}"`);
    counts.push([name, count]);
  }
  return counts;
}

async function until(isDone) {
  for (let tries = 0; tries < 100 && !isDone(); tries++) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** What the service of today makes of the rows. */
async function served(env, folder) {
  const lines = [];
  const running = await serve({
    env: { ...env, PORT: String(await freePort()), LINEWORK_SECRET: SECRET },
    folder,
    version: '0.0.0',
    write: (line) => lines.push(line),
  });
  const call = async (path, { body, ...headers } = {}) => {
    const answer = await fetch(running.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin: running.url, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { ...(await answer.json().catch(() => ({}))), status: answer.status };
  };
  const signed = { cookie: SESSION };
  const withKey = { authorization: `Bearer ${KEY}` };
  try {
    expectSame('ready', (await call('/health/ready')).status, 200);
    const { id, email } = await call('/user/me', signed);
    expectSame('the account of a session', { id, email }, { id: 'owner1', email: 'ada@example.com' });
    expectSame('the account of a key', (await call('/user/me', withKey)).id, 'owner1');
    const revealed = await call('/user/api-keys/key1/reveal', { ...signed, body: {} });
    expectSame('a key shown again', revealed.key, KEY);
    const again = await call('/user/api-keys', { ...signed, 'idempotency-key': 'again', body: { name: 'Once' } });
    expectSame('an answer given again', again.key, 'lw_once_as_it_was_answered');
    const { diagrams = [] } = await call('/user/diagrams', withKey);
    const [{ title, kind, folder: place, theme, version, visibility } = {}] = diagrams;
    const wanted = ['Kept', 'flow', 'team/kept', 'dark', 2, 'unlisted'];
    expectSame('a diagram', [title, kind, place, theme, version, visibility], wanted);
    const { versions = [] } = await call('/user/diagrams/diagram1/versions', withKey);
    const sources = [];
    for (const each of versions)
      sources.push((await call(`/user/diagrams/diagram1/versions/${each.id}`, withKey)).source);
    expectSame('its versions', sources, ['flow "Kept"\nnode a "A"\n', 'flow "Kept"\n']);
    const { days = [] } = await call('/user/usage', withKey);
    expectSame(
      'usage',
      days.map(({ keyId, act, count }) => [keyId, act, count]),
      [['key1', 'draw', 7]],
    );
    const source = 'flow "Kept"\nnode a "A"\nnode b "B"\n';
    const published = await call('/v1/diagrams/publish', { ...withKey, body: { source, alias: 'kept' } });
    expectSame('a save by its alias', [published.id, published.version], ['diagram1', 3]);
    const verified = await call('/auth/verify', { body: { email: 'eve@example.com', code: '123456' } });
    expectSame('a sign-in code', verified.account?.email, 'eve@example.com');
    await until(() => lines.join('\n').includes('Waited'));
    expectSame(
      'a mail that waited',
      lines.filter((each) => each.startsWith('Mail to')),
      ['Mail to ada@example.com: Waited'],
    );
    await call('/auth/code', { body: { email: 'ada@example.com' } });
    const mailed = () => lines.join('\n').match(/\b\d{6}\b(?= is your Linework sign-in code)/)?.[0];
    await until(() => mailed() !== undefined);
    const signedIn = await call('/auth/verify', { body: { email: 'ada@example.com', code: mailed() } });
    expectSame('the account of an address', signedIn.account, { id: 'owner1', email: 'ada@example.com' });
  } finally {
    await running.close();
  }
}

/** Tables whose rows this test uses up, or that hold copies that a later release keeps elsewhere. */
const USED_UP = ['jobs', 'sign_in_codes', 'pictures'];

function expectKept(release, before, after) {
  const now = new Map(after);
  for (const [table, count] of before)
    if (!USED_UP.includes(table) && !((now.get(table) ?? 0) >= count))
      faults.push(`after ${release}: ${table} has ${now.get(table)} rows of ${count}`);
}

async function onEmbedded(release) {
  const folder = mkdtempSync(join(tmpdir(), 'linework-upgrade-'));
  const withDatabase = async (work) => {
    const { pglite } = await openEmbedded(join(folder, 'pgdata'));
    try {
      return await work({
        run: (text) => pglite.exec(text),
        rows: async (text) => (await pglite.query(text)).rows,
      });
    } finally {
      await pglite.close();
    }
  };
  try {
    const before = await withDatabase((database) => asReleased(database, release));
    await served({}, folder);
    expectKept(release, before, await withDatabase(counted));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onServer(release, server) {
  const folder = mkdtempSync(join(tmpdir(), 'linework-upgrade-'));
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const connected = async (to, work) => {
    const client = new pg.Client({ connectionString: to });
    await client.connect();
    try {
      return await work({ run: (text) => client.query(text), rows: async (text) => (await client.query(text)).rows });
    } finally {
      await client.end();
    }
  };
  await connected(server, ({ run }) => run(`create database ${name}`));
  try {
    const before = await connected(url.href, (database) => asReleased(database, release));
    await served({ DATABASE_URL: url.href }, folder);
    expectKept(release, before, await connected(url.href, counted));
  } finally {
    await connected(server, ({ run }) => run(`drop database ${name} with (force)`));
    rmSync(folder, { recursive: true, force: true });
  }
}

const releases = readdirSync(seeds)
  .filter((each) => each.endsWith('.sql'))
  .map((each) => each.slice(0, -'.sql'.length));
const server = process.env.TEST_DATABASE_URL;
for (const release of releases) {
  await onEmbedded(release);
  if (server !== undefined) await onServer(release, server);
}
for (const each of faults) process.stderr.write(`${each}\n`);
const engines = server === undefined ? 'the embedded engine' : 'the embedded engine and PostgreSQL';
if (faults.length > 0) process.exitCode = 1;
else process.stderr.write(`Upgrade: served as before on ${engines}, from ${releases.join(', ')}\n`);
