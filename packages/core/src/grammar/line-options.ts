// What the header says about all lines (docs/language.md, Roles and numbers): flow and sequence.
import { ON_OFF } from './shared.js';
import type { OptionSpec } from './table.js';

export const LINE_HEADER_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'numbered',
    touches: 'look',
    value: ON_OFF,
    default: 'off',
    meaning: 'number badges in source order',
    foreign: ['autonumber'],
  },
  {
    name: 'start',
    touches: 'look',
    value: { type: 'integer', min: 0, max: 999 },
    default: '1',
    meaning: 'first number; needs numbered=on',
  },
  {
    name: 'animate',
    touches: 'look',
    value: ON_OFF,
    default: 'off',
    meaning: 'dashes travel toward arrowheads',
    foreign: ['animated', 'animation'],
  },
];
