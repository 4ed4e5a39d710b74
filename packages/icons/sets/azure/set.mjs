// Microsoft Azure: services.

import { ALIASES } from './names.mjs';
import { readSource } from './read.mjs';

/** @type {import('../registry.mjs').IconSet} */
export const set = {
  set: 'azure',
  title: 'Microsoft Azure',
  kind: 'product',
  licence: 'LicenseRef-Microsoft-Architecture-Icons',
  packageName: '@likec4/icons',
  stated: 'MIT',
  links: ['https://learn.microsoft.com/azure/architecture/icons/'],
  mayChange: 'nothing',
  letter: '4',
  aliases: ALIASES,
  read: readSource,
};
