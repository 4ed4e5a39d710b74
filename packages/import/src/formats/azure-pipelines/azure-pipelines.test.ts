// Azure Pipelines: what every importer promises, and lists that Azure would not accept together.
import { describe, expect, test } from 'vitest';
import type { FileSet } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { azurePipelines } from './index.js';

const MAIN = `stages:
- stage: Build
  jobs:
  - job: pack
    pool: {vmImage: ubuntu-latest}
  - template: ci/test.yml
- stage: Deploy
  jobs:
  - deployment: live
    environment: production
`;
const TEST = 'jobs:\n- job: unit\n  dependsOn: pack\n';
const files = (main: string, test = TEST): FileSet => [
  { path: 'azure-pipelines.yml', content: main },
  { path: 'ci/test.yml', content: test },
];
const one = (content: string): FileSet => [{ path: 'azure-pipelines.yml', content }];

describeImporter(azurePipelines, {
  good: files(MAIN),
  reformatted: files(`# the same\n\n${MAIN.replace('{vmImage: ubuntu-latest}', '"ubuntu-latest"')}`, `\n${TEST}\n`),
  grown: files(MAIN.replace('  - template', '  - job: lint\n  - template'), `${TEST}- job: more\n`),
  leftOut: {
    files: one('jobs:\n- job: a\n  dependsOn: gone\n'),
    names: ['gone'],
  },
  unreadable: [{ files: one('jobs:\n- job: [\n'), file: 'azure-pipelines.yml', line: 3 }],
  empty: one('trigger: [main]\n'),
  large: (count) => one(`jobs:\n${Array.from({ length: count }, (_, at) => `- job: j${at}\n`).join('')}`),
  closed: true,
  reader: 'yaml',
  pieces: [
    'stages:\n',
    'jobs:\n',
    '- job: a\n',
    '- template: azure-pipelines.yml\n',
    'dependsOn: [a]\n',
    '- ',
    '---\n',
  ],
});

describe('whatever a pipeline declares is drawn or named', () => {
  const run = (content: string) =>
    importFiles(
      { files: one(content), format: 'azure-pipelines' },
      { icons: { find: () => undefined, nearest: () => [] } },
    );

  test.each([
    ['jobs beside stages', `${MAIN}jobs:\n- job: audit\n`, 'audit'],
    ['steps beside jobs', 'jobs:\n- job: pack\nsteps:\n- script: x\n', 'Steps'],
    ['stages beside a template', `extends: {template: base.yml}\n${MAIN}`, 'live'],
  ])('%s are drawn', async (_, content, name) => {
    const { ok, source } = await run(content);
    expect({ ok, drawn: source.includes(name) }).toEqual({ ok: true, drawn: true });
  });

  test.each([
    ['stages', `${MAIN}- phase: old\n`, 'phase'],
    ['jobs', 'jobs:\n- job: a\n- task: Publish@1\n', 'task'],
    ['jobs', 'jobs:\n- job: a\n- by accident\n', 'by accident'],
  ])('an item that is none of the %s is named', async (_, content, name) => {
    const { ok, diagnostics } = await run(content);
    expect(ok).toBe(true);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`).join()).toContain(`I140 Skipped '${name}'`);
  });
});
