// The options of lines with numbers, animation and roles (docs/language.md, Roles and numbers): flow and sequence.
import { LINE_ROLE_ROWS, LINE_ROLES } from '../scene/colour-roles/line-roles.js';
import { EDGE_OPTIONS, ON_OFF, TONE_OPTION } from './shared.js';
import type { OptionSpec } from './table.js';

export const LINE_HEADER_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'numbered',
    value: ON_OFF,
    default: 'off',
    meaning: 'number badges in source order',
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

/** What colours a line: what it carries or, before that, its outcome. Flow, sequence, state and swimlane. */
export const COLOUR_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'role',
    value: { type: 'choice', values: LINE_ROLES },
    // The outcome is the rarer statement; a role that dots the line says more than its colour.
    under: 'tone',
    keeps: LINE_ROLES.filter((role) => LINE_ROLE_ROWS[role].dash !== 'solid'),
    meaning: `what it carries: ${LINE_ROLES.map((role) => LINE_ROLE_ROWS[role].carries).join(', ')}`,
  },
  {
    ...TONE_OPTION,
    meaning: 'outcome: red for a failing path',
    foreign: ['color', 'colour', 'stroke', 'fill', 'style', 'status', 'outcome', 'severity', 'class'],
  },
];

export const LINE_OPTIONS: readonly OptionSpec[] = [
  ...EDGE_OPTIONS,
  ...COLOUR_OPTIONS,
  { name: 'animate', value: ON_OFF, meaning: 'this line only', foreign: ['animated', 'animation'] },
  {
    name: 'step',
    value: { type: 'integer', min: 0, max: 999, words: ['off'] },
    meaning: 'no badge, or this number; the next counts on',
  },
];
