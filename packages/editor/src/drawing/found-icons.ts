// Icons by words: in, where the files of icons are and a few words; out, the best names, each with its picture. The index of all names is loaded with
// the first search.
import type { IconFileLoader } from '@linework/browser';
import type { IconIndex } from '@linework/icons';
import type { FoundIcon } from './protocol.js';

const MOST = 12;

export function iconSearch(load: IconFileLoader): (words: string) => Promise<readonly FoundIcon[]> {
  let parts: ReturnType<typeof partsOf> | undefined;
  return async (words) => {
    parts ??= partsOf(load).catch((cause: unknown) => {
      // Without a network now, a later search tries again.
      parts = undefined;
      throw cause;
    });
    const { finder, icons } = await parts;
    const names = finder.search(words, { limit: MOST }).icons.map(({ name }) => name);
    const needs = icons.needs({ nearest: false });
    // Loads the sets, then the shards.
    for (let round = 0; round < 3; round++) {
      for (const name of names) needs.lookup.find(name);
      await needs.load();
    }
    return names.map((name) => {
      const art = needs.lookup.find(name);
      return art === undefined ? { name } : { name, art };
    });
  };
}

async function partsOf(load: IconFileLoader) {
  const [{ iconFinder }, { fetchedIcons }, index] = await Promise.all([
    import('@linework/icons'),
    import('@linework/icons/fetched'),
    load('index.json'),
  ]);
  // The build writes the file and its tests check its shape.
  return { finder: iconFinder(index as IconIndex), icons: fetchedIcons(load) };
}
