// docs/limits.md, Settings file: every field with what it accepts and what it refuses.
import { KIND_NAMES } from '@linework/core';
import { importers } from '@linework/import';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSettings } from './check-settings.js';
import { matcherOf } from './pattern.js';

const SOURCE = { from: 'db/schema.sql', format: 'sql', out: 'docs/db.diagram' };
const problemsOf = (value: unknown): readonly string[] => {
  const checked = checkSettings(value);
  return 'problems' in checked ? checked.problems : [];
};
const rules = (value: object) => ({ rules: value });
const source = (value: object) => ({ sources: [{ ...SOURCE, ...value }] });
const openapi = (value: object) => source({ format: 'openapi', ...value });
const many = <T>(count: number, of: T): readonly T[] => Array.from({ length: count }, () => of);
const long = (length: number) => 'a'.repeat(length);
const ICON = { label: 'postgres', use: ['logos:postgresql'] };
const KINDS = KIND_NAMES.length;

describe('texts of options are as long as their importer declares', () => {
  const options = importers.flatMap(({ format, options: of }) =>
    of.flatMap(({ name, takes, longest = 300 }) =>
      typeof takes === 'string' && name !== 'view' ? [{ format, name, takes, longest }] : [],
    ),
  );
  test.each(options)('$name of $format', ({ format, name, takes, longest }) => {
    const withText = (length: number) => {
      const value = takes === 'texts' ? [long(length)] : long(length);
      return problemsOf(source({ format, options: { [name]: value } }));
    };
    expect(withText(longest)).toEqual([]);
    expect(withText(longest + 1)).toHaveLength(1);
  });
});

