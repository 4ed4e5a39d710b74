// Carbon: symbols of IBM's design system.
import { iconify } from '../../scripts/iconify.mjs';

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'carbon',
  title: 'Carbon',
  kind: 'symbol',
  licence: 'Apache-2.0',
  packageName: '@iconify-json/carbon',
  links: ['https://carbondesignsystem.com', 'https://github.com/carbon-design-system/carbon'],
  letter: '7',
  read: iconify(),
};
