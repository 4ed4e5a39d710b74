// Kills the service while it erases an organisation of many diagrams that was deleted a month ago, again and again. Afterwards nothing of it is left
// but its audit log, and another organisation has all it had. Runs on the embedded engine and on a PostgreSQL server. Needs a build. In: how often it is
// killed on each (default: 5), and how many diagrams there are (default: 100,000); out: figures, and exit code 1 if anything is wrong.
//   node scripts/ci/kill-erase.mjs [KILLS] [DIAGRAMS]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { printFigures } from '../../bench/figures.mjs';
import { openDatabase } from '../../packages/server/dist/platform/db/open.js';
import { nameOf, ownerColumn } from '../../packages/server/dist/platform/stored/stored.js';
import { stored } from '../../packages/server/dist/resources/registry.js';
import { root, startPostgres } from './postgres-server.mjs';

const KILLS = Number(process.argv[2] ?? 5);
const DIAGRAMS = Number(process.argv[3] ?? 100_000);
const OTHERS = 1_000;

/** Sweeps as the service does, but without the minutes between two sweeps. */
const SWEEP = `
import { openDatabase } from ${JSON.stringify(join(root, 'packages/server/dist/platform/db/open.js'))};
import { sweep } from ${JSON.stringify(join(root, 'packages/server/dist/hosting/sweep.js'))};
import { resources } from ${JSON.stringify(join(root, 'packages/server/dist/resources/registry.js'))};
const database = await openDatabase(JSON.parse(process.argv[1]));
for (let swept = 0; swept < 100; swept++) {
  await sweep(database, resources, new Date());
  console.log('swept');
}
await database.close();
`;

const tables = stored.filter(({ table }) => ownerColumn(table) !== undefined).map(nameOf);

async function inDatabase(place, work) {
  const database = await openDatabase(place);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function addOrganisation(db, id, diagrams, deleted) {
  await db.execute(sql`insert into organisations (owner_id, slug, name, made, updated, deleted)
    values (${id}, ${id}, ${id}, now(), now(), ${deleted})`);
  await db.execute(sql`insert into names (kind, name, owner_id, id) values ('organisation', ${id}, ${id}, ${id})`);
  await db.execute(
    sql`insert into members (owner_id, account_id, role, joined) values (${id}, 'owner', 'owner', now())`,
  );
  await db.execute(sql`insert into audit_entries (owner_id, id, at, action, by, key_id)
    values (${id}, 'entry', now(), 'organisation.delete', 'owner', '')`);
  await db.execute(sql`insert into diagrams (owner_id, id, title, kind, folder, theme, embed_source, visibility, source, version, made, updated)
    select ${id}, ${id} || n, 'Diagram ' || n, 'flow', 'folder/' || n % 50, 'auto', false, 'private', 'flow "A"', 1, now(), now()
    from generate_series(1, ${diagrams}::int) n`);
  await db.execute(sql`insert into diagram_versions (owner_id, diagram_id, number, id, title, kind, source, made, by, key_id)
    select owner_id, id, 1, id, title, kind, source, made, 'owner', '' from diagrams where owner_id = ${id}`);
  await db.execute(sql`insert into names (kind, name, owner_id, id)
    select 'diagram', id, owner_id, id from diagrams where owner_id = ${id}`);
}

async function countsOf(db, id) {
  const counts = [];
  for (const table of tables) {
    const { rows } = await db.execute(
      sql`select count(*)::int as count from ${sql.identifier(table)} where owner_id = ${id}`,
    );
    counts.push([table, rows[0].count]);
  }
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Runs until it is killed after some sweeps, or until the organisation is gone. */
async function sweepUntil(place, sweeps) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SWEEP, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  let swept = 0;
  child.stdout.on('data', (chunk) => {
    swept += String(chunk).split('swept').length - 1;
    // In the middle of the next one.
    if (swept >= sweeps) pause(Math.random() * 300).then(() => child.kill('SIGKILL'));
  });
  return over;
}

async function erased(name, place) {
  const before = await inDatabase(place, async (db) => {
    await addOrganisation(db, 'gone', DIAGRAMS, sql`now() - interval '31 days'`);
    await addOrganisation(db, 'stays', OTHERS, sql`null`);
    return countsOf(db, 'stays');
  });
  const began = performance.now();
  const left = [];
  const faults = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    const end = await sweepUntil(place, 1);
    if (end !== 'SIGKILL') faults.push(`a sweep ended with ${end} before it was killed`);
    left.push(await inDatabase(place, async (db) => (await countsOf(db, 'gone')).diagrams ?? 0));
  }
  const end = await sweepUntil(place, Number.POSITIVE_INFINITY);
  if (end !== 0) faults.push(`the last sweeps ended with ${end}`);
  const [gone, stays] = await inDatabase(place, async (db) => [
    await countsOf(db, 'gone'),
    await countsOf(db, 'stays'),
  ]);
  if (JSON.stringify(gone) !== JSON.stringify({ audit_entries: 1 })) faults.push(`left: ${JSON.stringify(gone)}`);
  if (JSON.stringify(stays) !== JSON.stringify(before)) faults.push(`of the other is left: ${JSON.stringify(stays)}`);
  if (left.at(-1) === 0) faults.push('nothing was left to erase after the last kill');
  if (faults.length > 0) process.exitCode = 1;
  const took = ((performance.now() - began) / 1_000).toFixed(0);
  return [
    [name, `${DIAGRAMS} diagrams, killed ${KILLS} times`, `left after each kill: ${left.join(', ')}; ${took} s`],
    ...faults.map((each) => [name, 'FAULT', each]),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'linework-erase-'));
const rows = [];
let server;
try {
  rows.push(...(await erased('Embedded', { folder: join(folder, 'embedded') })));
  server = await startPostgres();
  rows.push(...(await erased('PostgreSQL', { url: server.url, connections: 2 })));
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
printFigures('Killed while an organisation is erased', rows);
