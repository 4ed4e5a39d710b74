// The log of a history as git prints it: these graphs are the output of git 2.39 for the same histories (git log
// --graph --date-order --all).
import { describe, expect, test } from 'vitest';
import { drawText } from '../../../draw.js';
import { testIcons } from '../../../testing/icons.js';

const graphOf = (lines: readonly string[]): readonly string[] => {
  const { text = '' } = drawText(`git\n${lines.join('\n')}\n`, { columns: 200 }, { icons: testIcons });
  return text.split('\n').map((each) => /^[*|/\\_ ]*/.exec(each)?.[0].trimEnd() ?? '');
};

const CASES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'a branch merged',
    ['commit', 'branch a', 'commit', 'switch main', 'commit', 'merge a'],
    ['*', '|\\', '* |', '| *', '|/', '*'],
  ],
  [
    'two branches merged one after the other',
    [
      'commit',
      'branch a',
      'commit',
      'switch main',
      'branch b',
      'commit',
      'switch main',
      'merge a',
      'merge b',
      'commit',
    ],
    ['*', '*', '|\\', '* \\', '|\\ \\', '| | *', '| |/', '|/|', '| *', '|/', '*'],
  ],
  ['a branch that stays open', ['commit', 'branch a', 'commit', 'switch main', 'commit'], ['*', '| *', '|/', '*']],
];

describe('the graph of a log', () => {
  test.each(CASES)('%s', (_, lines, graph) => {
    expect(graphOf(lines)).toEqual(graph);
  });
});

test('names and tags are where git puts them', () => {
  const source = 'git main=trunk\ncommit a1 "Set up" tag="v1.0"\nbranch b "feature/b"\ncommit "Work"\nswitch trunk\n';
  expect(drawText(source, {}, { icons: testIcons }).text).toBe(
    '* (feature/b) Work\n* a1 (HEAD -> trunk, tag: v1.0) Set up',
  );
});
