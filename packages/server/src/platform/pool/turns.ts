// A fair queue: in, items of tenants; out, the next item to run. Tenants take turns, and the one with the fewest running items is first, so
// that no tenant waits until another one has finished everything.

export interface TurnsBounds {
  /** Items that can run at once. A tenant with none running gets one more place. */
  readonly running: number;
  /** Items that can wait. */
  readonly waiting: number;
  /** Items of one tenant that can wait. */
  readonly waitingPerTenant: number;
}

export interface Turns<Item> {
  readonly hasRoom: (tenant: string) => boolean;
  /** Returns the item that gives way if the queue is full: the last one of the tenant with the most waiting items. */
  readonly add: (tenant: string, item: Item) => Item | undefined;
  /** Returns an item to its place at the front; it no longer counts as running. */
  readonly putBack: (tenant: string, item: Item) => void;
  /** Returns the item whose turn it is, which counts as running from now on; undefined if none can run now. */
  readonly next: () => Item | undefined;
  readonly ended: (tenant: string) => void;
  readonly remove: (tenant: string, item: Item) => boolean;
  readonly waiting: () => number;
  /** Removes all waiting items. */
  readonly clear: () => readonly Item[];
}

export function turnsOf<Item>(bounds: TurnsBounds): Turns<Item> {
  /** In order of turns; no list is empty. */
  const lists = new Map<string, readonly Item[]>();
  const running = new Map<string, number>();

  const waiting = (): number => sum([...lists.values()].map((list) => list.length));
  const listOf = (tenant: string): readonly Item[] => lists.get(tenant) ?? [];
  const runningOf = (tenant: string): number => running.get(tenant) ?? 0;
  const longest = (): number => Math.max(0, ...[...lists.values()].map((list) => list.length));
  const set = (tenant: string, list: readonly Item[]): void => {
    if (list.length === 0) lists.delete(tenant);
    else lists.set(tenant, list);
  };
  const count = (tenant: string, more: number): void => {
    const now = runningOf(tenant) + more;
    if (now === 0) running.delete(tenant);
    else running.set(tenant, now);
  };
  const removeLastOfLongest = (): Item | undefined => {
    const most = longest();
    const [tenant, list] = [...lists].find((each) => each[1].length === most) ?? ['', []];
    set(tenant, list.slice(0, -1));
    return list.at(-1);
  };

  return {
    hasRoom: (tenant) => {
      const own = listOf(tenant).length;
      return own < bounds.waitingPerTenant && (waiting() < bounds.waiting || own + 1 < longest());
    },
    add: (tenant, item) => {
      const displaced = waiting() < bounds.waiting ? undefined : removeLastOfLongest();
      set(tenant, [...listOf(tenant), item]);
      return displaced;
    },
    putBack: (tenant, item) => {
      count(tenant, -1);
      set(tenant, [item, ...listOf(tenant)]);
    },
    next: () => {
      const all = sum([...running.values()]);
      if (all > bounds.running) return undefined;
      const allowed = [...lists.keys()].filter((tenant) => all < bounds.running || runningOf(tenant) === 0);
      const fewest = Math.min(...allowed.map(runningOf));
      const tenant = allowed.find((each) => runningOf(each) === fewest);
      if (tenant === undefined) return undefined;
      const [item, ...rest] = listOf(tenant);
      // Its next turn is after everyone else's.
      lists.delete(tenant);
      set(tenant, rest);
      count(tenant, 1);
      return item;
    },
    ended: (tenant) => count(tenant, -1),
    remove: (tenant, item) => {
      const list = listOf(tenant);
      set(
        tenant,
        list.filter((each) => each !== item),
      );
      return list.includes(item);
    },
    waiting,
    clear: () => {
      const all = [...lists.values()].flat();
      lists.clear();
      return all;
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
