// Logs of git: what every importer promises, the formats that are read, and what a history comes to in a picture.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { dateOf } from './dates.js';
import { gitLog } from './index.js';
import { type LogCommit, logText } from './log-text.js';
import { parseLog } from './parse.js';

const hash = (name: string): string => name.repeat(40).slice(0, 40);
const commit = (name: string, parents: string, subject: string, refs: readonly string[] = []): LogCommit => ({
  hash: hash(name),
  parents: [...parents].map(hash),
  author: 'Anna',
  date: '2024-01-10T09:02:17+00:00',
  subject,
  refs,
});

const HISTORY: readonly LogCommit[] = [
  commit('d', 'cb', "Merge branch 'search'", ['HEAD -> main', 'tag: v1']),
  commit('c', 'a', 'Prices'),
  commit('b', 'a', 'Search'),
  commit('a', '', 'Set up'),
];

const one = (content: string): FileSet => [{ path: 'shop.txt', content }];
const oneline = (count: number): string =>
  Array.from({ length: count }, (_, at) => `${`${at}`.padStart(8, 'a')} Commit ${at}\n`).join('');

describeImporter(gitLog, {
  good: one(logText(HISTORY)),
  reformatted: one(logText(HISTORY).replaceAll('\n', '\r\n\r\n')),
  grown: one(
    logText([
      commit('f', 'de', "Merge branch 'cart'", ['HEAD -> main']),
      commit('e', 'a', 'Cart'),
      ...HISTORY.map((each, at) => (at === 0 ? { ...each, refs: ['tag: v1'] } : each)),
    ]),
  ),
  leftOut: {
    files: one(
      logText([
        commit('e', 'dcb', 'Octopus'),
        commit('d', 'a', 'D'),
        commit('c', 'a', 'C'),
        commit('b', 'a', 'B'),
        commit('a', '', 'A'),
      ]),
    ),
    names: [`${hash('b')} ${hash('e')}`.slice(0, 40)],
  },
  unreadable: [
    { files: one('abcdef12 x\nno hash\n'), file: 'shop.txt', line: 2 },
    { files: one(`hello\ncommit ${hash('a')}\n`), file: 'shop.txt', line: 1 },
    { files: one(`${logText(HISTORY)}oops\u001f\u001e`), file: 'shop.txt', line: 5 },
  ],
  empty: one('* |\n|/\n'),
  large: (count) => one(oneline(count)),
  closed: 'a program writes the files, and each of its versions adds keys that no picture shows',
  reader: 'own',
  pieces: [
    `commit ${hash('a')}\n`,
    'abcdef12 x\n',
    '* ',
    '|\\ \n',
    '|/ \n',
    '    ',
    'Merge: a b\n',
    '\u001f',
    '\u001e',
    'Date: ',
  ],
});

const run = (content: string, options: Readonly<Record<string, string>> = {}): Promise<ImportResult> =>
  importFiles(
    { files: one(content), format: 'git-log', options },
    { icons: { find: () => undefined, nearest: () => [] } },
  );
const linesOf = ({ source }: ImportResult): readonly string[] => source.trimEnd().split('\n');

const STANDARD = `commit ${hash('d')} (HEAD -> main, tag: v1)
Merge: ${hash('c').slice(0, 7)} ${hash('b').slice(0, 7)}
Author: Anna <anna@shop.example>
Date:   Wed Jan 10 09:02:17 2024 +0000

    Merge branch 'search'

    With a body.

commit ${hash('c')}
Author: Anna <anna@shop.example>
Date:   Wed Jan 10 09:02:17 2024 +0000

    Prices

 prices.ts | 2 +-
 1 file changed, 1 insertion(+), 1 deletion(-)

commit ${hash('b')}
Author: Anna <anna@shop.example>
Date:   Wed Jan 10 09:02:17 2024 +0000

    Search

M	search.ts

commit ${hash('a')}
Author: Anna <anna@shop.example>
Date:   Wed Jan 10 09:02:17 2024 +0000

    Set up
`;

