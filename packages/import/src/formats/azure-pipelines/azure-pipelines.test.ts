// Azure Pipelines: what every importer promises.
import type { FileSet } from '../../contract.js';
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
