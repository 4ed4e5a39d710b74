// SVG Logos: marks of products, in their colours.
import { iconify } from '../../scripts/iconify.mjs';

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'logos',
  title: 'SVG Logos',
  kind: 'product',
  licence: 'CC0-1.0',
  packageName: '@iconify-json/logos',
  links: ['https://svglogos.dev', 'https://github.com/gilbarbara/logos'],
  letter: '0',
  read: iconify(),
};
