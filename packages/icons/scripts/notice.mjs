// The text of NOTICE, which is distributed with the icons. In: the sets and a function for a package's version. Out:
// the text, made from each set's entry and folder.

import { readFileSync } from 'node:fs';
import { SETS } from '../sets/registry.mjs';
import { folderOf } from './source.mjs';

const BAR = `${'-'.repeat(80)}\n`;
const WIDTH = 120;

/** @returns {string} */
export function noticeText(sets = SETS, textOf = textIn, versionOf = installedVersion) {
  const parts = sets.map((entry) => `${headOf(entry, versionOf)}${textOf(`${entry.set}/NOTICE`)}\n`);
  return [`${textOf('NOTICE.head')}\n`, ...parts, textOf('NOTICE.foot')].join(BAR);
}

function headOf({ set, title, licence, besides, packageName, stated, links = [] }, versionOf) {
  const head = `${set}: ${title}\nLicence: ${[licence, besides].filter(Boolean).join(', ')}\n`;
  if (packageName === undefined) return head;
  const own = stated === undefined ? '' : ` (the package's own code is under ${stated})`;
  const source = `Source: ${packageName} ${versionOf(packageName)}${own}`;
  const line = [source, ...links].join(', ');
  return `${head}${line.length <= WIDTH ? line : [source, ...links].join(',\n')}\n`;
}

function textIn(path) {
  return readFileSync(new URL(`../sets/${path}`, import.meta.url), 'utf8');
}

function installedVersion(packageName) {
  return JSON.parse(readFileSync(`${folderOf(packageName)}/package.json`, 'utf8')).version;
}
