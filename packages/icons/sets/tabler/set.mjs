// Tabler Icons: symbols.
import { iconify } from '../../scripts/iconify.mjs';

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'tabler',
  title: 'Tabler Icons',
  kind: 'symbol',
  licence: 'MIT',
  packageName: '@iconify-json/tabler',
  links: ['https://tabler.io/icons', 'https://github.com/tabler/tabler-icons'],
  read: iconify({ asDrawn: true }),
};
