// The table of settings in docs/service.md: in, the page; out, the page with the rows that the service itself checks at startup.
import { settingsTable } from '@linework/server';
import { code, plain, table } from '../reference/markdown.mjs';

const PLACE = /(<!-- settings: [^>]*-->\n)[\s\S]*?(<!-- \/settings -->)/;

export function withSettings(page) {
  if (!PLACE.test(page)) throw new Error('docs/service.md has no marks for its settings.');
  const rows = Object.values(settingsTable).map(({ env, meaning, otherwise, secret }) => [
    code(env),
    plain(meaning),
    plain(otherwise),
    secret ? 'yes' : '',
  ]);
  const written = table(['Name', 'Meaning', 'Otherwise', 'Or a file'], rows);
  return page.replace(PLACE, (_whole, before, after) => `${before}\n${written}\n${after}`);
}
