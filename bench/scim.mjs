// Provisioning, measured from outside: an identity provider sends users and groups to an empty organisation, and then the same again, which
// changes nothing. On the embedded database, in this process. Needs a build. In: how many users and groups; out, a table with the time and the
// statements of each kind of request, and how the database looks for a user by name. `node bench/scim.mjs [USERS] [GROUPS]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { printFigures } from './figures.mjs';

const [USERS = 5_000, GROUPS = 200] = process.argv.slice(2).map(Number);

/** Requests that a provider sends at the same time. */
const TOGETHER = 4;

const PARSE = 'P'.charCodeAt(0);

let statements = 0;
const { execProtocolRawSync } = PGlite.prototype;
PGlite.prototype.execProtocolRawSync = function counted(message, ...more) {
  if (message[0] === PARSE) statements++;
  return execProtocolRawSync.call(this, message, ...more);
};

const from = (path) => import(new URL(`../packages/server/dist/${path}.js`, import.meta.url).href);
const [
  { buildApp },
  { startService },
  { openDatabase },
  { secretsOf },
  { madeAccount },
  { addOrganisation },
  { addMember },
  { ssoDomains },
  { makeToken },
  { filterSql },
  { parseFilter },
  { userSources },
  { scimUsers },
] = await Promise.all(
  [
    'app',
    'hosting/start',
    'platform/db/open',
    'platform/secrets/secrets',
    'resources/accounts/repo',
    'resources/organisations/repo',
    'resources/members/repo',
    'resources/sso/tables',
    'resources/scim/tokens',
    'resources/scim/filter/to-sql',
    'resources/scim/filter/parse',
    'resources/scim/users/repo',
    'resources/scim/tables',
  ].map(from),
);
const { endpoints } = await from('resources/registry');

const folder = mkdtempSync(join(tmpdir(), 'linework-scim-'));
const database = await openDatabase({ folder });
const pool = { run: () => Promise.reject(new Error('Nothing is drawn here.')), close: async () => undefined };
const started = startService({
  baseUrl: 'http://127.0.0.1',
  version: 'bench',
  database,
  pictures: join(folder, 'pictures'),
  secrets: secretsOf(['a secret of the benchmark, which is long']),
  pool,
  sendMail: async () => undefined,
  signUp: 'open',
  failed: (what, error) => console.error(what, error),
});
const { service, authenticate, memberAs } = started;
const { app } = await buildApp({
  version: 'bench',
  baseUrl: 'http://127.0.0.1',
  authenticate,
  memberAs,
  context: {},
  pool,
  log: false,
  hosted: { service, endpoints },
});

const ORG = 'acme';
const now = new Date();
const token = await database.transaction(async (tx) => {
  const owner = await madeAccount(tx, 'owner', 'owner@example.org', now);
  await addOrganisation(tx, { ownerId: ORG, slug: ORG, name: 'Acme', made: now, updated: now, deleted: null });
  await addMember(tx, { ownerId: ORG, accountId: owner.id, role: 'owner', joined: now });
  await tx.insert(ssoDomains).values({ ownerId: ORG, domain: 'acme.example', token: 't', made: now, verified: now });
  return (await makeToken(tx, service, ORG, owner.id, false)).token;
});

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

/** Sends one request for each item, and notes how long all took and the statements of one. */
async function measured(name, items, request) {
  const results = new Array(items.length);
  // A limit of the service is not what is measured.
  await database.db.execute(sql`delete from limits`);
  let at = 0;
  let sinceLimit = 0;
  const before = statements;
  const began = performance.now();
  const one = async () => {
    for (let mine = at++; mine < items.length; mine = at++) {
      if (++sinceLimit % 5_000 === 0) await database.db.execute(sql`delete from limits`);
      results[mine] = await request(items[mine], mine);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, one));
  const ms = performance.now() - began;
  rows.push([
    `${name} (${items.length})`,
    `${(ms / 1_000).toFixed(1)} s, ${(ms / items.length).toFixed(1)} ms and ${((statements - before) / items.length).toFixed(1)} statements`,
    'each',
  ]);
  return results;
}

const userOf = (at) => ({
  userName: `user${at}@acme.example`,
  externalId: `external-${at}`,
  name: { givenName: `Given${at}`, familyName: `Family${at}` },
  emails: [{ type: 'work', value: `user${at}@acme.example`, primary: true }],
});
const numbers = Array.from({ length: USERS }, (_, at) => at);
const find = (at) => send('GET', `/Users?filter=${encodeURIComponent(`userName eq "user${at}@acme.example"`)}`);

await measured('looks for a user that is not there', numbers, find);
const users = await measured('creates a user', numbers, (at) => send('POST', '/Users', userOf(at)));
const per = Math.max(1, Math.floor((USERS * 5) / GROUPS));
const groupOf = (at) => ({
  displayName: `Group ${at}`,
  members: Array.from({ length: per }, (_, of) => ({ value: users[(at * 37 + of) % USERS].id })),
});
const groupNumbers = Array.from({ length: GROUPS }, (_, at) => at);
const groups = await measured(`creates a group of ${per}`, groupNumbers, (at) => send('POST', '/Groups', groupOf(at)));
await database.db.execute(sql`analyze`);
await measured('looks for a user', numbers, find);
await measured('sends a user without a change', numbers, (at) => send('PUT', `/Users/${users[at].id}`, userOf(at)));
await measured(`sends a group of ${per} without a change`, groups, ({ id }, at) =>
  send('PUT', `/Groups/${id}`, groupOf(at)),
);
await measured(
  'reads 200 users',
  Array.from({ length: Math.ceil(USERS / 200) }, (_, at) => at * 200 + 1),
  (start) => send('GET', `/Users?count=200&startIndex=${start}`),
);
await measured('deactivates a user', numbers.slice(0, 500), (at) =>
  send('PATCH', `/Users/${users[at].id}`, { Operations: [{ op: 'Replace', path: 'active', value: 'False' }] }),
);
printFigures(`SCIM: ${USERS} users, ${GROUPS} groups`, rows);

for (const filter of ['userName eq "user1@acme.example"', 'externalId eq "external-1"'])
  await database.transaction(async (tx) => {
    await database.enter(tx, ORG);
    const where = filterSql(parseFilter(filter), userSources);
    const plan = await tx.execute(
      sql`explain select 1 from ${scimUsers} where ${scimUsers.ownerId} = ${ORG} and ${where}`,
    );
    console.log(`  ${filter}: ${plan.rows[0]['QUERY PLAN']}`);
  });

await app.close();
await started.stop();
await database.close();
rmSync(folder, { recursive: true, force: true });
