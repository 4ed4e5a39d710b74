// The statement table of journey.
import { HEADER_OPTIONS, ITEM_OPTIONS, NODE_TYPES } from '../../grammar/shared.js';
import type { Grammar, OptionSpec, StatementSpec } from '../../grammar/table.js';
import { sectionStatement } from '../section-statement.js';

const TEXT = { type: 'text' } as const;

const STEP_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'score',
    value: { type: 'integer', min: 1, max: 5 },
    list: true,
    meaning: 'mood from 1 frustrated to 5 delighted, or one for each actor in by=; unset: no face',
    foreign: ['mood', 'emotion', 'rating', 'satisfaction', 'feeling', 'sentiment'],
  },
  {
    name: 'by',
    value: { type: 'reference', to: ['actor'] },
    list: true,
    meaning: 'actors who take part',
    foreign: ['actor', 'actors', 'who', 'persona', 'person'],
  },
  {
    name: 'touchpoint',
    value: TEXT,
    meaning: 'where it happens: an app, a shop, a letter',
    foreign: ['channel', 'channels', 'touchpoints', 'where', 'via'],
  },
  {
    name: 'pain',
    touches: 'wording',
    value: TEXT,
    meaning: 'what goes wrong',
    foreign: ['pains', 'painpoint', 'pain-point', 'problem', 'frustration', 'friction', 'issue'],
  },
  {
    name: 'opportunity',
    touches: 'wording',
    value: TEXT,
    meaning: 'what could be better',
    foreign: ['opportunities', 'idea', 'improvement', 'solution', 'gain'],
  },
];

const STATEMENTS: readonly StatementSpec[] = [
  {
    shape: 'declaration',
    keyword: 'actor',
    most: { count: 24, what: 'actors' },
    within: ['diagram'],
    id: 'required',
    types: NODE_TYPES,
    label: 'optional',
    flags: [],
    options: ITEM_OPTIONS,
    meaning: 'who makes the journey or supports it',
    example: 'actor me person "Traveller"',
    foreign: ['persona', 'participant', 'person', 'user', 'customer', 'role'],
  },
  sectionStatement({
    label: 'required',
    meaning: 'a stage with its steps',
    example: 'section "Find" {\n  step "Search" score=4\n}',
    foreign: ['stage', 'phase', 'group', 'part', 'activity'],
  }),
  {
    shape: 'row',
    keyword: 'step',
    most: { count: 300, what: 'steps' },
    within: ['diagram', 'section'],
    cells: [{ name: 'label', touches: 'wording', value: TEXT }],
    flags: [],
    options: [...STEP_OPTIONS, ...ITEM_OPTIONS],
    meaning: 'what happens, in the order of the lines',
    example: 'step "Search" score=4 touchpoint="App"',
    foreign: ['task', 'action', 'event', 'node', 'item'],
  },
];

export const journeyGrammar: Grammar = {
  kind: 'journey',
  meaning: 'an experience step by step, and how it feels',
  ordered: true,
  foreignHeaders: ['userJourney', 'user-journey', 'customerJourney', 'customer-journey', 'journeyMap', 'journey-map'],
  header: HEADER_OPTIONS,
  statements: STATEMENTS,
  node: 'actor',
  icons: ['user', 'search', 'shopping-cart', 'credit-card', 'mail', 'star'],
  example: [
    'journey "Buying a ticket"',
    'actor me person "Traveller"',
    'actor shop service "Shop"',
    'section "Find" {',
    '  step "Search" score=4 by=me touchpoint="App"',
    '  step "Compare" score=2 by=me,shop pain="Too many fares" opportunity="Sort by arrival"',
    '}',
  ].join('\n'),
};
