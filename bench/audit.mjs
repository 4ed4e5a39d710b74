// The audit log of an organisation with many entries beside one with few, measured from outside on the same machine: pages of the list by each filter and
// at the far end, exports, and the command that checks one. The service is a separate process on a PostgreSQL server of this run, or on the embedded
// database. The entries are written in bulk, with their chain. Needs a build. In: how many entries, and the word embedded; out, a table with each time for
// both logs and their ratio, and the memory of the service. `node bench/audit.mjs [ENTRIES] [embedded]`
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { BEGINNING, hashedText } from '@linework/operations/audit/chain';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../scripts/ci/postgres-server.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { median, printFigures } from './figures.mjs';

const ENTRIES = Number(process.argv[2] ?? 1_000_000);
const isEmbedded = process.argv.includes('embedded');

/** Entries of the log beside which the long one is measured. */
const FEW = 1_000;

/** Requests of each page, in turns for both logs. */
const TRIES = 40;

/** Entries that one statement writes. */
const BATCH = 10_000;

const LOGS = { few: FEW, many: ENTRIES };

const DAY = 86_400_000;

const dist = new URL('../packages/server/dist/', import.meta.url);
const command = new URL('../packages/cli/bin/linework.js', import.meta.url).pathname;
const { openDatabase } = await import(new URL('platform/db/open.js', dist));
const { cursorOf } = await import(new URL('platform/http/cursor.js', dist));

const SERVE = `
import { serve } from ${JSON.stringify(new URL('index.js', dist).href)};
const running = await serve({ env: process.env, folder: process.env.LINEWORK_DATA, version: 'bench', write: (line) => console.log(line) });
process.on('SIGTERM', () => running.close().then(() => process.exit(0)));
`;

