// The names of products in several files, each loaded when a label has a word that can start one of its names: in, the table of labels of
// the icons; out, in place of the module that reads the table, one that loads it by letters.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { wordFilterText } from './word-filter.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../..');
const READER = join(packages, 'icons/src/products/label-section.ts');
const TABLE = join(packages, 'icons/src/products/labels.data.ts');
const FILTER = join(packages, 'browser/scripts/word-filter.mjs');
const LATE = join(packages, 'browser/src/late.ts');
/** Paths of modules that are only here; files are named after them. */
const NAMES = join(packages, 'browser/products-');

/** Characters of one file. */
const LARGEST = 4_500;

export async function productNames() {
  const labelSections = await tableOfLabels();
  const files = inFiles(Object.entries(labelSections));
  return {
    name: 'product-names',
    resolveId: (source) => (source.startsWith(NAMES) ? source : null),
    load(id) {
      if (id === READER) return { code: reader(labelSections, files), moduleType: 'js' };
      if (!id.startsWith(NAMES)) return null;
      const sections = Object.fromEntries(files[Number(id.slice(NAMES.length))] ?? []);
      return { code: `export const sections = ${JSON.stringify(sections)};`, moduleType: 'js' };
    },
  };
}

async function tableOfLabels() {
  const { code } = await transform(await readFile(TABLE, 'utf8'), { loader: 'ts' });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).labelSections;
}

/** Neighbours share a file until it is full. */
function inFiles(sections) {
  const files = [];
  let size = Number.POSITIVE_INFINITY;
  for (const section of sections) {
    size += section[1].length;
    if (size > LARGEST) {
      files.push([]);
      size = section[1].length;
    }
    files.at(-1).push(section);
  }
  return files;
}

/** `isName` first: most words start no name, and load nothing. */
function reader(labelSections, files) {
  const fileOf = Object.fromEntries(files.flatMap((file, at) => file.map(([letter]) => [letter, at])));
  const loaders = files.map((_, at) => `late(() => import(${JSON.stringify(NAMES + at)}))`);
  return `
import { wordFilter } from ${JSON.stringify(FILTER)};
import { late } from ${JSON.stringify(LATE)};
const isName = /* @__PURE__ */ wordFilter(${JSON.stringify(wordFilterText(firstWords(labelSections)))});
const files = [${loaders.join(', ')}];
const fileOf = ${JSON.stringify(fileOf)};
export function labelSection(word) {
  const key = word.toLowerCase();
  if (!isName(key) && !isName(word)) return '';
  const letter = /^[0-9]/.test(key) ? '0' : key.charAt(0);
  return Object.hasOwn(fileOf, letter) ? files[fileOf[letter]]().sections[letter] : '';
}`;
}

/** Spellings are in lower case, except after `~` (icons/src/products/label-table.ts). */
function firstWords(sections) {
  const spellings = Object.values(sections).flatMap((section) =>
    section
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => line.slice(line.indexOf('=') + 1).split(',')),
  );
  return [...new Set(spellings.map((each) => each.replace(/^[~^]/, '').split(' ')[0]))];
}
