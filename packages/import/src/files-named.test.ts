// Which files a file names, by format: what the command line then reads with it.
import { describe, expect, test } from 'vitest';
import { filesNamed } from './files-named.js';

const CASES: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['structurizr', 'workspace.dsl', 'workspace extends ../model.dsl {\n}', ['../model.dsl/…']],
  ['structurizr', 'workspace.dsl', 'workspace "A" extends "../my model.json" {\n}', ['../my model.json/…']],
  [
    'structurizr',
    'workspace.dsl',
    'workspace {\n  model {\n    !include parts\n    !include "a.dsl"\n  }\n}',
    ['parts/…', 'a.dsl/…'],
  ],
  [
    'structurizr',
    'workspace.dsl',
    'workspace extends https://a.example/b.dsl {\n  !include http://a.example/c.dsl\n}',
    [],
  ],
  ['kustomize', 'a/kustomization.yaml', 'resources: [../base]', ['../base', ...kustomizations('../base')]],
  [
    'kustomize',
    'Kustomization',
    'patches: [{path: p.yaml}]\npatchesStrategicMerge: ["a: b\\nc: d"]',
    ['p.yaml', ...kustomizations('p.yaml')],
  ],
  [
    'kustomize',
    'kustomization.yml',
    'configMapGenerator: [{name: a, files: [k=f.txt], envs: [e.env]}]',
    ['f.txt', ...kustomizations('f.txt'), 'e.env', ...kustomizations('e.env')],
  ],
  ['kustomize', 'kustomization.yaml', 'resources: [https://a.example/b, git@a.example:b]', []],
  ['kustomize', 'deployment.yaml', 'resources: [a.yaml]', []],
  [
    'openapi',
    'openapi.yaml',
    'a: {$ref: \'b.yaml#/c\'}\nd:\n  $ref: ../e%20f.json\ng:\n  $ref: \'#/h\'\ni:\n  "$ref":\n    "j.yaml"',
    ['b.yaml', '../e f.json', 'j.yaml'],
  ],
  ['openapi', 'openapi.json', '{"a": {"$ref": "https://a.example/b.json#/c"}, "b": {"$ref": "/etc/passwd"}}', []],
  ['asyncapi', 'asyncapi.yaml', 'channels:\n  a:\n    $ref: ./channels/a.yaml#/a', ['./channels/a.yaml']],
  [
    'compose',
    'compose.yaml',
    'include:\n  - ../a.yaml\n  - path: [b.yaml, "$\u007bX:-c}.yaml"]\nservices:\n  d: {extends: {file: e.yaml, service: d}}\n  f: {extends: d}',
    ['../a.yaml', 'b.yaml', 'c.yaml', 'e.yaml'],
  ],
  ['compose', 'compose.yaml', 'include: [', []],
  [
    'terraform',
    'main.tf',
    'module "a" {\n  source = "../modules/a"\n}\nmodule "b" {\n  source = "hashicorp/b/aws"\n}\nresource "x" "y" {\n  source = "./z"\n}',
    ['../modules/a/'],
  ],
  ['terraform', 'main.tf', 'module "a" {', []],
  ['bicep', 'main.bicep', "module a './m/a.bicep' = {\n}\nmodule b 'br/public:b:1' = {\n}", ['./m/a.bicep']],
  [
    'gitlab-ci',
    '.gitlab-ci.yml',
    "include:\n  - local: /ci/a.yml\n  - ci/b.yml\n  - local: 'ci/*.yml'\n  - project: x/y\n    file: c.yml\njob:\n  trigger: {include: ci/d.yml}",
    ['^ci/a.yml', '^ci/b.yml', '^ci/d.yml'],
  ],
  [
    'azure-pipelines',
    'azure-pipelines.yml',
    'jobs:\n- template: t/a.yml # first\n- template: /t/b.yml@self\n- template: c.yml@other\n',
    ['t/a.yml', '^t/b.yml'],
  ],
  [
    'github-actions',
    '.github/workflows/a.yml',
    'jobs:\n  a:\n    uses: ./.github/workflows/b.yml\n  c:\n    uses: o/r/.github/workflows/d.yml@v1\n',
    ['^.github/workflows/b.yml'],
  ],
  ['sql', 'a.sql', '\\i b.sql', []],
];

function kustomizations(folder: string): readonly string[] {
  return ['kustomization.yaml', 'kustomization.yml', 'Kustomization'].map((name) => `${folder}/${name}`);
}

describe('the files that a file names', () => {
  test.each(CASES)('%s, in %s: %j', async (format, path, content, expected) => {
    const named = await filesNamed([{ path, content }], format);
    const shown = { files: '/', tree: '/…', none: '' };
    expect(
      named({ path, content }).map(({ path: to, folder, from }) => (from ? '^' : '') + to + shown[folder ?? 'none']),
    ).toEqual(expected);
  });

  test('are none if the format is unknown', async () => {
    expect(
      (await filesNamed([{ path: 'a.xyz', content: 'extends b' }], undefined))({ path: 'a', content: 'b' }),
    ).toEqual([]);
  });
});
