// The service with a database, measured from outside on the same machine: drawings per second, cold and for a source drawn before; how long
// one takes at half that rate; its memory after many; and pages of a long list, at any position. The service is a separate process, on the
// embedded database or on the PostgreSQL server in DATABASE_URL. Needs a build. In: seconds of each load, requests for the
// memory measurement, diagrams in the list; out, a table and the query plans of the list. `node bench/service.mjs [SECONDS] [REQUESTS] [DIAGRAMS]`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { freePort } from '../scripts/free-port.mjs';
import { printFigures } from './figures.mjs';

const [SECONDS = 10, REQUESTS = 100_000, DIAGRAMS = 100_000] = process.argv.slice(2).map(Number);

/** Concurrent requests at maximum load. */
const TOGETHER = 16;

/** The account whose key a local service prints. */
const OWNER = 'local';

const PAGE = 20;

const dist = new URL('../packages/server/dist/', import.meta.url);

const SERVE = `
import { serve } from ${JSON.stringify(new URL('index.js', dist).href)};
const running = await serve({ env: process.env, folder: process.env.LINEWORK_DATA, version: 'bench', write: (line) => console.log(line) });
process.on('SIGTERM', () => running.close().then(() => process.exit(0)));
`;

/** Reads each request and sends the same bytes: what Node's own server and this script's client can do at most. */
const BARE = `
import { createServer } from 'node:http';
const bytes = Buffer.from(process.env.LINEWORK_ANSWER, 'base64');
const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
const server = createServer((request, answer) => request.resume().once('end', () => answer.writeHead(200, headers).end(bytes)));
server.listen(0, '127.0.0.1', () => console.log('Port: ' + server.address().port));
`;

async function startBare(answer) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', BARE], {
    env: { ...process.env, LINEWORK_ANSWER: Buffer.from(answer).toString('base64') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { port: Number(/^Port: (\d+)/.exec(line)?.[1]), key: 'none', stop: () => child.kill() };
}

async function startService(folder) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVE], {
    env: { ...process.env, PORT: String(port), LINEWORK_DATA: folder, LINEWORK_DRAWS_PER_MINUTE: '10000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = new Promise((resolve) => child.once('exit', resolve));
  const key = await new Promise((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      const key = /^Key: (\S+)$/m.exec(out)?.[1];
      if (key !== undefined) resolve(key);
    });
    over.then((code) => reject(new Error(`The service exited with ${code}.`)));
  });
  return {
    port,
    key,
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024,
    stop: async () => {
      child.kill();
      await over;
    },
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Its status, once the response is complete. */
function ask({ port, key }, method, path, body) {
  return new Promise((resolve, reject) => {
    const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      authorization: `Bearer ${key}`,
      ...(content ? { 'content-type': 'application/json', 'content-length': content.length } : {}),
    };
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }));
    });
    outgoing.once('error', reject);
    outgoing.end(content);
  });
}

let serial = 0;

const typical = readFileSync(new URL('typical.diagram', import.meta.url), 'utf8');

const draw = (service, source) => ask(service, 'POST', '/v1/diagrams/draw', { source });

const LOADS = {
  'drawn for the first time': (service) => draw(service, `${typical}\n# ${++serial}\n`),
  'drawn before': (service) => draw(service, typical),
};

async function demandDone(answer) {
  const { status, text } = await answer;
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
}

/** Requests per second at maximum concurrency, until `isOver`. */
async function most(send, isOver) {
  let count = 0;
  const began = performance.now();
  const one = async () => {
    while (!isOver(count, performance.now() - began)) {
      count++;
      await demandDone(send());
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, one));
  return count / ((performance.now() - began) / 1_000);
}

/** Milliseconds since each request was due, including the time it waits for others. */
async function steady(send, rate, seconds) {
  const times = [];
  const under = [];
  const began = performance.now();
  for (let at = 0; at < rate * seconds; at++) {
    const due = began + (at * 1_000) / rate;
    while (performance.now() < due) await pause(Math.max(0, due - performance.now() - 1));
    under.push(demandDone(send()).then(() => times.push(performance.now() - due)));
  }
  await Promise.all(under);
  return times.sort((one, other) => one - other);
}

const at = (sorted, part) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
const shown = (sorted) => `p50 ${at(sorted, 0.5)}  p95 ${at(sorted, 0.95)}  p99 ${at(sorted, 0.99)}`;

/** The service's answer to a cached drawing, sent by node:http. */
async function bareRate(service, rows) {
  const { text } = await draw(service, typical);
  const bare = await startBare(text);
  try {
    await most(
      () => draw(bare, typical),
      (_, ms) => ms > 3_000,
    );
    const rate = await most(
      () => draw(bare, typical),
      (_, ms) => ms > SECONDS * 1_000,
    );
    rows.push(['the same bytes, sent by node:http', rate.toFixed(0), 'a second']);
  } finally {
    bare.stop();
  }
}

