// What expressions of the formats can make, in few lines: texts and lists that double. Each import answers, with a diagram or with
// an error that names the limit, and makes no more than the budget.
import type { Context } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases, sampled } from '../../../core/src/testing/depth.js';
import type { FileSet, ImportResult } from '../contract.js';
import { importFiles } from '../import-files.js';
import { arm, bicep, chart, kustomization, programs, terraform, times, workspace } from './programs.js';

const context: Context = { icons: { find: () => undefined, nearest: () => [] } };

function run(format: string, files: FileSet): Promise<ImportResult> {
  return importFiles({ files, format }, context);
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