describe('allowed values pass', () => {
  test.each<[string, unknown]>([
    ['$schema of 500', { $schema: long(500) }],
    ['nothing', {}],
    ['no rules', rules({})],
    [
      'every rule',
      rules({
        level: 'warning',
        requireTitle: true,
        requireDescription: false,
        maxNodes: 10_000,
        forbidKinds: ['pie'],
        ids: { pattern: '^[a-z][a-z0-9-]*$', kinds: ['flow', 'c4'], hint: 'Lower case', level: 'error' },
        labels: { pattern: '^\\p{L}{1,40}$' },
        icons: [
          { ...ICON, kinds: ['flow'], hint: 'Ours', level: 'warning' },
          { label: 's3|bucket', use: ['aws:*', 'lx:archive'] },
        ],
        tones: [
          { types: ['database'], allow: ['aqua'], kinds: ['flow'], hint: 'x', level: 'error' },
          { forbid: ['red', 'neutral'] },
          {},
        ],
        maxPerGroup: 10_000,
        edgeLabels: { kinds: ['flow'], hint: 'Name it', level: 'warning' },
        owner: { names: ['Payments', '@acme/orders'], kinds: ['c4'], hint: 'x', level: 'error' },
        forbidSharing: [{ types: ['database'], kinds: ['flow'], hint: 'x', level: 'error' }],
        layers: [{ order: ['Web', ['service', 'core'], 'database'], kinds: ['flow'], hint: 'x', level: 'error' }],
        names: [{ use: 'Customer', insteadOf: ['client', 'customer'], kinds: ['flow'], hint: 'x', level: 'error' }],
      }),
    ],
    ['one node', rules({ maxNodes: 1 })],
    ['fifty icons', rules({ icons: many(50, ICON) })],
    ['fifty tones', rules({ tones: many(50, {}) })],
    ['one node in a group', rules({ maxPerGroup: 1 })],
    ['labels on every edge', rules({ edgeLabels: {} })],
    ['two hundred owners', rules({ owner: { names: many(200, long(100)) } })],
    ['fifty types that are not shared', rules({ forbidSharing: many(50, { types: many(50, 'cache') }) })],
    ['fifty orders of layers', rules({ layers: many(50, { order: ['a', 'b'] }) })],
    [
      'two hundred names',
      rules({ names: Array.from({ length: 200 }, (_, i) => ({ use: `a${i}`, insteadOf: [`b${i}`] })) }),
    ],
    [
      'a word with a name for each kind',
      rules({ names: ['flow', 'c4'].map((kind) => ({ use: kind, insteadOf: ['client'], kinds: [kind] })) }),
    ],
    ['as many kinds as there are', rules({ forbidKinds: KIND_NAMES })],
    ['a hint of 300', rules({ ids: { pattern: 'a', hint: long(300) } })],
    ['a pattern of 200', rules({ ids: { pattern: long(200) } })],
    ['astral characters count once', rules({ ids: { pattern: '😀'.repeat(200) } })],
    ['twenty icons to use', rules({ icons: [{ label: long(200), use: many(20, 'lx:x') }] })],
    ['a brand', { brand: { organization: 'Acme_1-x' } }],
    ['a brand file', { brand: { file: '../brand.json' } }],
    ['a folder of icons', { icons: { folder: 'docs/icons' } }],
    [
      'words of icons',
      {
        icons: { folder: 'icons', names: { 'acme-pay': { words: many(20, long(40)), products: ['Acme Pay'] }, a: {} } },
      },
    ],
    ['no sources', { sources: [] }],
    ['250 sources', { sources: many(250, SOURCE) }],
    [
      'every field of a source',
      {
        sources: [
          {
            ...SOURCE,
            name: '1.Orders_db-x',
            from: ['db/*.sql', '!db/old/**'],
            title: long(120),
            options: { tables: ['users', 'order_*'], columns: 'keys', noise: 'all' },
            overrides: 'docs/x.overrides.json',
            pictures: false,
            schemes: 'auto',
            ignore: [{ code: 'W603', reason: 'Pairs are checked by the application.' }],
            publish: {
              alias: 'orders-db-2',
              organization: 'acme',
              folder: 'team/data',
              name: 'Orders',
              theme: 'auto',
              embedSource: true,
              required: false,
            },
          },
        ],
      },
    ],
    [
      'variables and a root',
      source({ format: 'terraform', options: { groupBy: 'module', varFiles: ['a.tfvars'], root: 'main' } }),
    ],
    ['a fence in a Markdown file', source({ out: 'docs/shop.md#orders' })],
    ['an operation', openapi({ view: 'sequence', options: { operationId: 'getOrders', paths: ['/v1'], tags: ['a'] } })],
    ['a timeline of a log', source({ format: 'git-log', view: 'timeline' })],
    ['a container', source({ format: 'structurizr', view: 'container', options: { root: 'bank' } })],
    ['a chart', source({ format: 'csv', options: { chart: 'sankey' } })],
  ])('%s', (_, value) => {
    expect(problemsOf(value)).toEqual([]);
  });

  const formats =
    'sql prisma drizzle openapi terraform terraform-plan bicep arm pulumi cloudformation cdk compose kubernetes helm kustomize backstage structurizr asyncapi hosta-actions hostb-ci hostc-pipelines csv json tree git-log';
  test.each(formats.split(' '))('the format %s', (format) => {
    expect(problemsOf(source({ format }))).toEqual([]);
  });
});

