// Material Design Icons: symbols.
import { iconify } from '../../scripts/iconify.mjs';

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'mdi',
  title: 'Material Design Icons',
  kind: 'symbol',
  licence: 'Apache-2.0',
  packageName: '@iconify-json/mdi',
  links: ['https://pictogrammers.com/library/mdi/', 'https://github.com/Templarian/MaterialDesign'],
  letter: '6',
  read: iconify(),
};
