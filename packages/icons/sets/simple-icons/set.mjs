// Simple Icons: marks of products in one colour. facts.json has researched facts about single icons: licences and
// titles.
import { readFileSync } from 'node:fs';
import { iconify } from '../../scripts/iconify.mjs';

/** Licences of single icons that let anybody change a drawing and use it anywhere. */
export const FREE = [
  'CC0-1.0',
  'MIT',
  'Apache-2.0',
  'BSD-3-Clause',
  'Unlicense',
  'CC-BY-2.5',
  'CC-BY-3.0',
  'CC-BY-4.0',
];

const facts = JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8'));

/** Which icons are not clearly free: those their owner had withdrawn, and those under other terms. */
function leaver({ licences, unchecked }) {
  const bound = new Map();
  for (const [licence, names] of Object.entries(licences)) {
    if (FREE.includes(licence)) continue;
    for (const name of names) bound.set(name, `under ${licence === 'custom' ? 'terms of its own' : licence}`);
  }
  for (const name of unchecked) bound.set(name, 'licence not looked up');
  return (name, { hidden }) => (hidden ? 'withdrawn from the set' : bound.get(name));
}

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'simple-icons',
  title: 'Simple Icons',
  kind: 'product',
  licence: 'CC0-1.0',
  besides: 'and for single icons those below',
  packageName: '@iconify-json/simple-icons',
  links: ['https://simpleicons.org', 'https://github.com/simple-icons/simple-icons'],
  letter: '2',
  read: iconify({ leave: leaver(facts), titles: facts.titles }),
};
