// Charts: the contract of importers, what templates compute, and how values come to charts.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportRequest, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { helm } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const CHART = 'apiVersion: v2\nname: shop\nversion: 1.2.3\nappVersion: "4.5"\n';
const workload = (name: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: ${name}\nspec:\n  template:\n    metadata: {labels: {app: "${name}"}}\n    spec:\n      containers: [{name: c, image: {{ .Values.image }}}]\n`;
const service = (name: string, app: string): string =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: "${name}"}\nspec: {type: LoadBalancer, selector: {app: "${app}"}, ports: [{port: 80}]}\n`;
const chart = (templates: Readonly<Record<string, string>>, values = 'image: web:1\n', more: FileSet = []): FileSet => [
  { path: 'Chart.yaml', content: CHART },
  { path: 'values.yaml', content: values },
  ...Object.entries(templates).map(([name, content]) => ({ path: `templates/${name}`, content })),
  ...more,
];
const NAME = '{{ .Release.Name }}-web';

describeImporter(helm, {
  good: chart({ 'web.yaml': workload(NAME), 'entry.yaml': service('entry', NAME) }),
  reformatted: chart(
    {
      'web.yaml': `{{- /* the shop */ -}}\n# first\n${workload('{{ $.Release.Name | printf "%s-web" }}')}`,
      'entry.yaml': `---\n${service('entry', NAME)}---\n`,
    },
    '# a value\nimage: "web:1"\n',
  ),
  grown: chart({
    'admin.yaml': workload('{{ .Release.Name }}-admin'),
    'web.yaml': workload(NAME),
    'entry.yaml': service('entry', NAME),
  }),
  leftOut: {
    files: [
      {
        path: 'Chart.yaml',
        content: `${CHART}dependencies: [{name: redis, version: 1.x, repository: "https://x.test"}]\n`,
      },
      { path: 'values.yaml', content: 'image: web:1\n' },
      { path: 'templates/web.yaml', content: workload(NAME) },
      { path: 'crds/shop.yaml', content: 'kind: CustomResourceDefinition\n' },
    ],
    names: ['redis', 'crds/shop.yaml'],
  },
  unreadable: [
    { files: chart({ 'web.yaml': 'kind: A\n{{ if .Values.x }}\n' }), file: 'templates/web.yaml', line: 2 },
    { files: chart({ 'web.yaml': 'kind: A\n{{ include "gone" . }}\n' }), file: 'templates/web.yaml', line: 2 },
    { files: chart({ 'web.yaml': 'a: b\n{{ .Values.a.b.c }}\n' }), file: 'templates/web.yaml', line: 2 },
    { files: chart({ 'web.yaml': 'a: b\nc: {{ nosuch 1 }}\n' }), file: 'templates/web.yaml', line: 2 },
    { files: chart({ 'web.yaml': 'kind: A\na: [{{ .Values.image }}\nb: c\n' }), file: 'templates/web.yaml', line: 3 },
    { files: chart({ 'web.yaml': 'a: b\n' }, 'image: [\n'), file: 'values.yaml', line: 1 },
  ],
  empty: [{ path: 'Chart.yaml', content: 'name: ""\n' }],
  large: (count) =>
    chart({
      'all.yaml': `{{- range until ${count} }}\n---\n${workload('w{{ . }}').replace('.Values', '$.Values')}{{- end }}\n`,
    }),
  closed: 'values have any key, and templates are text until they are rendered',
  reader: 'own',
  pieces: [
    '{{ if . }}',
    '{{ end }}',
    '{{ range until 1000 }}',
    '{{ define "x" }}{{ template "x" . }}',
    '{{ include "x" . }}',
    '{{ (((',
    '{{ "',
    '{{/*',
    'a:\n',
    '- ',
    '{{ tpl "{{ . }}" . }}',
    '{{ . | toYaml | fromYaml }}',
  ],
});

async function rendered(files: FileSet, request: Omit<ImportRequest, 'files'> = {}): Promise<ImportResult> {
  return importFiles({ ...request, files, format: 'helm', options: { noise: 'all', ...request.options } }, context, [
    helm,
  ]);
}

const names = ({ origins }: ImportResult): readonly string[] => origins.map(({ external }) => external);

/** What an expression prints, as the name of a map. */
async function printed(template: string, values = ''): Promise<string> {
  const result = await rendered(
    chart({ 'a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${template}\n` }, values),
  );
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return (names(result)[0] ?? '').replace('ConfigMap/', '');
}

describe('a template prints', () => {
  test.each([
    ['a value', '{{ .Values.a.b }}', 'x', 'a: {b: x}\n'],
    ['nothing for a missing value', 'x{{ .Values.gone }}', 'x', ''],
    ['fields of a missing value in brackets', 'x{{ ((.Values.a).b).c }}', 'x', ''],
    ['whole numbers in full', '{{ .Values.a }}', '12345678', 'a: 12345678\n'],
    ['a pipeline', '{{ "a b" | upper | replace " " "-" }}', 'A-B', ''],
    ['a variable that a block changes', '{{ $a := 1 }}{{ if true }}{{ $a = 2 }}{{ end }}v{{ $a }}', 'v2', ''],
    ['a variable that exists only in a block', '{{ $a := 1 }}{{ if true }}{{ $a := 2 }}{{ end }}v{{ $a }}', 'v1', ''],
    ['else if', '{{ if eq 1 2 }}a{{ else if eq 1 1 }}b{{ else }}c{{ end }}', 'b', ''],
    ['with and else', '{{ with .Values.a }}{{ . }}{{ else }}none{{ end }}', 'none', ''],
    ['a list', '{{ range $i, $e := .Values.a }}{{ $i }}{{ $e }}{{ end }}', '0x1z', 'a: [x, z]\n'],
    [
      'a map in the order of its keys',
      '{{ range $k, $v := .Values.a }}{{ $k }}{{ $v }}{{ end }}',
      'a1b2',
      'a: {b: 2, a: 1}\n',
    ],
    ['else of a list without items', '{{ range .Values.a }}x{{ else }}none{{ end }}', 'none', 'a: []\n'],
    [
      'break and continue',
      '{{ range until 9 }}{{ if eq . 1 }}{{ continue }}{{ end }}{{ if gt . 3 }}{{ break }}{{ end }}v{{ . }}{{ end }}',
      'v0v2v3',
      '',
    ],
    ['text without the space that dashes take', 'a {{- " b " | trim -}} c', 'abc', ''],
    ['and and or as values', '{{ and 1 "x" }}{{ or "" "y" }}{{ or 0 false "z" }}', 'xyz', ''],
    ['only what decides', '{{ if and .Values.a .Values.a.b.c }}x{{ else }}no{{ end }}', 'no', ''],
    [
      'maps as Go writes them',
      '{{ dict "b" 1 "a" (list 1 2) | toString | replace "[" "" | replace "]" "" | replace " " "-" | replace ":" "." }}',
      'mapa.1-2-b.1',
      '',
    ],
    ['raw texts and characters', '{{ `a` }}{{ "\\u0062" }}', 'ab', ''],
    ['a named template', '{{ define "x" }}{{ .a }}{{ end }}{{ template "x" (dict "a" "b") }}', 'b', ''],
    ['a block', '{{ block "x" "a" }}{{ . }}{{ end }}', 'a', ''],
    ['the text of a template', '{{ tpl .Values.a . }}', 'shop', 'a: "{{ .Chart.Name }}"\n'],
  ])('%s', async (_, template, expected, values) => {
    expect(await printed(template, values)).toBe(expected);
  });
});

describe('a function gives', () => {
  test.each([
    ['trunc', '{{ trunc 3 "abcdef" }}{{ trunc -2 "abcdef" }}', 'abcef'],
    [
      'trimSuffix, trimPrefix, trimAll',
      '{{ trimSuffix "-" "a-" }}{{ trimPrefix "x" "xb" }}{{ trimAll "$" "$c$" }}',
      'abc',
    ],
    [
      'contains, hasPrefix, hasSuffix',
      '{{ contains "b" "abc" }}{{ hasPrefix "a" "abc" }}{{ hasSuffix "a" "abc" }}',
      'truetruefalse',
    ],
    [
      'title, untitle, snakecase, kebabcase, camelcase',
      '{{ title "ab" }}{{ untitle "Ab" }}{{ snakecase "FirstName" }}{{ kebabcase "FirstName" }}{{ camelcase "http_server" }}',
      'Ababfirst_namefirst-nameHttpServer',
    ],
    [
      'substr, abbrev, repeat, nospace',
      '{{ substr 0 2 "abc" }}{{ abbrev 5 "abcdefg" }}{{ repeat 2 "x" }}{{ nospace "a b" }}',
      'abab...xxab',
    ],
    ['printf', '{{ printf "%s-%d-%05.1f-%q" "a" 3 2.25 "b" | replace "\\"" "" }}', 'a-3-002.3-b'],
    ['join, splitList, sortAlpha', '{{ splitList "," "b,a" | sortAlpha | join "-" }}', 'a-b'],
    ['split', '{{ (split "." "a.b.c")._1 }}', 'b'],
    ['default and coalesce', '{{ default "x" "" }}{{ default "x" "y" }}{{ coalesce 0 "" "z" }}', 'xyz'],
    ['ternary and empty', '{{ ternary "a" "b" true }}{{ true | ternary "a" "b" }}{{ empty "" }}', 'aatrue'],
    [
      'arithmetic',
      '{{ add 1 2 3 }}{{ sub 5 2 }}{{ mul 2 3 }}{{ div 7 2 }}{{ mod 7 4 }}{{ max 1 5 3 }}{{ add1 1 }}x',
      '63633' + '52x',
    ],
    ['rounding', '{{ ceil 1.2 }}{{ floor 1.8 }}{{ round 1.25 1 }}x', '211.3x'],
    ['until and seq', '{{ until 3 | join "" }}{{ seq 1 2 5 | replace " " "" }}x', '012135x'],
    [
      'first, last, rest, initial',
      '{{ $l := list "a" "b" "c" }}{{ first $l }}{{ last $l }}{{ rest $l | join "" }}{{ initial $l | join "" }}',
      'acbcab',
    ],
    [
      'append, concat, uniq, without, has',
      '{{ append (list "a") "b" | concat (list "b") | uniq | join "" }}{{ without (list "a" "b") "a" | join "" }}{{ has "a" (list "a") }}',
      'babtrue',
    ],
    [
      'index and len',
      '{{ index (list "a" "b") 1 }}{{ index (dict "x" (dict "y" "z")) "x" "y" }}{{ len "abc" }}',
      'bz3',
    ],
    [
      'set, unset, hasKey, get',
      '{{ $d := dict "a" "1" }}{{ $_ := set $d "b" "2" }}{{ $_ := unset $d "a" }}{{ hasKey $d "a" }}{{ get $d "b" }}',
      'false2',
    ],
    [
      'keys, values, pick, omit, pluck',
      '{{ $d := dict "a" "1" "b" "2" }}{{ keys $d | join "" }}{{ values $d | join "" }}{{ pick $d "a" | keys | join "" }}{{ omit $d "a" | keys | join "" }}{{ pluck "a" $d | first }}',
      'ab12ab1',
    ],
    [
      'merge and mergeOverwrite',
      '{{ (merge (dict "a" "x") (dict "a" "y" "b" "z")).a }}{{ (mergeOverwrite (dict "a" "x") (dict "a" "y")).a }}',
      'xy',
    ],
    ['dig', '{{ dig "a" "b" "none" (dict "a" (dict "b" "x")) }}{{ dig "a" "c" "none" (dict "a" dict) }}', 'xnone'],
    ['b64enc and b64dec', '{{ b64enc "hello" }}{{ b64dec "aGVsbG8=" }}', 'aGVsbG8=hello'],
    ['sha256sum', '{{ sha256sum "a" | trunc 8 }}', 'ca978112'],
    ['toYaml and fromYaml', '{{ (toYaml (dict "a" "yes") | fromYaml).a }}', 'yes'],
    [
      'toJson and fromJson',
      '{{ (fromJson "{\\"a\\":[1,2]}").a | len }}{{ toJson (list 1 "b") | replace "\\"" "" | replace "[" "" | replace "]" "" | replace "," "-" }}',
      '21-b',
    ],
    [
      'semverCompare',
      '{{ semverCompare ">=1.19-0" .Capabilities.KubeVersion.Version }}{{ semverCompare "^1.2, <1.3" "1.4.0" }}{{ semverCompare "~1.2.0 || 2.x" "2.7.1" }}',
      'truefalsetrue',
    ],
    ['semver', '{{ (semver "1.2.3-a").Minor }}x', '2x'],
    [
      'regexes',
      '{{ regexMatch "^a+$" "aaa" }}{{ regexReplaceAll "a(b+)" "abb" "x$1" }}{{ regexFind "[0-9]+" "a12" }}',
      'truexbb12',
    ],
    [
      'kinds',
      '{{ kindIs "map" dict }}{{ kindOf "a" }}{{ typeOf (list) | replace "[]" "" | replace " {}" "" }}',
      'truestringinterface',
    ],
    [
      'versions of the cluster',
      '{{ .Capabilities.APIVersions.Has "networking.k8s.io/v1/Ingress" }}{{ .Capabilities.APIVersions.Has "x/v1" }}',
      'truefalse',
    ],
    ['what a cluster would know', '{{ lookup "v1" "Secret" "a" "b" | len }}x', '0x'],
    ['the same random values every time', '{{ randAlphaNum 3 }}{{ uuidv4 | trunc 4 }}', 'xxx0000'],
    ['the chart and the release', '{{ .Chart.Name }}{{ .Chart.AppVersion }}{{ .Release.Service }}', 'shop4.5Helm'],
    ['the template', '{{ .Template.Name | replace "/" "." }}', 'shop.templates.a.yaml'],
    ['urlParse', '{{ (urlParse "https://a.test:80/x?y").host | replace ":" "-" }}', 'a.test-80'],
  ])('%s', async (_, template, expected) => {
    expect(await printed(template)).toBe(expected);
  });

  test.each([
    ['fail', '{{ fail "no shop" }}', 'no shop'],
    ['required', '{{ required "a host is needed" .Values.host }}', 'a host is needed'],
    ['a division by 0', '{{ div 1 0 }}', 'divides by 0'],
    ['a pattern', '{{ regexMatch "(" "a" }}', 'cannot be read'],
    ['a map in itself', '{{ $d := dict }}{{ set $d "a" $d }}', 'into itself'],
    ['endless templates', '{{ define "x" }}{{ include "x" . }}{{ end }}{{ include "x" . }}', 'too deeply'],
  ])('%s is reported with its reason', async (_, template, message) => {
    const { ok, diagnostics } = await rendered(chart({ 'a.yaml': `a: b\nc: ${template}\n` }));
    expect({ ok, code: diagnostics[0]?.code, line: diagnostics[0]?.line }).toEqual({
      ok: false,
      code: 'I110',
      line: 2,
    });
    expect(diagnostics[0]?.message).toContain(message);
  });
});

describe('values', () => {
  const map = '{apiVersion: v1, kind: ConfigMap, metadata: {name: "{{ .Values.a }}-{{ .Values.b }}"}}\n';

  test('of files override one another in the requested order', async () => {
    const files = chart({ 'a.yaml': map }, 'a: 1\nb: 1\n', [
      { path: 'live.yaml', content: 'a: 2\nb: 2\n' },
      { path: 'more.yaml', content: 'b: 3\n' },
    ]);
    expect(names(await rendered(files))).toEqual(['ConfigMap/1-1']);
    expect(names(await rendered(files, { options: { varFiles: ['live.yaml', 'more.yaml'] } }))).toEqual([
      'ConfigMap/2-3',
    ]);
    const { ok, diagnostics } = await rendered(files, { options: { varFiles: ['gone.yaml'] } });
    expect({ ok, message: diagnostics[0]?.message }).toEqual({
      ok: false,
      message: expect.stringContaining('gone.yaml'),
    });
  });

  test('that are null remove the chart’s own', async () => {
    const files = chart({ 'a.yaml': map.replace('.Values.b', 'len .Values.c') }, 'a: 1\nc: {x: 1, y: 2}\n', [
      { path: 'live.yaml', content: 'c: {x: null}\n' },
    ]);
    expect(names(await rendered(files, { options: { varFiles: ['live.yaml'] } }))).toEqual(['ConfigMap/1-1']);
  });

  const umbrella = (dependency: string, values: string, sub = map): FileSet => [
    { path: 'Chart.yaml', content: `${CHART}dependencies:\n  - {name: db, version: 1.0.0, ${dependency}}\n` },
    { path: 'values.yaml', content: values },
    {
      path: 'templates/own.yaml',
      content: '{apiVersion: v1, kind: Secret, metadata: {name: "own-{{ .Values.taken }}"}}\n',
    },
    { path: 'charts/db/Chart.yaml', content: 'name: db\nversion: 1.0.0\n' },
    { path: 'charts/db/values.yaml', content: 'a: sub\nb: sub\nexports: {out: {taken: imported}}\n' },
    { path: 'charts/db/templates/db.yaml', content: sub },
  ];

  test.each([
    ['reach a chart below under its name', 'tags: []', 'db: {a: top}\n', 'ConfigMap/top-sub'],
    ['reach it under its alias', 'alias: store', 'store: {a: top}\n', 'ConfigMap/top-sub'],
    ['decide by a condition', 'condition: db.enabled', 'db: {enabled: false}\n', undefined],
    ['decide by tags', 'tags: [back]', 'tags: {back: false}\n', undefined],
  ])('%s', async (_, dependency, values, expected) => {
    const rendering = names(await rendered(umbrella(dependency, values)));
    expect(rendering.find((each) => each.startsWith('ConfigMap/'))).toBe(expected);
  });

  test('that are global are visible below, and a chart can import what one below exports', async () => {
    const files = umbrella(
      'import-values: [out]',
      'global: {zone: eu}\n',
      '{apiVersion: v1, kind: ConfigMap, metadata: {name: "{{ .Values.global.zone }}-{{ .Chart.Name }}"}}\n',
    );
    expect(names(await rendered(files))).toEqual(expect.arrayContaining(['ConfigMap/eu-db', 'Secret/own-imported']));
  });

  test('of subcharts are in a frame of their chart', async () => {
    expect((await rendered(umbrella('tags: []', ''))).source).toMatch(/group db/);
  });
});

describe('the files of a chart', () => {
  const map = (name: string): string => `{apiVersion: v1, kind: ConfigMap, metadata: {name: "${name}"}}\n`;

  test('are read by templates', async () => {
    const files = chart(
      {
        'a.yaml': map(
          '{{ .Files.Get "config/a.txt" | trim }}-{{ (.Files.Glob "config/*").AsConfig | fromYaml | len }}',
        ),
      },
      '',
      [
        { path: 'config/a.txt', content: 'x\n' },
        { path: 'config/b.txt', content: 'y\n' },
      ],
    );
    expect(names(await rendered(files))).toEqual(['ConfigMap/x-2']);
  });

  test('that .helmignore names are ignored', async () => {
    const files = chart({ 'a.yaml': map('a'), 'b.yaml': map('b') }, '', [
      { path: '.helmignore', content: '# no\ntemplates/b*\n' },
    ]);
    expect(names(await rendered(files))).toEqual(['ConfigMap/a']);
  });

  test('that render to nothing give a picture that says so', async () => {
    expect((await rendered(chart({ 'a.yaml': '{{ if false }}x: y{{ end }}' }))).source).toContain('No resources');
  });

  test('give places in a template, also through the templates that it includes', async () => {
    const { origins } = await rendered(
      chart({
        '_a.tpl': '{{ define "n" }}web{{ end }}',
        'a.yaml': `# one\n---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {{ include "n" . }}\n`,
      }),
    );
    expect(origins[0]).toMatchObject({ external: 'ConfigMap/web', file: 'templates/a.yaml', line: 6 });
  });

  test('say to build the dependencies if templates need them', async () => {
    const { ok, diagnostics } = await rendered([
      {
        path: 'Chart.yaml',
        content: `${CHART}dependencies: [{name: common, version: 1.x, repository: "https://x.test"}]\n`,
      },
      { path: 'templates/a.yaml', content: 'a: {{ include "common.name" . }}\n' },
    ]);
    expect({ ok, hint: diagnostics.find(({ severity }) => severity === 'error')?.hint }).toEqual({
      ok: false,
      hint: expect.stringContaining('helm dependency build'),
    });
  });
});
