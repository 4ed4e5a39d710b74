// The options of lines that are numbered, move and have roles (SPEC.md, 'Edge and message options'): flow and sequence.
import { LINE_ROLES } from '../scene/scene.js';
import { EDGE_OPTIONS, ON_OFF } from './shared.js';
import type { OptionSpec } from './table.js';

export const LINE_HEADER_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'numbered',
    value: ON_OFF,
    default: 'off',
    meaning: 'a badge on every line, in written order',
    foreign: ['autonumber'],
  },
  {
    name: 'start',
    value: { type: 'integer', min: 0, max: 999 },
    default: '1',
    meaning: 'first number; needs numbered=on',
  },
  {
    name: 'animate',
    value: ON_OFF,
    default: 'off',
    meaning: 'dashes travel toward arrowheads',
    foreign: ['animated', 'animation'],
  },
];

export const LINE_OPTIONS: readonly OptionSpec[] = [
  ...EDGE_OPTIONS,
  {
    name: 'role',
    value: { type: 'choice', values: LINE_ROLES },
    meaning: 'colours the line: stored data, sign-in, events, private network',
  },
  { name: 'animate', value: ON_OFF, meaning: 'of this line alone', foreign: ['animated', 'animation'] },
  {
    name: 'step',
    value: { type: 'integer', min: 0, max: 999, words: ['off'] },
    meaning: 'no badge, or this number; the next goes on',
  },
];
