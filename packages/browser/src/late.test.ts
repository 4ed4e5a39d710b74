// Parts that are loaded when the core first calls them: work starts again until it has them all.
import { expect, test } from 'vitest';
import { wordFilter, wordFilterText } from '../scripts/word-filter.mjs';
import { late, untilLoaded } from './late.js';

test('work starts again after each part that it needs, and a part is loaded once', async () => {
  const loads: string[] = [];
  const part = (name: string) =>
    late(async () => {
      loads.push(name);
      return { length: (text: string): number => text.length };
    });
  const [one, other] = [part('one'), part('other')];
  const work = async (): Promise<number> => one().length('ab') + other().length('c');
  expect(await untilLoaded(work)).toBe(3);
  expect(await untilLoaded(work)).toBe(3);
  expect(loads).toEqual(['one', 'other']);
});

test('a part that could not be loaded is tried again by the next work', async () => {
  let isOnline = false;
  const part = late(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return 'loaded';
  });
  const work = async (): Promise<string> => part();
  await expect(untilLoaded(work)).rejects.toThrow('Failed to fetch');
  isOnline = true;
  expect(await untilLoaded(work)).toBe('loaded');
});

test('an exception of the work is its result', async () => {
  await expect(untilLoaded(() => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
});

test('a filter of words knows all of its words and hardly any other', () => {
  const words = Array.from({ length: 1_000 }, (_, at) => `word${at * 7}`);
  const isKnown = wordFilter(wordFilterText(words));
  expect(words.filter((word) => !isKnown(word))).toEqual([]);
  expect(Array.from({ length: 1_000 }, (_, at) => `other${at}`).filter(isKnown).length).toBeLessThan(30);
});
