// Ends at rows, if rows lie along layers. In: all items, numbered. Out: a number for each row that lines meet, after
// those of the items and their ports: such an end has its own slot, by which crossings are counted.
import { rowAt } from '../input/node-rows.js';
import type { Item, Segment } from '../model.js';

export interface RowPorts {
  readonly upper: ReadonlyMap<Segment, number>;
  readonly lower: ReadonlyMap<Segment, number>;
  /** By item, the ends above and those below, each in the order of the rows. */
  readonly beside: ReadonlyMap<number, readonly [readonly number[], readonly number[]]>;
  readonly count: number;
}

export function readRowPorts(items: readonly Item[]): RowPorts | undefined {
  const upper = new Map<Segment, number>();
  const lower = new Map<Segment, number>();
  const beside = new Map<number, [number[], number[]]>();
  const first = 2 * items.length;
  let count = 0;
  const number = (item: Item, side: readonly Segment[], ends: Map<Segment, number>): number[] => {
    const rows = new Map<number, number>();
    const meeting = side.flatMap((segment) => {
      const row = rowAt(segment, item);
      return row === undefined ? [] : [{ segment, row }];
    });
    for (const { segment, row } of meeting.sort((a, b) => a.row - b.row)) {
      const port = rows.get(row) ?? first + count++;
      rows.set(row, port);
      ends.set(segment, port);
    }
    return [...rows.values()];
  };
  for (const item of items) {
    if (item.kind !== 'node') continue;
    const above = number(item, item.up, lower);
    const below = number(item, item.down, upper);
    if (above.length + below.length > 0) beside.set(item.number, [above, below]);
  }
  return count === 0 ? undefined : { upper, lower, beside, count };
}
