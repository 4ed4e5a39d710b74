// linework usage: prints the usage of an account, or of an organisation.
import { EXIT, fileFailure, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { hostOption, type ServiceClient, serviceClient } from '../service/client.js';
import { grid } from '../terminal/columns.js';

type Counts = Readonly<Record<string, number>>;

interface DayCount {
  readonly day: string;
  readonly keyId: string | null;
  readonly accountId: string | null;
  readonly act: string;
  readonly count: number;
}

interface Usage {
  readonly plan: string;
  readonly allowance: Counts;
  readonly used: Counts;
  readonly resetsAt: string;
  readonly days: readonly DayCount[];
  readonly next: string | null;
}

/** Of responses that belong together. */
const MOST_PAGES = 100;

export const verb = defineVerb({
  name: 'usage',
  summary: 'Show the usage of your account or organisation',
  forms: ['[options]'],
  details: [
    'Draws, checks and publishes per day (UTC), the limits of the plan, how much of them is used today, and by which keys and members.',
  ],
  operands: { least: 0, most: 0, wanted: '' },
  options: {
    days: { type: 'string', value: 'DAYS', help: 'number of days to show (default: 30)' },
    organization: {
      type: 'string',
      value: 'NAME',
      help: 'organisation to show instead of your account, such as acme; for owners and admins',
    },
    host: hostOption,
    json: jsonOption,
  },
  run: async ({ options: { days = '30', organization, host, json }, io }) => {
    if (!/^\d{1,3}$/.test(days)) throw usageFailure('--days must be a number from 1 to 365.');
    const whose = organization === undefined ? '/user' : `/orgs/${encodeURIComponent(organization)}`;
    const usage = await usageAt(serviceClient(io.env, host), `${whose}/usage?days=${days}`);
    io.out.write(json ? `${JSON.stringify(usage)}\n` : textOf(usage));
    return EXIT.fine;
  },
});

async function usageAt({ call }: ServiceClient, path: string): Promise<Usage> {
  const first = (await call(path)).value as Usage;
  let [all, next] = [first.days, first.next];
  for (let pages = 1; next !== null; pages++) {
    if (pages === MOST_PAGES) throw fileFailure('There is too much to show at once. Choose fewer days with --days.');
    const page = (await call(`${path}&cursor=${encodeURIComponent(next)}`)).value as Usage;
    all = [...all, ...page.days];
    next = page.next;
  }
  return { ...first, days: all, next };
}

function textOf({ plan, allowance, used, resetsAt, days }: Usage): string {
  const acts = Object.keys(allowance);
  const each = (of: (act: string) => number | string): readonly string[] => acts.map((act) => String(of(act)));
  const byDay = [...groups(days, ({ day }) => day)].map(([day, counts]) => [day, ...each((act) => total(counts, act))]);
  const limits = [
    ['allowed', ...each((act) => allowance[act] ?? 0)],
    ['used today', ...each((act) => share(used[act] ?? 0, allowance[act] ?? 0))],
  ];
  const today = days.filter(({ day }) => resetsAt.startsWith(dayAfter(day)));
  const byWhom = [...groups(today, whose)].map(([who, counts]) => [who, ...each((act) => total(counts, act))]);
  return [
    grid([['day', ...acts], ...byDay, ...limits]),
    ...(byWhom.length === 0 ? [] : [grid([['today by', ...acts], ...byWhom])]),
    `Plan ${plan}; the next day begins at ${resetsAt}.\n`,
  ].join('\n');
}

function groups(days: readonly DayCount[], by: (day: DayCount) => string): ReadonlyMap<string, readonly DayCount[]> {
  const named = new Map<string, DayCount[]>();
  for (const each of days) {
    const known = named.get(by(each));
    if (known === undefined) named.set(by(each), [each]);
    else known.push(each);
  }
  return named;
}

function total(counts: readonly DayCount[], act: string): number {
  return counts.filter((each) => each.act === act).reduce((sum, { count }) => sum + count, 0);
}

function whose({ keyId, accountId }: DayCount): string {
  if (keyId !== null) return `key ${keyId}`;
  return accountId === null ? 'signed in' : `member ${accountId}`;
}

/** What a plan does not allow has no share. */
function share(used: number, allowance: number): string {
  return allowance === 0 ? '-' : `${Math.floor((used * 100) / allowance)} %`;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
