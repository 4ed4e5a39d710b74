// Provisioning, measured from outside: an identity provider sends users and groups to an empty organisation, and then the same again, which
// changes nothing. On the embedded database, in this process. Needs a build. In: how many users and groups, and after how many minutes to give up; out, a
// table with the time and the statements of each kind of request, and which tables were read from beginning to end.
// `node bench/scim.mjs [USERS] [GROUPS] [MINUTES]`
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { DOMAIN, startScim } from '../scripts/sso/scim-service.mjs';
import { printFigures } from './figures.mjs';

const [USERS = 5_000, GROUPS = 200, MINUTES = 30] = process.argv.slice(2).map(Number);

/** Requests that a provider sends at the same time. */
const TOGETHER = 4;

/** Requests between two lines about progress, which are fewer than a limit of the service. */
const STEP = 500;

/** Rows of a table that PostgreSQL reads from beginning to end sooner than by an index. */
const FEW = 500;

const PARSE = 'P'.charCodeAt(0);

let statements = 0;
const { execProtocolRawSync } = PGlite.prototype;
PGlite.prototype.execProtocolRawSync = function counted(message, ...more) {
  if (message[0] === PARSE) statements++;
  return execProtocolRawSync.call(this, message, ...more);
};

const { app, database, token, close } = await startScim();
const end = performance.now() + MINUTES * 60_000;

async function send(method, path, body) {
  const { statusCode, payload } = await app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: {
      host: '127.0.0.1',
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/scim+json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  if (statusCode >= 300) throw new Error(`${method} ${path}: ${statusCode} ${payload.slice(0, 300)}`);
  return payload === '' ? undefined : JSON.parse(payload);
}

const rows = [];
const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

/** Sends one request for each item, and notes how long all took, the first and the last of them, and the statements of one. */
async function measured(name, items, request) {
  const results = [];
  const parts = [];
  const first = statements;
  const began = performance.now();
  for (let from = 0; from < items.length; from += STEP) {
    if (performance.now() > end) throw new Error(`${MINUTES} minutes have passed, at ${from} of: ${name}`);
    // A limit of the service is not what is measured.
    await database.db.execute(sql`delete from limits`);
    const part = items.slice(from, from + STEP);
    const start = performance.now();
    results.push(...(await together(part, (item, at) => request(item, from + at))));
    parts.push((performance.now() - start) / part.length);
    process.stderr.write(`${name}: ${results.length} of ${items.length}, ${parts.at(-1).toFixed(1)} ms each\n`);
  }
  const ms = performance.now() - began;
  const spread =
    parts.length > 1 ? `, the first ${STEP} ${parts[0].toFixed(1)} and the last ${parts.at(-1).toFixed(1)} ms` : '';
  const each = ((statements - first - parts.length) / items.length).toFixed(1);
  rows.push([
    `${name} (${items.length})`,
    `${seconds(ms)}, ${(ms / items.length).toFixed(1)} ms`,
    `each${spread}; ${each} statements`,
  ]);
  return results;
}

async function together(items, request) {
  const results = new Array(items.length);
  let at = 0;
  const one = async () => {
    for (let mine = at++; mine < items.length; mine = at++) results[mine] = await request(items[mine], mine);
  };
  await Promise.all(Array.from({ length: TOGETHER }, one));
  return results;
}

/** How many rows were read in scans of whole tables, by table. */
async function scanned() {
  const { rows: tables } = await database.db.execute(
    sql`select relname as name, seq_tup_read::int as scanned, n_live_tup::int as size from pg_stat_user_tables`,
  );
  return new Map(tables.map((each) => [each.name, each]));
}

const userOf = (at) => ({
  userName: `user${at}@${DOMAIN}`,
  externalId: `external-${at}`,
  name: { givenName: `Given${at}`, familyName: `Family${at}` },
  emails: [{ type: 'work', value: `user${at}@${DOMAIN}`, primary: true }],
});
const numbers = Array.from({ length: USERS }, (_, at) => at);
const find = (at) => send('GET', `/Users?filter=${encodeURIComponent(`userName eq "user${at}@${DOMAIN}"`)}`);
const patch = (id, op, value) => send('PATCH', `/Groups/${id}`, { Operations: [{ op, path: 'members', value }] });

await measured('looks for a user that is not there', numbers, find);
const users = (await measured('creates a user', numbers, (at) => send('POST', '/Users', userOf(at)))).map(({ id }) => ({
  value: id,
}));
const per = Math.max(1, Math.floor((USERS * 5) / GROUPS));
const groupOf = (at) => ({
  displayName: `Group ${at}`,
  members: Array.from({ length: per }, (_, of) => users[(at * 37 + of) % USERS]),
});
const groupNumbers = Array.from({ length: GROUPS }, (_, at) => at);
const groups = await measured(`creates a group of ${per}`, groupNumbers, (at) => send('POST', '/Groups', groupOf(at)));

// From here on, nothing grows: a table that is read from beginning to end would be read for each request.
await database.db.execute(sql`analyze`);
const before = await scanned();
await measured('looks for a user', numbers, find);
await measured('looks for a user by externalId', numbers.slice(0, STEP), (at) =>
  send('GET', `/Users?filter=${encodeURIComponent(`externalId eq "external-${at}"`)}`),
);
await measured('sends a user without a change', numbers, (at) => send('PUT', `/Users/${users[at].value}`, userOf(at)));
await measured(`sends a group of ${per} without a change`, groups, ({ id }, at) =>
  send('PUT', `/Groups/${id}`, groupOf(at)),
);
await measured('deactivates a user', users.slice(0, STEP), ({ value: id }) =>
  send('PATCH', `/Users/${id}`, { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] }),
);
await measured('activates a user', users.slice(0, STEP), ({ value: id }) =>
  send('PATCH', `/Users/${id}`, { Operations: [{ op: 'Replace', path: 'active', value: 'True' }] }),
);
const after = await scanned();

const [large] = await measured('creates a group of nobody', [0], () => send('POST', '/Groups', { displayName: 'All' }));
const hundreds = Array.from({ length: Math.ceil(USERS / 100) }, (_, at) => users.slice(at * 100, (at + 1) * 100));
await measured('adds 100 members', hundreds, (some) => patch(large.id, 'add', some));
await measured(`removes ${USERS} members`, [0], () => patch(large.id, 'remove', users));
await measured(`adds ${USERS} members`, [0], () => patch(large.id, 'add', users));
await measured(`replaces ${USERS} members by themselves`, [0], () => patch(large.id, 'replace', users));
await measured(`reads a group of ${USERS}`, [0], () => send('GET', `/Groups/${large.id}`));
await measured(
  'reads 200 users',
  Array.from({ length: Math.ceil(USERS / 200) }, (_, at) => at * 200 + 1),
  (start) => send('GET', `/Users?count=200&startIndex=${start}`),
);
printFigures(`SCIM: ${USERS} users, ${GROUPS} groups`, rows);

const scans = [...after.values()]
  .map(({ name, scanned: rowsNow, size }) => ({ name, size, more: rowsNow - (before.get(name)?.scanned ?? 0) }))
  .filter(({ size, more }) => size > FEW && more > 0);
console.log(
  scans.length === 0
    ? `  no table with more than ${FEW} rows was read from beginning to end`
    : `  read from beginning to end: ${scans.map(({ name, size, more }) => `${name} (${size} rows, ${more} read)`).join(', ')}`,
);

await close();
