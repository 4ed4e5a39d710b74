// Emails about a used allowance, as those who pay for a plan get them.
import { organisationTenant, type Plan, type Tenant, type TenantId } from '@linework/operations';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Act } from '../../platform/usage/act.js';
import { type UsageCounter, usageCounter } from '../../platform/usage/counter.js';
import { account, subscribe } from '../../testing/owned.js';
import { callerBehind } from '../accounts/actor.js';
import { accountOf } from '../accounts/repo.js';
import { billed } from '../billing/testing/billed.js';
import { member } from '../members/testing/fixtures.js';
import { organisation } from '../organisations/testing/fixtures.js';
import { mailReached } from './notices.js';

const { baseUrl, clock, mails, service } = billed();

const DAY = 86_400_000;

beforeEach(() => {
  clock.ahead = 0;
});

interface Using {
  readonly tenant?: Tenant;
  readonly plan?: Plan;
  readonly act?: Act;
  readonly by?: UsageCounter;
}

/** Of 100 publications a day, unless a test says otherwise. */
async function use(owner: TenantId, times: number, { tenant, plan = 'free', act = 'publish', by }: Using = {}) {
  const caller = { ...callerBehind(owner, { plan }, 'free'), ...(tenant && { tenant }) };
  const counter = by ?? service().usage;
  for (let count = 0; count < times; count++) counter.count({ ...caller, by: 'session' }, act);
  await counter.flush();
}

const addressOf = async (id: string) => (await accountOf(service().database.db, id))?.email ?? '';

/** Subjects of what came to an account. The jobs are done once a later one is. */
async function subjectsFor(id: string): Promise<readonly string[]> {
  const last = await account(service());
  await use(last, 100);
  const [own, latest] = [await addressOf(id), await addressOf(last)];
  await expect.poll(() => mails.some(({ to }) => to === latest), { timeout: 10_000 }).toBe(true);
  return mails.filter(({ to }) => to === own).map(({ subject }) => subject);
}

const MOST = "80 per cent of today's publications are used";
const ALL = "Today's publications are used up";

describe('an account', () => {
  test.each([
    ['less than 80 per cent', [79], []],
    ['80 per cent', [79, 1], [MOST]],
    ['80 per cent and then all', [80, 10, 10], [MOST, ALL]],
    ['all at once', [100], [ALL]],
    ['all, and is refused more', [100, 1, 1], [ALL]],
  ] as const)('that uses %s', async (_what, steps, subjects) => {
    const owner = await account(service());
    for (const times of steps) await use(owner, times);
    expect(await subjectsFor(owner)).toEqual(subjects);
  });

  test('reads how much is used, when it begins again, and where to get more', async () => {
    const owner = await account(service());
    await use(owner, 85);
    await subjectsFor(owner);
    const own = await addressOf(owner);
    expect(mails.find(({ to }) => to === own)?.text).toBe(
      [
        `Your account on Linework at ${baseUrl()} has used 85 of the 100 publications that the plan free allows in a day.`,
        'Once all are used, more are refused until midnight UTC, when the count begins again.',
        '',
        `Plans that allow more: pro, team, enterprise. Choose pro or team with POST ${baseUrl()}/user/billing/checkout.`,
        `What used them, by day and key: GET ${baseUrl()}/user/usage`,
        '',
        'The next email about this comes in seven days at the earliest.',
      ].join('\n'),
    );
  });

  test('gets one email of each kind in seven days, however often it reaches it', async () => {
    const owner = await account(service());
    for (const day of [0, 1, 6]) {
      clock.ahead = day * DAY;
      await use(owner, 100);
    }
    expect(await subjectsFor(owner)).toEqual([ALL]);
    clock.ahead = 7 * DAY + 60_000;
    await use(owner, 80);
    expect(await subjectsFor(owner)).toEqual([ALL, MOST]);
  });

  test('gets one email for each act', async () => {
    const owner = await account(service());
    await use(owner, 80);
    await use(owner, 80, { act: 'draw' });
    expect(await subjectsFor(owner), 'the plan free allows no drawings').toEqual([MOST]);
  });
});

test('the owners of an organisation get it, and nobody else', async () => {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  const [second, editor] = [await member(service(), org, 'owner'), await member(service(), org, 'editor')];
  await subscribe(service(), org, 'free');
  await use(editor, 100, { tenant: organisationTenant(org) });
  for (const each of [owner, second]) expect(await subjectsFor(each)).toEqual([ALL]);
  expect(await subjectsFor(editor)).toEqual([]);
  const own = await addressOf(owner);
  const text = mails.find(({ to }) => to === own)?.text;
  expect(text).toContain('The organisation "Acme" on Linework');
  expect(text).toContain(`An owner chooses pro or team with POST ${baseUrl()}/orgs/${org}/billing/checkout.`);
});

test('two nodes that reach it together send it once', async () => {
  const owner = await account(service());
  const { database, now } = service();
  const nodes = [0, 1].map(() => usageCounter(database, now, (reached) => mailReached(service(), reached)));
  await Promise.all(nodes.map((by) => use(owner, 50, { by })));
  expect(await subjectsFor(owner)).toEqual([ALL]);
});
