// Kills the service while accounts and organisations buy, cancel and change what they pay for, and while the payment provider reports it: late, twice, in
// another order or never, with faults of its own. Afterwards every plan is what the provider has, nobody has paid twice, every acknowledged change has one
// entry in an audit log, and each log is a chain without a gap. Runs on a PostgreSQL server. Needs a build. In: how often it is killed (default: 20);
// out: counts, and exit code 1 if anything is wrong.
//   node scripts/ci/kill-billing.mjs [KILLS]
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BEGINNING, hashedText } from '@linework/operations/audit/chain';
import { sql } from 'drizzle-orm';
import { printFigures } from '../../bench/figures.mjs';
import { sealedEntry, sealLogs } from '../../packages/server/dist/platform/audit/seal.js';
import { auditEntries } from '../../packages/server/dist/platform/audit/tables.js';
import { openDatabase } from '../../packages/server/dist/platform/db/open.js';
import { newId } from '../../packages/server/dist/platform/ids.js';
import { addJob } from '../../packages/server/dist/platform/jobs/jobs.js';
import { stripePayments } from '../../packages/server/dist/platform/payments/stripe.js';
import { madeAccount } from '../../packages/server/dist/resources/accounts/repo.js';
import { beginSession } from '../../packages/server/dist/resources/auth/sessions.js';
import { reconcile } from '../../packages/server/dist/resources/billing/reconcile.js';
import { addMember } from '../../packages/server/dist/resources/members/repo.js';
import { addOrganisation, takeSlug } from '../../packages/server/dist/resources/organisations/repo.js';
import { paymentStandIn } from '../payments/stand-in.mjs';
import { startKillable } from './killable.mjs';
import { root, startPostgres } from './postgres-server.mjs';

const KILLS = Number(process.argv[2] ?? 20);

/** Of each kind, new in each round: an owner may start twenty checkouts an hour. */
const ACCOUNTS = 4;
const ORGANISATIONS = 2;
const MEMBERS = 6;

/** Milliseconds before a kill, at most, once so many changes were acknowledged. */
const LONGEST = 1_200;
const FIRST = 10;

/** Parts of a hundred: requests to the provider that fail, its events that are lost, and those that are sent twice. */
const FAULTS = 6;
const LOST = 15;
const TWICE = 20;

const by = (hundredths) => Math.random() * 100 < hundredths;
const oneOf = (items) => items[Math.floor(Math.random() * items.length)];

const builds = join(root, 'packages/server/.build');
mkdirSync(builds, { recursive: true });
const folder = mkdtempSync(join(builds, 'kill-'));

const { provider, PRICES, WEBHOOK_SECRET, settings } = await paymentStandIn(folder);
const api = await provider.listen();

/** Owners with everything that the service knows of them before they pay. */
async function ownersIn(database, round) {
  const now = new Date();
  const person = (tx, id) => madeAccount(tx, id, `${id}@example.com`, now);
  return database.transaction(async (tx) => {
    const owners = [];
    for (let at = 0; at < ACCOUNTS; at++) {
      const id = newId();
      await person(tx, id);
      owners.push({ id, base: '/user/billing', cookie: `linework=${await beginSession(tx, id, now)}`, members: [] });
    }
    for (let at = 0; at < ORGANISATIONS; at++) {
      const [id, head] = [newId(), newId()];
      const slug = `kill-${round}-${at}`;
      await person(tx, head);
      await addOrganisation(tx, { ownerId: id, slug, name: slug, made: now, updated: now, deleted: null });
      await takeSlug(tx, id, slug, now);
      await addMember(tx, { ownerId: id, accountId: head, role: 'owner', joined: now });
      const members = Array.from({ length: MEMBERS }, () => newId());
      for (const member of members) {
        await person(tx, member);
        await addMember(tx, { ownerId: id, accountId: member, role: 'viewer', joined: now });
      }
      const cookie = `linework=${await beginSession(tx, head, now)}`;
      owners.push({ id, base: `/orgs/${id}/billing`, people: `/orgs/${id}/members`, cookie, members });
    }
    return owners;
  });
}

const statuses = {};
const wrong = [];
/** Acknowledged, by action: what the entry is about, and whose log it is in. */
const acknowledged = [];
/** Events that the service has acknowledged. */
const received = new Set();
/** Subscriptions that ended without the service. */
const ended = new Set();

async function send(service, method, path, headers, body) {
  const answer = await fetch(`${service.base}${path}`, { method, headers, ...(body !== undefined && { body }) });
  const text = await answer.text();
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  if (answer.status >= 500 && answer.status !== 503) wrong.push(`${answer.status} ${text.slice(0, 200)}`);
  return { ok: answer.ok, value: answer.ok && text !== '' ? JSON.parse(text) : undefined };
}

async function answerTo(service, owner, method, path, body, once = randomUUID()) {
  const headers = {
    cookie: owner.cookie,
    origin: service.base,
    'content-type': 'application/json',
    'idempotency-key': once,
  };
  return send(service, method, path, headers, method === 'DELETE' ? undefined : JSON.stringify(body ?? {}));
}

