// Documents of every shape with their diagrams as pictures: what is written, and that nothing else changes.
import { type Context, readSource } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../../../../core/src/testing/depth.js';
import type { SyncOptions, SyncResult } from './contract.js';
import { syncMarkdown } from './index.js';

const context: Context = { icons: { find: () => undefined, product: () => undefined } as never };
const FLOW = 'flow "Checkout"\nnode a "Shop"\nnode b "Bank"\na -> b : "pays"';
const FENCE = `\`\`\`diagram id=pay\n${FLOW}\n\`\`\``;
const MERMAID = '```mermaid\nflowchart LR\n  a[Shop] --> b[Bank]\n```';

function sync(markdown: string, more: Partial<SyncOptions> = {}): SyncResult {
  return syncMarkdown(
    markdown,
    { documentPath: 'docs/README.md', convertExternal: false, mode: 'sync', ...more },
    context,
  );
}
const statuses = ({ report }: SyncResult): readonly string[] => report.map(({ status }) => status);

/** The document without what sync writes around a fence, and with the original fences. */
function without(markdown: string): string {
  return markdown
    .replace(/<!-- linework [\s\S]*?<summary>Source of the diagram<\/summary>\n\n/g, '')
    .replace(/\n\n<\/details>\n<!-- \/linework -->/g, '');
}