describe('other values are reported with their path and what to write', () => {
  test.each<[unknown, string]>([
    [{ $schema: long(501) }, '$schema is'],
    [rules([]), 'rules is a list; write an object: { }.'],
    [rules({ nodes: 3 }), 'rules.nodes is not a property; '],
    [rules({ maxnodes: 3 }), 'rules.maxnodes is not a property; did you mean maxNodes?'],
    [rules({ level: 'info' }), 'rules.level is "info"; write one of: "error", "warning".'],
    [rules({ requireTitle: 'yes' }), 'rules.requireTitle is "yes"; write true or false.'],
    [rules({ requireDescription: 1 }), 'rules.requireDescription is 1; write true or false.'],
    [rules({ maxNodes: 0 }), 'rules.maxNodes is 0; write a whole number from 1 to 10000.'],
    [rules({ maxNodes: 10_001 }), 'rules.maxNodes is 10001; '],
    [rules({ maxNodes: 2.5 }), 'rules.maxNodes is 2.5; '],
    [rules({ maxNodes: '3' }), 'rules.maxNodes is "3"; '],
    [rules({ forbidKinds: [] }), `rules.forbidKinds has 0; write 1 to ${KINDS}.`],
    [rules({ forbidKinds: many(KINDS + 1, 'pie') }), `rules.forbidKinds has ${KINDS + 1}; write 1 to ${KINDS}.`],
    [rules({ forbidKinds: ['cake'] }), 'rules.forbidKinds[0] is "cake"; write one of: "flow", '],
    [rules({ forbidKinds: 'pie' }), `rules.forbidKinds is "pie"; write a list of 1 to ${KINDS}: [ ].`],
    [rules({ ids: {} }), 'rules.ids.pattern is missing; add it.'],
    [rules({ ids: { pattern: '' } }), 'rules.ids.pattern is ""; write a string of 1 to 200 characters.'],
    [rules({ ids: { pattern: long(201) } }), 'rules.ids.pattern is '],
    [rules({ ids: { pattern: 5 } }), 'rules.ids.pattern is 5; '],
    [rules({ ids: { pattern: '(' } }), 'rules.ids.pattern cannot be "(": it is not a regular expression.'],
    [
      rules({ labels: { pattern: '/^a$/i' } }),
      'rules.labels.pattern cannot be "/^a$/i": it is enclosed in slashes; remove them.',
    ],
    [rules({ labels: { pattern: 'a', kinds: [] } }), `rules.labels.kinds has 0; write 1 to ${KINDS}.`],
    [rules({ labels: { pattern: 'a', hint: '' } }), 'rules.labels.hint is ""; write a string of 1 to 300 characters.'],
    [rules({ labels: { pattern: 'a', hint: long(301) } }), 'rules.labels.hint is '],
    [rules({ labels: { pattern: 'a', level: 'off' } }), 'rules.labels.level is "off"; '],
    [rules({ labels: { pattern: 'a', flags: 'i' } }), 'rules.labels.flags is not a property; '],
    [rules({ icons: {} }), 'rules.icons is an object; write a list of at most 50: [ ].'],
    [rules({ icons: many(51, ICON) }), 'rules.icons has 51; write at most 50.'],
    [rules({ icons: [{ label: 'a' }] }), 'rules.icons[0].use is missing; '],
    [rules({ icons: [{ use: ['lx:a'] }] }), 'rules.icons[0].label is missing; '],
    [rules({ icons: [{ ...ICON, label: long(201) }] }), 'rules.icons[0].label is '],
    [rules({ icons: [{ ...ICON, use: [] }] }), 'rules.icons[0].use has 0; write 1 to 20.'],
    [rules({ icons: [{ ...ICON, use: many(21, 'lx:a') }] }), 'rules.icons[0].use has 21; '],
    [rules({ icons: [{ ...ICON, use: ['postgres'] }] }), 'rules.icons[0].use[0] is "postgres"; '],
    [rules({ icons: [{ ...ICON, use: ['aws:S3'] }] }), 'rules.icons[0].use[0] is "aws:S3"; '],
    [rules({ icons: [{ ...ICON, use: ['aws:s*'] }] }), 'rules.icons[0].use[0] is "aws:s*"; '],
    [rules({ icons: [{ ...ICON, tone: 'red' }] }), 'rules.icons[0].tone is not a property; '],
    [rules({ tones: many(51, {}) }), 'rules.tones has 51; write at most 50.'],
    [rules({ tones: [{ types: [] }] }), 'rules.tones[0].types has 0; write 1 to 50.'],
    [rules({ tones: [{ types: many(51, 'step') }] }), 'rules.tones[0].types has 51; '],
    [rules({ tones: [{ types: ['Step'] }] }), 'rules.tones[0].types[0] is "Step"; '],
    [rules({ tones: [{ types: [long(41)] }] }), 'rules.tones[0].types[0] is '],
    [rules({ tones: [{ allow: [] }] }), 'rules.tones[0].allow has 0; write at least 1.'],
    [rules({ tones: [{ forbid: ['pink'] }] }), 'rules.tones[0].forbid[0] is "pink"; write one of: "neutral", '],
    [rules({ tones: [{ allow: ['brand'] }] }), 'rules.tones[0].allow[0] is "brand"; '],
    [rules({ maxPerGroup: 0 }), 'rules.maxPerGroup is 0; write a whole number from 1 to 10000.'],
    [rules({ edgeLabels: true }), 'rules.edgeLabels is true; write an object: { }.'],
    [rules({ edgeLabels: { types: ['step'] } }), 'rules.edgeLabels.types is not a property; '],
    [rules({ owner: {} }), 'rules.owner.names is missing; add it.'],
    [rules({ owner: { names: [] } }), 'rules.owner.names has 0; write 1 to 200.'],
    [rules({ owner: { names: many(201, 'a') } }), 'rules.owner.names has 201; '],
    [rules({ owner: { names: [' a'] } }), 'rules.owner.names[0] is " a"; '],
    [rules({ owner: { names: [long(101)] } }), 'rules.owner.names[0] is '],
    [rules({ forbidSharing: [{}] }), 'rules.forbidSharing[0].types is missing; '],
    [rules({ forbidSharing: many(51, { types: ['cache'] }) }), 'rules.forbidSharing has 51; '],
    [rules({ forbidSharing: [{ types: many(51, 'cache') }] }), 'rules.forbidSharing[0].types has 51; '],
    [rules({ layers: [{}] }), 'rules.layers[0].order is missing; '],
    [rules({ layers: [{ order: ['a'] }] }), 'rules.layers[0].order has 1; write 2 to 20.'],
    [rules({ layers: [{ order: ['a', []] }] }), 'rules.layers[0].order[1] has 0; write 1 to 20.'],
    [rules({ layers: [{ order: ['a', many(21, 'b')] }] }), 'rules.layers[0].order[1] has 21; '],
    [rules({ layers: [{ order: ['Web', ['core', 'web']] }] }), 'rules.layers[0].order has "web" twice; remove one.'],
    [rules({ layers: many(51, { order: ['a', 'b'] }) }), 'rules.layers has 51; '],
    [rules({ names: [{ use: 'a' }] }), 'rules.names[0].insteadOf is missing; '],
    [rules({ names: [{ use: '', insteadOf: ['a'] }] }), 'rules.names[0].use is ""; '],
    [rules({ names: [{ use: 'a', insteadOf: [] }] }), 'rules.names[0].insteadOf has 0; write 1 to 20.'],
    [rules({ names: [{ use: 'a', insteadOf: [long(61)] }] }), 'rules.names[0].insteadOf[0] is '],
    [rules({ names: many(201, { use: 'a', insteadOf: ['b'] }) }), 'rules.names has 201; '],
    [
      rules({
        names: [
          { use: 'a', insteadOf: ['b  c'] },
          { use: 'd', insteadOf: ['x', 'B c'] },
        ],
      }),
      'rules.names[1].insteadOf[1] is "B c", as in rules.names[0]; remove one.',
    ],
    [
      rules({
        names: [
          { use: 'a', insteadOf: ['b'] },
          { use: 'B', insteadOf: ['c'] },
        ],
      }),
      'rules.names[1].use is "B", which rules.names[0] replaces; remove one.',
    ],
    [{ brand: {} }, 'brand.organization is missing; '],
    [{ brand: { organization: '' } }, 'brand.organization is ""; '],
    [{ brand: {} }, 'brand.organization is missing; add it, or brand.file.'],
    [{ brand: { organization: 'a', file: 'brand.json' } }, 'brand has organization and file; remove one.'],
    [{ brand: { file: '/etc/brand.json' } }, 'brand.file is "/etc/brand.json"; write a path relative to '],
    [{ brand: { file: 'https://acme.example/brand.json' } }, 'brand.file is '],
    [{ brand: { file: '' } }, 'brand.file is ""; '],
    [{ brand: 'acme' }, 'brand is "acme"; write an object: { }.'],
    [{ icons: {} }, 'icons.folder is missing; add it.'],
    [{ icons: { folder: 'C:\\icons' } }, 'icons.folder is '],
    [{ icons: { folder: 'icons', names: [] } }, 'icons.names is a list; write an object: { }.'],
    [{ icons: { folder: 'icons', names: { 'own:acme': {} } } }, 'icons.names."own:acme" is not the name of an icon; '],
    [{ icons: { folder: 'icons', names: { acme: { word: ['a'] } } } }, 'icons.names.acme.word is not a property; '],
    [{ icons: { folder: 'icons', names: { acme: { words: many(21, 'a') } } } }, 'icons.names.acme.words has 21; '],
    [{ icons: { folder: 'icons', names: { acme: { products: [long(41)] } } } }, 'icons.names.acme.products[0] is '],
    [
      { icons: { folder: 'icons', names: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`i${at}`, {}])) } },
      'icons.names has 201; write at most 200.',
    ],
    [{ brand: { organization: long(65) } }, 'brand.organization is '],
    [{ brand: { organization: 'a b' } }, 'brand.organization is "a b"; '],
    [{ brand: { organization: 'a', name: 'A' } }, 'brand.name is not a property; '],
    [{ sources: {} }, 'sources is an object; write a list of at most 250: [ ].'],
    [{ sources: many(251, SOURCE) }, 'sources has 251; write at most 250.'],
    [{ sources: [{ format: 'sql', out: 'a.diagram' }] }, 'sources[0].from is missing; '],
    [{ sources: [{ from: 'a', out: 'a.diagram' }] }, 'sources[0].format is missing; '],
    [{ sources: [{ from: 'a', format: 'sql' }] }, 'sources[0].out is missing; '],
    [source({ name: 'Orders' }), 'sources[0].name is "Orders"; '],
    [source({ name: long(65) }), 'sources[0].name is '],
    [source({ name: 'a b' }), 'sources[0].name is "a b"; '],
    [source({ from: '' }), 'sources[0].from is ""; '],
    [source({ from: [] }), 'sources[0].from has 0; write 1 to 20.'],
    [source({ from: many(21, 'a') }), 'sources[0].from has 21; '],
    [source({ from: [long(301)] }), 'sources[0].from[0] is '],
    [
      source({ from: '/etc/passwd' }),
      'sources[0].from is "/etc/passwd"; write a file, a folder or a glob relative to ',
    ],
    [source({ from: 'C:\\db' }), 'sources[0].from is '],
    [source({ from: '!' }), 'sources[0].from is "!"; '],
    [source({ format: 'mysql' }), 'sources[0].format is "mysql"; write one of: "sql", '],
    [source({ out: 'docs/db.svg' }), 'sources[0].out is "docs/db.svg"; '],
    [source({ out: 'docs/db.md' }), 'sources[0].out is "docs/db.md"; '],
    [source({ out: `${long(293)}.diagram` }), 'sources[0].out is '],
    [source({ view: 'map' }), 'sources[0].view is "map"; sql has no views, so remove it.'],
    [openapi({ view: 'git' }), 'sources[0].view is "git"; with openapi write one of: endpoints, map, sequence.'],
    [openapi({ view: 'all' }), 'sources[0].view is "all"; '],
    [source({ title: '' }), 'sources[0].title is ""; write a string of 1 to 120 characters.'],
    [source({ title: long(121) }), 'sources[0].title is '],
    [source({ options: { table: [] } }), 'sources[0].options.table is not a property; did you mean tables?'],
    [
      source({ options: { operationId: 'a' } }),
      'sources[0].options.operationId is only for openapi, not for sql; remove it.',
    ],
    [openapi({ options: { operationId: '' } }), 'sources[0].options.operationId is ""; '],
    [source({ format: 'csv', options: { chart: 'donut' } }), 'sources[0].options.chart is "donut"; '],
    [source({ options: { tables: many(201, 'a') } }), 'sources[0].options.tables has 201; write at most 200.'],
    [source({ options: { tables: ['a*b'] } }), 'sources[0].options.tables[0] is "a*b"; '],
    [openapi({ options: { paths: many(201, '/a') } }), 'sources[0].options.paths has 201; '],
    [openapi({ options: { tags: [''] } }), 'sources[0].options.tags[0] is ""; '],
    [source({ options: { groupBy: 'team' } }), 'sources[0].options.groupBy is "team"; '],
    [source({ options: { varFiles: many(21, 'a') } }), 'sources[0].options.varFiles has 21; '],
    [source({ options: { root: long(301) } }), 'sources[0].options.root is '],
    [source({ overrides: '' }), 'sources[0].overrides is ""; '],
    [source({ pictures: 'off' }), 'sources[0].pictures is "off"; write true or false.'],
    [source({ schemes: 'light' }), 'sources[0].schemes is "light"; '],
    [source({ ignore: ['W603'] }), 'sources[0].ignore[0] is "W603"; write an object: { }.'],
    [source({ ignore: [{ code: 'W603' }] }), 'sources[0].ignore[0].reason is missing; '],
    [source({ ignore: [{ code: 'W603', reason: '' }] }), 'sources[0].ignore[0].reason is ""; '],
    [source({ ignore: [{ code: 'E201', reason: 'x' }] }), 'sources[0].ignore[0].code is "E201"; '],
    [source({ ignore: many(51, { code: 'W603', reason: 'x' }) }), 'sources[0].ignore has 51; write at most 50.'],
    [source({ publish: { alias: 'Orders' } }), 'sources[0].publish.alias is "Orders"; '],
    [source({ publish: { alias: 'a--b' } }), 'sources[0].publish.alias is "a--b"; '],
    [source({ publish: { alias: long(61) } }), 'sources[0].publish.alias is '],
    [source({ publish: { organization: 'a b' } }), 'sources[0].publish.organization is "a b"; '],
    [source({ publish: { folder: long(301) } }), 'sources[0].publish.folder is '],
    [source({ publish: { name: long(121) } }), 'sources[0].publish.name is '],
    [source({ publish: { theme: 'sepia' } }), 'sources[0].publish.theme is "sepia"; '],
    [source({ publish: { embedSource: 'no' } }), 'sources[0].publish.embedSource is "no"; '],
    [source({ publish: { required: null } }), 'sources[0].publish.required is null; '],
    [source({ publish: { key: 'x' } }), 'sources[0].publish.key is not a property; '],
    [source({ pictuers: true }), 'sources[0].pictuers is not a property; did you mean pictures?'],
  ])('%j: %s', (value, says) => {
    expect(problemsOf(value)).toEqual([expect.stringContaining(says)]);
    expect(problemsOf(value)[0]?.startsWith(says)).toBe(true);
  });
});