async function startService(folder, url) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVE], {
    env: { ...process.env, PORT: String(port), LINEWORK_DATA: folder, ...(url && { DATABASE_URL: url }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = new Promise((resolve) => child.once('exit', resolve));
  const key = await new Promise((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const printed = /^Key: (\S+)$/m.exec(out)?.[1];
      if (printed !== undefined) resolve(printed);
    });
    over.then((code) => reject(new Error(`The service exited with ${code}.`)));
  });
  const status = (field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(statusOf(child.pid))?.[1]) / 1_024;
  return {
    get: (path) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${key}` } }),
    /** Seconds of a processor that it has used. */
    used: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    },
    /** MB. */
    memory: () => status('VmRSS'),
    peak: () => status('VmHWM'),
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
    stop: async () => {
      child.kill();
      await over;
    },
  };
}

/** Of a second, in which Linux counts. */
const TICKS = 100;

const statusOf = (pid) => readFileSync(`/proc/${pid}/status`, 'utf8');

const ACTIONS = ['key.create', 'diagram.publish', 'diagram.save', 'diagram.save', 'member.change', 'sso.sign_in'];

/** One of many is rare, whatever filter finds it. */
const isRare = (n) => n % 997 === 0;

function entryOf(owner, n, at) {
  const isByKey = n % 3 === 0;
  const target = isRare(n) ? 'rare' : `diagram${n % 5_000}`;
  return {
    owner,
    id: `e${owner}${n}`,
    at: at.toISOString(),
    action: isRare(n) ? 'organisation.rename' : ACTIONS[n % ACTIONS.length],
    actor: { id: isRare(n) ? 'rare' : `account${n % 40}`, keyId: isByKey ? `key${n % 12}` : null },
    target,
    before: n % 4 === 0 ? { title: `Title ${n}`, folder: 'team/payments' } : null,
    after: { title: `Title ${n + 1}`, folder: 'team/payments', version: n % 90 },
    address: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    requestId: `req${n}`,
  };
}

/** An organisation of the account of the local key, with a log of so many entries, the last one written just now. */
async function fill(db, owner, count) {
  const now = Date.now();
  await db.execute(
    sql`insert into organisations (owner_id, slug, name, made, updated) values (${owner}, ${owner}, ${owner}, now(), now())`,
  );
  await db.execute(
    sql`insert into members (owner_id, account_id, role, joined) values (${owner}, 'local', 'owner', now())`,
  );
  let previous = BEGINNING;
  for (let from = 1; from <= count; from += BATCH) {
    const rows = [];
    for (let seq = from; seq < from + BATCH && seq <= count; seq++) {
      const entry = { ...entryOf(owner, seq, new Date(now - (count - seq) * 1_000)), seq, previous };
      const hash = createHash('sha256').update(hashedText(entry)).digest('hex');
      rows.push({ ...entry, by: entry.actor.id, key_id: entry.actor.keyId ?? '', hash });
      previous = hash;
    }
    await db.execute(sql`
      insert into audit_entries (owner_id, id, at, action, by, key_id, target, before, after, address, user_agent, request_id, seq, previous, hash)
      select owner, id, at, action, by, key_id, target, before, after, address, "userAgent", "requestId", seq, previous, hash
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(owner text, id text, at timestamptz, action text, by text, key_id text, target text,
        before jsonb, after jsonb, address text, "userAgent" text, "requestId" text, seq bigint, previous text, hash text)`);
    if (from % 100_000 === 1) process.stderr.write(`${owner}: ${from - 1} of ${count}\n`);
  }
}

/** Requests by name: in, a log; out, the query of a page. */
const PAGES = {
  'first page': () => ({}),
  'first page of 100': () => ({ limit: 100 }),
  'last page, by its cursor': ({ end }) => ({ cursor: end }),
  'by actor': () => ({ actor: 'account7' }),
  'by key': () => ({ actor: 'key3' }),
  'by a rare actor': () => ({ actor: 'rare' }),
  'by action': () => ({ action: 'diagram.save' }),
  'by a rare action': () => ({ action: 'organisation.rename' }),
  'by how actions begin': () => ({ action: 'diagram.' }),
  'by target': () => ({ target: 'diagram7' }),
  'by time, the oldest entries': ({ begin }) => ({ to: new Date(begin + 500_000).toISOString() }),
  'by time, the newest entries': () => ({ from: new Date(Date.now() - DAY).toISOString() }),
  'by actor and action that never meet': () => ({ actor: 'account7', action: 'organisation.rename' }),
  'by everything at once': ({ begin }) => ({
    actor: 'account7',
    action: 'diagram.',
    target: 'diagram7',
    from: new Date(begin).toISOString(),
  }),
};

/** Milliseconds of a page. The limit of the service is not what is measured. */
async function page({ get }, owner, query) {
  for (;;) {
    const began = performance.now();
    const answer = await get(`/orgs/${owner}/audit?${new URLSearchParams(query)}`);
    const text = await answer.text();
    if (answer.status === 200) return performance.now() - began;
    if (answer.status !== 429)
      throw new Error(`${owner} ${JSON.stringify(query)}: ${answer.status} ${text.slice(0, 300)}`);
    await pause(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

async function listing(service, places, rows) {
  for (const [name, queryOf] of Object.entries(PAGES)) {
    const times = { few: [], many: [] };
    for (let tries = -5; tries < TRIES; tries++)
      for (const owner of Object.keys(LOGS)) {
        const ms = await page(service, owner, queryOf(places[owner]));
        if (tries >= 0) times[owner].push(ms);
      }
    const [few, many] = Object.keys(LOGS).map((owner) => median(times[owner]));
    rows.push([name, `${few.toFixed(1)} ms, ${many.toFixed(1)} ms`, `ratio ${(many / few).toFixed(2)}`]);
  }
}

const rateOf = (count, seconds) => Math.round(count / seconds).toLocaleString('en');

async function exporting(service, folder, rows) {
  for (const format of ['ndjson', 'csv'])
    for (const [owner, count] of Object.entries(LOGS)) {
      const before = service.memory();
      service.forgetPeak();
      const used = service.used();
      const began = performance.now();
      const answer = await service.get(`/orgs/${owner}/audit/export?format=${format}`);
      if (answer.status !== 200) throw new Error(`The export answers with ${answer.status}.`);
      await pipeline(Readable.fromWeb(answer.body), createWriteStream(join(folder, `${owner}.${format}`)));
      const seconds = (performance.now() - began) / 1_000;
      const memory = `memory ${before.toFixed(0)} MB, at most ${service.peak().toFixed(0)} MB`;
      const rates = `${rateOf(count, seconds)} entries a second, ${rateOf(count, service.used() - used)} in a second of a processor`;
      rows.push([`export of ${count} as ${format}`, `${seconds.toFixed(2)} s`, `${rates}; ${memory}`]);
    }
}

function verifying(folder, rows) {
  for (const [owner, count] of Object.entries(LOGS)) {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [
      command,
      'audit',
      'verify',
      join(folder, `${owner}.ndjson`),
    ]);
    if (status !== 0) throw new Error(stderr.toString());
    const seconds = (performance.now() - began) / 1_000;
    rows.push([
      `linework audit verify, ${count}`,
      `${seconds.toFixed(2)} s`,
      `${rateOf(count, seconds)} entries a second`,
    ]);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));
const postgres = isEmbedded ? undefined : await startPostgres({ synced: false });
const rows = [];
try {
  // The account of the local key is there after the first start.
  await (await startService(folder, postgres?.url)).stop();
  const database = await openDatabase(postgres === undefined ? { folder } : { url: postgres.url, connections: 2 });
  const places = {};
  try {
    for (const [owner, count] of Object.entries(LOGS)) {
      await fill(database.db, owner, count);
      const at = (seq) => sql`select at, id from audit_entries where owner_id = ${owner} and seq = ${seq}`;
      const [first, near] = [(await database.db.execute(at(1))).rows[0], (await database.db.execute(at(21))).rows[0]];
      places[owner] = {
        begin: new Date(first.at).getTime(),
        end: cursorOf({ at: new Date(near.at), id: near.id }),
      };
    }
    // As a server does by itself, and the embedded database does not.
    if (!isEmbedded) await database.db.execute(sql.raw('vacuum analyze audit_entries'));
  } finally {
    await database.close();
  }
  const service = await startService(folder, postgres?.url);
  try {
    await listing(service, places, rows);
    await exporting(service, folder, rows);
  } finally {
    await service.stop();
  }
  verifying(folder, rows);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.stop();
}
const engine = isEmbedded ? 'embedded' : 'PostgreSQL';
printFigures(
  `Audit logs of ${FEW} and ${ENTRIES} entries (${engine}, ${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)}, Node ${process.version})`,
  rows,
);