describe('a fence with a diagram', () => {
  const { markdown, files, report, summary } = sync(`# Shop\n\n${FENCE}\n\nThe end.\n`);

  test('gets a light and a dark picture above it, and stays, folded', () => {
    expect(markdown.replace(/[0-9a-f]{16}/, 'HASH').replace(/alt="[^"]*"/, 'alt="ALT"')).toBe(`# Shop

<!-- linework pay HASH -->
<picture>
  <source media="(prefers-color-scheme: dark)" srcset="README.pay.dark.svg" />
  <img alt="ALT" src="README.pay.svg" />
</picture>

<details>
<summary>Source of the diagram</summary>

${FENCE}

</details>
<!-- /linework -->

The end.
`);
  });

  test('is described by its outline', () => {
    expect(/alt="([^"]*)"/.exec(markdown)?.[1]).toMatch(/^Checkout: flow, 2 nodes, 1 connection/);
  });

  test('has both pictures next to the document', () => {
    expect(files.map(({ path, encoding }) => [path, encoding])).toEqual([
      ['docs/README.pay.svg', 'utf8'],
      ['docs/README.pay.dark.svg', 'utf8'],
    ]);
    for (const { content } of files) expect(content).toMatch(/^<svg [\s\S]*<\/svg>\n?$/);
    expect(readSource(files[0]?.content ?? '')).toBeUndefined();
  });

  test('is reported', () => {
    expect(report).toEqual([
      { id: 'pay', source: 'linework', kind: 'flow', line: 3, status: 'synced', diagnostics: [], message: null },
    ]);
    expect(summary).toEqual({ diagrams: 1, synced: 1, converted: 0, unchanged: 0, skipped: 0, failed: 0, files: 2 });
  });

  test('is unchanged the second time', () => {
    const again = sync(markdown);
    expect([again.markdown, again.changed, statuses(again)]).toEqual([markdown, false, ['unchanged']]);
    expect(again.files).toEqual(files);
  });

  test('is updated when its source changes', () => {
    const changed = sync(markdown.replace('"pays"', '"pays at once"'));
    expect(statuses(changed)).toEqual(['synced']);
    expect(changed.markdown.match(/<picture>/g)).toHaveLength(1);
    expect(without(changed.markdown)).toBe(`# Shop\n\n${FENCE.replace('"pays"', '"pays at once"')}\n\nThe end.\n`);
  });
});

describe('any shape of a document', () => {
  const quoted = (text: string): string => text.replace(/^/gm, '> ').replace(/> $/gm, '>');
  const inItem = (text: string): string => text.replace(/\n(?=.)/g, '\n  ');
  test.each<[string, string, number]>([
    ['front matter', `---\ntitle: x\n---\n\n${FENCE}\n`, 1],
    ['a quote', quoted(FENCE), 1],
    ['an item of a list', `- ${inItem(FENCE)}\n- next`, 1],
    ['a nested list', `1. one\n   - ${inItem(FENCE).replace(/\n {2}/g, '\n     ')}\n`, 1],
    ['tildes', FENCE.replace(/```/g, '~~~~'), 1],
    ['an indented fence', FENCE.replace(/^/gm, '  '), 1],
    ['text directly before and after', `above\n${FENCE}\nbelow`, 1],
    ['a fence in a comment', `<!--\n${FENCE}\n-->`, 0],
    ['indented code', FENCE.replace(/^/gm, '    '), 0],
    ['a fence inside a fence', `\`\`\`\`markdown\n${FENCE}\n\`\`\`\``, 0],
    ['code in another language', '```js\nflow\n```', 0],
    ['two diagrams', `${FENCE}\n${FENCE.replace('id=pay', 'id=two')}`, 2],
  ])('%s: only its diagrams are drawn, and a second run changes nothing', (_, markdown, count) => {
    for (const ending of ['\n', '\r\n']) {
      const document = markdown.replace(/\n/g, ending);
      const once = sync(document);
      expect(statuses(once)).toEqual(Array.from({ length: count }, () => 'synced'));
      const twice = sync(once.markdown);
      expect([twice.markdown, statuses(twice)]).toEqual([
        once.markdown,
        Array.from({ length: count }, () => 'unchanged'),
      ]);
      expect(once.markdown.replace(/\r\n/g, '')).toEqual(
        ending === '\n' ? once.markdown : expect.not.stringContaining('\n'),
      );
    }
  });

  test('MDX has its own comments and names', () => {
    const { markdown } = sync(FENCE, { documentPath: 'a.mdx' });
    expect(markdown).toMatch(/^\{\/\* linework pay [0-9a-f]{16} \*\/\}\n/);
    expect(markdown).toContain('srcSet="a.pay.dark.svg"');
    expect(markdown).not.toContain('<!--');
    expect(sync(markdown, { documentPath: 'a.mdx' }).markdown).toBe(markdown);
  });
});

describe('names', () => {
  test('are made from the title or the kind, and written into the fence', () => {
    const plain = FENCE.replace(' id=pay', '');
    const { markdown, report } = sync(`${plain}\n\n${plain}\n\n${plain.replace(' "Checkout"', '')}`);
    expect(report.map(({ id }) => id)).toEqual(['checkout', 'checkout-2', 'flow']);
    expect(markdown).toContain('```diagram id=checkout-2\n');
    expect(sync(markdown).changed).toBe(false);
  });

  test.each([
    ['a name twice', `${FENCE}\n\n${FENCE}`, ['synced', 'failed'], 'Another fence'],
    ['a name that is not a file name', FENCE.replace('id=pay', 'id=../pay'), ['failed'], 'id= names files'],
    ['a link with a script', FENCE.replace('id=pay', 'id=pay link=javascript:x'), ['failed'], 'link= must be'],
    ['an unclosed fence', FENCE.slice(0, -3), ['failed'], 'The fence is not closed'],
    ['a mark without the other', `${FENCE}\n<!-- /linework -->`, ['failed'], 'One of the marks'],
  ])('%s is reported, and the fence stays', (_, markdown, expected, message) => {
    const result = sync(markdown);
    expect(statuses(result)).toEqual(expected);
    expect(result.report.at(-1)?.message).toContain(message);
    expect(without(result.markdown)).toBe(markdown);
  });

  test('a picture links to the address in its fence', () => {
    const { markdown } = sync(FENCE.replace('id=pay', 'id=pay link="https://example.com/a?b&c"'));
    expect(markdown).toContain('<a href="https://example.com/a?b&amp;c">\n<picture>');
    expect(sync(markdown).changed).toBe(false);
  });
});

describe('a fence with errors', () => {
  const broken = `text\n\n${FENCE.replace('a -> b', 'a -> c')}\n`;

  test('stays byte for byte, with diagnostics that refer to the document', () => {
    const result = sync(broken);
    expect([result.markdown, result.changed, result.files]).toEqual([broken, false, []]);
    expect(result.report[0]).toMatchObject({ status: 'failed', line: 3, diagnostics: [{ line: 7, column: 6 }] });
  });

  test('keeps the picture it had', () => {
    const good = sync(`text\n\n${FENCE}\n`).markdown.replace('a -> b', 'a -> c');
    expect(sync(good).markdown).toBe(good);
  });
});

describe('Mermaid', () => {
  test('is skipped by default', () => {
    const result = sync(MERMAID);
    expect([statuses(result), result.changed, result.report[0]?.source]).toEqual([['skipped'], false, 'mermaid']);
  });

  test('becomes a diagram with a picture', () => {
    const result = sync(`# a\n\n${MERMAID}\n\nb\n`, { convertExternal: true });
    expect(statuses(result)).toEqual(['converted']);
    expect(without(result.markdown)).toMatch(
      /^# a\n\n```diagram id=flow\nflow direction=right\n[\s\S]*a -> b\n```\n\nb\n$/,
    );
    const again = sync(result.markdown, { convertExternal: true });
    expect([statuses(again), again.markdown]).toEqual([['unchanged'], result.markdown]);
  });

  test('stays if it cannot be converted', () => {
    const bad = '```mermaid\nnothing of this\n```';
    const result = sync(bad, { convertExternal: true });
    expect([statuses(result), result.markdown]).toEqual([['failed'], bad]);
    expect(result.report[0]?.diagnostics.length).toBeGreaterThan(0);
  });
});

describe('check', () => {
  test('writes nothing and reports what is out of date', () => {
    const result = sync(FENCE, { mode: 'check' });
    expect([result.markdown, result.changed, result.files, statuses(result)]).toEqual([FENCE, true, [], ['synced']]);
    const done = sync(FENCE).markdown;
    expect([sync(done, { mode: 'check' }).changed, statuses(sync(done, { mode: 'check' }))]).toEqual([
      false,
      ['unchanged'],
    ]);
  });
});

describe('caps', () => {
  const many = Array.from({ length: 33 }, (_, i) => FENCE.replace('id=pay', `id=p${i}`)).join('\n\n');

  test('one call draws thirty diagrams, a second call the rest', () => {
    const first = sync(many, { isDrawn: () => true });
    expect([first.summary.synced, first.summary.skipped, first.caps.hit]).toEqual([30, 3, true]);
    expect(first.caps.messages[0]).toMatch(/^Line \d+ \(p30\) was skipped/);
    const second = sync(first.markdown, { isDrawn: () => true });
    expect([second.summary.synced, second.summary.unchanged, second.caps.hit]).toEqual([3, 30, false]);
  });

  test.each([
    ['diagrams', FENCE.replace('id=pay', ''), false],
    ['Mermaid', MERMAID, true],
  ])('what a first call did leaves a second one room for the rest: %s', (_, fence, convertExternal) => {
    const document = Array.from({ length: 35 }, () => fence).join('\n\n');
    const first = sync(document, { convertExternal });
    expect([first.summary.skipped, first.files.length]).toEqual([5, 60]);
    const second = sync(first.markdown, { convertExternal });
    expect([second.summary.unchanged, second.summary.skipped, second.caps.hit]).toEqual([30, 0, false]);
    expect(second.summary.synced + second.summary.converted).toBe(5);
    const third = sync(second.markdown, { convertExternal });
    expect([third.summary.unchanged, third.changed, third.caps.hit]).toEqual([35, false, false]);
    const paths = [first, second].flatMap(({ files }) => files.map(({ path }) => path));
    expect(new Set(paths).size).toBe(70);
  });

  test('a call for one fence handles only that', () => {
    const document = `${FENCE}\n\n${FENCE.replace('id=pay', 'id=two')}`;
    const { report, files, markdown } = sync(document, { fence: 'two' });
    expect([report.map(({ id }) => id), files.length]).toEqual([['two'], 2]);
    expect(markdown.startsWith(`${FENCE}\n\n<!-- linework two`)).toBe(true);
  });

  test('existing pictures are not drawn again, missing ones are', () => {
    const { markdown } = sync(FENCE);
    expect(sync(markdown, { isDrawn: () => true }).files).toEqual([]);
    const gone = sync(markdown, { isDrawn: (path) => !path.endsWith('.dark.svg') });
    expect([gone.files.length, gone.changed, statuses(gone)]).toEqual([2, false, ['synced']]);
  });
});

describe('in any document', () => {
  const line = fc.constantFrom(
    'text',
    '',
    '> quote',
    '- item',
    '  more',
    '<div>',
    '</div>',
    '```',
    '~~~',
    '    code',
    '# h',
    '<!--',
    '-->',
  );
  const piece = fc.oneof(
    { weight: 3, arbitrary: line },
    fc.constantFrom(
      FENCE,
      FENCE.replace(' id=pay', ''),
      MERMAID,
      FENCE.replace(/^/gm, '> '),
      FENCE.replace('a -> b', '???'),
    ),
  );
  const documents = fc
    .tuple(fc.array(piece, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'))
    .map(([pieces, ending]) => pieces.join('\n').replace(/\n/g, ending));

  test('a second run changes nothing, and text outside blocks stays', () => {
    fc.assert(
      fc.property(documents, fc.boolean(), (document, convertExternal) => {
        const once = sync(document, { convertExternal });
        const twice = sync(once.markdown, { convertExternal });
        expect(twice.markdown).toBe(once.markdown);
        expect(twice.changed).toBe(false);
        if (!convertExternal) {
          const markdown = without(once.markdown.replace(/\r\n/g, '\n').replace(/^> ?/gm, '')).replace(
            / id=[\w-]+/g,
            '',
          );
          expect(markdown).toBe(
            document
              .replace(/\r\n/g, '\n')
              .replace(/^> ?/gm, '')
              .replace(/ id=[\w-]+/g, ''),
          );
        }
        expect(sync(document, { convertExternal, mode: 'check' }).markdown).toBe(document);
      }),
      { numRuns: cases(150) },
    );
  });
});