describe('a pattern', () => {
  const faultOf = (pattern: string) => problemsOf(rules({ ids: { pattern } }));

  test.each([
    '(a+)+',
    '(a*)*b',
    '(?:a|b+)*',
    '((a+)b)+',
    '(a{2,3}){4}',
    '(a+)+?',
    '(?=a+)*',
    '([a-z]+-?)*',
    '(-[a-z]+)*',
    '(a+)?(b(c*))+',
  ])('with a nested repeat is refused: %s', (pattern) => {
    expect(faultOf(pattern)).toEqual([expect.stringContaining('repeats a repeat')]);
  });

  test.each(['(a)\\1', '(?<x>a)\\k<x>', '\\2(a)(b)', '(a)[b]\\1'])(
    'with a back reference is refused: %s',
    (pattern) => {
      expect(faultOf(pattern)).toEqual([expect.stringContaining('is a back reference')]);
    },
  );

  test.each([
    '^[a-z]+$',
    '(a|b)+c+',
    '(a+)?b+',
    '(a+)(b)+',
    'a+?b*?',
    '[+*]{2}',
    '[(a+]+',
    '\\(a+\\)+',
    '(a\\+)+',
    '(?:ab)+',
    '(?<x>ab)+',
    '\\\\1',
    '\\d{4}-\\d{2}',
    'a/b/c',
    '{a}',
    '^(?!tmp)',
    '^(?!tmp)[a-z]+$|^x',
    '^(?=.{1,9}$)(?!.*--)[a-z-]+$',
    '\\(?=a',
  ])('with neither passes: %s', (pattern) => {
    expect(faultOf(pattern)).toEqual([]);
  });
});

