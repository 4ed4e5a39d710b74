import { expect, test } from 'vitest';
import { RequestError } from '../http/envelope.js';
import { ClientLeft } from '../pool/pool.js';
import { pictureCache } from './cache.js';
import type { CachedPicture, PictureFiles } from './files.js';

const NO_FILES: PictureFiles = {
  has: () => false,
  read: async () => undefined,
  write: () => undefined,
  forget: async () => undefined,
  bytes: () => 0,
  settled: async () => undefined,
};

/** A maker whose work a test ends. */
function controlledMake() {
  const began: AbortSignal[] = [];
  let resolve: (entry: CachedPicture) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<CachedPicture>((done, failed) => {
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
  const { getOrMake } = pictureCache(NO_FILES);
  const { began, make, end } = controlledMake();
  const asking = { key: 'a', owner: 'ada', make };
  const all = Array.from({ length: 60 }, () => getOrMake({ ...asking, signal: caller().signal }));
  await Promise.resolve();
  end();
  expect(new Set(await Promise.all(all)).size).toBe(1);
  await getOrMake({ ...asking, signal: caller().signal });
  expect(began.length).toBe(1);
});

test('a drawing is aborted when its last caller has left, not before', async () => {
  const { getOrMake } = pictureCache(NO_FILES);
  const { began, make } = controlledMake();
  const [one, other] = [caller(), caller()];
  const asking = { key: 'a', owner: 'ada', make };
  const results = [one, other].map(({ signal }) => getOrMake({ ...asking, signal }).catch((error: unknown) => error));
  await expect.poll(() => began.length).toBe(1);
  one.abort();
  expect(await results[0]).toBeInstanceOf(ClientLeft);
  expect(began[0]?.aborted).toBe(false);
  other.abort();
  expect(await results[1]).toBeInstanceOf(ClientLeft);
  expect(began[0]?.aborted).toBe(true);
  const next = controlledMake();
  const again = getOrMake({ ...asking, make: next.make, signal: caller().signal });
  next.end();
  expect((await again)?.type).toBe('text');
});

test('only a caller whose request has to be drawn is asked whether it may, and its refusal is its own', async () => {
  const { getOrMake } = pictureCache(NO_FILES);
  const { make, end, began } = controlledMake();
  const makers: string[] = [];
  const as = (name: string, refused = false) =>
    getOrMake({
      key: 'a',
      owner: 'ada',
      signal: caller().signal,
      make,
      admit: async () => {
        makers.push(name);
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
  expect(makers).toEqual(['refused', 'first']);
});

test('a failure reaches all who wait, and is not kept', async () => {
  const { getOrMake } = pictureCache(NO_FILES);
  const failing = controlledMake();
  const asking = { key: 'a', owner: 'ada', signal: caller().signal };
  const all = [1, 2].map(() => getOrMake({ ...asking, make: failing.make }));
  failing.fail(new Error('lost'));
  for (const each of all) await expect(each).rejects.toThrow('lost');
  const works = controlledMake();
  works.end();
  expect((await getOrMake({ ...asking, make: works.make }))?.type).toBe('text');
});

test('a drawing that is too heavy is tried once, however many ask for it', async () => {
  const { getOrMake } = pictureCache(NO_FILES);
  const { began, make, fail } = controlledMake();
  const ask = () => getOrMake({ key: 'a', owner: 'ada', signal: caller().signal, make });
  const first = ask();
  await expect.poll(() => began.length).toBe(1);
  fail(new RequestError('request.too_heavy', 'Too heavy.'));
  await expect(first).rejects.toThrow('Too heavy.');
  for (let at = 0; at < 3; at++) await expect(ask()).rejects.toThrow('Too heavy.');
  expect(began.length).toBe(1);
});
