// Bitbucket Pipelines: what every importer promises, and what the format's own rules come to in a picture.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { bitbucketPipelines } from './index.js';

const MAIN = `pipelines:
  default:
    - step: {name: Build, script: [make]}
    - parallel:
        - step: {name: Unit, script: [make unit]}
        - step: {name: Lint, script: [make lint]}
    - step: {script: [make done]}
  branches:
    main:
      - step: {name: Build, script: [make]}
`;

const API = `pipelines:
  tags:
    v*:
      - stage: {name: Release, steps: [{step: {name: Pack, script: [x]}}, {step: {name: Push, script: [y]}}]}
`;

const REFORMATTED = `# the same
pipelines:
  branches:
    main:
    - step:
        name: Build
        script:
          - make

  default:
    - step: {script: [make], name: "Build"}
    - parallel:
      - step:
          name: Unit
          script: [make unit]
      - step:
          name: Lint
          script: [make lint]
    - step:
        script:
          - make done
`;

const files = (main: string, api = API): FileSet => [
  { path: 'shop/api/bitbucket-pipelines.yml', content: api },
  { path: 'shop/bitbucket-pipelines.yml', content: main },
];
const one = (content: string): FileSet => [{ path: 'bitbucket-pipelines.yml', content }];

describeImporter(bitbucketPipelines, {
  good: files(MAIN),
  reformatted: files(REFORMATTED, `\n${API}\n`),
  grown: files(
    `image: x\n${MAIN}    dev:\n      - step: {name: Build, script: [x]}\n`,
    `${API}  custom:\n    all:\n      - step: {name: Pack, script: [x]}\n`,
  ),
  leftOut: {
    files: one(`${MAIN}    empty: []\n  custom:\n    idle:\n      - variables: [{name: A}]\n`),
    names: ['branches/empty', 'custom/idle'],
  },
  unreadable: [
    { files: one('pipelines:\n  default: [\n'), file: 'bitbucket-pipelines.yml', line: 3 },
    { files: one('pipelines:\n  - step: {script: [x]}\n'), file: 'bitbucket-pipelines.yml', line: 2 },
    { files: one('pipelines:\n  default: x\n'), file: 'bitbucket-pipelines.yml', line: 2 },
    { files: one('pipelines:\n  branches:\n    - step: {script: [x]}\n'), file: 'bitbucket-pipelines.yml', line: 3 },
    {
      files: [{ path: 'shop/api/bitbucket-pipelines.yml', content: 'pipelines: {\n' }],
      file: 'shop/api/bitbucket-pipelines.yml',
      line: 2,
    },
  ],
  empty: one('image: node\npipelines:\n'),
  large: (count) => one(`pipelines:\n  default:\n${'    - step: {script: [x]}\n'.repeat(count)}`),
  closed: true,
  reader: 'yaml',
  pieces: [
    'pipelines:\n',
    '  default:\n',
    '    - step: {script: [x]}\n',
    '- parallel:\n',
    '- stage:\n',
    '&a ',
    '*a',
    '- ',
  ],
});

const run = (content: string): Promise<ImportResult> =>
  importFiles(
    { files: one(content), format: 'bitbucket-pipelines' },
    { icons: { find: () => undefined, nearest: () => [] } },
  );
const linesOf = ({ source }: ImportResult): readonly string[] => source.split('\n').map((line) => line.trim());
const step = (keys: string): string => `pipelines: {default: [{step: {name: A, script: [x], ${keys}}}]}`;
const pipeline = (items: string): string => `pipelines: {default: [${items}]}`;

describe('what a file says and where the picture shows it', () => {
  test.each([
    ['an image', step('image: "node:22"'), 'node default-a "A" sub="node:22"'],
    ['an image with a user', step('image: {name: a/b, username: $U}'), 'node default-a "A" sub="a/b"'],
    ['a deployment', step('deployment: live'), 'node default-a "A" icon=lx:rocket sub="to live"'],
    [
      'a step by hand',
      step('trigger: manual, deployment: live'),
      'node default-a "A" icon=lx:hand sub="manual, to live"',
    ],
    [
      'services and runners',
      step('services: [docker], runs-on: [self.hosted, x]'),
      'node default-a "A" sub="with docker on self.hosted, x"',
    ],
    ['a pipe', pipeline('{step: {name: A, script: [{pipe: "a/b:1"}]}}'), 'node default-a "A" sub="pipe b:1"'],
    [
      'paths',
      step('condition: {changesets: {includePaths: [src/**]}}'),
      'node default-a "A" sub="when src/** changed"',
    ],
    ['a step without a name', pipeline('{step: {script: [npm ci]}}'), 'node default-1 "Step 1" sub="npm ci"'],
    [
      'what starts it',
      'pipelines: {custom: {x: [{step: {script: [x]}}]}}',
      'group x sub="by hand or schedule" type=ci-cd {',
    ],
    [
      'a stage',
      pipeline('{stage: {name: S, deployment: live, trigger: manual, steps: [{step: {script: [x]}}]}}'),
      'group default-s "S" sub="manual, to live" type=none {',
    ],
    [
      'a parallel group with keys',
      pipeline('{parallel: {fail-fast: true, steps: [{step: {script: [x]}}, {step: {script: [y]}}]}}'),
      'group default-parallel-1 "In parallel" type=none {',
    ],
    [
      'a pipeline of another repository',
      'pipelines: {custom: {x: {import: "shared:main:check"}}}',
      'node shared-main-check external "check" sub="shared:main:check"',
    ],
    [
      'keys beside the word step',
      'pipelines:\n  default:\n    - step:\n      name: A\n      script: [x]',
      'node default-a "A"',
    ],
  ])('%s', async (_, content, line) => {
    expect(linesOf(await run(content))).toContain(line);
  });

  test('steps follow each other, and parallel ones are side by side', async () => {
    const lines = linesOf(
      await importFiles({ files: one(MAIN) }, { icons: { find: () => undefined, nearest: () => [] } }),
    );
    expect(lines.filter((line) => line.includes('->')).toSorted()).toEqual([
      'default-build -> default-lint',
      'default-build -> default-unit',
      'default-lint -> default-4',
      'default-unit -> default-4',
    ]);
  });

  test('steps with one name are distinguished', async () => {
    const { origins } = await run(pipeline('{step: {name: A, script: [x]}}, {step: {name: A, script: [y]}}'));
    expect(origins.filter(({ kind }) => kind === 'node').map(({ external }) => external)).toEqual([
      'default:A',
      'default:A#2',
    ]);
  });

  test('one line replaces too many lines', async () => {
    const group = (names: string) =>
      `{parallel: [${[...names].map((name) => `{step: {name: ${name}, script: [x]}}`).join(', ')}]}`;
    const lines = linesOf(await run(pipeline(`${group('abc')}, ${group('def')}`)));
    expect(lines.filter((line) => line.includes('->'))).toEqual(['default-a --> default-d : "after all of these"']);
  });

  test('an invalid entry of a pipeline is reported', async () => {
    const { diagnostics } = await run(pipeline('{steps: x}, {step: {script: [x]}}'));
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['I240', "'steps' in the pipeline 'default' is not drawn."],
    ]);
  });
});