const boughtBy = (owner) =>
  [...provider.subscriptions.values()].filter(({ customer }) => provider.customers.get(customer)?.owner === owner.id);

/** What an owner does, and what happens to it at the provider, each as often as it is here. */
const STEPS = ['leave', 'buy', 'buy', 'end or renew', 'end or renew', 'fail', 'switch', 'stop'];

async function step(service, owner) {
  const inForce = boughtBy(owner).filter(({ status }) => status === 'active' || status === 'past_due');
  const does = inForce.length === 0 ? 'buy' : oneOf(STEPS);
  const noted = (action, target) => acknowledged.push({ owner: owner.id, action, target });
  const subscription = oneOf(inForce);
  if (does === 'leave' && owner.members.length > 0) {
    const member = oneOf(owner.members);
    const { ok } = await answerTo(service, owner, 'DELETE', `${owner.people}/${member}`);
    if (!ok) return;
    owner.members = owner.members.filter((each) => each !== member);
    noted('member.remove', member);
  } else if (does === 'buy') {
    const { ok, value } = await answerTo(service, owner, 'POST', `${owner.base}/checkout`, {
      plan: oneOf(['pro', 'team']),
    });
    if (!ok) return;
    noted('billing.checkout', value.id);
    if (provider.sessions.get(value.id)?.status === 'open') provider.pay(value.id);
    if (by(50)) await answerTo(service, owner, 'POST', `${owner.base}/verify-checkout`, { checkout: value.id });
  } else if (does === 'end or renew') {
    const act = oneOf(['cancel', 'resume']);
    const { ok } = await answerTo(service, owner, 'POST', `${owner.base}/${act}`);
    if (ok) noted(`billing.${act}`, undefined);
  } else if (does === 'fail') provider.change(subscription.id, { status: oneOf(['active', 'past_due']) });
  else if (does === 'switch') provider.change(subscription.id, { price: oneOf(Object.values(PRICES)) });
  else if (does === 'stop') {
    provider.change(subscription.id, { status: 'canceled' });
    ended.add(subscription.id);
  }
}

/** Delivers what is new, in any order. Returns those that the service did not acknowledge. */
async function deliver(service, events) {
  const left = [];
  for (const event of [...events].sort(() => Math.random() - 0.5)) {
    for (let times = by(TWICE) ? 2 : 1; times > 0; times--) {
      const { body, signature } = provider.signed(event);
      const { ok } = await send(
        service,
        'POST',
        '/billing/webhook',
        { 'stripe-signature': signature, 'content-type': 'application/json' },
        body,
      ).catch(() => ({ ok: false }));
      if (ok) received.add(event.id);
      else if (!left.includes(event)) left.push(event);
    }
  }
  return left.filter(({ id }) => !received.has(id));
}

async function round(database, env, number) {
  const owners = await ownersIn(database, number);
  await database.db.execute(sql`delete from limits`);
  const service = await startKillable(env, api.href);
  let stopped = false;
  const before = acknowledged.length;
  const client = async (owner) => {
    while (!stopped)
      await step(service, owner).catch(async () => {
        statuses.none = (statuses.none ?? 0) + 1;
        await pause(20);
      });
  };
  const reporter = async () => {
    let waiting = [];
    let seen = provider.events.length;
    while (!stopped) {
      const fresh = provider.events.slice(seen).filter(() => !by(LOST));
      seen = provider.events.length;
      waiting = await deliver(service, [...waiting, ...fresh]);
      await pause(50);
    }
  };
  // Each has two browsers, which can buy at once.
  const working = [...[...owners, ...owners].map(client), reporter()];
  for (let tries = 0; acknowledged.length < before + FIRST; tries++) {
    if (tries > 3_000) throw new Error(`Nothing is acknowledged: ${JSON.stringify(statuses)} ${service.log()}`);
    await pause(20);
  }
  await pause(Math.random() * LONGEST);
  await service.kill('SIGKILL');
  stopped = true;
  await Promise.all(working);
  return owners;
}

/** A last service does what is waiting; a day later, reconciliation finds what no event said. */
async function settled(database, env) {
  const payments = stripePayments({
    key: 'sk_test_kill0000',
    webhookSecrets: [WEBHOOK_SECRET],
    prices: PRICES,
    api,
    pdf: async () => new Uint8Array(),
  });
  const service = await startKillable(env, api.href);
  const worked = async () => {
    for (let tries = 0; tries < 600; tries++) {
      await database.db.execute(sql`update jobs set due = now() where kind = 'billing' and tries = 0`);
      const { rows } = await database.db.execute(sql`select 1 from jobs where kind = 'billing' and not dead limit 1`);
      if (rows.length === 0) return;
      await pause(100);
    }
    throw new Error('Jobs are left.');
  };
  await database.db.execute(sql`update jobs set due = now()`);
  await worked();
  const later = (db, job, payload) => addJob(db, job, payload, new Date());
  await reconcile({ database, now: () => new Date(Date.now() + 25 * 3_600_000), later }, payments);
  await worked();
  await service.kill('SIGTERM');
}

