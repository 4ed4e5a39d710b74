import { expect, test } from 'vitest';
import { type Asked, diagramOf, type Library, moveWholeFolder } from './endpoints.js';

type Listed = Awaited<ReturnType<Library['list']>>;

const titled = (id: string, title: string) => ({ id, title }) as Listed['diagrams'][number];

/** A library of two pages, in which a search finds what has exactly its words as the title. */
const ALL = [titled('a', 'Shop'), titled('b', 'Renamed later')];
const library = {
  versions: async (id: string) => ({ versions: [{ title: id === 'a' ? 'Shop' : 'First title' }], next: null }),
  list: async ({ search, cursor }: Asked) => {
    if (search !== undefined) return { diagrams: ALL.filter(({ title }) => title === search), next: null };
    return cursor === undefined ? { diagrams: ALL.slice(0, 1), next: 'more' } : { diagrams: ALL.slice(1), next: null };
  },
} as unknown as Library;

test.each([
  ['a', 'Shop'],
  ['b', 'Renamed later'],
])('diagram %s is found, whatever its title was when it was saved', async (id, title) => {
  expect(await diagramOf(library, id)).toMatchObject({ title });
});

test('a diagram that was deleted meanwhile is refused as not found', async () => {
  await expect(diagramOf(library, 'c')).rejects.toMatchObject({ code: 'resource.not_found' });
});

test('a folder moves with as many requests as it takes, and what was there before is counted once', async () => {
  const answers = [
    { moved: 5000, merged: 2, more: true },
    { moved: 7, merged: 5002, more: false },
  ];
  const large = { moveFolder: async () => answers.shift() } as unknown as Library;
  expect(await moveWholeFolder(large, 'a', 'b')).toEqual({ moved: 5007, merged: 2, more: false });
});
