// docs/conversion.md, Charts and lists, for tree views: levels by indentation or by drawn lines, folders, and the text
// after a name.
import { describe, expect, it } from 'vitest';
import { codesOf, convert } from '../testing/convert.js';

const view = (lines: string): string => `treeView-beta\n${lines}`;
const itemsOf = (text: string): readonly string[] => convert(text).source.split('\n').slice(1, -1);

describe('names', () => {
  it.each([
    ['src/\n  index.ts\npackage.json', ['"src/"', '  "index.ts"', '"package.json"']],
    ['"my docs"\n    "a b.md"', ['"my docs"', '  "a b.md"']],
    ['├── src/\n│   ├── a.ts\n│   └── b.ts\n└── c.md', ['"src/"', '  "a.ts"', '  "b.ts"', '"c.md"']],
    ['┣━━ src/\n┃   ┗━━ a.ts', ['"src/"', '  "a.ts"']],
    ['.env ## variables', ['".env" sub="variables"']],
    ['a.ts icon(none)', ['"a.ts" icon=none']],
    ['title Repository\na.ts', ['"a.ts"']],
  ])('%j', (lines, items) => {
    expect(itemsOf(view(lines))).toEqual(items);
    expect(convert(view(lines)).ok).toBe(true);
  });

  it.each([
    ['src/a.ts\nsrc/b.ts', ['"src/"', '  "a.ts"', '  "b.ts"']],
    ['src/\n  a.ts\nsrc/\n  b.ts', ['"src/"', '  "a.ts"', '  "b.ts"']],
    ['a.ts\n  b.ts', ['"a.ts/"', '  "b.ts"']],
    ['...\n...', ['"..."', '"..."']],
  ])('what a file tree does not allow is written in an allowed form: %j', (lines, items) => {
    expect(itemsOf(view(lines))).toEqual(items);
  });

  it('a title names the tree', () => {
    expect(convert(view('title Repository\na.ts')).source).toMatch(/^tree "Repository"\n/);
  });

  it.each([
    ['a.ts :::hot', ['2:1 M200']],
    ['a.ts icon(acme:thing)', ['2:1 M215']],
    ['a<br>b.ts', ['2:1 M205']],
    ['src/a.ts', ['2:1 M204']],
    ['a.ts\na.ts', ['3:1 M209']],
    ['a.ts\n  b.ts', ['2:1 M204']],
  ])('%s is reported', (lines, codes) => {
    expect(codesOf(view(lines))).toEqual(codes);
  });

  it('a line without a name is refused', () => {
    expect(convert(view('a.ts\n## why')).diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual(['3 M110']);
  });
});
