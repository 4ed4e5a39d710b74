// The table of docs/privacy.md: in, the page, and what the manifests of the service say of their tables; out, the page with a row for each table.
import { code, plain, table } from '../reference/markdown.mjs';

const PLACE = /(<!-- tables: [^>]*-->\n)[\s\S]*?(<!-- \/tables -->)/;

export function withStored(page, { stored, nameOf, PURPOSES }) {
  if (!PLACE.test(page)) throw new Error('docs/privacy.md has no markers for its tables.');
  const rows = PURPOSES.flatMap((purpose) =>
    stored
      .filter((each) => each.purpose === purpose)
      .map((each, at) => [
        at === 0 ? plain(purpose) : '',
        plain(each.holds),
        plain(each.until),
        'exported' in each ? 'yes' : '',
        code(nameOf(each)),
      ]),
  );
  const written = table(['For', 'What', 'Until', 'In an export', 'Table'], rows);
  return page.replace(PLACE, (_whole, before, after) => `${before}\n${written}\n${after}`);
}
