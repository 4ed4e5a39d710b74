// The options that every manifest format accepts.
import type { ImporterOption } from '../contract.js';

export const MANIFEST_OPTIONS: readonly ImporterOption[] = [
  {
    name: 'noise',
    takes: ['fold', 'all'],
    meaning: 'Draw accounts, roles, policies, budgets and the like. By default they are folded into what they serve.',
  },
];
