// The statement table of timeline.
import { DIRECTION, HEADER_OPTIONS, ITEM_OPTIONS } from '../../grammar/shared.js';
import type { Grammar } from '../../grammar/table.js';
import { sectionStatement } from '../section-statement.js';
import { SCALES } from './model.js';

export const timelineGrammar: Grammar = {
  kind: 'timeline',
  meaning: 'what happened when, in source order or on a true scale',
  ordered: true,
  foreignHeaders: ['@startchronology', 'timelineChart', 'chronology'],
  header: [
    ...HEADER_OPTIONS,
    DIRECTION,
    {
      name: 'scale',
      value: { type: 'choice', values: SCALES, foreign: { true: 'time', date: 'time', linear: 'time', equal: 'even' } },
      default: 'even',
      meaning: 'even: one step per line, in source order; time: true distances, so every at needs a date or a year',
      foreign: ['spacing', 'axis'],
    },
  ],
  statements: [
    sectionStatement({
      label: 'optional',
      meaning: 'an era: lines under one title, in their own colour; tone= sets it',
      example: 'section "Birth" {\n  at "1989" : "Proposal"\n}',
      foreign: ['era', 'period', 'group', 'phase'],
    }),
    {
      shape: 'row',
      keyword: 'at',
      most: { count: 300, what: 'lines' },
      within: ['diagram', 'section'],
      cells: [{ name: 'when', value: { type: 'either', of: [{ type: 'date', range: true }, { type: 'text' }] } }],
      texts: { min: 0, max: 20 },
      flags: [],
      options: ITEM_OPTIONS,
      meaning:
        'a time, a date or a span (2026-11-02..2026-12-01), and what happened then: any number of texts after the colon; quote a bare year',
      example: 'at "1989" : "Proposal" "First server" icon=lx:globe',
      foreign: ['event', 'on', 'date', 'milestone', 'point'],
    },
  ],
  node: 'at',
  frame: 'section',
  icons: ['flag', 'rocket', 'star', 'users', 'globe', 'smartphone', 'bug', 'wrench', 'award'],
  example: [
    'timeline "The web" direction=right',
    'section "Birth" {',
    '  at "1989" : "Proposal" "First server" icon=lx:globe',
    '  at "1993" : "Mosaic" tone=blue',
    '}',
  ].join('\n'),
};
