// Titles of converted diagrams: their own first, else the heading that they follow.
import { describe, expect, it } from 'vitest';
import { convertDocument } from './document.js';
import { syncMarkdown } from './sync/index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const FLOW = 'flowchart LR\n  a[Shop] --> b[Bank]';
const fence = (text: string): string => `\`\`\`mermaid\n${text}\n\`\`\`\n`;

describe.each([
  ['convert', (document: string) => convertDocument(document, {}, context).markdown],
  [
    'sync',
    (document: string) =>
      syncMarkdown(document, { documentPath: 'a.md', convertExternal: true, mode: 'sync' }, context).markdown,
  ],
] as const)('%s', (_, converted) => {
  it.each([
    ['a heading above', `## How we pay\n\n${fence(FLOW)}`, 'flow "How we pay"'],
    ['a heading with marks', `### The \`pay\` *job* [here](x.md) ##\n${fence(FLOW)}`, 'flow "The pay *job* here"'],
    ['an underlined heading', `Text.\n\nHow we pay\n----------\n\n${fence(FLOW)}`, 'flow "How we pay"'],
    [
      'a heading in a quote',
      `> ## How we pay\n>\n${fence(FLOW).trimEnd().replace(/^/gm, '> ')}\n`,
      'flow "How we pay"',
    ],
    ['a heading with line ends of Windows', `## How we pay\r\n\r\n${fence(FLOW)}`, 'flow "How we pay"'],
    ['its front matter', `## Heading\n\n${fence(`---\ntitle: Own\n---\n${FLOW}`)}`, 'flow "Own"'],
    ['its accessible title', `## Heading\n\n${fence(`${FLOW}\n  accTitle: Own`)}`, 'flow "Own"'],
    ['its title statement', `## Heading\n\n${fence('pie title Own\n "A": 1\n "B": 2')}`, 'pie "Own"'],
    ['a sequence', `## Heading\n\n${fence('sequenceDiagram\n  A->>B: hi')}`, 'sequence "Heading"'],
  ])('takes the title from %s', (__, document, header) => {
    expect(converted(document)).toContain(`\n${document.startsWith('>') ? '> ' : ''}${header}`);
  });

  it.each([
    ['the title of the document', `# Handbook\n\n${fence(FLOW)}`],
    ['a heading with a text below it', `## How we pay\n\nText.\n\n${fence(FLOW)}`],
    ['a text', `How we pay\n\n${fence(FLOW)}`],
    ['the rule after a paragraph', `One\ntwo\n\n---\n\n${fence(FLOW)}`],
    ['a heading of the diagram before', `## One\n\n${fence('nothing')}\n${fence(FLOW)}`],
    ['a heading as long as a sentence', `## ${'word '.repeat(40)}\n\n${fence(FLOW)}`],
  ])('takes no title from %s', (__, document) => {
    expect(converted(document)).toContain('\nflow direction=right\n');
  });
});
