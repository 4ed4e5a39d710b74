// AWS Architecture Icons: services, resources and groups.

import { ALIASES } from './names.mjs';
import { readSource } from './read.mjs';

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'aws',
  title: 'AWS Architecture Icons',
  kind: 'product',
  licence: 'CC-BY-ND-2.0',
  packageName: 'aws-icons',
  stated: 'MIT',
  links: ['https://aws.amazon.com/architecture/icons/'],
  mayChange: 'whole',
  letter: '3',
  aliases: ALIASES,
  read: readSource,
};
