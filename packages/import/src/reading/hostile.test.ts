// The readers that many formats share, and recognition, which reads every file: hostile texts are read with work that grows as they do.
import { describe, expect, test } from 'vitest';
import { isDeep, LONG, SHORT } from '../../../core/src/testing/depth.js';
import { workOf } from '../../../core/src/testing/work.js';
import { recognise } from '../recognise.js';
import { importers } from '../registry.js';
import { HOSTILE_PIECES, repeated } from '../testing/hostile-pieces.js';
import { readJson } from './json.js';
import { readYaml } from './yaml.js';

const YAML_PIECES = [
  '- ',
  '? ',
  'a: ',
  '- a\n',
  'a:\n',
  '*a ',
  '!t ',
  '#',
  '|\n',
  '>\n',
  '---\n',
  "'",
  '{a: ',
  '<<: *a\n',
];
const JSON_PIECES = ['{"a":', '[1,', ',', ']', '}', '"a",', '//', '/*', '-', '1e9'];

describe.each([
  ['YAML', readYaml, YAML_PIECES],
  ['JSON', readJson, JSON_PIECES],
] as const)('a file of %s', (_format, read, pieces) => {
  test.each([...pieces, ...HOSTILE_PIECES])('of %j over and over', (piece) => {
    const [quarter = 0, whole = 0] = [SHORT, LONG].map((length) =>
      workOf(() => {
        read({ path: 'a.txt', content: repeated(piece, length) });
      }),
    );
    expect(whole).toBeLessThan(6 * quarter + 20_000);
  });
});

test.each([...YAML_PIECES, ...HOSTILE_PIECES])(
  'a value of %j, 100,000 characters long, is answered in YAML',
  (piece) => {
    const { documents, problems } = readYaml({
      path: 'a.yaml',
      content: `a: b\nc:\n  d: ${repeated(piece, 100_000)}e: f\n  g: h\ni: j\n`,
    });
    expect(documents.length + problems.length).toBeGreaterThan(0);
  },
);

/** A name that each format expects of its files, so that recognition looks into them. */
const NAMES = isDeep
  ? [
      'a.yaml',
      'a.json',
      'a.sql',
      'a.tf',
      'a.bicep',
      'a.dsl',
      'a.ts',
      'a.prisma',
      'a.csv',
      'a.txt',
      'Chart.yaml',
      'compose.yaml',
      'Pulumi.yaml',
      'kustomization.yaml',
      '.gitlab-ci.yml',
      'manifest.json',
    ]
  : ['a.yaml', 'a.json', 'a.sql', 'a.dsl', 'a.txt', 'Chart.yaml'];

describe.each(NAMES)('recognition of %s', (path) => {
  test.each(HOSTILE_PIECES)('of %j over and over', (piece) => {
    const [quarter = 0, whole = 0] = [SHORT / 5, LONG / 5].map((length) =>
      workOf(() => {
        recognise([{ path, content: repeated(piece, length) }], undefined, importers);
      }),
    );
    expect(whole).toBeLessThan(6 * quarter + 20_000);
  });
});
