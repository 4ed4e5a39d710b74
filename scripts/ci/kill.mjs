// Kills the service under load. Afterwards every acknowledged write must be there, and no partial write. Runs on the embedded engine and
// on a PostgreSQL server, where it also restarts the server under load and kills one of two nodes. Needs a build. In: the rounds of
// each part (default: 20); out: counts, and exit code 1 if a write was lost.
// With `today` one of the four parts runs, each once in four days (the gate).
//   node scripts/ci/kill.mjs [ROUNDS] [embedded|server|restart|nodes|today]
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { median, printFigures } from '../../bench/figures.mjs';
import { openDatabase } from '../../packages/server/dist/platform/db/open.js';
import { newId } from '../../packages/server/dist/platform/ids.js';
import { secretsOf } from '../../packages/server/dist/platform/secrets/secrets.js';
import { makeKey } from '../../packages/server/dist/resources/keys/keys.js';
import { addMember } from '../../packages/server/dist/resources/members/repo.js';
import { addOrganisation, takeSlug } from '../../packages/server/dist/resources/organisations/repo.js';
import { startKillable } from './killable.mjs';
import { startPostgres } from './postgres-server.mjs';
import { todaysTurn } from './today.mjs';

const [, , rounds = '20', part] = process.argv;
const ROUNDS = Number(rounds);
const PARTS = ['embedded', 'server', 'restart', 'nodes'];
const meantParts = new Set(PARTS.includes(part) ? [part] : PARTS.filter(todaysTurn(4)));
const CLIENTS = 6;
const SECRET = 'a secret of a test which is long enough';

/** Milliseconds before a kill, at most, once so many writes were acknowledged: a service that just began has no thread yet that checks sources. */
const LONGEST = 1_200;
const FIRST = 10;

/** Of ten writes of a client to the organisation. */
const INVITES_OF_TEN = 1;

/** Of an account, one of which is every client's: the service allows 600 publishes a minute. */
const PUBLISHES_OF_TEN = 1;

const sourceOf = (text) => `flow "Kill"\nnode a "${text}"\nnode b\na -> b\n`;
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** An organisation with a key, by which every other client writes. */
async function organisationIn(place) {
  const database = await openDatabase(place);
  try {
    const now = () => new Date();
    const id = newId();
    const slug = `kill-${id.slice(0, 8)}`;
    return await database.transaction(async (tx) => {
      await addOrganisation(tx, { ownerId: id, slug, name: 'Kill', made: now(), updated: now(), deleted: null });
      await takeSlug(tx, id, slug, now());
      await addMember(tx, { ownerId: id, accountId: 'owner', role: 'owner', joined: now() });
      const newKey = {
        name: 'Kill',
        scopes: ['read', 'write'],
        expires: undefined,
        organisation: { role: 'admin', madeBy: 'owner' },
      };
      const { key } = await makeKey(tx, { secrets: secretsOf([SECRET]), now }, id, newKey);
      return { id, key };
    });
  } finally {
    await database.close();
  }
}