const DRAWN = `*   ddddddd (HEAD -> main, tag: v1) Merge branch 'search'
|\\  
| * bbbbbbb Search
* | ccccccc Prices
|/  
* aaaaaaa Set up
`;

const RAW = HISTORY.map(
  ({ hash: own, parents, subject }) =>
    `commit ${own}\ntree ${hash('0')}\n${parents.map((each) => `parent ${each}\n`).join('')}author Anna <a@b.c> 1704877337 +0000\ncommitter Anna <a@b.c> 1704877337 +0000\n\n    ${subject}\n`,
).join('\n');

describe('formats of git log', () => {
  test.each([
    ['the standard one', STANDARD],
    [
      'fuller',
      STANDARD.replaceAll('Author:', 'Author:    ')
        .replaceAll('Date:  ', 'AuthorDate:')
        .replaceAll(/(AuthorDate.*)/g, '$1\nCommit:     Anna <a@b.c>\nCommitDate: Wed Jan 10 09:02:17 2024 +0000'),
    ],
    ['raw', RAW],
    ['separated', logText(HISTORY)],
    ['with colours', DRAWN.replaceAll(/([0-9a-f]{7}) /g, '\u001b[33m$1\u001b[m ')],
    ['drawn', DRAWN],
    [
      'drawn, with blocks',
      `*   commit ${hash('d')}\n|\\  Merge: ccccccc bbbbbbb\n| | Author: Anna <a@b.c>\n| | \n| |     Merge branch 'search'\n| | \n| * commit ${hash('b')}\n| | Author: Anna <a@b.c>\n| | \n| |     Search\n| | \n* | commit ${hash('c')}\n|/  Author: Anna <a@b.c>\n|   \n|       Prices\n| \n* commit ${hash('a')}\n  Author: Anna <a@b.c>\n  \n      Set up\n`,
    ],
  ])('%s', (_, content) => {
    const { commits, problem } = parseLog({ path: 'x', content });
    expect(problem).toBeUndefined();
    expect(new Map(commits.map((each) => [each.hash[0], each.subject]))).toEqual(
      new Map([...'dcba'].map((name) => [name, HISTORY.find((each) => each.hash.startsWith(name))?.subject])),
    );
    expect(commits[0]?.parents?.map((each) => each[0])).toEqual(['c', 'b']);
  });

  test.each([
    ['Wed Jan 10 09:02:17 2024 +0000', '2024-01-10T09:02:17+00:00'],
    ['Wed Jan 3 09:02:17 2024 +0530', '2024-01-03T09:02:17+05:30'],
    ['2024-01-10 09:02:17 -0800', '2024-01-10T09:02:17-08:00'],
    ['2024-01-10T09:02:17Z', '2024-01-10T09:02:17+00:00'],
    ['Wed, 10 Jan 2024 09:02:17 +0000', '2024-01-10T09:02:17+00:00'],
    ['1704877337 +0100', '2024-01-10T10:02:17+01:00'],
    ['2024-01-10', '2024-01-10'],
    ['3 days ago', undefined],
  ])('the date %s', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });

  test.each([
    ['two branches from one commit', '*   d D\n|\\  \n| * c C\n* | b B\n|/  \n* a A\n', { d: 'bc', c: 'a', b: 'a' }],
    [
      'a branch under another',
      '*   e E\n|\\  \n| * d D\n* |   c C\n|\\ \\  \n| |/  \n|/|   \n| * b B\n* | a A\n|/  \n* f F\n',
      { e: 'cd', d: 'a', c: 'ab', b: 'f', a: 'f' },
    ],
    [
      'a merge of three',
      '*-.   d D\n|\\ \\  \n| | * c C\n| * | b B\n| |/  \n* / a A\n|/  \n* f F\n',
      { d: 'abc', c: 'f', b: 'f', a: 'f' },
    ],
    [
      'lines under others',
      '* d D\n| * c C\n| | * b B\n| | | * e E\n| |_|/  \n|/| |   \n* | | a A\n',
      { d: 'a', e: 'a' },
    ],
  ])('parents of %s', (_, graph, parents) => {
    const content = graph.replaceAll(
      /([a-f]) ([A-F])/g,
      (_all, name: string, subject: string) => `${name.repeat(7)} ${subject}`,
    );
    const commits = parseLog({ path: 'x', content }).commits.map((each) => [
      each.hash[0],
      each.parents?.map((parent) => parent[0]).join(''),
    ]);
    expect(Object.fromEntries(commits)).toMatchObject(parents);
  });
});

