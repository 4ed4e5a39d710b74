// A fair queue: in, items of takers; out, the next item to run. Takers take turns, and the one with the fewest running items is first, so
// that no taker waits until another one has finished everything.

export interface TurnsBounds {
  /** Items that can run at once. A taker with none running gets one more place. */
  readonly running: number;
  /** Items that can wait. */
  readonly waiting: number;
  /** Items of one taker that can wait. */
  readonly waitingPerTaker: number;
}

export interface Turns<Item> {
  readonly hasRoom: (taker: string) => boolean;
  /** Returns the item that gives way if the queue is full: the last one of the taker with the most waiting items. */
  readonly add: (taker: string, item: Item) => Item | undefined;
  /** Returns an item to its place at the front; it no longer counts as running. */
  readonly putBack: (taker: string, item: Item) => void;
  /** Returns the item whose turn it is, which counts as running from now on; undefined if none can run now. */
  readonly next: () => Item | undefined;
  readonly ended: (taker: string) => void;
  readonly remove: (taker: string, item: Item) => boolean;
  readonly waiting: () => number;
  /** Removes all waiting items. */
  readonly clear: () => readonly Item[];
}

export function turnsOf<Item>(bounds: TurnsBounds): Turns<Item> {
  /** In order of turns; no list is empty. */
  const lists = new Map<string, readonly Item[]>();
  const running = new Map<string, number>();

  const waiting = (): number => sum([...lists.values()].map((list) => list.length));
  const listOf = (taker: string): readonly Item[] => lists.get(taker) ?? [];
  const runningOf = (taker: string): number => running.get(taker) ?? 0;
  const longest = (): number => Math.max(0, ...[...lists.values()].map((list) => list.length));
  const set = (taker: string, list: readonly Item[]): void => {
    if (list.length === 0) lists.delete(taker);
    else lists.set(taker, list);
  };
  const count = (taker: string, more: number): void => {
    const now = runningOf(taker) + more;
    if (now === 0) running.delete(taker);
    else running.set(taker, now);
  };
  const removeLastOfLongest = (): Item | undefined => {
    const most = longest();
    const [taker, list] = [...lists].find((each) => each[1].length === most) ?? ['', []];
    set(taker, list.slice(0, -1));
    return list.at(-1);
  };

  return {
    hasRoom: (taker) => {
      const own = listOf(taker).length;
      return own < bounds.waitingPerTaker && (waiting() < bounds.waiting || own + 1 < longest());
    },
    add: (taker, item) => {
      const displaced = waiting() < bounds.waiting ? undefined : removeLastOfLongest();
      set(taker, [...listOf(taker), item]);
      return displaced;
    },
    putBack: (taker, item) => {
      count(taker, -1);
      set(taker, [item, ...listOf(taker)]);
    },
    next: () => {
      const all = sum([...running.values()]);
      if (all > bounds.running) return undefined;
      const allowed = [...lists.keys()].filter((taker) => all < bounds.running || runningOf(taker) === 0);
      const fewest = Math.min(...allowed.map(runningOf));
      const taker = allowed.find((each) => runningOf(each) === fewest);
      if (taker === undefined) return undefined;
      const [item, ...rest] = listOf(taker);
      // Its next turn is after everyone else's.
      lists.delete(taker);
      set(taker, rest);
      count(taker, 1);
      return item;
    },
    ended: (taker) => count(taker, -1),
    remove: (taker, item) => {
      const list = listOf(taker);
      set(
        taker,
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