/** Starts clients that write until they are stopped, and records which writes were acknowledged. */
function load(organisation) {
  const acknowledged = new Map();
  const invited = new Set();
  const statuses = {};
  const wrong = [];
  let stopped = false;
  let nodes = [];
  let since = 0;
  const remember = ({ id, version }, source) => acknowledged.set(`${id} ${version}`, hashOf(source));
  const send = async ({ base, key }, method, path, headers, body) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500 && !(answer.status === 503 && answer.headers.has('retry-after')))
      wrong.push(`${answer.status} ${text.slice(0, 200)}`);
    if (answer.ok) since++;
    return { ok: answer.ok, status: answer.status, value: answer.ok ? JSON.parse(text) : undefined };
  };
  const invite = async (node, path) => {
    const email = `${randomUUID()}@example.com`;
    const { ok } = await send(node, 'POST', path, {}, { email, role: 'viewer' });
    if (ok) invited.add(email);
  };
  const client = async (number) => {
    const isOrganisation = number % 2 === 1;
    const library = isOrganisation ? `/orgs/${organisation.id}/diagrams` : '/user/diagrams';
    const publishing = isOrganisation ? library : '/v1/diagrams/publish';
    const own = [];
    let waiting;
    for (let at = 0; !stopped; at++) {
      const target = nodes[(number + at) % nodes.length];
      if (target === undefined) {
        await pause(20);
        continue;
      }
      const node = isOrganisation ? { base: target.base, key: organisation.key } : target;
      try {
        if (isOrganisation && Math.random() * 10 < INVITES_OF_TEN)
          await invite(node, `/orgs/${organisation.id}/invites`);
        if (waiting === undefined && (own.length === 0 || Math.random() * 10 < PUBLISHES_OF_TEN)) {
          const once = randomUUID();
          const alias = !isOrganisation && Math.random() < 0.5 ? { alias: `kill-${once}` } : {};
          waiting = { once, body: { source: sourceOf(once), title: once, ...alias } };
        }
        if (waiting !== undefined) {
          // Sent again with the same key until it is answered, so that it is done once.
          const { ok, status, value } = await send(
            node,
            'POST',
            publishing,
            { 'idempotency-key': waiting.once },
            waiting.body,
          );
          if (ok) {
            remember(value, waiting.body.source);
            own.push(value.id);
          }
          if (ok || status === 429) waiting = undefined;
        } else {
          const id = own[Math.floor(Math.random() * own.length)];
          const source = sourceOf(randomUUID());
          const { ok, value } = await send(node, 'PUT', `${library}/${id}/source`, { 'if-match': '*' }, { source });
          if (ok) remember(value, source);
        }
      } catch {
        statuses.none = (statuses.none ?? 0) + 1;
        await pause(20);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  return {
    acknowledged,
    invited,
    statuses,
    wrong,
    to: (...to) => {
      nodes = to;
      since = 0;
    },
    since: () => since,
    end: async () => {
      stopped = true;
      await Promise.all(clients);
    },
  };
}

/** Each counts what is there by half; all are none. */
const HALVES = {
  'versions that are not counted': sql`select d.id from diagrams d left join diagram_versions v on v.owner_id = d.owner_id and v.diagram_id = d.id
    group by d.owner_id, d.id, d.version having count(v.number) <> d.version or max(v.number) <> d.version`,
  'sources that are not the latest version': sql`select d.id from diagrams d join diagram_versions v
    on v.owner_id = d.owner_id and v.diagram_id = d.id and v.number = d.version where v.source <> d.source`,
  'names that lead nowhere': sql`select name from names n where
    (kind = 'diagram' and not exists (select 1 from diagrams d where d.owner_id = n.owner_id and d.id = n.id))
    or (kind = 'alias' and not exists (select 1 from stable_links l where l.owner_id = n.owner_id and l.id = n.id and l.alias = n.name))`,
  'diagrams and links without a name': sql`select id from diagrams d where not exists (select 1 from names n where n.kind = 'diagram' and n.name = d.id)
    union all select id from stable_links l where not exists (select 1 from names n where n.kind = 'alias' and n.name = l.alias)`,
  'links to nothing': sql`select l.id from stable_links l where not exists (select 1 from diagrams d where d.owner_id = l.owner_id and d.id = l.diagram_id)`,
  'things done twice': sql`select v.title from diagrams d join diagram_versions v on v.diagram_id = d.id and v.number = 1 group by v.title having count(*) > 1`,
  'owners with another number of changes than of entries in the audit log': sql`select v.owner_id from diagram_versions v group by v.owner_id
    having count(*) <> (select count(*) from audit_entries a where a.owner_id = v.owner_id and a.action in ('diagram.publish', 'diagram.save'))`,
  'invitations without a link, or without an entry': sql`select id from invites i where not exists
    (select 1 from names n where n.kind = 'invite' and n.owner_id = i.owner_id and n.id = i.id)
    or not exists (select 1 from audit_entries a where a.owner_id = i.owner_id and a.action = 'invite.create' and a.target = i.id)`,
  'answers by half': sql`select key from once_answers where answer is null`,
};

/** What was lost and what is there by half. */
async function check(place, { acknowledged, invited }) {
  const database = await openDatabase(place);
  try {
    const faults = [];
    for (const [name, query] of Object.entries(HALVES)) {
      const { rows } = await database.db.execute(query);
      if (rows.length > 0) faults.push(`${rows.length} ${name}`);
    }
    const { rows } = await database.db.execute(sql`select diagram_id, number, source from diagram_versions`);
    const hashes = new Map(rows.map(({ diagram_id, number, source }) => [`${diagram_id} ${number}`, hashOf(source)]));
    const lost = [...acknowledged].filter(([name, hash]) => hashes.get(name) !== hash).length;
    if (lost > 0) faults.push(`${lost} acknowledged writes lost`);
    const { rows: invites } = await database.db.execute(sql`select invited from invites`);
    const addresses = new Set(invites.map((each) => each.invited));
    const uninvited = [...invited].filter((email) => !addresses.has(email)).length;
    if (uninvited > 0) faults.push(`${uninvited} acknowledged invitations lost`);
    return { faults, unheard: hashes.size - acknowledged.size };
  } finally {
    await database.close();
  }
}

const rows = [];

function report(name, clients, faults, more) {
  const all = [...new Set([...faults, ...clients.wrong])];
  rows.push([
    name,
    `${clients.acknowledged.size} writes and ${clients.invited.size} invitations acknowledged`,
    `${more}; answers ${JSON.stringify(clients.statuses)}`,
  ]);
  for (const each of all) rows.push([name, 'FAULT', each]);
  if (all.length > 0) process.exitCode = 1;
}

async function underLoad(clients) {
  for (let tries = 0; clients.since() < FIRST; tries++) {
    if (tries > 3_000) throw new Error(`Nothing is acknowledged: ${JSON.stringify(clients.statuses)}`);
    await pause(20);
  }
  await pause(Math.random() * LONGEST);
}

async function killed(name, env, place) {
  const clients = load(await organisationIn(place));
  const faults = [];
  const starts = [];
  let unheard = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const service = await startKillable(env);
    starts.push(service.took);
    clients.to(service);
    await underLoad(clients);
    await service.kill('SIGKILL');
    clients.to();
    // Every other time the next service recovers the data itself.
    if (round % 2 === 0 || round === ROUNDS) {
      const result = await check(place, clients);
      faults.push(...result.faults);
      unheard = result.unheard;
    }
  }
  await clients.end();
  report(
    `${name}, the service killed ${ROUNDS} times`,
    clients,
    faults,
    `${unheard} more were done that nobody heard of; a start takes ${median(starts).toFixed(0)} ms`,
  );
}

/** Clients of one node see nothing but 503 while the server is away. */
async function restarted(env, place, server) {
  const clients = load(await organisationIn(place));
  const service = await startKillable(env);
  const faults = [];
  for (let round = 1; round <= ROUNDS; round++) {
    clients.to(service);
    await underLoad(clients);
    // Fast, with its connections ended, or at once, so that it recovers.
    await server.halt(round % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
    await pause(Math.random() * 500);
    await server.start();
    const before = clients.since();
    for (let tries = 0; clients.since() === before; tries++) {
      if (tries > 500)
        throw new Error(`The service does not come back: ${JSON.stringify(clients.statuses)} ${service.log()}`);
      await pause(20);
    }
  }
  await clients.end();
  await service.kill('SIGTERM');
  faults.push(...(await check(place, clients)).faults);
  if (clients.statuses.none > 0) faults.push('a connection of a client broke');
  report(`PostgreSQL restarted ${ROUNDS} times`, clients, faults, 'one service');
}

async function twoNodes(env, place) {
  const clients = load(await organisationIn(place));
  const faults = [];
  const start = async () => startKillable(env);
  let stays = await start();
  let after = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const goes = await start();
    clients.to(stays, goes);
    await underLoad(clients);
    const [first, second] = round % 2 === 0 ? [goes, stays] : [stays, goes];
    await first.kill('SIGKILL');
    clients.to(second);
    const before = Date.now();
    while (clients.since() < 20) {
      if (Date.now() - before > 20_000) throw new Error('The other node serves no more.');
      await pause(10);
    }
    after += clients.since();
    stays = second;
  }
  await clients.end();
  await stays.kill('SIGKILL');
  faults.push(...(await check(place, clients)).faults);
  report(`Two nodes, one killed ${ROUNDS} times`, clients, faults, `${after} by the other node right after the kill`);
}

const folder = mkdtempSync(join(tmpdir(), 'linework-kill-'));
const at = (name) => ({
  LINEWORK_DATA: join(folder, name),
  LINEWORK_SECRET: SECRET,
});
let server;
try {
  if (meantParts.has('embedded')) await killed('Embedded', at('embedded'), { folder: join(folder, 'embedded') });
  if (part !== 'embedded') {
    server = await startPostgres();
    const place = { url: server.url, connections: 2 };
    const env = { ...at('server'), DATABASE_URL: server.url };
    if (meantParts.has('server')) await killed('PostgreSQL', env, place);
    if (meantParts.has('restart')) await restarted(env, place, server);
    if (meantParts.has('nodes')) await twoNodes(env, place);
  }
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
printFigures('Killed under load', rows);
