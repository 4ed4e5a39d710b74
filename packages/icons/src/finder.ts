// Finds icons by words. In: the built index. Out: search and mapping. The names, products and words they need are
// prepared on the first query and kept with the finder.

import { type IconChoice, mapIcons } from './map/map.js';
import { type Known, readKnown } from './products/known.js';
import { type Catalogue, type IconNames, iconCatalogue } from './search/catalogue.js';
import { type IconHits, type IconSearch, searchIcons } from './search/search.js';

export interface IconFinder {
  /** Icons for a query, best first. */
  readonly search: (query: string, options: IconSearch) => IconHits;
  /** The best icon for each of many names. */
  readonly map: (names: readonly string[]) => readonly IconChoice[];
  /** Names of the sets, sorted. */
  readonly sets: () => readonly string[];
}

export function iconFinder(index: IconNames): IconFinder {
  let parts: { readonly catalogue: Catalogue; readonly known: Known } | undefined;
  const ready = (): { readonly catalogue: Catalogue; readonly known: Known } => {
    parts ??= { catalogue: iconCatalogue(index), known: readKnown(index.products) };
    return parts;
  };
  return {
    search: (query, options) => {
      const { catalogue, known } = ready();
      return searchIcons(catalogue, known, query, options);
    },
    map: (names) => {
      const { catalogue, known } = ready();
      return mapIcons(catalogue, known, names);
    },
    sets: () => Array.from(ready().catalogue.sets).sort(),
  };
}
