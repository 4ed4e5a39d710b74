// When the worker draws a text again for nobody: only while it has nothing else to do, a bounded number of times, and never if it is slow.
import { expect, test } from 'vitest';
import { warmingBy } from './warming.js';

/** A clock that moves by hand; each drawing takes `takes` ms. */
function bench(takes: number) {
  let time = 0;
  let drawings = 0;
  let waiting: { readonly work: () => void; readonly at: number } | undefined;
  const warming = warmingBy({
    now: () => time,
    later: (work, ms) => {
      const entry = { work, at: time + ms };
      waiting = entry;
      return () => {
        if (waiting === entry) waiting = undefined;
      };
    },
  });
  const again = async (): Promise<void> => {
    drawings++;
    time += takes;
  };
  const pass = async (ms: number): Promise<void> => {
    const end = time + ms;
    while (waiting !== undefined && waiting.at <= end) {
      const { work, at } = waiting;
      waiting = undefined;
      time = Math.max(time, at);
      work();
      await new Promise(setImmediate);
    }
    time = Math.max(time, end);
  };
  return { warming, again, pass, drawings: () => drawings };
}

test('a text is drawn again once nobody has called for a while, and each kind a bounded number of times', async () => {
  const { warming, again, pass, drawings } = bench(10);
  warming.drawn('flow', again);
  await pass(30);
  expect(drawings()).toBe(0);
  await pass(60_000);
  expect(drawings()).toBe(120);
  warming.drawn('flow', again);
  await pass(60_000);
  expect(drawings()).toBe(120);
  warming.drawn('pie', again);
  await pass(60_000);
  expect(drawings()).toBe(240);
});

test('calls go first', async () => {
  const { warming, again, pass, drawings } = bench(10);
  warming.drawn('flow', again);
  for (let i = 0; i < 20; i++) {
    await pass(50);
    warming.called();
  }
  expect(drawings()).toBe(0);
  await pass(70);
  expect(drawings()).toBeGreaterThan(0);
});

test('a slow drawing is not repeated, since a call would have to wait for it', async () => {
  const { warming, again, pass, drawings } = bench(200);
  warming.drawn('flow', again);
  await pass(60_000);
  expect(drawings()).toBe(1);
});

test('a kind whose drawings take long is drawn again for two seconds', async () => {
  const { warming, again, pass, drawings } = bench(100);
  warming.drawn('flow', again);
  await pass(60_000);
  expect(drawings()).toBe(20);
});
