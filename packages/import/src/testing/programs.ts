// Random programs of the formats that have expressions: each makes texts and lists larger, step by step.
import fc from 'fast-check';
import type { FileSet } from '../contract.js';
import { HELM_STEPS } from './helm-steps.js';

export const times = <Item>(count: number, make: (at: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

export function chart(template: string, values = ''): FileSet {
  return [
    { path: 'Chart.yaml', content: 'apiVersion: v2\nname: a\nversion: 1.0.0\n' },
    { path: 'values.yaml', content: values },
    { path: 'templates/a.yaml', content: `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n${template}` },
  ];
}

export function terraform(locals: readonly string[], count: string): FileSet {
  const block = `locals {\n${locals.map((each) => `  ${each}\n`).join('')}}\n`;
  return [{ path: 'main.tf', content: `${block}resource "aws_instance" "a" {\n  count = ${count}\n}\n` }];
}

export function arm(variables: Readonly<Record<string, string>>): FileSet {
  const resources = [{ type: 'Microsoft.Storage/storageAccounts', name: "[variables('last')]", apiVersion: '1' }];
  const $schema = 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#';
  return [{ path: 'azuredeploy.json', content: JSON.stringify({ $schema, variables, resources }) }];
}

export function bicep(variables: readonly string[]): FileSet {
  const resource = "resource a 'Microsoft.Storage/storageAccounts@2022-01-01' = {\n  name: last\n}\n";
  return [{ path: 'main.bicep', content: `${variables.join('\n')}\n${resource}` }];
}

export function kustomization(more: string): FileSet {
  return [
    { path: 'kustomization.yaml', content: `resources: [a.yaml]\n${more}` },
    { path: 'a.yaml', content: 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: x}\n' },
  ];
}

export function workspace(variables: readonly string[]): FileSet {
  const name = '$' + '{LAST}';
  const model = `workspace {\n  model {\n    a = person "${name}"\n  }\n  views {\n  }\n}\n`;
  return [{ path: 'workspace.dsl', content: `${variables.map((each) => `!const ${each}\n`).join('')}${model}` }];
}

const BICEP_STEPS: readonly ((before: string) => string)[] = [
  (a) => `'${`\u0024{${a}}`.repeat(9)}'`,
  (a) => `concat(${a}, ${a}, 'b')`,
  (a) => `format('{0,9999}{0}{1}', ${a}, ${a})`,
  (a) => `padLeft(${a}, 99999, 'x')`,
  (a) => `replace(${a}, 'a', '\u0024{${a}}\u0024{${a}}')`,
  (a) => `join(split(${a}, ''), ${a})`,
  (a) => `[for i in range(0, 9000): ${a}]`,
  (a) => `{ a: ${a}, b: ${a} }`,
  (a) => `string(union(array(${a}), array(${a})))`,
  (a) => `uniqueString(${a}) == '' ? ${a} : toUpper(${a})`,
  (a) => `map(range(0, 999), i => ${a})`,
];

const TERRAFORM_STEPS: readonly ((before: string) => string)[] = [
  (a) => `"\u0024{${a}.t}\u0024{${a}.t}"`,
  (a) => `join(${a}.t, ${a}.l)`,
  (a) => `join(",", [${a}.t, ${a}.t, null, 1])`,
  (a) => `upper(${a}.t)`,
  (a) => `format("%9999s%-9999s%s", ${a}.t, ${a}.t, ${a}.t)`,
  (a) => `replace(${a}.t, "a", ${a}.t)`,
  (a) => `jsonencode(${a})`,
  (a) => `"%{ for x in ${a}.l }\u0024{${a}.t}%{ endfor }"`,
  (a) => `<<-EOT\n    \u0024{${a}.t} \u0024{${a}.t}\n    EOT\n  `,
];
const TERRAFORM_LISTS: readonly ((before: string) => string)[] = [
  (a) => `split("", ${a}.t)`,
  (a) => `concat(${a}.l, ${a}.l, [${a}.t])`,
  (a) => `flatten([${a}.l, [${a}.l]])`,
  (a) => `[${a}.l, ${a}.l]`,
  () => 'range(9000)',
  () => 'range(0, 99999999)',
  (a) => `[for x in ${a}.l : [for y in ${a}.l : y]]`,
  (a) => `{ for x in ${a}.l : x => ${a}.l }`,
  (a) => `keys(merge([for x in ${a}.l : { (x) = ${a}.l }]...))`,
  (a) => `lookup({ a = ${a}.l }, "a", ${a}.l)[*]`,
  (a) => `values(merge({ a = ${a}.l }, { b = ${a}.l }))`,
  (a) => `distinct(compact(${a}.l))`,
  (a) => `[for x in ${a}.l : x]`,
  (a) => `${a}.l == ${a}.l ? ${a}.l : []`,
];

/** Functions of CloudFormation around a value that holds it twice, where that does not double the file. */
const FUNCTIONS: readonly ((before: unknown) => unknown)[] = [
  (a) => ({ 'Fn::Sub': ['$\u007bA}$\u007bA}$\u007bA}', { A: a }] }),
  (a) => ({ 'Fn::Join': ['-', ['a', a]] }),
  (a) => ({ 'Fn::Select': [0, { 'Fn::Split': ['', a] }] }),
  (a) => ({ 'Fn::If': ['A', a, 'b'] }),
  (a) => ({ 'Fn::Base64': a }),
  (a) => ({ 'Fn::ForEach::A': ['B', Array.from({ length: 300 }, (_, at) => `x${at}`), { 'x${B}': a }] }),
  (a) => ({ 'Fn::FindInMap': ['A', a, 'b'] }),
];

const KUSTOMIZE_STEPS: readonly string[] = [
  `namePrefix: ${'x'.repeat(60)}-`,
  `nameSuffix: -${'y'.repeat(60)}`,
  'commonLabels: {a: b, c: d}',
  `replacements:\n- {source: {kind: ConfigMap, fieldPath: metadata.name}, targets: [{select: {kind: ConfigMap}, fieldPaths: [data.a, data.b], options: {create: true}}]}`,
  `replacements:\n- {source: {kind: ConfigMap, fieldPath: data}, targets: [{select: {kind: ConfigMap}, fieldPaths: [data.a], options: {create: true}}]}`,
  `replacements:\n- {source: {kind: ConfigMap, fieldPath: metadata.name, options: {delimiter: '-', index: 1}}, targets: [{select: {kind: ConfigMap}, fieldPaths: [metadata.annotations.b], options: {delimiter: '.', index: 99999999}}]}`,
  `configMapGenerator:\n- {name: g, literals: [${Array.from({ length: 99 }, (_, at) => `a${at}=${at}`).join(', ')}]}`,
  `configMapGenerator:\n- {name: a, behavior: merge, literals: [a=b]}`,
  `patches:\n- {target: {kind: ConfigMap, name: '(a+)+b?'}, patch: '[{op: copy, from: /data, path: /data/z}]'}`,
  `patches:\n- {target: {kind: ConfigMap}, patch: '[{op: add, path: /metadata/annotations/q, value: {a: [1, 2]}}, {op: copy, from: /metadata, path: /metadata/annotations/r}]'}`,
  `patchesStrategicMerge:\n- |-\n  {apiVersion: v1, kind: ConfigMap, metadata: {name: a}, data: {b: c}}`,
  'images: [{name: a, newName: b}]',
];

/** A format and files in it: texts and lists that grow with each step of a program. */
export const programs: fc.Arbitrary<readonly [string, FileSet]> = fc.oneof(
  fc
    .record({
      steps: fc.array(fc.constantFrom(...HELM_STEPS), { minLength: 1, maxLength: 6 }),
      turns: fc.constantFrom(1, 3, 30),
      ends: fc.constantFrom(
        '{{ $a | len }}',
        '{{ $a | quote }}',
        '{{ $b }}',
        '{{ $b | toYaml | nindent 2 }}',
        '{{ len $b }}',
      ),
    })
    .map(({ steps, turns, ends }) => {
      const loop = steps.map((each) => `{{ ${each} }}`).join('');
      const start = '{{ define "x" }}{{ . }}{{ . }}{{ end }}{{ $a := "ab\\na" }}{{ $b := list "a" 1 }}';
      return ['helm', chart(`${start}{{ range until ${turns} }}${loop}{{ end }}data:\n  a: ${ends}\n`)] as const;
    }),
  fc
    .array(fc.tuple(fc.constantFrom(...TERRAFORM_STEPS), fc.constantFrom(...TERRAFORM_LISTS)), {
      minLength: 1,
      maxLength: 40,
    })
    .map((steps) => {
      const own = steps.map(
        ([text, list], at) => `s${at + 1} = {\n    t = ${text(`local.s${at}`)}\n    l = ${list(`local.s${at}`)}\n  }`,
      );
      return [
        'terraform',
        terraform(['s0 = { t = "ab", l = ["a", 1] }', ...own], `length(local.s${steps.length}.l)`),
      ] as const;
    }),
  fc
    .array(fc.tuple(fc.constantFrom('concat', 'format', 'split', 'padLeft', 'replace'), fc.nat(3)), {
      minLength: 1,
      maxLength: 30,
    })
    .map((steps) => {
      const entries = steps.map(([name], at): readonly [string, string] => {
        const before = `variables('v${at}')`;
        const input =
          name === 'format'
            ? `'{0}{0}{1}', ${before}, ${before}`
            : name === 'split'
              ? `${before}, 'a'`
              : name === 'padLeft'
                ? `${before}, 99999`
                : `${before}, ${before}, ${before}`;
        return [at === steps.length - 1 ? 'last' : `v${at + 1}`, `[${name}(${input})${name === 'split' ? '[0]' : ''}]`];
      });
      return ['arm', arm({ v0: 'ab', ...Object.fromEntries(entries) })] as const;
    }),
  fc.array(fc.constantFrom(...BICEP_STEPS), { minLength: 1, maxLength: 30 }).map((steps) => {
    const own = steps.map((step, at) => `var ${at === steps.length - 1 ? 'last' : `v${at + 1}`} = ${step(`v${at}`)}`);
    return ['bicep', bicep(["var v0 = 'ab'", ...own])] as const;
  }),
  fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 9 }).map((steps) => {
    const own = steps.map((count, at) => `C${at + 1} "${`\u0024{C${at}}`.repeat(count)}"`);
    return ['structurizr', workspace(['C0 ab', ...own, `LAST "\u0024{C${steps.length}}"`])] as const;
  }),
  fc.array(fc.constantFrom('copy', 'move', 'add'), { minLength: 1, maxLength: 30 }).map((steps) => {
    const own = steps.map(
      (op, at) => `    - {op: ${op}, from: ${at % 3 === 0 ? '/data' : '/data/a'}, path: /data/a${at}, value: {a: b}}\n`,
    );
    return ['kustomize', kustomization(`patches:\n- target: {kind: ConfigMap}\n  patch: |\n${own.join('')}`)] as const;
  }),
  fc.array(fc.constantFrom(...FUNCTIONS), { minLength: 1, maxLength: 30 }).map((steps) => {
    const value = steps.reduce<unknown>((before, step) => step(before), 'ab');
    const Resources = { a: { Type: 'AWS::S3::Bucket', Properties: { BucketName: value } } };
    return ['cloudformation', [{ path: 'template.json', content: JSON.stringify({ Resources }) }]] as const;
  }),
  fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 30 }).map((steps) => {
    const own = steps.map((count, at) => {
      const before = `\u0024{v${at}}`;
      const joined = `{"fn::join": ["${before}", {"fn::split": ["", "${before}"]}]}`;
      return `  v${at + 1}: ${at % 3 === 2 ? joined : `"${before.repeat(count)}"`}\n`;
    });
    const resource = `resources:\n  a:\n    type: aws:s3:Bucket\n    properties: {bucket: "\u0024{v${steps.length}}"}\n`;
    const content = `name: a\nruntime: yaml\nvariables:\n  v0: ab\n${own.join('')}${resource}`;
    return ['pulumi', [{ path: 'Pulumi.yaml', content }]] as const;
  }),
  fc.array(fc.constantFrom(...KUSTOMIZE_STEPS), { minLength: 1, maxLength: 12 }).map((steps) => {
    const folders = steps.map((step, at) => ({
      path: `k${at}/kustomization.yaml`,
      content: `resources: [${at === 0 ? '../a.yaml' : `../k${at - 1}`}]\n${step}\n`,
    }));
    const root = { path: 'kustomization.yaml', content: `resources: [k${steps.length - 1}]\n` };
    const a = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, annotations: {b: a.b.c}}\ndata: {a: x}\n';
    return ['kustomize', [root, { path: 'a.yaml', content: a }, ...folders]] as const;
  }),
);
