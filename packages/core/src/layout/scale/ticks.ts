// Ticks of an axis. In: the values it spans and the target number. Out: round numbers at equal distances. Talbot, Lin,
// Hanrahan: An Extension of Wilkinson's Algorithm for Positioning Tick Labels on Axes (InfoVis 2010): among all
// sequences with a nice step (simplicity), weighs how well they span the data (coverage) and how close they are to the
// target number (density); candidates that cannot beat the best so far are skipped.
import { exponentOf, timesPower } from '../../text/number-format.js';
import { MOST_POWERS, MOST_SKIPS, MOST_TICKS, NICE_STEPS, TICK_LEGIBILITY, TICK_WEIGHTS } from './weights.js';

export interface TickWish {
  /** Target number of ticks. */
  readonly about: number;
  /** Maximum number of ticks. */
  readonly most?: number;
  /** `around`: the first and the last tick enclose the data. `within`: all ticks are between the bounds. */
  readonly reach: 'around' | 'within';
  /** Whether the ticks' labels have room; sets without room are skipped. */
  readonly fits?: (ticks: readonly number[]) => boolean;
}

/** Power of ten below which numbers lose digits. */
const SMALLEST = -290;

interface Candidate {
  /** The first tick and the distance to the next, in steps of `nice` times a power of ten. */
  readonly start: number;
  readonly skip: number;
  readonly count: number;
  readonly nice: number;
  readonly power: number;
}

/** Round numbers for finite values; both values if no round numbers can be distinguished between them. */
export function tickValues(from: number, to: number, wish: TickWish): readonly number[] {
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  // In units of the larger value, so that no difference is too large; the ticks are written out from integers.
  const unit = exponentOf(Math.max(Math.abs(low), Math.abs(high)));
  const [least, most] = [timesPower(low, -unit), timesPower(high, -unit)];
  // Too close to one another, or too close to zero, to have decimals between them.
  if (!(most - least > 1e-11) || unit < SMALLEST) return low === high ? [low] : [low, high];
  const best = search(least, most, wish, unit);
  return best === undefined ? [low, high] : values(best, unit);
}

/** Written and parsed as decimals: a tick is the number closest to its text, in every engine. */
function values({ start, skip, count, nice, power }: Candidate, unit: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => Number(`${(start + i * skip) * nice}e${power - 1 + unit}`) + 0);
}

interface Searched {
  readonly low: number;
  readonly high: number;
  readonly unit: number;
  readonly wish: TickWish;
  best: { readonly candidate: Candidate; readonly score: number } | undefined;
}

function search(low: number, high: number, wish: TickWish, unit: number): Candidate | undefined {
  const searched: Searched = { low, high, unit, wish, best: undefined };
  const most = wish.most ?? MOST_TICKS;
  for (let skip = 1; skip <= MOST_SKIPS; skip++) {
    for (const [rank, nice] of NICE_STEPS.entries()) {
      if (!beats(searched, simplicityAtMost(rank, skip), 1, 1)) continue;
      for (let count = 2; count <= most; count++) {
        const dense = densityAtMost(count, wish.about);
        if (beats(searched, simplicityAtMost(rank, skip), 1, dense))
          tryPowers(searched, { rank, nice, skip, count }, dense);
        // Beyond the target number, each further tick makes it worse.
        else if (count > wish.about) break;
      }
    }
  }
  return searched.best?.candidate;
}

function beats({ best }: Searched, simplicity: number, coverage: number, density: number): boolean {
  return best === undefined || total(simplicity, coverage, density) > best.score;
}

type Steps = Pick<Candidate, 'nice' | 'skip' | 'count'> & { readonly rank: number };

function tryPowers(searched: Searched, { rank, nice, skip, count }: Steps, dense: number): void {
  const { low, high, wish, unit } = searched;
  const range = high - low;
  const first = exponentOf((10 * range) / (count + 1) / (skip * nice));
  for (let power = first; power < first + MOST_POWERS; power++) {
    const span = skip * nice * Number(`1e${power - 1}`) * (count - 1);
    if (!beats(searched, simplicityAtMost(rank, skip), coverageAtMost(range, span), dense)) {
      if (span > range) return;
      continue;
    }
    for (const start of starts({ skip, count, nice, power }, low, high, wish.reach)) {
      const candidate: Candidate = { start, skip, count, nice, power };
      const score = scoreOf(candidate, rank, low, high, wish.about);
      if (searched.best !== undefined && score <= searched.best.score) continue;
      if (wish.fits?.(values(candidate, unit)) === false) continue;
      searched.best = { candidate, score };
    }
  }
}

/**
 * First ticks, in steps of the nice number, with which the sequence extends as far as required and no farther than
 * allowed.
 */
function starts(
  { skip, count, nice, power }: Omit<Candidate, 'start'>,
  low: number,
  high: number,
  reach: TickWish['reach'],
): readonly number[] {
  const nth = nice * Number(`1e${power - 1}`);
  // A bound that is a tick except for the last bits of a division counts as one.
  const close = 1e-9;
  const length = skip * (count - 1);
  const [from, to] =
    reach === 'around'
      ? [Math.ceil(high / nth - close) - length, Math.floor(low / nth + close)]
      : [Math.ceil(low / nth - close), Math.floor(high / nth + close) - length];
  // Skipped steps leave several possible first ticks; of very many, the ends are enough.
  if (!(to >= from) || !Number.isSafeInteger(from * nice * 10) || !Number.isSafeInteger(to * nice * 10)) return [];
  return Array.from({ length: Math.min(to - from + 1, 2 * MOST_SKIPS) }, (_, i) => from + i);
}

function total(simplicity: number, coverage: number, density: number): number {
  return (
    TICK_WEIGHTS.simplicity * simplicity +
    TICK_WEIGHTS.coverage * coverage +
    TICK_WEIGHTS.density * density +
    TICK_LEGIBILITY
  );
}

function scoreOf(candidate: Candidate, rank: number, low: number, high: number, about: number): number {
  const { start, skip, count, nice, power } = candidate;
  const nth = nice * Number(`1e${power - 1}`);
  const [first, last] = [start * nth, (start + skip * (count - 1)) * nth];
  const hasZero = start <= 0 && start + skip * (count - 1) >= 0 && start % skip === 0;
  return total(
    simplicityAtMost(rank, skip) - (hasZero ? 0 : 1),
    coverage(low, high, first, last),
    density(count, about, low, high, first, last),
  );
}

/** With zero among the ticks. */
function simplicityAtMost(rank: number, skip: number): number {
  return 1 - rank / (NICE_STEPS.length - 1) - skip + 1;
}

function coverage(low: number, high: number, first: number, last: number): number {
  const tenth = 0.1 * (high - low);
  return 1 - (0.5 * ((high - last) ** 2 + (low - first) ** 2)) / tenth ** 2;
}

function coverageAtMost(range: number, span: number): number {
  if (span <= range) return 1;
  const half = (span - range) / 2;
  return 1 - half ** 2 / (0.1 * range) ** 2;
}

function density(count: number, about: number, low: number, high: number, first: number, last: number): number {
  const own = (count - 1) / (last - first);
  const wished = (about - 1) / (Math.max(last, high) - Math.min(first, low));
  return 2 - Math.max(own / wished, wished / own);
}

function densityAtMost(count: number, about: number): number {
  return count >= about ? 2 - (count - 1) / (about - 1) : 1;
}
