// Devicon: marks of languages and tools.
import { iconify } from '../../scripts/iconify.mjs';

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'devicon',
  title: 'Devicon',
  kind: 'product',
  licence: 'MIT',
  packageName: '@iconify-json/devicon',
  links: ['https://devicon.dev', 'https://github.com/devicons/devicon'],
  letter: '1',
  read: iconify(),
};