async function drawing(service, rows) {
  for (const [name, send] of Object.entries(LOADS)) {
    await most(
      () => send(service),
      (_, ms) => ms > 3_000,
    );
    const rate = await most(
      () => send(service),
      (_, ms) => ms > SECONDS * 1_000,
    );
    rows.push([name, rate.toFixed(0), 'a second']);
    rows.push([`${name}, at half that`, shown(await steady(() => send(service), rate / 2, SECONDS)), 'ms']);
  }
  await bareRate(service, rows);
  const before = service.memory();
  const rate = await most(
    () => LOADS['drawn before'](service),
    (count) => count >= REQUESTS,
  );
  rows.push([
    `memory after ${REQUESTS} requests`,
    `${service.memory().toFixed(0)} MB, before ${before.toFixed(0)} MB`,
    `(${rate.toFixed(0)} a second)`,
  ]);
}

const cursorOf = ({ updated, id }) => Buffer.from(`${new Date(updated).toISOString()} ${id}`).toString('base64url');

/** A list of many diagrams in a few folders, with the queries of its pages and cursors into it. */
async function filled(database) {
  const { db } = database;
  await db.execute(sql`insert into diagrams (owner_id, id, title, kind, folder, theme, embed_source, visibility, source, version, made, updated)
    select ${OWNER}, 'bench' || n, 'Diagram number ' || n, 'flow', 'folder ' || n % 20, 'light', false, 'private', ${typical}, 1,
    now(), date_trunc('milliseconds', now()) - n * interval '1 second' from generate_series(1, ${DIAGRAMS}::int) n`);
  await db.execute(sql.raw('vacuum analyze diagrams'));
  const cursors = [];
  for (const part of [0.5, 0.9999]) {
    const offset = Math.max(0, Math.floor(DIAGRAMS * part) - PAGE);
    const { rows } = await db.execute(
      sql`select updated, id from diagrams where owner_id = ${OWNER} and deleted is null order by updated desc nulls last, id desc nulls last offset ${offset} limit 1`,
    );
    cursors.push(rows[0]);
  }
  return cursors;
}

/** The query plans of pages, for the queries that the service sends. */
async function plans(db, cursors) {
  const { pageOf, foldersOf } = await import(new URL('resources/diagrams/repo.js', dist));
  const query = { folder: undefined, deleted: false, after: undefined, limit: PAGE + 1 };
  const after = ({ updated, id }) => ({ at: new Date(updated), id });
  const queries = {
    'the first page': (on) => pageOf(on, OWNER, query),
    'a page in the middle': (on) => pageOf(on, OWNER, { ...query, after: after(cursors[0]) }),
    'the last page': (on) => pageOf(on, OWNER, { ...query, after: after(cursors[1]) }),
    'a folder': (on) => pageOf(on, OWNER, { ...query, folder: 'folder 7' }),
    'the folders': (on) => foldersOf(on, OWNER),
  };
  for (const [name, query] of Object.entries(queries)) {
    const rows = [];
    // A transaction whose statements are explained instead of executed; the query itself gets no rows.
    await db.transaction(async (tx) => {
      const { session } = tx;
      const prepare = session.prepareQuery.bind(session);
      session.prepareQuery = (built, ...rest) => {
        const explained = { ...built, sql: `explain (analyze, buffers, costs off) ${built.sql}` };
        const prepared = prepare(explained, undefined, ...rest.slice(1, 2), false);
        const execute = prepared.execute.bind(prepared);
        prepared.execute = async (...values) => {
          rows.push(...(await execute(...values)).rows);
          return [];
        };
        return prepared;
      };
      try {
        await query(tx);
      } finally {
        session.prepareQuery = prepare;
      }
    });
    console.log(`\n${name}`);
    for (const row of rows) console.log(`  ${row['QUERY PLAN']}`);
  }
}

async function listing(service, cursors, rows) {
  const pages = {
    'first page of the list, with its folders': '',
    'a page in the middle': `&cursor=${cursorOf(cursors[0])}`,
    'the last page': `&cursor=${cursorOf(cursors[1])}`,
    'a page of a folder in the middle': `&folder=folder%207&cursor=${cursorOf(cursors[0])}`,
    'first page of a search': `&search=number%2099&cursor=${cursorOf({ updated: Date.now() + 60_000, id: 'z' })}`,
  };
  for (const [name, more] of Object.entries(pages)) {
    const times = [];
    for (let tries = 0; tries < 60; tries++) {
      const began = performance.now();
      await demandDone(ask(service, 'GET', `/user/diagrams?limit=${PAGE}${more}`));
      if (tries >= 10) times.push(performance.now() - began);
    }
    rows.push([`${name} (of ${DIAGRAMS})`, shown(times.sort((one, other) => one - other)), 'ms']);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'linework-bench-'));
const { openDatabase } = await import(new URL('platform/db/open.js', dist));
const url = process.env.DATABASE_URL;
const rows = [];
try {
  const database = await openDatabase(url === undefined ? { folder } : { url, connections: 2 });
  let cursors;
  try {
    cursors = await filled(database);
    await plans(database.db, cursors);
  } finally {
    await database.close();
  }
  const service = await startService(folder);
  try {
    await listing(service, cursors, rows);
    await drawing(service, rows);
  } finally {
    await service.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log();
const engine = url === undefined ? 'embedded' : 'PostgreSQL';
printFigures(
  `The service (${engine}, ${availableParallelism()} processors, load ${loadavg()[0].toFixed(1)}, Node ${process.version})`,
  rows,
);
agent.destroy();
