// What an account or an organisation has used: today beside the allowance of its plan, by day as a chart and a table, and by who did it.
import type { JSX } from 'preact';
import { named } from '../../names/named.js';
import { Drawn } from '../../parts/drawn.js';
import { Empty } from '../../parts/empty.js';
import { Heading } from '../../parts/heading.js';
import { Scrolls } from '../../parts/scrolls.js';
import { Section } from '../../parts/section.js';
import { Shown } from '../../parts/shown.js';
import { When } from '../../parts/when.js';
import { useConsole } from '../../state/console.js';
import { useLoaded } from '../../state/loaded.js';
import { NumberRow, NumberTable } from './number-table.js';
import { ACT_WORDS, ACTS, type Act, type Count, chartOf, sharesOf, spansOf, totalOf } from './sums.js';

export interface UsagePart {
  readonly plan: string;
  readonly allowance: Readonly<Record<Act, number>>;
  readonly used: Readonly<Record<Act, number>>;
  readonly resetsAt: string;
  readonly days: readonly Count[];
  readonly next: string | null;
}

export interface UsageOwner {
  readonly read: (days: number, cursor: string | undefined) => Promise<UsagePart>;
  /** Names of keys and members by their ids. */
  readonly names: () => Promise<ReadonlyMap<string, string>>;
  readonly about: string;
  /** Where its plan is shown. */
  readonly plan: string;
  /** What neither a key nor a member did. */
  readonly own: string;
}

const PERIODS = ['7', '30', '90', '365'];

async function wholeUsage(owner: UsageOwner, days: number): Promise<UsagePart> {
  const first = await owner.read(days, undefined);
  const rest: Count[] = [];
  for (let next = first.next; next !== null; ) {
    const part = await owner.read(days, next);
    rest.push(...part.days);
    next = part.next;
  }
  return { ...first, days: [...first.days, ...rest] };
}

export function Usage({ owner }: { readonly owner: UsageOwner }): JSX.Element {
  const { address } = useConsole();
  const wanted = address.query.value.get('days') ?? '30';
  const days = Number(PERIODS.find((each) => each === wanted) ?? '30');
  const usage = useLoaded(async () => {
    const [part, names] = await Promise.all([wholeUsage(owner, days), owner.names()]);
    return { part, names };
  }, [days]);
  return (
    <>
      <Heading
        title="Usage"
        acts={
          <label class="row">
            Period
            <select value={String(days)} onChange={({ currentTarget }) => address.ask({ days: currentTarget.value })}>
              {PERIODS.map((each) => (
                <option key={each} value={each}>
                  {each} days
                </option>
              ))}
            </select>
          </label>
        }
      >
        {owner.about}
      </Heading>
      <Shown of={usage}>
        {({ part, names }) => (
          <>
            <Today part={part} plan={owner.plan} />
            <Past part={part} days={days} names={names} own={owner.own} />
          </>
        )}
      </Shown>
    </>
  );
}

function Today({ part, plan }: { readonly part: UsagePart; readonly plan: string }): JSX.Element {
  const { allowance, used, resetsAt } = part;
  return (
    <Section
      title="Today"
      about={
        <>
          <a href={plan}>Your plan</a> sets the allowance for each day (UTC). It resets <When at={resetsAt} />.
        </>
      }
    >
      <NumberTable label="Today" first="Call" columns={['Used', 'Allowance', 'Left']}>
        {ACTS.map((act) => (
          <NumberRow
            key={act}
            name={ACT_WORDS[act]}
            numbers={[used[act], allowance[act], Math.max(0, allowance[act] - used[act])]}
          />
        ))}
      </NumberTable>
    </Section>
  );
}

interface PastProps {
  readonly part: UsagePart;
  readonly days: number;
  readonly names: ReadonlyMap<string, string>;
  readonly own: string;
}

function Past({ part, days, names, own }: PastProps): JSX.Element {
  if (part.days.length === 0)
    return (
      <Empty title={`Nothing in the last ${days} days`}>
        <p>
          Drawings, checks and publications by HTTP, by <code>linework</code> and by agents are counted here.
        </p>
      </Empty>
    );
  const spans = spansOf(part.days, days, dayBefore(part.resetsAt));
  const columns = ACTS.map((act) => ACT_WORDS[act]);
  const by = spans.length < days ? 'week' : 'day';
  const whoOf = (id: string): string => named(names.get(id) ?? id);
  return (
    <>
      <Section title={`By ${by}`}>
        <Scrolls label="Chart" look="chart">
          <Drawn
            source={chartOf(spans)}
            label={`Calls by ${by} in the last ${days} days; the table has the numbers.`}
          />
        </Scrolls>
        <details>
          <summary>Numbers by {by}</summary>
          <NumberTable label={`Calls by ${by}`} first={by === 'week' ? 'Week from' : 'Day'} columns={columns}>
            {spans
              .filter(({ sums }) => totalOf(sums) > 0)
              .reverse()
              .map(({ from, sums }) => (
                <NumberRow key={from} name={from} numbers={ACTS.map((act) => sums[act])} />
              ))}
          </NumberTable>
        </details>
      </Section>
      <Section title="By key or person">
        <NumberTable label="Calls by key or person" first="Key or person" columns={columns}>
          {sharesOf(part.days).map(({ keyId, accountId, sums }) => (
            <NumberRow
              key={`${keyId} ${accountId}`}
              name={[accountId, keyId].flatMap((id) => (id === null ? [] : [whoOf(id)])).join(', ') || own}
              numbers={ACTS.map((act) => sums[act])}
            />
          ))}
        </NumberTable>
      </Section>
    </>
  );
}

/** The day that ends at a time. */
function dayBefore(at: string): string {
  return new Date(Date.parse(at) - 1).toISOString().slice(0, 10);
}
