// Diagrams for the palette: in, words and the organisation that is shown; out, entries, the account's own first. A failed search finds none.
import { answered, api } from '../api/client.js';
import type { Membership } from '../pages/page.js';
import type { PaletteEntry } from './palette-entry.js';

const MOST = 8;

export async function diagramsFor(search: string, org: Membership | undefined): Promise<readonly PaletteEntry[]> {
  const query = { search, limit: MOST };
  const own = answered(api.GET('/user/diagrams', { params: { query } })).then(({ diagrams }) =>
    diagrams.map((each) => entryOf(each, '/console')),
  );
  const shared = org
    ? answered(api.GET('/orgs/{org}/diagrams', { params: { path: { org: org.slug }, query } })).then(({ diagrams }) =>
        diagrams.map((each) => entryOf(each, `/console/orgs/${org.slug}`)),
      )
    : Promise.resolve([]);
  const lists = await Promise.all([shared.catch(() => []), own.catch(() => [])]);
  return lists.flat();
}

function entryOf(
  { id, title, folder }: { readonly id: string; readonly title: string; readonly folder: string },
  base: string,
): PaletteEntry {
  return { path: `${base}/diagrams/${id}`, title, place: folder === '' ? 'Diagram' : folder, words: '' };
}
