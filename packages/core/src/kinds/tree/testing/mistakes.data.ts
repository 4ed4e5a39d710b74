// Mistakes that a model familiar with the command `tree`, Mermaid, YAML, JSON and PlantUML makes in a tree.
import { below, type Case, type Mistake } from '../../testing/mistake.js';

const HEAD = 'tree "Repository"\n';

const PASTED: readonly Case[] = [
  {
    name: 'the output of tree',
    lines: '.\n├── src\n│   ├── core\n│   │   └── index.ts\n│   └── app.ts\n└── package.json\n2 directories, 3 files',
    codes: 'E117 E125 E125 E125 E125 E125 E117',
    hint: 'Remove this line',
    fixed: '"src/"\n  "core/"\n    "index.ts"\n  "app.ts"\n"package.json"',
  },
  {
    name: 'the output of tree with its folder at the top and remarks',
    lines: 'my-app\n├── src  # what is shipped\n│   └── index.ts   <- entry\n└── README.md (start here)',
    codes: 'E125 E125 E125 E125',
    hint: '"my-app/"',
    fixed: '"my-app/"\n  "src/" sub="what is shipped"\n    "index.ts" sub="entry"\n  "README.md" sub="start here"',
  },
  {
    name: 'the output of tree --charset=ascii',
    lines: '|-- src\n|   `-- index.ts\n`-- docs',
    codes: 'E125 E125 E125',
    hint: '"src/"',
    fixed: '"src/"\n  "index.ts"\n"docs"',
  },
  {
    name: 'the output of tree below a last folder, where rails are white space',
    lines: '└── nginx\n    ├── conf.d\n    │   └── default.conf\n \u00a0\u00a0 └── ...',
    codes: 'E125 E125 E125 E125',
    hint: '"nginx/"',
    fixed: '"nginx/"\n  "conf.d/"\n    "default.conf"\n  "..."',
  },
  {
    name: 'the output of tree on Windows',
    lines: '+---src\n|   \\---core\n\\---docs',
    codes: 'E125 E125 E125',
    hint: '"src/"',
    fixed: '"src/"\n  "core"\n"docs"',
  },
  {
    name: 'a dash and words after a pasted name',
    lines: '├── a.ts - entry point\n└── src/ — the rest',
    codes: 'E125 E125',
    hint: '"a.ts" sub="entry point"',
    fixed: '"a.ts" sub="entry point"\n"src/" sub="the rest"',
  },
  {
    name: 'paths as git ls-files prints them',
    lines: 'src/core/a.ts\nsrc/core/b.ts\nsrc/ui/c.ts\nREADME.md',
    codes: 'E125 E125 E125 E112',
    hint: '"src/"\n  "core/"\n    "a.ts"',
    fixed: '"src/"\n  "core/"\n    "a.ts"\n    "b.ts"\n  "ui/"\n    "c.ts"\n"README.md"',
  },
];

const NAMES: readonly Case[] = [
  {
    name: 'names without quotes',
    lines: 'src/\n  index.ts\nREADME.md',
    codes: 'E112 E112 E112',
    hint: '"src/"',
    fixed: '"src/"\n  "index.ts"\n"README.md"',
  },
  {
    name: 'a folder without quotes and slash',
    lines: 'src\n  index.ts',
    codes: 'E125 E112',
    hint: '"src/"',
    fixed: '"src/"\n  "index.ts"',
  },
  {
    name: 'a name without quotes before an option',
    lines: 'index file tone=blue',
    codes: 'E112',
    hint: '"index file" tone=blue',
    fixed: '"index file" tone=blue',
  },
  { name: 'single quotes', lines: "'src/'", codes: 'E121', hint: '"src/"', fixed: '"src/"' },
  {
    name: 'words for folder and file',
    lines: 'folder src\n  file a.ts',
    codes: 'E125 E125',
    hint: '"src/"',
    fixed: '"src/"\n  "a.ts"',
  },
  {
    name: 'a whole path',
    lines: '"src/core/a.ts" sub="entry"\n"src/core/b.ts"\n"README.md"',
    codes: 'E680 E680',
    hint: '"src/"\n  "core/"\n    "a.ts"',
    fixed: '"src/"\n  "core/"\n    "a.ts" sub="entry"\n    "b.ts"\n"README.md"',
  },
  {
    name: 'a path of folders with items in it',
    lines: '"src/main/java/"\n  "App.java"\n  # more to come\n  "Web.java"',
    codes: 'E680',
    hint: '"src/"\n  "main/"\n    "java/"',
    fixed: '"src/"\n  "main/"\n    "java/"\n      "App.java"\n      # more to come\n      "Web.java"',
  },
  {
    name: 'a path that continues the folder above it',
    lines: '"src/"\n"src/a.ts"',
    codes: 'E680',
    hint: '"src/"\n  "a.ts"',
    fixed: '"src/"\n  "a.ts"',
  },
  {
    name: 'an absolute path',
    lines: '"/etc/hosts"',
    codes: 'E680',
    hint: '"etc/"\n  "hosts"',
    fixed: '"etc/"\n  "hosts"',
  },
  {
    name: 'an item in a file',
    lines: '"src/"\n  "index.ts"\n    "app.ts"',
    codes: 'E681',
    hint: '"index.ts/"',
    chosen: '"src/"\n  "index.ts/"\n    "app.ts"',
  },
  {
    name: 'a name twice in a folder',
    lines: '"src/"\n  "a.ts"\n  "a.ts"',
    codes: 'E682',
    hint: 'line 3',
    chosen: '"src/"\n  "a.ts"',
  },
  {
    name: 'an item between two levels',
    lines: '"src/"\n    "a.ts"\n  "b.ts"',
    codes: 'E440',
    hint: '"src/"',
    chosen: '"src/"\n    "a.ts"\n    "b.ts"',
  },
  {
    name: 'tabs and spaces',
    lines: '"src/"\n\t"core/"\n  "ui/"',
    codes: 'E440',
    hint: 'without tabs',
    chosen: '"src/"\n\t"core/"\n\t  "ui/"',
  },
  { name: 'a number after a name', lines: '"src/" 12', codes: 'E118', hint: '"label" [options]' },
];

