// The options that every infrastructure format accepts.
import type { ImporterOption } from '../contract.js';

export const CLOUD_OPTIONS: readonly ImporterOption[] = [
  {
    name: 'groupBy',
    takes: ['module', 'network', 'file'],
    meaning: 'What the outer frames are: modules with networks inside, networks only, or files.',
  },
  {
    name: 'noise',
    takes: ['fold', 'all'],
    meaning:
      'Draw resources that serve one other resource (policies, attachments, rules). By default they are folded into it.',
  },
];
