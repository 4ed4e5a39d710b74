// GitHub Actions: what every importer promises, and what the format's own rules come to in a picture.
import { describe, expect, test } from 'vitest';
import type { FileSet } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { githubActions } from './index.js';

const BUILD = `name: Build
on:
  push: {branches: [main]}
jobs:
  test:
    runs-on: ubuntu-latest
  pack:
    needs: [test]
    runs-on: ubuntu-latest
  scan:
    uses: ./.github/workflows/scan.yml
`;
const SCAN = 'on: workflow_call\njobs:\n  audit: {runs-on: ubuntu-latest}\n';
const REFORMATTED = `# the same
jobs:

    scan: {uses: "./.github/workflows/scan.yml"}
    pack: {runs-on: ubuntu-latest, needs: test}
    test: {runs-on: [ubuntu-latest]}
on: {push: {branches: main}}
name: "Build"
`;
const files = (build: string, scan = SCAN): FileSet => [
  { path: '.github/workflows/build.yml', content: build },
  { path: '.github/workflows/scan.yml', content: scan },
];
const one = (content: string): FileSet => [{ path: '.github/workflows/build.yml', content }];

describeImporter(githubActions, {
  good: files(BUILD),
  reformatted: files(REFORMATTED, `\n${SCAN}\n`),
  grown: files(`${BUILD}  zip: {needs: pack, runs-on: x}\n`, `${SCAN}  more: {runs-on: x}\n`),
  leftOut: { files: [...files(BUILD), { path: 'a.yml', content: 'name: x\n' }], names: ['a.yml'] },
  unreadable: [
    { files: one('on: push\njobs:\n  a: [\n'), file: '.github/workflows/build.yml', line: 4 },
    { files: one('on: push\njobs: [a]\n'), file: '.github/workflows/build.yml', line: 2 },
  ],
  empty: one('on: push\njobs: {}\n'),
  large: (count) =>
    one(`on: push\njobs:\n${Array.from({ length: count }, (_, at) => `  j${at}: {runs-on: x}\n`).join('')}`),
  closed: true,
  inner: ['  test:\n    ', '  scan:\n    '],
  reader: 'yaml',
  pieces: [
    'on: push\n',
    'jobs:\n',
    '  a: {needs: [a, b]}\n',
    '  a: &a {uses: ./.github/workflows/build.yml}\n',
    '<<: *a\n',
    '\u0024{{ x }}',
    '- ',
    '---\n',
  ],
});

describe('what a file says and where the picture shows it', () => {
  test.each([
    ['a runner', 'runs-on: ubuntu-latest', 'node a sub="ubuntu-latest"'],
    [
      'a matrix',
      'strategy: {matrix: {os: [x, y], v: [1, 2], exclude: [{os: x, v: 1}]}}',
      'node a sub="3 jobs: os × v"',
    ],
    ['include', 'strategy: {matrix: {v: [1, 2], include: [{v: 1, w: 2}, {v: 3}]}}', 'node a sub="3 jobs: v"'],
    ['a matrix of an expression', 'strategy: {matrix: "\u0024{{ x }}"}', 'node a sub="several jobs"'],
    ['an environment', 'environment: {name: live}', 'node a icon=lx:rocket sub="to live"'],
    ['services', 'services: {db: {image: postgres}}', 'node a sub="with db"'],
    ['a container', 'container: node:22', 'node a sub="in node:22"'],
    ['a condition', 'if: always()', 'node a sub="if always()"'],
    ['concurrency', 'concurrency: live', 'node a desc="one at a time: live"'],
    ['a name', 'name: All tests', 'node a "All tests"'],
    ['a need', 'needs: b', 'b -> a'],
    ['a missing need', 'needs: gone', 'node gone external sub="not in the workflow"'],
    ['a call elsewhere', 'uses: o/r/.github/workflows/x.yml@v1', 'node x external "x.yml" sub="o/r at v1"'],
  ])('%s', async (_, keys, line) => {
    const content = `on: push\njobs:\n  a:\n    ${keys}\n  b: {needs: []}\n`;
    const { source } = await importFiles(
      { files: one(content), format: 'github-actions' },
      { icons: { find: () => undefined, nearest: () => [] } },
    );
    expect(source.split('\n').map((each) => each.trim())).toContain(line);
  });

  test('a workflow that runs after another has a line from its last jobs', async () => {
    const after = 'on: {workflow_run: {workflows: [Build], types: [completed]}}\njobs: {tell: {runs-on: x}}\n';
    const { origins } = await importFiles(
      { files: files(BUILD, after), format: 'github-actions' },
      { icons: { find: () => undefined, nearest: () => [] } },
    );
    expect(origins.map(({ external }) => external)).toContain('build.yml scan.yml');
  });

  test('workflows of the same name are named by their files', async () => {
    const same = 'name: Build\non: push\njobs: {a: {runs-on: x}}\n';
    const { source } = await importFiles(
      { files: files(same, same), format: 'github-actions' },
      { icons: { find: () => undefined, nearest: () => [] } },
    );
    expect(source).toContain('"build.yml" sub="Build"');
    expect(source).toContain('"scan.yml" sub="Build"');
  });
});
