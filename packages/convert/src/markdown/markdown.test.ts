// Mermaid fences in Markdown: which are fences, and that everything else stays byte for byte.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../../core/src/testing/depth.js';
import { convertMermaid } from '../mermaid/index.js';
import { convertDocument } from './document.js';
import { fencesOf } from './fences.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const GOOD = ['flowchart LR', '  A[Cart] --> B[(Orders)]'];
const PRODUCED = convertMermaid(GOOD.join('\n'), {}, context).source.trimEnd().split('\n');
const convert = (document: string) => convertDocument(document, {}, context);

/** The document with a fence whose lines each start with the prefix. */
const fenced = (open: string, prefix: string, lines: readonly string[], close: string): string =>
  [open, ...lines.map((each) => prefix + each), close].join('\n');

describe('a fence is converted in place', () => {
  test.each([
    ['alone', '```mermaid', '', '```'],
    ['with tildes', '~~~mermaid', '', '~~~'],
    ['with more marks', '`````mermaid', '', '`````'],
    ['with a space and words after it', '``` mermaid id=shop', '', '```'],
    ['indented', '   ```mermaid', '   ', '   ```'],
    ['in a list', '- text\n\n  ```mermaid', '  ', '  ```'],
    ['at the start of an item', '- ```mermaid', '  ', '  ```'],
    ['in a numbered list', '10. text\n    ```mermaid', '    ', '    ```'],
    ['in a list in a list', '- a\n  - b\n\n    ```mermaid', '    ', '    ```'],
    ['in a quote', '> ```mermaid', '> ', '> ```'],
    ['in a quote in a list', '* > ```mermaid', '  > ', '  > ```'],
    ['after a paragraph', 'Text\n```mermaid', '', '```'],
    ['after HTML and a blank line', '<details>\n\n```mermaid', '', '```'],
    ['after a comment', '<!-- x -->\n```mermaid', '', '```'],
    ['in capitals', '```Mermaid', '', '```'],
  ])('%s', (_name, open, prefix, close) => {
    const document = `# Title\n\n${fenced(open, prefix, GOOD, close)}\n\nMore.\n`;
    const opened = open.replace(/mermaid/i, 'diagram');
    const { ok, markdown, report } = convert(document);
    expect(markdown).toBe(`# Title\n\n${fenced(opened, prefix, PRODUCED, close)}\n\nMore.\n`);
    expect(ok).toBe(true);
    expect(report).toMatchObject([{ kind: 'flow', status: 'converted' }]);
  });

  test('with the line endings of the document, and unclosed at its end', () => {
    const { markdown } = convert(['a', '```mermaid', ...GOOD].join('\r\n'));
    expect(markdown).toBe(['a', '```diagram', ...PRODUCED].join('\r\n'));
  });

  test('each independently, and unreadable ones stay', () => {
    const bad = fenced('```mermaid', '', ['flowchart LR', '  A -->'], '```');
    const document = [fenced('```mermaid', '', GOOD, '```'), bad, fenced('```mermaid', '', GOOD, '```')].join('\n\n');
    const { ok, markdown, report } = convert(document);
    expect(ok).toBe(false);
    expect(markdown).toBe(
      [fenced('```diagram', '', PRODUCED, '```'), bad, fenced('```diagram', '', PRODUCED, '```')].join('\n\n'),
    );
    expect(report.map((each) => [each.line, each.status])).toEqual([
      [1, 'converted'],
      [6, 'failed'],
      [11, 'converted'],
    ]);
  });

  test('and a second run changes nothing', () => {
    const once = convert(fenced('```mermaid', '', GOOD, '```')).markdown;
    expect(convert(once)).toEqual({ ok: true, markdown: once, changed: false, report: [] });
  });
});

describe('what is not a Mermaid fence stays', () => {
  test.each([
    ['another language', '```js\nflowchart LR\n  A --> B\n```'],
    ['no language', '```\nflowchart LR\n  A --> B\n```'],
    ['a fence within a longer one', '````md\n```mermaid\nflowchart LR\n  A --> B\n```\n````'],
    ['a fence within tildes', '~~~\n```mermaid\nflowchart LR\n  A --> B\n```\n~~~'],
    ['indented code', 'Text\n\n    ```mermaid\n    flowchart LR\n      A --> B\n    ```'],
    ['a comment', '<!--\n```mermaid\nflowchart LR\n  A --> B\n```\n-->'],
    ['preformatted HTML', '<pre>\n```mermaid\nflowchart LR\n\n  A --> B\n```\n</pre>'],
    ['HTML without a blank line', '<details>\n```mermaid\nflowchart LR\n  A --> B\n```\n</details>'],
    ['code in a line', 'Text ```mermaid flowchart LR``` more'],
    ['marks followed by marks', '```mermaid `x`\nflowchart LR\n  A --> B\n```'],
    ['a word that only starts with mermaid', '```mermaidjs\nflowchart LR\n  A --> B\n```'],
    ['an empty fence', '```mermaid\n```'],
  ])('%s', (_name, document) => {
    const { markdown, changed } = convert(`${document}\n`);
    expect([markdown, changed]).toEqual([`${document}\n`, false]);
  });

  test('in any document', () => {
    const pieces = [
      '```',
      '~~~',
      'mermaid',
      'flowchart LR',
      'A --> B',
      '> ',
      '- ',
      '1. ',
      '    ',
      '\t',
      '\n',
      '\r\n',
      '<!--',
      '-->',
      '<div>',
      'x',
      '`',
      '#',
      '---',
    ];
    const documents = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((each) => each.join(''));
    fc.assert(
      fc.property(documents, (document) => {
        const { markdown, report } = convert(document);
        const converted = report.filter((each) => each.status === 'converted').length;
        if (converted === 0) expect(markdown).toBe(document);
        const again = convert(markdown);
        expect(again.markdown).toBe(markdown);
        expect(again.report.length).toBe(report.length - converted);
        expect(fencesOf(markdown).length).toBe(fencesOf(document).length);
      }),
      { numRuns: cases(2_000) },
    );
  });
});

test('positions refer to the document', () => {
  const document = 'Text\n\n> - ```mermaid\n>   flowchart LR\n>     A -->\n>   ```\n';
  const [fence] = convert(document).report;
  expect(fence).toMatchObject({ line: 3, status: 'failed', diagnostics: [{ code: 'M110', line: 5, column: 7 }] });
});

test('a long document takes time linear in its length', () => {
  const line = '> - <a b="c" > ```mermaid *\n';
  expect(convert(line.repeat(50_000)).report).toEqual([]);
  expect(convert('- '.repeat(200_000)).changed).toBe(false);
  expect(convert(`<a ${'b '.repeat(200_000)}`).changed).toBe(false);
});
