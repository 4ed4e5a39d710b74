import { expect, test } from 'vitest';
import { RequestError } from '../http/envelope.js';
import { ClientLeft } from '../pool/pool.js';
import type { Kept, PictureFiles } from './files.js';
import { keeping } from './kept.js';

const NO_FILES: PictureFiles = {
  has: () => false,
  read: async () => undefined,
  write: () => undefined,
  forget: async () => undefined,
  bytes: () => 0,
  settled: async () => undefined,
};

/** A maker whose work a test ends. */
function made() {
  const began: AbortSignal[] = [];
  let resolve: (kept: Kept) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Kept>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return {
    began,
    make: (signal: AbortSignal) => {
      began.push(signal);
      return promise;
    },
    end: () => resolve({ type: 'text', content: Buffer.from('drawn') }),
    fail: (error: Error) => reject(error),
  };
}

const caller = () => new AbortController();

test('sixty callers at once share one drawing, and later ones get it from the cache', async () => {
  const { kept } = keeping(NO_FILES);
  const { began, make, end } = made();
  const asking = { key: 'a', owner: 'ada', make };
  const all = Array.from({ length: 60 }, () => kept({ ...asking, signal: caller().signal }));
  await Promise.resolve();
  end();
  expect(new Set(await Promise.all(all)).size).toBe(1);
  await kept({ ...asking, signal: caller().signal });
  expect(began.length).toBe(1);
});

test('a drawing is aborted when its last caller has left, not before', async () => {
  const { kept } = keeping(NO_FILES);
  const { began, make } = made();
  const [one, other] = [caller(), caller()];
  const asking = { key: 'a', owner: 'ada', make };
  const results = [one, other].map(({ signal }) => kept({ ...asking, signal }).catch((error: unknown) => error));
  await expect.poll(() => began.length).toBe(1);
  one.abort();
  expect(await results[0]).toBeInstanceOf(ClientLeft);
  expect(began[0]?.aborted).toBe(false);
  other.abort();
  expect(await results[1]).toBeInstanceOf(ClientLeft);
  expect(began[0]?.aborted).toBe(true);
  const next = made();
  const again = kept({ ...asking, make: next.make, signal: caller().signal });
  next.end();
  expect((await again)?.type).toBe('text');
});

test('only a caller whose request has to be drawn is asked whether it may, and its refusal is its own', async () => {
  const { kept } = keeping(NO_FILES);
  const { make, end, began } = made();
  const asked: string[] = [];
  const as = (name: string, refused = false) =>
    kept({
      key: 'a',
      owner: 'ada',
      signal: caller().signal,
      make,
      admit: async () => {
        asked.push(name);
        if (refused) throw new Error(name);
      },
    });
  await expect(as('refused', true)).rejects.toThrow('refused');
  const first = as('first');
  await expect.poll(() => began.length).toBe(1);
  const second = as('second', true);
  end();
  expect((await first) === (await second)).toBe(true);
  await as('third', true);
  expect(asked).toEqual(['refused', 'first']);
});

test('a failure reaches all who wait, and is not kept', async () => {
  const { kept } = keeping(NO_FILES);
  const failing = made();
  const asking = { key: 'a', owner: 'ada', signal: caller().signal };
  const all = [1, 2].map(() => kept({ ...asking, make: failing.make }));
  failing.fail(new Error('lost'));
  for (const each of all) await expect(each).rejects.toThrow('lost');
  const works = made();
  works.end();
  expect((await kept({ ...asking, make: works.make }))?.type).toBe('text');
});

test('a drawing that is too heavy is tried once, however many ask for it', async () => {
  const { kept } = keeping(NO_FILES);
  const { began, make, fail } = made();
  const asked = () => kept({ key: 'a', owner: 'ada', signal: caller().signal, make });
  const first = asked();
  await expect.poll(() => began.length).toBe(1);
  fail(new RequestError('request.too_heavy', 'Too heavy.'));
  await expect(first).rejects.toThrow('Too heavy.');
  for (let at = 0; at < 3; at++) await expect(asked()).rejects.toThrow('Too heavy.');
  expect(began.length).toBe(1);
});
