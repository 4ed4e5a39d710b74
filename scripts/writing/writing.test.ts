// The words lint: phrases that it finds and text that it ignores, by file type.
import { describe, expect, test } from 'vitest';
import { citedIn, lint, phrasesIn } from './lint.mjs';
import { namesIn } from './names.mjs';

interface Phrase {
  readonly line: number;
  readonly phrase: string;
}

/** `line: phrase` for each finding. */
const foundIn = (file: string, text: string): readonly string[] =>
  phrasesIn(file, text).map(({ line, phrase }: Phrase) => `${line}: ${phrase}`);

describe('finds a phrase in', () => {
  test.each([
    ['a line comment', 'a.ts', 'const a = 1;\n// An error is told.\n', ['2: told']],
    ['a comment at the end of a line', 'a.ts', 'const a = 1; // of ours\n', ['1: of ours']],
    [
      'a later line of a docstring',
      'a.mjs',
      '/**\n * A number.\n * What is left out is zero.\n */\nlet a;\n',
      ['3: left out'],
    ],
    ['a sentence in a string', 'a.ts', "\nconst a = 'The icons come by themselves.';\n", ['2: come by themselves']],
    ['a sentence in a template', 'a.ts', 'const a = `The file is no diagram.`;\n', ['1: is no']],
    ['a test name', 'a.test.ts', "test('a label is told', () => {});\n", ['1: told']],
    ['the name of a table of tests', 'a.test.ts', "test.each([1])('%s goes on', () => {});\n", ['1: goes on']],
    ['a paragraph of Markdown', 'a.md', '# Title\n\nWhoever signs in\nis told.\n', ['4: told', '3: Whoever']],
    ['the text of a Markdown link', 'a.md', '[What stands here](told.md)\n', ['1: stands']],
  ])('%s', (_, file, text, expected) => {
    expect(foundIn(file, text)).toEqual(expected);
  });
});

describe('ignores', () => {
  test.each([
    ['a code fence', 'a.md', '```text\nit is told\n```\n'],
    ['inline code of Markdown', 'a.md', 'Write `told` here.\n'],
    ['the address of a link', 'a.md', '[Errors](what-is-told.md)\n'],
    ['inline code of a comment', 'a.ts', '// Calls `told` once.\n'],
    ['the source of a diagram', 'a.ts', 'const a = \'flow "What is told and left out"\';\n'],
    ['a Mermaid source', 'a.ts', "const a = 'graph LR; a --> b; b is told here';\n"],
    ['an identifier', 'a.ts', 'const told = 1;\n'],
    ['a string that is not a sentence', 'a.ts', "const a = 'told';\n"],
    ['a text of a test that is not a name', 'a.test.ts', "test('a label', () => expect(a).toBe('it is told so'));\n"],
  ])('%s', (_, file, text) => {
    expect(foundIn(file, text)).toEqual([]);
  });
});

describe('an allowed phrase', () => {
  const text = "const a = 'The node told is here.';\n// It is told.\n";
  const entry = { file: 'a.ts', phrase: 'node told is', reason: 'A sample.' };

  test('excuses only the match that it contains', () => {
    const used = new Set();
    expect(phrasesIn('a.ts', text, [entry], used).map(({ line }: Phrase) => line)).toEqual([2]);
    expect([...used]).toEqual([entry]);
  });

  test('excuses nothing in another file', () => {
    expect(phrasesIn('b.ts', text, [entry])).toHaveLength(2);
  });

  test('is reported if it matches nothing', () => {
    const [stale, missing, elsewhere] = ['scripts/writing.test.ts', 'scripts/steps.mjs', 'packages/none.ts'].map(
      (file) => ({
        file,
        phrase: 'it is told',
        reason: 'A sample.',
      }),
    );
    expect(lint(['scripts/steps.mjs'], [stale, missing, elsewhere]).stale).toEqual([missing]);
    expect(lint(['scripts/steps.mjs'], [missing]).findings).toEqual([]);
  });
});

describe('a citation is reported if', () => {
  const cited = (file: string, text: string): readonly string[] =>
    citedIn(file, text).map(({ line, phrase }: Phrase) => `${line}: ${phrase}`);

  test.each([
    ['the page is not in the repository', 'a.ts', '// Widths (LOOK.md, Nodes).\n', ['1: LOOK.md']],
    [
      'the page has another name in a docstring',
      'a.ts',
      '/**\n * See docs/looks.md.\n */\nlet a;\n',
      ['2: docs/looks.md'],
    ],
    [
      'the file is outside the repository',
      'a.mjs',
      '// From ../shared/design/LOOK.md.\n',
      ['1: ../shared/design/LOOK.md'],
    ],
    ['the file does not exist', 'a.ts', 'let a; // packages/core/src/gone.ts\n', ['1: packages/core/src/gone.ts']],
    ['the page lacks the heading', 'a.ts', '// docs/look.md, Ink and paper.\n', ['1: docs/look.md, Ink and paper.']],
    ['the heading is only longer', 'a.ts', '// docs/look.md, Linework.\n', ['1: docs/look.md, Linework.']],
    ['a paragraph cites a missing page', 'docs/a.md', 'As docs/looks.md says.\n', ['1: docs/looks.md']],
  ])('%s', (_, file, text, expected) => {
    expect(cited(file, text)).toEqual(expected);
  });

  test.each([
    ['a heading', 'a.ts', '// A radius (docs/look.md, Nodes): px.\n'],
    ['a heading over two lines', 'a.ts', '// px. docs/look.md, Grid\n// and rhythm: a radius.\n'],
    ['a heading in a docstring', 'a.ts', '/**\n * px. docs/look.md, Grid\n * and rhythm.\n */\nlet a;\n'],
    ['a page without a heading', 'a.ts', '// docs/look.md, which binds.\n'],
    ['a page by its name', 'docs/a.md', 'As look.md says.\n'],
    ['a file', 'a.ts', '// Called by scripts/docs.mjs.\n'],
    ['an example in backticks', 'a.ts', '// The document, such as `docs/shop.md`.\n'],
    ['an address', 'a.ts', '// https://example.com/docs/shop.md\n'],
    ['a text that is not a comment', 'a.ts', "const a = 'docs/shop.md of a user';\n"],
  ])('not if it is %s', (_, file, text) => {
    expect(cited(file, text)).toEqual([]);
  });
});

describe('a name that says nothing', () => {
  test.each([
    ['a constant', 'const told = 1;\n', ['told']],
    ['a parameter', 'export const f = (asked: string) => asked;\n', ['asked']],
    ['a field that is taken apart', 'const { kept } = f();\n', ['kept']],
    ['a function', 'export function drawn(): void {}\n', ['drawn']],
    ['a value that was read', 'const read = 1;\n', ['read']],
    ['a function that reads', 'const read = () => 1;\nread();\n', []],
    ['a property', 'const a = { told: 1 };\n', []],
    ['a name by what it holds', 'const reports = [];\n', []],
  ])('%s', (_, text, expected) => {
    expect(namesIn('packages/cli/src/a.ts', text).map(({ phrase }: Phrase) => phrase)).toEqual(expected);
  });
});
