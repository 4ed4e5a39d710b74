// Trees: what every importer promises, and what listings and drawings of folders come to.
import { describe, expect, test } from 'vitest';
import type { ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { tree } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };

const run = (content: string, path = 'shop.txt'): Promise<ImportResult> =>
  importFiles({ files: [{ path, content }], format: 'tree' }, context, [tree]);

const DRAWN = `shop
├── src
│   ├── api.ts   # routes
│   └── store
│       └── orders.sql
├── docs
│   └── tour.md
└── README.md
`;

const SOURCE = `tree "shop"
"docs/"
  "tour.md"
"src/"
  "store/"
    "orders.sql"
  "api.ts" sub="routes"
"README.md"
`;

const bare = SOURCE.replace(' sub="routes"', '');

describeImporter(tree, {
  good: [{ path: 'shop.txt', content: DRAWN }],
  reformatted: [
    {
      path: 'shop.txt',
      content: `> shop/
> |-- README.md
> |
> |-- docs
> |  \`-- tour.md
> \`-- src
>     |-- store
>         \`-- orders.sql
>     \`-- api.ts <-- routes
>
> 3 directories, 4 files
`,
    },
  ],
  grown: [
    {
      path: 'shop.txt',
      content: `${DRAWN.replace('├── docs', '├── alerts\n│   └── rules.yaml\n├── docs').replace('└── README', '├── README')}└── zones.csv\n`,
    },
  ],
  leftOut: {
    files: [{ path: 'shop.txt', content: `${DRAWN}\nThese are all.\nNothing else.\n` }],
    names: ['These are all.', 'Nothing else.'],
  },
  unreadable: [
    {
      files: [{ path: 'a.txt', content: 'This is a text\nand it goes on\nwith no names in\n' }],
      file: 'a.txt',
      line: 1,
    },
    {
      files: [
        { path: 'a.json', content: '[\n  {"type":"directory","name":".","contents":[\n    {"type" "file"}\n]}]' },
      ],
      file: 'a.json',
      line: 3,
    },
  ],
  empty: [{ path: 'shop.txt', content: '│\n│   │\n' }],
  large: (count) => [
    { path: 'many.txt', content: Array.from({ length: count }, (_, at) => `./${at % 40}/file${at}.ts\n`).join('') },
  ],
  closed: 'every line is data',
  reader: 'own',
  pieces: [
    '├── a\n',
    '│   ',
    '└── ',
    '|-- a\n',
    './a/b\n',
    'a:\n',
    'a/',
    '# ',
    'drwxr-xr-x 2 a b 4096 2026-01-01 c\n',
    '...',
  ],
});

describe('one folder, listed by any command', () => {
  const ls = `drwxr-xr-x 4 ada staff   128 Jan  2 10:00 docs
drwxr-xr-x 4 ada staff   128 Jan  2 10:00 src
-rw-r--r-- 1 ada staff  2048 Jan  2 10:00 README.md`;
  test.each([
    ['tree', DRAWN.replace('   # routes', ''), bare],
    [
      'tree of Windows',
      'Folder PATH listing\nC:.\n│   README.md\n│\n├───src\n│   │   api.ts\n│   │\n│   └───store\n│           orders.sql\n│\n└───docs\n        tour.md\n',
      bare,
    ],
    [
      'ls -R',
      '.:\nREADME.md\ndocs\nsrc\n\n./docs:\ntour.md\n\n./src:\napi.ts\nstore\n\n./src/store:\norders.sql\n',
      bare,
    ],
    [
      'ls -R of a terminal',
      '.:\nREADME.md  docs  src\n\n./docs:\ntour.md\n\n./src:\napi.ts  store\n\n./src/store:\norders.sql\n',
      bare,
    ],
    [
      'find',
      '.\n./src\n./src/store\n./src/store/orders.sql\n./src/api.ts\n./docs\n./docs/tour.md\n./README.md\n',
      bare,
    ],
    [
      'find of a folder',
      '/home/ada/shop/src/store/orders.sql\n/home/ada/shop/src/api.ts\n/home/ada/shop/docs/tour.md\n/home/ada/shop/README.md\n',
      bare,
    ],
    ['git ls-files', 'README.md\ndocs/tour.md\nsrc/api.ts\nsrc/store/orders.sql\n', bare],
    [
      'git ls-tree -r',
      ['README.md', 'docs/tour.md', 'src/api.ts', 'src/store/orders.sql']
        .map((path) => `100644 blob 1f2e3d4c5b6a\t${path}\n`)
        .join(''),
      bare,
    ],
    ['names that are indented', 'README.md\ndocs/\n  tour.md\nsrc/\n  api.ts\n  store/\n    orders.sql\n', bare],
    [
      'a list of Markdown',
      '- README.md\n- docs\n  - tour.md\n- src\n  - api.ts - routes\n  - store\n    - orders.sql\n',
      SOURCE,
    ],
    [
      'a crooked drawing',
      'shop\n├── src\n    ├── api.ts  // routes\n    └── store\n       └── orders.sql\n├── docs\n│  └── tour.md\n└── README.md\n',
      SOURCE,
    ],
    ['ls -l', ls, 'tree "shop"\n"docs/"\n"src/"\n"README.md" sub="2.0K"\n'],
    [
      'tree -J',
      '[{"type":"directory","name":".","contents":[{"type":"file","name":"README.md"},{"type":"directory","name":"docs","contents":[{"type":"file","name":"tour.md"}]},{"type":"directory","name":"src","contents":[{"type":"directory","name":"store","contents":[{"type":"file","name":"orders.sql"}]},{"type":"file","name":"api.ts"}]}]},{"type":"report","directories":3,"files":4}]',
      bare,
    ],
  ])('%s', async (_command, content, source) => {
    const result = await run(content);
    expect(result.source).toBe(source);
    expect(result.validation.warnings).toEqual([]);
    expect(result.stats.dropped).toBe(0);
  });
});

