// The statement table of git.
import { DIRECTION, HEADER_OPTIONS, ITEM_OPTIONS } from '../../grammar/shared.js';
import type { CellSpec, Grammar, OptionSpec } from '../../grammar/table.js';

const TEXT: CellSpec = { name: 'text', touches: 'wording', value: { type: 'text' }, optional: true };
const NEW_ID: CellSpec = { name: 'id', value: { type: 'word' }, optional: true, declares: true };

/** What makes a commit with an id. */
const COMMITS: readonly string[] = ['commit', 'merge', 'revert'];

const TYPE: OptionSpec = {
  name: 'type',
  value: { type: 'choice', values: ['highlight', 'reverse'], foreign: { HIGHLIGHT: 'highlight', REVERSE: 'reverse' } },
  meaning: 'highlight: a prominent square; reverse: a cross, for undoing others; none: a disc',
};
const TAG: OptionSpec = {
  name: 'tag',
  value: { type: 'text' },
  list: true,
  meaning: 'flags at the commit, separated by commas: tag="v1.1","latest"',
  foreign: ['tags', 'version'],
};

export const gitGrammar: Grammar = {
  kind: 'git',
  meaning: 'commits on branches, in the order of the lines',
  ordered: true,
  foreignHeaders: ['gitGraph', 'gitgraph'],
  header: [
    ...HEADER_OPTIONS,
    DIRECTION,
    {
      name: 'main',
      value: { type: 'word' },
      default: 'main',
      meaning: 'name of the main branch, which always exists; no branch line declares it',
      foreign: ['mainBranchName', 'trunk', 'default'],
    },
  ],
  statements: [
    {
      shape: 'row',
      keyword: 'commit',
      most: { count: 1_000, what: 'commits' },
      within: ['diagram'],
      cells: [NEW_ID, TEXT],
      flags: [],
      options: [TYPE, TAG, ...ITEM_OPTIONS],
      meaning: 'a commit on the current branch; it needs no text, and an id only if a cherry-pick names it',
      example: 'commit b1 "Search" type=highlight tag="v1.0"',
    },
    {
      shape: 'row',
      keyword: 'branch',
      most: { count: 200, what: 'branches' },
      within: ['diagram'],
      cells: [
        { name: 'id', value: { type: 'word' }, declares: true, again: 'switch' },
        { name: 'name', value: { type: 'text' }, optional: true },
      ],
      flags: [],
      options: ITEM_OPTIONS,
      meaning: 'begins a branch at the last commit and switches to it; quote a name with / or . after the id',
      example: 'branch search "feature/search"',
    },
    {
      shape: 'row',
      keyword: 'switch',
      most: { count: 1_000, what: 'switches' },
      within: ['diagram'],
      cells: [{ name: 'branch', value: { type: 'reference', to: ['branch'], given: 'main', begins: 'branch' } }],
      flags: [],
      options: [],
      meaning: 'continues on a branch that an earlier line began',
      example: 'switch search',
      foreign: ['checkout'],
    },
    {
      shape: 'row',
      keyword: 'merge',
      most: { count: 1_000, what: 'merges' },
      within: ['diagram'],
      cells: [{ name: 'branch', value: { type: 'reference', to: ['branch'], given: 'main' } }, NEW_ID, TEXT],
      flags: [],
      options: [TYPE, TAG, ...ITEM_OPTIONS],
      meaning: 'merges that branch into the current one, which gets a commit',
      example: 'merge search "Merge search" tag="v1.1"',
    },
    {
      shape: 'row',
      keyword: 'cherry-pick',
      most: { count: 1_000, what: 'cherry-picks' },
      within: ['diagram'],
      cells: [{ name: 'commit', value: { type: 'reference', to: COMMITS } }],
      flags: [],
      options: [TAG, ...ITEM_OPTIONS],
      meaning: 'copies a commit of another branch, by its id, to the current branch',
      example: 'cherry-pick b1 tag="v1.0.1"',
    },
    {
      shape: 'row',
      keyword: 'revert',
      most: { count: 1_000, what: 'reverts' },
      within: ['diagram'],
      cells: [{ name: 'commit', value: { type: 'reference', to: COMMITS } }, NEW_ID, TEXT],
      flags: [],
      options: [TAG, ...ITEM_OPTIONS],
      meaning: 'undoes a commit of the current branch, by its id: a cross with a line to it',
      example: 'revert b1 "Back out search"',
    },
  ],
  icons: ['rocket', 'bug', 'tag', 'flag', 'lock', 'wrench', 'package', 'shield'],
  example: [
    'git "Release 2" main=trunk',
    'commit "Set up" tag="v1.0"',
    'branch search "feature/search"',
    'commit',
    'commit b1 "Search" type=highlight',
    'switch trunk',
    'cherry-pick b1 tag="v1.0.1"',
    'merge search "Merge search" tag="v1.1","latest"',
  ].join('\n'),
};
