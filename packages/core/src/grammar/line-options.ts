// The options of lines that are numbered, move and have roles (SPEC.md, 'Edge and message options'): flow and sequence.
import { LINE_ROLES } from '../scene/scene.js';
import { EDGE_OPTIONS, ON_OFF } from './shared.js';
import type { OptionSpec } from './table.js';

export const LINE_HEADER_OPTIONS: readonly OptionSpec[] = [
  { name: 'numbered', value: ON_OFF, default: 'off', meaning: 'numbered badge on every line, in written order' },
  {
    name: 'start',
    value: { type: 'integer', min: 0, max: 999 },
    default: '1',
    meaning: 'number of the first badge; needs numbered=on',
  },
  { name: 'animate', value: ON_OFF, default: 'off', meaning: 'dashes travel along every line that has an arrowhead' },
];

export const LINE_OPTIONS: readonly OptionSpec[] = [
  ...EDGE_OPTIONS,
  {
    name: 'role',
    value: { type: 'choice', values: LINE_ROLES },
    meaning: 'colours the line: stored data, sign-in, events, private network',
  },
  { name: 'animate', value: ON_OFF, meaning: 'moves the dashes of this line, or keeps it still' },
  {
    name: 'step',
    value: { type: 'integer', min: 0, max: 999, words: ['off'] },
    meaning: 'off: no badge; a number sets this badge and the next goes on after it',
  },
];