describe('a look-ahead', () => {
  test.each(['a(?!b)', '(?!tmp)[a-z]+', '^[a-z]+(?=x)', '(?<!x)a', '^(?!a(?=b))c', '^(?:(?!a)b)+'])(
    'in the middle of a pattern is refused with the form to write: %s',
    (pattern) => {
      expect(problemsOf(rules({ ids: { pattern } }))).toEqual([expect.stringContaining('^(?!tmp)[a-z]+$')]);
    },
  );

  test('after ^ means what it means in JavaScript', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      'ab',
      '[ab]',
      '.',
      'a+',
      'b*',
      '(?:a|bb)',
      '$',
      '\\w',
      '[^a]',
      '[)|]',
      '\\)',
    );
    const plain = fc.array(piece, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
    const look = fc.tuple(fc.constantFrom('(?=', '(?!'), plain, fc.constantFrom('', '|a', '|b$'));
    const branch = fc
      .tuple(fc.array(look, { maxLength: 2 }), plain)
      .map(([looks, rest]) => `^${looks.map(([open, body, more]) => `${open}${body}${more})`).join('')}${rest}`);
    const pattern = fc.array(branch, { minLength: 1, maxLength: 2 }).map((branches) => branches.join('|'));
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ')', '|'), maxLength: 5 });
    fc.assert(
      fc.property(pattern, text, (each, of) => {
        expect({ each, of, matches: matcherOf(each)(of) }).toEqual({ each, of, matches: new RegExp(each).test(of) });
      }),
      { numRuns: 300 },
    );
  });
});

