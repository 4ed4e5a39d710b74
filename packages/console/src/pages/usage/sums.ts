// Usage as a chart and as tables: in, counts by day, key and member; out, sums by day or week, sums by who did it, and the source of a chart.

export type Act = 'draw' | 'check' | 'publish';

export const ACTS: readonly Act[] = ['draw', 'check', 'publish'];

export const ACT_WORDS: Readonly<Record<Act, string>> = {
  draw: 'Drawings',
  check: 'Checks',
  publish: 'Publications',
};

export interface Count {
  /** `2026-11-28`, UTC. */
  readonly day: string;
  readonly keyId: string | null;
  readonly accountId: string | null;
  readonly act: Act;
  readonly count: number;
}

export type Sums = Readonly<Record<Act, number>>;

export interface Span {
  /** Its first day. */
  readonly from: string;
  readonly sums: Sums;
}

const DAY = 86_400_000;

/** Bars that have room for their dates. */
const MOST_BARS = 31;

function sumsOf(counts: readonly Count[]): Sums {
  const of = (act: Act): number => counts.filter((each) => each.act === act).reduce((sum, { count }) => sum + count, 0);
  return { draw: of('draw'), check: of('check'), publish: of('publish') };
}

export function totalOf({ draw, check, publish }: Sums): number {
  return draw + check + publish;
}

/** The last `days` until `today`, oldest first, also those without a call: each day, or each week if there are many. */
export function spansOf(counts: readonly Count[], days: number, today: string): readonly Span[] {
  const size = days > MOST_BARS ? 7 : 1;
  const end = Date.parse(today) + DAY;
  const spans = Math.ceil(days / size);
  return Array.from({ length: spans }, (_, i) => {
    const start = end - (spans - i) * size * DAY;
    const within = counts.filter(({ day }) => Date.parse(day) >= start && Date.parse(day) < start + size * DAY);
    return { from: new Date(start).toISOString().slice(0, 10), sums: sumsOf(within) };
  });
}

/** Below so many calls, an axis that ends at the most would have parts of a call. */
const FEW = 10;

/** In our own language. */
export function chartOf(spans: readonly Span[]): string {
  const used = ACTS.filter((act) => spans.some(({ sums }) => sums[act] > 0));
  const most = Math.max(...spans.map(({ sums }) => totalOf(sums)));
  return [
    'xychart stack=on',
    `x ${spans.map(({ from }) => from).join(' ')}`,
    `y title="Calls"${most < FEW ? ` max=${FEW}` : ''}`,
    ...used.map((act) => `bar "${ACT_WORDS[act]}" ${spans.map(({ sums }) => sums[act] || '-').join(' ')}`),
    '',
  ].join('\n');
}

export interface Share {
  readonly keyId: string | null;
  readonly accountId: string | null;
  readonly sums: Sums;
}

/** By key and member, the most calls first. */
export function sharesOf(counts: readonly Count[]): readonly Share[] {
  const groups = new Map<string, Count[]>();
  for (const each of counts) {
    const by = `${each.keyId} ${each.accountId}`;
    const group = groups.get(by);
    if (group === undefined) groups.set(by, [each]);
    else group.push(each);
  }
  return [...groups.values()]
    .map((group) => ({
      keyId: group[0]?.keyId ?? null,
      accountId: group[0]?.accountId ?? null,
      sums: sumsOf(group),
    }))
    .sort((a, b) => totalOf(b.sums) - totalOf(a.sums));
}
