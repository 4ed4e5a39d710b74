// Checks @linework/browser in Chromium, from a server with a strict policy: the same pictures and diagnostics as the library for Node; the
// element with its text, its errors, its size and its colours; fences; pages without a network; and what axe-core says of them.
//
//   node scripts/browser/library.mjs [folder for screenshots]
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@linework/core';
import { check, draw } from '@linework/library';
import { filesIn, prepare, root } from '../fresh.mjs';
import { checkedPages } from './checked.mjs';
import { withChromium } from './chromium.mjs';
import { librarySite } from './library-site.mjs';

await prepare('browser');
const shots = process.argv[2];
const { expect, look, newPage, end } = checkedPages('The library in a browser', shots);

/** Sources of every kind: all of the repository, and for each code one with the mistake and one without. */
function sources() {
  const files = ['docs', 'packages', 'bench']
    .flatMap((folder) => filesIn(folder, /\.diagram$/, new Set(['node_modules', 'dist', 'bundle', 'generated'])))
    .map((path) => readFileSync(join(root, path), 'utf8'));
  return [...new Set([...files, ...catalogue().flatMap(({ example, repair }) => [example, repair])])];
}

const hash = (text) => createHash('sha256').update(text).digest('hex');
const inNode = (source) => {
  const { svg = '', diagnostics, outline } = draw(source, { theme: 'auto' });
  return hash(JSON.stringify([svg, diagnostics, outline]));
};
