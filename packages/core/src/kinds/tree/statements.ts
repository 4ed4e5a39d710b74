// The statement table of tree.
import { DESC, HEADER_OPTIONS, ICON, LINK, SUB, TONE_OPTION } from '../../grammar/shared.js';
import type { Grammar, OptionSpec } from '../../grammar/table.js';
import { VIEWS } from './model.js';

/** The small text of an item goes in a separate column. */
const NOTE: OptionSpec = {
  ...SUB,
  meaning: 'note in a column on the right, or under the name in a box; \\n between its lines',
  foreign: [...(SUB.foreign ?? []), 'comment', 'description'],
};
const OPTIONS: readonly OptionSpec[] = [
  NOTE,
  ICON,
  TONE_OPTION,
  { ...DESC, foreign: (DESC.foreign ?? []).filter((each) => each !== 'description') },
  LINK,
];

export const VIEW: OptionSpec = {
  name: 'view',
  value: {
    type: 'choice',
    values: VIEWS,
    foreign: {
      orgchart: 'boxes',
      'org-chart': 'boxes',
      org: 'boxes',
      chart: 'boxes',
      cards: 'boxes',
      box: 'boxes',
      hierarchy: 'boxes',
      down: 'boxes',
      vertical: 'boxes',
      TB: 'boxes',
      TD: 'boxes',
      tree: 'list',
      files: 'list',
      lines: 'list',
    },
  },
  default: 'list',
  meaning: 'boxes: an org chart, roles in sub=',
  foreign: ['layout', 'direction', 'style', 'as', 'shape', 'type'],
};

/** First words of other languages that mean an org chart. */
export const OF_BOXES: Readonly<Record<string, readonly string[]>> = {
  orgchart: ['view=boxes'],
  'org-chart': ['view=boxes'],
  organigram: ['view=boxes'],
  '@startwbs': ['view=boxes'],
};

export const treeGrammar: Grammar = {
  kind: 'tree',
  meaning: 'folders and files, or anything else that nests',
  foreignHeaders: [
    'treeView-beta',
    'treeView',
    'treeview',
    'filetree',
    '@startfiles',
    'orgchart',
    'org-chart',
    'organigram',
    '@startwbs',
  ],
  foreignHeaderOptions: OF_BOXES,
  foreignLines: ['├──', '└──', '|--', '`--', '+---', '\\---'],
  header: [
    ...HEADER_OPTIONS,
    {
      name: 'order',
      touches: 'look',
      value: {
        type: 'choice',
        values: ['written', 'folders'],
        foreign: {
          source: 'written',
          none: 'written',
          dirsfirst: 'folders',
          'folders-first': 'folders',
          type: 'folders',
        },
      },
      default: 'written',
      meaning: 'folders: folders first, the rest as written',
      foreign: ['sort', 'dirsfirst'],
    },
    VIEW,
  ],
  statements: [],
  items: {
    most: { count: 1_000, what: 'items' },
    number: 'none',
    options: OPTIONS,
    example: '"src/"\n  "index.ts" sub="entry"',
    meaning:
      'a name, one per line; a final / makes it a folder; a file gets the icon of its type; any number at the top',
  },
  example: ['tree "Repository"', '"src/"', '  "index.ts" sub="entry" tone=blue', '"package.json" icon=lx:package'].join(
    '\n',
  ),
};
