// The options that every format of infrastructure code takes.
import type { ImporterOption } from '../contract.js';

export const CLOUD_OPTIONS: readonly ImporterOption[] = [
  {
    name: 'groupBy',
    takes: ['module', 'network', 'file'],
    meaning: 'What the outer frames are: modules with the networks in them, networks alone, or files.',
  },
  {
    name: 'noise',
    takes: ['fold', 'all'],
    meaning:
      'Whether what serves one thing alone (policies, attachments, rules) is folded into it, as by default, or drawn.',
  },
];