describe('a field of defaults', () => {
  test.each<readonly [string, readonly unknown[], unknown]>([
    ['icons', ['auto', 'off'], 'on'],
    ['legend', ['on', 'off'], true],
    ['direction', ['auto', 'right', 'down', 'left', 'up'], 'sideways'],
    ['animate', ['on', 'off'], 'auto'],
    ['numbered', ['on', 'off'], 1],
    ['theme', ['light', 'dark', 'auto'], 'sepia'],
    ['embedSource', [true, false], 'yes'],
    ['schemes', ['light-and-dark', 'auto'], 'dark'],
    ['groupEdges', ['node', 'frame'], 'group'],
    [
      'kinds',
      [{}, { gantt: { legend: 'off', 'a-1': 2 } }, { xychart: { numbered: true } }],
      { flow: { Direction: 'x' } },
    ],
  ])('%s accepts %j and not %j', (name, allowed, refused) => {
    for (const value of allowed) expect(problemsOf({ defaults: { [name]: value } })).toEqual([]);
    expect(problemsOf({ defaults: { [name]: refused } })).toHaveLength(1);
  });

  const kinds =
    'flow sequence schema git gantt class state timeline journey mindmap treemap pie quadrant layers c4 matrix sankey xychart tree swimlane';
  test.each(kinds.split(' '))('kinds has %s', (kind) => {
    expect(problemsOf({ defaults: { kinds: { [kind]: { theme: 'dark' } } } })).toEqual([]);
    expect(problemsOf({ defaults: { kinds: { [`${kind}s`]: {} } } })).toEqual([
      expect.stringContaining(`did you mean ${kind}`),
    ]);
  });
});

test('$schema is a string that is never fetched', () => {
  expect(problemsOf({ $schema: './node_modules/linework/docs/reference/linework.schema.json' })).toEqual([]);
});
