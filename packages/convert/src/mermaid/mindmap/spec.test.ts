// docs/conversion.md, Charts and lists, for mind maps.
import { describe, expect, it } from 'vitest';
import { codesOf, convert } from '../testing/convert.js';

const map = (lines: string): string => `mindmap\n${lines}`;
const itemsOf = (text: string): readonly string[] => convert(text).source.split('\n').slice(1, -1);

describe('topics', () => {
  it.each([
    ['Launch', ['"Launch"']],
    ['launch[In May]', ['"In May" shape=box']],
    ['launch(In May)', ['"In May" shape=round']],
    ['launch((In May))', ['"In May" shape=circle']],
    ['launch{{In May}}', ['"In May" shape=hexagon']],
    ['launch)In May(', ['"In May" shape=cloud']],
    ['launch["In [May]"]', ['"In [May]" shape=box']],
    ['launch["`**In** May`"]', ['"In May" shape=box']],
    ['launch((\n  In May\n))', ['"In May" shape=circle']],
    ['launch[In<br/>May]', ['"In\\nMay" shape=box']],
    ['Launch\n  Product\n    Search\n  People', ['"Launch"', '  "Product"', '    "Search"', '  "People"']],
    // The parent is the nearest line above that is indented less.
    ['Launch\n    Product\n  People\n   Hire', ['"Launch"', '  "Product"', '  "People"', '    "Hire"']],
  ])('%j', (lines, items) => {
    expect(itemsOf(map(lines))).toEqual(items);
    expect(convert(map(lines)).ok).toBe(true);
  });
});

describe('what is reported', () => {
  it.each([
    ['Launch))Now((', ['2:1 M280']],
    ['Launch\n::icon(fa fa-book)', ['3:1 M281']],
    ['Launch\n:::urgent large', ['3:1 M200']],
    ['The launch (in May)', ['2:1 M282']],
    ['Launch\n  a["<img src=x>"]', ['3:3 M205', '3:3 M216']],
  ])('%j', (lines, codes) => {
    expect([...codesOf(map(lines))].sort()).toEqual(codes);
  });

  it.each([
    ['a line at the level of the first topic', '  Launch\n  Product', '3 M180'],
    ['a line indented less than the first topic', '    Launch\n  Product', '3 M180'],
    ['an open bracket', 'Launch\n  product[Search', '3 M110'],
  ])('%s is refused at its line', (_, lines, at) => {
    expect(convert(map(lines)).diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual([at]);
  });
});
