// What expressions of the formats can make, in few lines: texts and lists that double. Each import answers, with a diagram or with
// an error that names the limit, and makes no more than the budget.
import type { Context } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases, sampled } from '../../../core/src/testing/depth.js';
import type { FileSet, ImportResult } from '../contract.js';
import { importFiles } from '../import-files.js';

const context: Context = { icons: { find: () => undefined, nearest: () => [] } };

function run(format: string, files: FileSet): Promise<ImportResult> {
  return importFiles({ files, format }, context);
}

const times = <Item>(count: number, make: (at: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

function chart(template: string, values = ''): FileSet {
  return [
    { path: 'Chart.yaml', content: 'apiVersion: v2\nname: a\nversion: 1.0.0\n' },
    { path: 'values.yaml', content: values },
    { path: 'templates/a.yaml', content: `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n${template}` },
  ];
}

function terraform(locals: readonly string[], count: string): FileSet {
  const block = `locals {\n${locals.map((each) => `  ${each}\n`).join('')}}\n`;
  return [{ path: 'main.tf', content: `${block}resource "aws_instance" "a" {\n  count = ${count}\n}\n` }];
}

function arm(variables: Readonly<Record<string, string>>): FileSet {
  const resources = [{ type: 'Microsoft.Storage/storageAccounts', name: "[variables('last')]", apiVersion: '1' }];
  const $schema = 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#';
  return [{ path: 'azuredeploy.json', content: JSON.stringify({ $schema, variables, resources }) }];
}

function bicep(variables: readonly string[]): FileSet {
  const resource = "resource a 'Microsoft.Storage/storageAccounts@2022-01-01' = {\n  name: last\n}\n";
  return [{ path: 'main.bicep', content: `${variables.join('\n')}\n${resource}` }];
}

function kustomization(more: string): FileSet {
  return [
    { path: 'kustomization.yaml', content: `resources: [a.yaml]\n${more}` },
    { path: 'a.yaml', content: 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: x}\n' },
  ];
}

function workspace(variables: readonly string[]): FileSet {
  const name = '$' + '{LAST}';
  const model = `workspace {\n  model {\n    a = person "${name}"\n  }\n  views {\n  }\n}\n`;
  return [{ path: 'workspace.dsl', content: `${variables.map((each) => `!const ${each}\n`).join('')}${model}` }];
}

const doubled = (turn: string): string =>
  `{{ $a := "ab" }}{{ range until 40 }}{{ $a = ${turn} }}{{ end }}{{ $a | len }}`;
const ALIASES = times(20, (at) => `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]`)
  .join('\\n')
  .replace('[*a-1, *a-1]', '[x, x]');

/** Each made more than the process could hold, or an error of the engine. */
const LARGE: readonly (readonly [string, string, FileSet])[] = [
  [
    'helm',
    'a text printed twice, then split',
    chart(`{{ $a := "ab" }}{{ range until 40 }}{{ $a = print $a $a }}{{ end }}{{ splitList "" $a | len }}`),
  ],
  [
    'helm',
    'a list of itself, printed',
    chart('{{ $a := list 1 }}{{ range until 40 }}{{ $a = list $a $a }}{{ end }}{{ $a }}'),
  ],
  [
    'helm',
    'a list of itself, copied',
    chart('{{ $a := list 1 }}{{ range until 40 }}{{ $a = list $a $a }}{{ end }}{{ deepCopy $a | len }}'),
  ],
  [
    'helm',
    'a list of itself, compared',
    chart(
      '{{ $a := list 1 }}{{ $b := list 1 }}{{ range until 40 }}{{ $a = list $a $a }}{{ $b = list $b $b }}{{ end }}{{ eq $a $b }}',
    ),
  ],
  ['helm', 'a replacement that doubles', chart(doubled('replace "a" "aa" $a'))],
  ['helm', 'a replacement of nothing', chart(doubled('replace "" "aa" $a'))],
  ['helm', 'a pattern that doubles', chart(doubled('regexReplaceAll "a" $a "aa"'))],
  ['helm', 'a print', chart(doubled('print $a $a'))],
  ['helm', 'a printf', chart(doubled('printf "%s%s" $a $a'))],
  ['helm', 'a cat', chart(doubled('cat $a $a'))],
  ['helm', 'a join', chart(doubled('join $a (list $a $a)'))],
  ['helm', 'b64enc', chart(`{{ $a := "ab" }}{{ range until 90 }}{{ $a = b64enc $a }}{{ end }}{{ $a | len }}`)],
  ['helm', 'quotes of quotes', chart(`{{ $a := "ab" }}{{ range until 90 }}{{ $a = quote $a }}{{ end }}{{ $a | len }}`)],
  ['helm', 'toJson of text', chart(`{{ $a := "ab" }}{{ range until 90 }}{{ $a = toJson $a }}{{ end }}{{ $a | len }}`)],
  [
    'helm',
    'an include that doubles',
    chart(
      '{{ define "x" }}{{ . }}{{ . }}{{ end }}{{ $a := "ab" }}{{ range until 40 }}{{ $a = include "x" $a }}{{ end }}{{ $a | len }}',
    ),
  ],
  [
    'helm',
    'a template that calls itself twice',
    chart(
      '{{ define "x" }}{{ if lt . 60 }}{{ include "x" (add1 .) }}{{ include "x" (add1 .) }}{{ end }}{{ end }}{{ include "x" 0 }}',
    ),
  ],
  ['helm', 'a concat', chart(`{{ $a := list 1 2 }}{{ range until 40 }}{{ $a = concat $a $a }}{{ end }}{{ $a | len }}`)],
  [
    'helm',
    'an indent',
    chart(`{{ $a := repeat 100000 "\\n" }}{{ range until 9 }}{{ $a = indent 1000 $a }}{{ end }}{{ $a | len }}`),
  ],
  [
    'helm',
    'a wide printf',
    chart('{{ $a := "" }}{{ range until 9999 }}{{ $a = printf "%9999s" $a | print $a }}{{ end }}{{ $a | len }}'),
  ],
  ['helm', 'numbers in numbers', chart('{{ range until 9999 }}{{ range until 9999 }}{{ end }}{{ end }}')],
  ['helm', 'many long lines', chart('{{ range until 9999 }}{{ range until 9999 }}- a\n{{ end }}{{ end }}')],
  [
    'helm',
    'a text written again and again',
    chart('{{ $a := repeat 900000 "x" }}{{ range until 9999 }}{{ $a }}{{ end }}'),
  ],
  ['helm', 'aliases of aliases in fromYaml', chart(`{{ fromYaml "${ALIASES}" | toYaml | len }}`)],
  ['helm', 'aliases of aliases in values', chart('{{ .Values | toYaml | len }}', ALIASES.replaceAll('\\n', '\n'))],
  [
    'terraform',
    'a text that doubles, then split',
    terraform(
      ['a0 = "ab"', ...times(40, (at) => `a${at + 1} = "\u0024{local.a${at}}\u0024{local.a${at}}"`)],
      'length(split("", local.a40))',
    ),
  ],
  [
    'terraform',
    'a join that doubles',
    terraform(
      ['a0 = "ab"', ...times(40, (at) => `a${at + 1} = join(local.a${at}, [local.a${at}, local.a${at}])`)],
      'length(local.a40)',
    ),
  ],
  [
    'terraform',
    'a concat that doubles',
    terraform(
      ['a0 = [1]', ...times(40, (at) => `a${at + 1} = concat(local.a${at}, local.a${at})`)],
      'length(local.a40)',
    ),
  ],
  [
    'terraform',
    'a list of itself, flattened',
    terraform(
      ['a0 = [1]', ...times(40, (at) => `a${at + 1} = [local.a${at}, local.a${at}]`)],
      'length(flatten(local.a40))',
    ),
  ],
  [
    'terraform',
    'a list of itself, compared',
    terraform(
      ['a0 = [1]', ...times(40, (at) => `a${at + 1} = [local.a${at}, local.a${at}]`)],
      'local.a40 == local.a40 ? 1 : 2',
    ),
  ],
  [
    'structurizr',
    'constants that double',
    workspace(['C0 ab', ...times(9, (at) => `C${at + 1} "${`\u0024{C${at}}`.repeat(40)}"`), `LAST "\u0024{C9}"`]),
  ],
  [
    'kustomize',
    'a patch that copies a value into itself',
    kustomization(
      `patches:\n- target: {kind: ConfigMap}\n  patch: |\n${times(40, (at) => `    - {op: copy, from: /data, path: /data/a${at}}\n`).join('')}`,
    ),
  ],
  [
    'kustomize',
    'a replacement of a value with itself',
    kustomization(
      `replacements:\n${times(40, (at) => `- {source: {kind: ConfigMap, fieldPath: data}, targets: [{select: {kind: ConfigMap}, fieldPaths: [data.a${at}]}]}\n`).join('')}`,
    ),
  ],
];

describe('an expression that makes too much is refused', () => {
  test.each(sampled(LARGE, 12))('%s: %s', async (format, _name, files) => {
    const { ok, diagnostics } = await run(format, files);
    const [{ code, hint } = { code: '', hint: '' }] = diagnostics;
    expect({ ok, code }).toEqual({ ok: false, code: 'I104' });
    expect(hint).toContain('expression');
  });
});

describe('names of Azure that double are cut', () => {
  const chain = (write: (before: string, name: string) => string): readonly string[] =>
    times(40, (at) => write(at === 0 ? 'start' : `v${at - 1}`, at === 39 ? 'last' : `v${at}`));

  test('in ARM', async () => {
    const variables = Object.fromEntries(
      chain((before, name) => `${name}=[concat(variables('${before}'), variables('${before}'), 'a')]`).map(
        (each) => each.split('=') as [string, string],
      ),
    );
    expect((await run('arm', arm({ start: 'ab', ...variables }))).ok).toBe(true);
  });

  test('in Bicep', async () => {
    const variables = chain((before, name) => `var ${name} = '\u0024{${before}}\u0024{${before}}'`);
    expect((await run('bicep', bicep(["var start = 'ab'", ...variables]))).ok).toBe(true);
  });
});

/** Steps of programs: each makes `$a` (text) or `$b` (list) larger, smaller or different. */
const HELM_STEPS = [
  '$a = print $a $a',
  '$a = printf "%-*s|%09.3f|%q" 5000 $a 1.5 $a',
  '$a = cat $a $b $a',
  '$a = join $a $b',
  '$a = join "," $b',
  '$a = replace "a" "bab" $a',
  '$a = replace "" "x" $a',
  '$a = regexReplaceAll "(a|b)" $a "$\u007b1}$\u007b1}"',
  '$a = regexReplaceAllLiteral "" $a "-"',
  '$a = repeat 7 $a',
  '$a = indent 900 $a',
  '$a = nindent 9 $a',
  '$a = b64enc $a',
  '$a = b32enc $a',
  '$a = b64dec $a',
  '$a = quote $a $b',
  '$a = toJson $b',
  '$a = toPrettyJson $b',
  '$a = toYaml $b',
  '$a = toYaml (dict "a" $b "b" $a)',
  '$a = toToml (dict "a" $b "b" $a)',
  '$a = seq 3000',
  '$a = substr 1 9000 $a',
  '$a = trunc 100 $a',
  '$a = wrapWith 1 "\\n  " $a',
  '$a = snakecase $a',
  '$a = swapcase $a',
  '$a = html $a',
  '$a = urlquery $a',
  '$a = tpl "{{ . }}{{ . }}" $a',
  '$a = include "x" $a',
  '$a = dir $a',
  '$a = sha256sum $a',
  '$b = splitList "" $a',
  '$b = splitList "a" $a',
  '$b = regexSplit "a" $a -1',
  '$b = regexFindAll "." $a -1',
  '$b = until 5000',
  '$b = untilStep 0 9000 2',
  '$b = append $b $b',
  '$b = concat $b $b $b',
  '$b = list $b $b $a',
  '$b = list (dict "a" $b "b" $b) (set (dict) $a $b)',
  '$b = deepCopy $b',
  '$b = uniq $b',
  '$b = without $b $b',
  '$b = reverse $b',
  '$b = chunk 2 $b',
  '$b = sortAlpha $b',
  '$b = values (merge (dict "a" $b) (dict "c" $b))',
  '$b = list (fromYaml $a) $b',
  '$b = fromYamlArray (toYaml $b)',
  '$b = list (fromJson (toJson $b))',
  '$b = list (split "" $a)',
  '$b = list (eq $b $b) (has $b $b)',
] as const;

const TERRAFORM_STEPS: readonly ((before: string) => string)[] = [
  (a) => `"\u0024{${a}.t}\u0024{${a}.t}"`,
  (a) => `join(${a}.t, ${a}.l)`,
  (a) => `join(",", [${a}.t, ${a}.t, null, 1])`,
  (a) => `upper(${a}.t)`,
  (a) => `<<-EOT\n    \u0024{${a}.t} \u0024{${a}.t}\n    EOT\n  `,
];
const TERRAFORM_LISTS: readonly ((before: string) => string)[] = [
  (a) => `split("", ${a}.t)`,
  (a) => `concat(${a}.l, ${a}.l, [${a}.t])`,
  (a) => `flatten([${a}.l, [${a}.l]])`,
  (a) => `[${a}.l, ${a}.l]`,
  () => 'range(9000)',
  (a) => `values(merge({ a = ${a}.l }, { b = ${a}.l }))`,
  (a) => `distinct(compact(${a}.l))`,
  (a) => `[for x in ${a}.l : x]`,
  (a) => `${a}.l == ${a}.l ? ${a}.l : []`,
];

const programs: fc.Arbitrary<readonly [string, FileSet]> = fc.oneof(
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
        const given =
          name === 'format'
            ? `'{0}{0}{1}', ${before}, ${before}`
            : name === 'split'
              ? `${before}, 'a'`
              : name === 'padLeft'
                ? `${before}, 99999`
                : `${before}, ${before}, ${before}`;
        return [at === steps.length - 1 ? 'last' : `v${at + 1}`, `[${name}(${given})${name === 'split' ? '[0]' : ''}]`];
      });
      return ['arm', arm({ v0: 'ab', ...Object.fromEntries(entries) })] as const;
    }),
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 }).map((steps) => {
    const own = steps.map(
      (count, at) => `var ${at === steps.length - 1 ? 'last' : `v${at + 1}`} = '${`\u0024{v${at}}`.repeat(count)}'`,
    );
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
);

test('programs that double, join, split, replace, pad and count are answered', async () => {
  await fc.assert(
    fc.asyncProperty(programs, async ([format, files]) => {
      const { ok, diagnostics, source } = await run(format, files);
      expect(ok || diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
      expect(source.length).toBeLessThan(1_000_000);
    }),
    { numRuns: cases(300) },
  );
});