const OTHERS: readonly Case[] = [
  {
    name: 'YAML',
    lines: 'src:\n  - index.ts\n  - core:\n    - a.ts',
    codes: 'E125 E125 E125 E125',
    hint: '"src/"',
    fixed: '"src/"\n  "index.ts"\n  "core/"\n    "a.ts"',
  },
  {
    name: 'YAML with a note for a value',
    lines: 'src:\n  index.ts: entry of all',
    codes: 'E125 E125',
    hint: '"src/"',
    fixed: '"src/"\n  "index.ts" sub="entry of all"',
  },
  {
    name: 'JSON',
    lines: '"src": {\n  "index.ts": "entry",\n  "b.ts": null\n}',
    codes: 'E116 E125 E125 E108',
    hint: '"src/"',
    fixed: '"src/"\n  "index.ts" sub="entry"\n  "b.ts"\n',
  },
  {
    name: 'braces',
    lines: '"src/" {\n  "index.ts"\n}',
    codes: 'E116 E108',
    hint: '"src/"',
    fixed: '"src/"\n  "index.ts"\n',
  },
  {
    name: 'a list of Markdown',
    lines: '- src\n  - index.ts\n- docs/',
    codes: 'E125 E125 E125',
    hint: '"src/"',
    fixed: '"src/"\n  "index.ts"\n"docs/"',
  },
  {
    name: 'a list of PlantUML',
    lines: '+ src\n++ core\n+++ a.ts\n++ b.ts',
    codes: 'E125 E125 E125 E125',
    hint: '"src/"',
    fixed: '"src/"\n  "core/"\n    "a.ts"\n  "b.ts"',
  },
  {
    name: "the text after a name in Mermaid's treeView",
    lines: '"src/"\n  "index.ts" ## entry of all',
    codes: 'E125',
    hint: 'sub="entry of all"',
    fixed: '"src/"\n  "index.ts" sub="entry of all"',
  },
  {
    name: 'a second text after a name',
    lines: '"index.ts" "entry"',
    codes: 'E125',
    hint: '"index.ts" sub="entry"',
    fixed: '"index.ts" sub="entry"',
  },
  {
    name: 'commands that make folders',
    lines: 'mkdir -p src/{core,ui} docs',
    codes: 'E125',
    hint: '"src/"\n  "core/"\n  "ui/"\n"docs/"',
    fixed: '"src/"\n  "core/"\n  "ui/"\n"docs/"',
  },
  {
    name: 'an edge',
    lines: '"src/"\nsrc -> core',
    codes: 'E406',
    hint: '"src"\n  "core"',
  },
  { name: "Mermaid's edge with a label", lines: '"src/"\nsrc -->|has| core', codes: 'E117', hint: '"src"\n  "core"' },
  {
    name: 'a class of Mermaid',
    lines: '"src/"\nclassDef hot fill:#f00',
    codes: 'E117',
    hint: 'tone=red',
    chosen: '"src/"',
  },
  {
    name: 'names of options',
    lines: '"src/" color=red\n"a.ts" comment="entry"',
    codes: 'E300 E300',
    hint: "'tone=red'",
    fixed: '"src/" tone=red\n"a.ts" sub="entry"',
  },
];

const HEADERS: readonly Mistake[] = [
  {
    name: 'the output of tree without a header',
    source: 'my-app/\n├── src\n│   └── index.ts\n└── README.md\n',
    codes: ['E120', 'E125', 'E125', 'E125'],
    hint: 'tree "my-app"',
    fixed: 'tree "my-app"\n"src/"\n  "index.ts"\n"README.md"\n',
  },
  {
    name: 'the output of tree of the folder one is in, without a header',
    source: '.\n├── src\n└── README.md\n',
    codes: ['E120', 'E125', 'E125'],
    hint: 'tree',
    fixed: 'tree\n"src"\n"README.md"\n',
  },
  {
    name: "Mermaid's header",
    source: 'treeView-beta\n"src/"\n  "a.ts"\n',
    codes: ['E120'],
    hint: 'tree',
    fixed: 'tree\n"src/"\n  "a.ts"\n',
  },
  {
    name: 'sort= in the header',
    source: 'tree "Repository" sort=folders\n"a.ts"\n"src/"\n',
    codes: ['E300'],
    hint: 'order=folders',
    fixed: 'tree "Repository" order=folders\n"a.ts"\n"src/"\n',
  },
  {
    name: 'another word for the order',
    source: 'tree "Repository" order=dirsfirst\n"a.ts"\n"src/"\n',
    codes: ['E302'],
    hint: 'folders',
    fixed: 'tree "Repository" order=folders\n"a.ts"\n"src/"\n',
  },
  {
    name: 'a title on a line of its own',
    source: 'tree\ntitle My app\n"src/"\n',
    codes: ['E122'],
    hint: 'tree "My app"',
    fixed: 'tree "My app"\n"src/"\n',
  },
];

export const mistakes: readonly Mistake[] = [
  ...below(HEAD, PASTED),
  ...below(HEAD, NAMES),
  ...below(HEAD, OTHERS),
  ...HEADERS,
];
