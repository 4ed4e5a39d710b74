// The options that every format of manifests takes.
import type { ImporterOption } from '../contract.js';

export const MANIFEST_OPTIONS: readonly ImporterOption[] = [
  {
    name: 'noise',
    takes: ['fold', 'all'],
    meaning:
      'Whether accounts, roles, policies, budgets and the like are folded into what they serve, as by default, or drawn.',
  },
];
