// GitLab CI: what every importer promises, and what the format's own rules come to in a picture.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { gitlabCi } from './index.js';

const MAIN = `include: ci/deploy.yml
stages: [build, test, deploy]
build:
  stage: build
  script: make
unit:
  script: make test
  needs: [build]
lint:
  needs: []
  script: make lint
child:
  stage: test
  trigger: {include: ci/child.yml}
`;

const DEPLOY = `production:
  stage: deploy
  environment: production
  needs:
    - unit
    - {job: lint, optional: true}
  script: make deploy
`;

const CHILD = 'publish: {stage: deploy, script: make publish}\ncheck: {stage: test, script: make check}\n';

const REFORMATTED = `# the same
child:
  trigger:
    include:
      - local: ci/child.yml

lint: {script: [make lint], needs: []}
unit:
    needs:
      - job: build
    stage: test
    script:
      - make test

build: {stage: build, script: make}
stages:
  - build
  - test
  - deploy
include:
  - local: "ci/deploy.yml"
`;

const files = (main: string, deploy = DEPLOY, child = CHILD): FileSet => [
  { path: 'shop/.gitlab-ci.yml', content: main },
  { path: 'shop/ci/child.yml', content: child },
  { path: 'shop/ci/deploy.yml', content: deploy },
];
const one = (content: string): FileSet => [{ path: '.gitlab-ci.yml', content }];

describeImporter(gitlabCi, {
  good: files(MAIN),
  reformatted: files(REFORMATTED, `\n${DEPLOY}\n`, `\n# two\n${CHILD}`),
  grown: files(
    MAIN.replace('stages: [', 'audit: {needs: [], script: x}\nstages: [prepare, ').concat(
      'zip: {stage: build, script: zip}\n',
    ),
    `dev: {stage: prepare, script: make dev}\n${DEPLOY}`,
    `${CHILD}build: {stage: build, script: make}\n`,
  ),
  leftOut: {
    files: one(`include: [{template: Jobs/SAST.gitlab-ci.yml}, {local: gone.yml}, {project: a/b, file: [x.yml, y.yml]}]
stages: [build, test, idle]
.base: {script: make}
build: {stage: build, extends: [.base, .gone]}
again: {stage: build, extends: build}
`),
    names: [
      'include Jobs/SAST.gitlab-ci.yml',
      'include gone.yml',
      'include a/b:x.yml',
      'include a/b:y.yml',
      'stage idle',
      'stage test',
      '.base',
      '.gone',
      'again build',
    ],
  },
  unreadable: [
    { files: one('build:\n  script: [\n'), file: '.gitlab-ci.yml', line: 3 },
    { files: one('- build\n'), file: '.gitlab-ci.yml', line: 1 },
    { files: one('a:\n  extends: b\n  script: x\nb:\n  extends: a\n'), file: '.gitlab-ci.yml', line: 5 },
    { files: files(MAIN.replace('ci/deploy', '.gitlab-ci')), file: 'shop/.gitlab-ci.yml', line: 1 },
    { files: files(MAIN, 'a: [\n'), file: 'shop/ci/deploy.yml', line: 2 },
  ],
  empty: one('variables: {A: b}\nshop: {name: x}\n'),
  large: (count) => one(Array.from({ length: count }, (_, index) => `j${index}: {script: x}\n`).join('')),
  closed: 'every other key at the top is a job',
  reader: 'yaml',
  pieces: [
    'a: {script: x}\n',
    'a: {extends: a}\n',
    '.a: &a {script: x}\n',
    'include: .gitlab-ci.yml\n',
    'needs: [a]\n',
    '!reference [a, b]',
    '<<: *a\n',
    '$[[ inputs.a ]]',
    '- ',
    '---\n',
  ],
});

const run = (input: FileSet, noise = false): Promise<ImportResult> =>
  importFiles(
    { files: input, format: 'gitlab-ci', ...(noise ? { options: { noise: 'all' } } : {}) },
    { icons: { find: () => undefined, nearest: () => [] } },
  );
const linesOf = ({ source }: ImportResult): readonly string[] => source.split('\n').map((line) => line.trim());
const job = (keys: string): string =>
  `a:\n  script: x\n${keys.replace(/^(?=.)/gm, '  ')}\nb: {script: x, needs: [], stage: build}\n`;

