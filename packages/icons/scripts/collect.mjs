// Reads one set of sets/registry.mjs from its installed package and turns it into art. In: a set's entry. Out: its
// icons, names and titles, with a reason for every skipped icon.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENOUGH, legible } from './legible.mjs';
import { shapesOf } from './shapes.mjs';
import { folderOf } from './source.mjs';

/**
 * Bytes of an icon's shapes: above the first limit it is written with one decimal less, above the second it is skipped.
 */
const LARGE = 12_000;
const TOO_LARGE = 20_000;

/**
 * @typedef {object} Collected
 * @property {string} set
 * @property {Record<string, import('../src/art.ts').IconArt>} art
 * @property {Record<string, string>} aliases
 * @property {Record<string, string>} titles
 * @property {{ name: string, reason: string, meant?: true }[]} leftOut `meant`: skipped on purpose, not because it
 * can't be drawn
 * @property {{ name: string, light: number, dark: number }[]} faint legible in one scheme only
 * @property {Record<string, number>} changed
 * @property {string} version of the package
 * @property {string} stated licence in the package's manifest
 */

/** @returns {Collected} */
export function collect(entry) {
  const folder = folderOf(entry.packageName);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { ...drawEntry(entry, entry.read(folder)), version, stated: license };
}

/** @returns {Omit<Collected, 'version' | 'stated'>} */
export function drawEntry(entry, { drawings, leftOut: left }) {
  const result = { set: entry.set, art: {}, aliases: {}, titles: {}, leftOut: [...left], faint: [], changed: {} };
  const wanted = [];
  for (const { name, aliases, title, markup, box } of drawings) {
    try {
      const shapes = shapesFor(markup, box);
      if (shapes.length === 0) throw new Error('nothing to be seen');
      const size = { width: tidy(box.width), height: tidy(box.height) };
      const { art, shares, change } = legible({ ...size, shapes }, entry.mayChange ?? 'all');
      result.art[name] = art;
      if (change !== undefined) result.changed[change] = (result.changed[change] ?? 0) + 1;
      if (Math.min(shares.light, shares.dark) < ENOUGH) result.faint.push({ name, ...shares });
    } catch (error) {
      result.leftOut.push({ name, reason: error.message });
      continue;
    }
    for (const alias of aliases) wanted.push([alias, name]);
    if (title !== undefined && words(title) !== name.replaceAll('-', ' ')) result.titles[name] = title;
  }
  wanted.push(...Object.entries(entry.aliases ?? {}));
  for (const [alias, name] of wanted) {
    if (Object.hasOwn(result.art, name) && !Object.hasOwn(result.art, alias) && !Object.hasOwn(result.aliases, alias)) {
      result.aliases[alias] = name;
    }
  }
  return result;
}

function shapesFor(markup, box) {
  const fine = shapesOf(markup, box);
  if (JSON.stringify(fine).length <= LARGE) return fine;
  const coarse = shapesOf(markup, { ...box, asDrawn: false, coarser: true });
  if (JSON.stringify(coarse).length > TOO_LARGE) throw new Error('too large');
  return coarse;
}

function tidy(length) {
  return Math.round(length * 1000) / 1000;
}

function words(title) {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