describe('text beside a name', () => {
  test.each([
    ['├── [ 11K]  LICENSE\n└── [4.0K]  docs/', '"docs/"\n"LICENSE" sub="11K"\n'],
    ['├── [drwxr-xr-x]  docs\n└── [-rw-r--r-- ada  1.2K]  LICENSE', '"docs/"\n"LICENSE" sub="1.2K"\n'],
    ['├── latest -> v2.md\n└── v2.md', '"latest" sub="→ v2.md"\n"v2.md"\n'],
    ['├── a.ts # one\n├── b.ts <-- two\n└── c.ts (three)', '"a.ts" sub="one"\n"b.ts" sub="two"\n"c.ts" sub="three"\n'],
    ['├── My notes.md\n└── a.ts — entry', '"a.ts" sub="entry"\n"My notes.md"\n'],
    ['├── src\n│   ├── ...\n│   └── a.ts\n└── ...', '"src/"\n  "a.ts"\n  "…" icon=none\n"…" icon=none\n'],
    ['├── src/main/java\n│   └── A.java\n└── pom.xml', '"src/"\n  "main/"\n    "java/"\n      "A.java"\n"pom.xml"\n'],
    ['web/\n└── a.ts\napi/\n└── b.ts', '"api/"\n  "b.ts"\n"web/"\n  "a.ts"\n'],
  ])('%j', async (content, lines) => {
    const { source, validation } = await run(content);
    expect(source.slice(source.indexOf('\n') + 1)).toBe(lines);
    expect(validation.warnings).toEqual([]);
  });

  test('the purpose of a root is available to screen readers', async () => {
    expect((await run('shop/  # orders and stock\n└── a.ts\n')).source).toBe(
      'tree "shop" desc="orders and stock"\n"a.ts"\n',
    );
  });
});

describe('a tree that a picture cannot hold', () => {
  const many = (count: number, folder: string): string =>
    Array.from({ length: count }, (_, at) => `./${folder}/${at % 5}/file${at}.ts\n`).join('');

  test('has folded folders with their counts, and parts that show them', async () => {
    const { source, parts, diagnostics, origins } = await run(`${many(300, 'src')}./docs/a.md\n`);
    expect(source).toBe(`tree "shop"
"docs/"
  "a.md"
"src/"
  "0/" sub="60 files"
  "1/" sub="60 files"
  "2/" sub="60 files"
  "3/" sub="60 files"
  "4/" sub="60 files"
`);
    expect(parts.map(({ name }) => name)).toEqual(['src', 'src/0', 'src/1', 'src/2', 'src/3', 'src/4']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['I270']);
    expect(new Set(origins.map(({ external }) => external)).size).toBe(308);
  });

  test('says what it does not show of a long folder', async () => {
    const { source } = await run(Array.from({ length: 240 }, (_, at) => `./file${at}.ts\n`).join(''));
    expect(source.split('\n')).toHaveLength(202);
    expect(source).toContain('"41 more" sub="41 .ts"');
  });
});
