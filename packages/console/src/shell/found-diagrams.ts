// Diagrams for the palette: in, words and organisations, the one that is shown first; out, entries, the account's own last. A failed search finds none.
import { answered, api } from '../api/client.js';
import { named } from '../names/named.js';
import type { Membership } from '../pages/page.js';
import type { PaletteEntry } from './palette-entry.js';

/** Of each library. */
const MOST = 8;

/** Organisations that are searched: each is a request. */
const MOST_ORGANISATIONS = 10;

export async function diagramsFor(
  search: string,
  organisations: readonly Membership[],
): Promise<readonly PaletteEntry[]> {
  const query = { search, limit: MOST };
  const own = answered(api.GET('/user/diagrams', { params: { query } })).then(({ diagrams }) =>
    diagrams.map((each) => entryOf(each, '/console', 'Your account')),
  );
  const shared = organisations
    .slice(0, MOST_ORGANISATIONS)
    .map(({ slug, name }) =>
      answered(api.GET('/orgs/{org}/diagrams', { params: { path: { org: slug }, query } })).then(({ diagrams }) =>
        diagrams.map((each) => entryOf(each, `/console/orgs/${slug}`, name)),
      ),
    );
  const lists = await Promise.all([...shared, own].map((each) => each.catch(() => [])));
  return lists.flat();
}

function entryOf(
  { id, title, folder }: { readonly id: string; readonly title: string; readonly folder: string },
  base: string,
  library: string,
): PaletteEntry {
  return {
    path: `${base}/diagrams/${id}`,
    title,
    place: folder === '' ? library : `${named(library)} / ${named(folder)}`,
    words: '',
  };
}
