// Lucide: the symbols the language uses by default.
import { iconify } from '../../scripts/iconify.mjs';

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'lx',
  title: 'Lucide',
  kind: 'symbol',
  licence: 'ISC',
  besides: 'and MIT for icons from Feather',
  packageName: '@iconify-json/lucide',
  links: ['https://lucide.dev', 'https://github.com/lucide-icons/lucide'],
  read: iconify({ asDrawn: true }),
};