describe('what a file says and where the picture shows it', () => {
  test.each([
    ['an image', job('image: node:22'), 'node a sub="node:22"'],
    ['an image with an entrypoint', job('image: {name: node, entrypoint: [""]}'), 'node a sub="node"'],
    ['a matrix', job('parallel: {matrix: [{OS: [a, b], V: ["1", "2"]}, {OS: c}]}'), 'node a sub="5 jobs by OS, V"'],
    ['a number of jobs', job('parallel: 3'), 'node a sub="3 jobs"'],
    ['a manual job', job('when: manual'), 'node a icon=lx:hand sub="manual"'],
    ['a manual rule', job('rules: [{if: $X, when: manual}]'), 'node a icon=lx:hand sub="manual\\nif $X"'],
    ['an approval', job('when: manual\nmanual_confirmation: Sure?'), 'node a icon=lx:hand sub="manual, asks first"'],
    ['a delay', job('when: delayed\nstart_in: 5 minutes'), 'node a icon=lx:hourglass sub="after 5 minutes"'],
    ['a job that may fail', job('allow_failure: true'), 'node a sub="may fail"'],
    ['an environment', job('environment: {name: live}'), 'node a icon=lx:rocket sub="to live"'],
    ['the end of an environment', job('environment: {name: live, action: stop}'), 'node a sub="stops live"'],
    ['branches', job('only: [main, tags]'), 'node a sub="on main, tags"'],
    ['long conditions', job('rules: [{if: $X}, {if: $Y, when: never}]'), 'node a desc="if $X; not if $Y"'],
    ['nothing to wait for', job('needs: []'), 'node a sub="starts at once"'],
    ['a need', job('needs: [b]'), 'b -> a'],
    ['a need that may be missing', job('needs: [{job: b, optional: true}]'), 'b --> a : "optional"'],
    ['a need by a rule', job('needs: []\nrules: [{if: $X, needs: [b]}]'), 'b --> a : "by a rule"'],
    ['artifacts', job('dependencies: [b]'), 'b -> a : "artifacts" role=data'],
    ['the stage before', job(''), 'b -> a'],
    ['a need of another project', job('needs: [{project: x/y, job: z, ref: main}]'), 'node z external sub="x/y, main"'],
    ['a missing need', job('needs: [gone]'), 'node gone external sub="not in the files"'],
    ['another project', job('trigger: {project: x/y, branch: main}'), 'a -> y : "triggers" role=async'],
    [
      'a child that a job writes',
      job('trigger: {include: [{artifact: c.yml, job: b}], strategy: depend}'),
      'a -> c-yml : "triggers and waits" role=async',
    ],
    [
      'the job that writes it',
      job('trigger: {include: [{artifact: c.yml, job: b}]}'),
      'b -> c-yml : "writes" role=data',
    ],
    ['a stage that is not listed', `stages: [build]\n${job('stage: late')}`, 'group late-stage "late" type=none {'],
    ['keys of a template', `.t: {image: ruby, needs: [b]}\n${job('extends: .t')}`, 'node a sub="ruby"'],
    ['keys of the last of two', `.t: {image: x}\n.u: {image: y}\n${job('extends: [.t, .u]')}`, 'node a sub="y"'],
    ['a reference', `.t: {n: [b]}\n${job('needs: [!reference [.t, n]]')}`, 'b -> a'],
    [
      'a default of inputs',
      `spec: {inputs: {i: {default: ruby}}}\n---\n${job('image: $[[ inputs.i ]]')}`,
      'node a sub="ruby"',
    ],
    [
      'an input in a text',
      `spec: {inputs: {i: {default: "3"}}}\n---\n${job('image: ruby:$[[ inputs.i | expand_vars ]]-slim')}`,
      'node a sub="ruby:3-slim"',
    ],
    [
      'an input without a default',
      `spec: {inputs: {i: }}\n---\n${job('image: $[[ inputs.j ]]')}`,
      'node a sub="$[[ inputs.j ]]"',
    ],
    [
      'when there is a pipeline',
      `workflow: {rules: [{if: $A}, {if: $B}]}\n${job('')}`,
      'note : "Runs if $A\\nor if $B"',
    ],
    ['its name', `workflow: {name: Nightly}\n${job('')}`, 'flow "Nightly" direction=right'],
    ['nothing but includes', 'include: [{component: gitlab.com/a/b@1.0}]', 'node b external sub="component, 1.0"'],
  ])('%s', async (_, content, line) => {
    expect(linesOf(await run(one(content)))).toContain(line);
  });

  test('stages are in order, whatever the order of jobs', async () => {
    const result = await run(
      one('stages: [z, a]\nj1: {stage: a, script: x}\nj2: {stage: z, script: x}\nj3: {stage: .pre, script: x}'),
    );
    const stages = linesOf(result).filter((line) => line.startsWith('group'));
    expect(stages.map((line) => line.split('"')[1])).toEqual(['.pre', 'z', 'a']);
  });

  test('one line replaces all if there would be too many', async () => {
    const jobs = (stage: string) => [1, 2, 3].map((at) => `${stage}${at}: {stage: ${stage}, script: x}\n`).join('');
    const lines = linesOf(await run(one(jobs('build') + jobs('test'))));
    expect(lines.filter((line) => line.includes('->'))).toEqual(['build1 --> test1 : "after all of build"']);
  });

  test('an include with inputs, used twice', async () => {
    const result = await run([
      ...one('include: [{local: /t.yml, inputs: {on: web}}, {local: /t.yml, inputs: {on: db}}]'),
      { path: 't.yml', content: 'spec: {inputs: {on: }}\n---\n"scan-$[[ inputs.on ]]": {script: x}\n' },
    ]);
    expect(result.origins.filter(({ kind }) => kind === 'node').map(({ external, file }) => [external, file])).toEqual([
      ['scan-db', 't.yml'],
      ['scan-web', 't.yml'],
    ]);
  });

  test.each([
    ['a star', 'ci/*.yml', ['b']],
    ['two stars', '/ci/**/*.yml', ['b', 'c']],
    ['a path from above the folder', 'deep/folder/ci/b.yml', []],
  ])('included by %s', async (_, path, jobs) => {
    const { origins } = await run([
      ...one(`include: "${path}"\na: {script: x}`),
      { path: 'ci/b.yml', content: 'b: {script: x}' },
      { path: 'ci/d/c.yml', content: 'c: {script: x}' },
    ]);
    expect(origins.filter(({ kind }) => kind === 'node').map(({ external }) => external)).toEqual(['a', ...jobs]);
  });

  test('a file overrides what it includes', async () => {
    const result = await run([
      ...one('include: t.yml\na: {image: mine}'),
      { path: 't.yml', content: 'a: {image: theirs, script: x, when: manual}' },
    ]);
    expect(linesOf(result)).toContain('node a icon=lx:hand sub="mine\\nmanual"');
  });

  test('a child pipeline has its own frame, and its jobs have its name', async () => {
    const { origins, source } = await run(files(MAIN));
    expect(origins.map(({ external }) => external)).toEqual(
      expect.arrayContaining(['shop/ci/child.yml', 'shop/ci/child.yml:check', 'child ci/child.yml']),
    );
    expect(source).toContain('child -> check : "triggers" role=async');
  });

  test('files without a main one are drawn side by side', async () => {
    const { origins } = await run([
      { path: 'a.gitlab-ci.yml', content: 'x: {script: x}' },
      { path: 'b.gitlab-ci.yml', content: 'x: {script: x}' },
    ]);
    const nodes = origins.filter(({ kind }) => kind === 'node').map(({ external }) => external);
    expect(nodes).toEqual(['a.gitlab-ci.yml:x', 'b.gitlab-ci.yml:x']);
  });

  test('pipelines that the main one does not reach are reported', async () => {
    const { diagnostics } = await run([...one('x: {script: x}'), { path: 'other.yml', content: 'y:\n  script: x' }]);
    expect(diagnostics.map(({ message }) => message)).toEqual(["Skipped 'other.yml': no pipeline includes it."]);
  });

  test('noise is drawn on demand', async () => {
    const content = 'include: gone.yml\n.t: {script: x}\na: {extends: .t}';
    const lines = linesOf(await run(one(content), true));
    expect(lines).toEqual(
      expect.arrayContaining(['a --> t : "extends"', 'node gone-yml external "gone.yml" sub="not in the files"']),
    );
    expect((await run(one(content))).stats.dropped).toBe(2);
  });

  test.each([
    [
      'a list of jobs that many inherit',
      `.t: {n: [${'x, '.repeat(2_000)}]}\n${Array.from({ length: 2_000 }, (_, at) => `j${at}: {script: x, needs: [!reference [.t, n]]}\n`).join('')}`,
    ],
    [
      'references in a cycle',
      '.a: {n: !reference [.b, n]}\n.b: {n: !reference [.a, n]}\nj: {script: x, needs: !reference [.a, n]}',
    ],
    ['an include of itself by a star', 'include: "*.yml"\nj: {script: x}'],
  ])('%s terminates', async (_, content) => {
    const { ok, diagnostics } = await run(one(content));
    expect(ok || diagnostics.some(({ code }) => code === 'I110')).toBe(true);
  });
});