describe('a history as a picture', () => {
  test('branches begin at the parent of their first commit, and merges name them', async () => {
    expect(linesOf(await run(DRAWN))).toEqual([
      'git "shop"',
      'commit "Set up"',
      'branch search',
      'switch main',
      'commit "Prices"',
      'switch search',
      'commit "Search"',
      'switch main',
      'merge search "Merge branch \'search\'" tag="v1"',
    ]);
  });

  test.each([
    ['Merge pull request #1 from anna/fix/cart', 'branch fix-cart "fix/cart"'],
    ["Merge remote-tracking branch 'origin/next'", 'branch next'],
    ['Merged in fix (pull request #3)', 'branch fix'],
    ['Join both', 'branch branch-at-bbbbbbb "branch at bbbbbbb"'],
  ])('%s gives the branch its name', async (subject, line) => {
    expect(linesOf(await run(logText(HISTORY).replace("Merge branch 'search'", subject)))).toContain(line);
  });

  test('another main branch is the main one', async () => {
    const [first] = linesOf(await run(logText(HISTORY).replace('HEAD -> main', 'HEAD -> trunk')));
    expect(first).toBe('git "shop" main=trunk');
  });

  test('a merge of a branch that has continued names its state at the merge', async () => {
    const history = [
      commit('f', 'ec', 'Merge the first half'),
      commit('e', 'd', 'On main'),
      commit('d', 'ab', "Merge branch 'search'"),
      commit('b', 'c', 'Second half'),
      commit('c', 'a', 'First half'),
      commit('a', '', 'Set up'),
    ];
    const result = await run(logText(history));
    expect([result.ok, linesOf(result).filter((line) => line.startsWith('merge')).length]).toEqual([true, 2]);
  });

  test('a log without parents is drawn in a row, and this is reported', async () => {
    const result = await run('aaaaaaa New\nbbbbbbb Old\n');
    expect(linesOf(result).slice(1)).toEqual(['commit "Old"', 'commit "New"']);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['I280']);
  });

  test('a history that a picture cannot hold is folded, and its parts contain all of it', async () => {
    const result = await run(oneline(100).replace('Commit 90', '(HEAD -> main, tag: v0) Commit 90'));
    expect(linesOf(result)).toContain('commit "Commit 90" tag="v0" sub="9 commits before it folded"');
    expect(result.parts.map(({ name }) => name)).toEqual([
      'Commits 1 to 30',
      'Commits 31 to 60',
      'Commits 61 to 90',
      'Commits 91 to 100',
    ]);
  });

  test.each([
    [{ view: 'timeline' }, 'at 2024-01-10 : "Set up" "Search" "Prices" "v1: Merge branch \'search\'"'],
    [{ view: 'timeline', groupBy: 'month' }, 'at "2024-01" : "Set up" "Search" "Prices" "v1: Merge branch \'search\'"'],
    [{ view: 'timeline', groupBy: 'tag' }, 'at "v1" : "Set up" "Search" "Prices" "v1: Merge branch \'search\'"'],
  ])('%o', async (options, line) => {
    expect(linesOf(await run(logText(HISTORY), options))).toContain(line);
  });

  test('a timeline needs dates', async () => {
    const { ok, diagnostics } = await run(DRAWN, { view: 'timeline' });
    expect([ok, diagnostics.map(({ code, line }) => `${code} ${line}`)]).toEqual([false, ['I110 1']]);
  });
});
