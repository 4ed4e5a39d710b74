// Sets wide ranks in rows. In: a scope's part and the target proportions. Out: columns of consecutive items, and the
// part's size. Siblings share a column, as in an organisation chart; where that is not enough, neighbours do.
import type { Size } from '../graph.js';
import type { Part, Rank } from './ranks.js';
import { isSideways, type Scope } from './scopes.js';
import { FOLDED_APART, MOST_ROWS_PER_RANK, ROW_GAP_BARE, ROW_GAP_LABELLED, TRUNK_GAP } from './weights.js';

/** Items in consecutive rows, by index in the scope. */
export interface Column {
  readonly items: readonly number[];
  /**
   * For siblings on one trunk, which runs between this column and the next or the preceding one: they come in pairs.
   */
  readonly stacked: boolean;
}

export interface Rows extends Size {
  /** Siblings share columns only with siblings. */
  readonly together: boolean;
  /** What others follow is one row: its level can be seen. */
  readonly level: boolean;
  /** Consecutive items. */
  readonly loose: readonly (readonly number[])[];
  /** Items of one trunk, in reading order on both its sides. */
  readonly stacked: readonly (readonly number[])[];
}

type Manner = Pick<Rows, 'together' | 'level'>;
const MANNERS: readonly Manner[] = [
  { together: true, level: true },
  { together: true, level: false },
  { together: false, level: false },
];

/**
 * The same part in more and more rows, from one on, in each manner. `trunkOf`: the trunk an item can be attached to.
 */
export function* arrangements(scope: Scope, part: Part, trunkOf: TrunkOf): Generator<Rows> {
  const { ranks, leads } = part;
  const alone = (rank: Rank): readonly Column[] => rank.map((item) => ({ items: [item], stacked: false }));
  const widths = ranks.map((rank) => acrossOf(scope, alone(rank)));
  const widest = widths.reduce((most, each) => Math.max(most, each), 0);
  const longest = ranks.reduce((most, { length }) => Math.max(most, length), 0);
  for (let rows = 1; rows <= Math.min(MOST_ROWS_PER_RANK, longest); rows++) {
    for (const manner of MANNERS) {
      const set = ranks.map((rank, i) => {
        const own = Math.min(rank.length, Math.ceil(((widths[i] ?? 0) * rows) / widest));
        if (own <= 1) return alone(rank);
        return manner.together
          ? familiesOf(rank, part, trunkOf, manner.level).flatMap((family) => columnsOf(family, own))
          : cut(rank, Math.ceil(rank.length / own), false);
      });
      const along = set.reduce((sum, columns) => sum + alongOf(scope, columns) + betweenIn(scope), -betweenIn(scope));
      const across = set.reduce((most, columns) => Math.max(most, acrossOf(scope, columns)), 0);
      const [width, height] = isSideways(scope.direction) ? [along, across] : [across, along];
      const level = !set.flat().some(({ items, stacked }) => !stacked && items.length > 1 && items.some(leads));
      yield { width, height, together: manner.together, level, ...sharedColumns(set.flat()) };
    }
  }
}

type TrunkOf = (item: number) => string | undefined;

function sharedColumns(columns: readonly Column[]): Pick<Rows, 'loose' | 'stacked'> {
  const paired = columns.flatMap(({ items, stacked }) => (stacked ? [items] : []));
  return {
    loose: columns.flatMap(({ items, stacked }) => (stacked || items.length < 2 ? [] : [items])),
    stacked: paired.flatMap((items, i) => (i % 2 === 0 ? [[...items, ...(paired[i + 1] ?? [])]] : [])),
  };
}

interface Family {
  readonly stacked: boolean;
  readonly items: number[];
}

function familiesOf(rank: Rank, { familyOf, leads }: Part, trunkOf: TrunkOf, level: boolean): readonly Family[] {
  const families: Family[] = [];
  let last: string | undefined;
  for (const item of rank) {
    const trunk = trunkOf(item);
    const alone = level && leads(item);
    const family = alone ? undefined : (trunk ?? familyOf(item));
    if (family === undefined || family !== last) families.push({ stacked: trunk !== undefined, items: [] });
    last = family;
    families.at(-1)?.items.push(item);
  }
  return families;
}

function columnsOf({ stacked, items }: Family, rows: number): readonly Column[] {
  const count = Math.ceil(items.length / rows);
  const even = stacked ? count + (count % 2) : count;
  return even < items.length ? cut(items, even, stacked) : cut(items, items.length, false);
}

/** That many columns of roughly equal length. */
function cut(items: Rank, count: number, stacked: boolean): readonly Column[] {
  return Array.from({ length: count }, (_, i) => ({
    items: items.slice(Math.round((i * items.length) / count), Math.round(((i + 1) * items.length) / count)),
    stacked,
  }));
}

function acrossOf({ items }: Scope, columns: readonly Column[]): number {
  const widths = columns.map((column) =>
    column.items.reduce((most, item) => Math.max(most, items[item]?.across ?? 0), 0),
  );
  return widths.reduce((sum, each) => sum + each + FOLDED_APART, -FOLDED_APART);
}

/** Of its longest column. */
export function alongOf(scope: Scope, columns: readonly Column[]): number {
  const lengths = columns.map(({ items, stacked }) => {
    const between = stacked ? TRUNK_GAP : betweenIn(scope);
    return items.reduce((sum, item) => sum + (scope.items[item]?.along ?? 0) + between, -between);
  });
  return lengths.reduce((most, each) => Math.max(most, each), 0);
}

export function betweenIn({ labelled }: Scope): number {
  return labelled ? ROW_GAP_LABELLED : ROW_GAP_BARE;
}
