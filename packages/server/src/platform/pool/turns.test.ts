import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Turns, turnsOf } from './turns.js';

const ROOM = { running: 2, waiting: 100, waitingPerTaker: 50 };

/** Adds items named after their takers, such as `a1`. */
function withItems(turns: Turns<string>, items: readonly string[]): Turns<string> {
  for (const each of items) turns.add(each[0] ?? '', each);
  return turns;
}

/** The items that start, each after the oldest running one has ended; the first already runs. */
function started(turns: Turns<string>, first?: string): readonly string[] {
  const all: string[] = [];
  const running = first === undefined ? [] : [first];
  for (;;) {
    for (let next = turns.next(); next !== undefined; next = turns.next()) {
      all.push(next);
      running.push(next);
    }
    const [oldest] = running.splice(0, 1);
    if (oldest === undefined) return all;
    turns.ended(oldest[0] ?? '');
  }
}

describe('turns', () => {
  test.each([
    ['one taker runs in the order of its requests', ['a1', 'a2', 'a3'], ['a1', 'a2', 'a3']],
    [
      'a later taker does not wait for all of an earlier one',
      ['a1', 'a2', 'a3', 'a4', 'b1'],
      ['a1', 'b1', 'a2', 'a3', 'a4'],
    ],
    [
      'every taker gets a turn before any gets a second',
      ['a1', 'a2', 'b1', 'b2', 'c1'],
      ['a1', 'b1', 'c1', 'a2', 'b2'],
    ],
  ])('%s', (_what, items, order) => {
    expect(started(withItems(turnsOf(ROOM), items))).toEqual(order);
  });

  test('a taker that occupies every place leaves one more for another', () => {
    const turns = withItems(turnsOf<string>(ROOM), ['a1', 'a2', 'a3']);
    expect([turns.next(), turns.next(), turns.next()]).toEqual(['a1', 'a2', undefined]);
    withItems(turns, ['b1', 'b2', 'c1']);
    expect([turns.next(), turns.next()]).toEqual(['b1', undefined]);
    turns.ended('a');
    expect([turns.next(), turns.next()]).toEqual(['c1', undefined]);
  });

  test('an item that is put back is the next of its taker', () => {
    const turns = withItems(turnsOf<string>({ ...ROOM, running: 1 }), ['a1', 'a2']);
    turns.putBack('a', turns.next() ?? '');
    expect(started(turns)).toEqual(['a1', 'a2']);
  });

  test('whatever many ask, a taker with one request waits for at most one of each other', () => {
    const many = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 });
    fc.assert(
      fc.property(many, fc.integer({ min: 1, max: 4 }), (takers, running) => {
        const items = takers.map((taker, at) => `${taker}${at}`);
        const turns = withItems(turnsOf({ ...ROOM, running }), items);
        const first = turns.next();
        withItems(turns, ['z']);
        const order = started(turns, first);
        const before = order.slice(0, order.indexOf('z')).map((each) => each[0]);
        expect(new Set(before).size).toBe(before.length);
        expect([...(first === undefined ? [] : [first]), ...order].toSorted()).toEqual([...items, 'z'].toSorted());
      }),
    );
  });
});

describe('room', () => {
  const small = { running: 1, waiting: 4, waitingPerTaker: 3 };

  test('each taker has a limit', () => {
    const turns = withItems(turnsOf<string>(small), ['a1', 'a2', 'a3']);
    expect([turns.hasRoom('a'), turns.hasRoom('b')]).toEqual([false, true]);
  });

  test('in a full queue, the last item of the taker with the most gives way to one with less', () => {
    const turns = withItems(turnsOf<string>(small), ['a1', 'a2', 'a3', 'b1']);
    expect([turns.hasRoom('a'), turns.hasRoom('b'), turns.hasRoom('c')]).toEqual([false, true, true]);
    expect(turns.add('c', 'c1')).toBe('a3');
    expect([turns.waiting(), turns.hasRoom('b'), turns.hasRoom('d')]).toEqual([4, false, true]);
    expect(turns.add('d', 'd1')).toBe('a2');
    expect(turns.hasRoom('e')).toBe(false);
    expect(turns.clear().toSorted()).toEqual(['a1', 'b1', 'c1', 'd1']);
  });

  test('a removed item leaves its place', () => {
    const turns = withItems(turnsOf<string>(small), ['a1', 'a2', 'a3']);
    expect([turns.remove('a', 'a2'), turns.remove('a', 'a2'), turns.hasRoom('a')]).toEqual([true, false, true]);
    expect(started(turns)).toEqual(['a1', 'a3']);
  });
});