async function moneyFaults(database, owners) {
  const faults = [];
  const { rows } = await database.db.execute(sql`
    select b.owner_id as owner, b.subscription_id as id, b.seats, s.plan
    from billing_customers b left join subscriptions s on s.owner_id = b.owner_id`);
  const standing = new Map(rows.map((row) => [row.owner, row]));
  for (const owner of owners) {
    const bought = boughtBy(owner);
    const inForce = bought.filter(({ status }) => status === 'active' || status === 'past_due');
    if (inForce.length > 1) faults.push(`${owner.base} pays for ${inForce.length} subscriptions`);
    const [paid] = inForce;
    const row = standing.get(owner.id);
    const plan = paid && (paid.item.price === PRICES.pro ? 'pro' : 'team');
    if ((row?.id ?? undefined) !== paid?.id || (row?.plan ?? undefined) !== plan)
      faults.push(`${owner.base} has the plan ${row?.plan} for ${plan}`);
    const surplus = bought.filter(({ id, status }) => status === 'canceled' && !ended.has(id));
    for (const { invoices } of surplus)
      for (const { paid: sum, refunded } of invoices)
        if (sum !== refunded) faults.push(`${owner.base} paid ${sum} twice`);
    if (paid && owner.people && !paid.isCancelled) {
      const { rows: members } = await database.db.execute(sql`select 1 from members where owner_id = ${owner.id}`);
      if (paid.item.quantity !== members.length)
        faults.push(`${owner.base} pays ${paid.item.quantity} seats for ${members.length} members`);
    }
  }
  return faults;
}

async function auditFaults(database) {
  const faults = [];
  await sealLogs(database);
  const rows = await database.db.select().from(auditEntries).orderBy(auditEntries.ownerId, auditEntries.seq);
  let last = {};
  const entries = new Map();
  for (const row of rows) {
    const { hash, seq, previous, owner, action, target } = sealedEntry(row) ?? {};
    const [expected, place] = last.owner === owner ? [last.hash, last.seq + 1] : [BEGINNING, 1];
    if (
      previous !== expected ||
      seq !== place ||
      hash !==
        createHash('sha256')
          .update(hashedText(sealedEntry(row)))
          .digest('hex')
    )
      faults.push(`the log of ${row.ownerId} breaks at ${row.seq}`);
    last = { owner, hash, seq };
    const name = `${owner} ${action} ${target}`;
    entries.set(name, (entries.get(name) ?? 0) + 1);
    const all = `${owner} ${action}`;
    entries.set(all, (entries.get(all) ?? 0) + 1);
  }
  const needed = new Map();
  for (const { owner, action, target } of acknowledged) {
    if (target === undefined) needed.set(`${owner} ${action}`, (needed.get(`${owner} ${action}`) ?? 0) + 1);
    else if (entries.get(`${owner} ${action} ${target}`) !== 1)
      faults.push(`${action} has ${entries.get(`${owner} ${action} ${target}`) ?? 0} entries`);
  }
  for (const [name, count] of needed)
    if ((entries.get(name) ?? 0) < count) faults.push(`${name} was done more often than is written`);
  const { rows: stored } = await database.db.execute(sql`select id from billing_events`);
  const ids = new Set(stored.map(({ id }) => id));
  const lost = [...received].filter((id) => !ids.has(id)).length;
  if (lost > 0) faults.push(`${lost} acknowledged events lost`);
  return { faults, count: rows.length };
}

const server = await startPostgres();
let database;
try {
  const env = {
    LINEWORK_DATA: join(folder, 'data'),
    LINEWORK_SECRET: 'a secret of a test which is long enough',
    DATABASE_URL: server.url,
    ...settings,
  };
  database = await openDatabase({ url: server.url, connections: 2 });
  provider.fault = () => (by(FAULTS) ? oneOf(['busy', 'broken', 'lost answer']) : 'none');
  const owners = [];
  for (let number = 1; number <= KILLS; number++) owners.push(...(await round(database, env, number)));
  provider.fault = () => 'none';
  await settled(database, env);
  const audit = await auditFaults(database);
  const faults = [...new Set([...(await moneyFaults(database, owners)), ...audit.faults, ...wrong])];
  if (faults.length > 0) process.exitCode = 1;
  const paid = [...provider.subscriptions.values()].flatMap(({ invoices }) => invoices);
  printFigures('Killed while people pay', [
    [
      `${owners.length} owners, the service killed ${KILLS} times`,
      `${acknowledged.length} changes and ${received.size} of ${provider.events.length} events acknowledged`,
      `${provider.subscriptions.size} subscriptions, ${paid.filter(({ refunded }) => refunded > 0).length} paid back; ${audit.count} entries in chains; answers ${JSON.stringify(statuses)}`,
    ],
    ...faults.map((each) => ['', 'FAULT', each]),
  ]);
} finally {
  await database?.close();
  await provider.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
