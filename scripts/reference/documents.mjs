// The page of pictures in Markdown documents: in, the function that makes them; out, the convention with an example made by it.
import { syncMarkdown } from '@linework/convert';
import { code, page, table } from './markdown.mjs';

const SOURCE = 'flow "Checkout"\nnode shop client "Shop"\nnode api service "API"\nshop -> api : "orders"';
const BEFORE = `\`\`\`diagram id=checkout\n${SOURCE}\n\`\`\`\n`;

export function documentsPage(icons) {
  const options = { documentPath: 'README.md', convertExternal: false, mode: 'sync' };
  const { markdown, files } = syncMarkdown(BEFORE, options, { icons });
  return page(
    '# Pictures in Markdown documents',
    `${code('linework sync README.md')}, ${code('POST /v1/markdown/sync')} and the tool ${code('sync_markdown')} give each ${code('diagram')} fence of a document its picture. The source stays in the document, where people go on editing it, folded below the picture.`,
    '## What is written',
    'Before:',
    fenced(BEFORE),
    'After:',
    fenced(markdown),
    `With ${files.map(({ path }) => code(path)).join(' and ')} beside the document. The two marks say which lines belong to the picture; the sixteen digits tell whether source and picture are in step. In MDX the marks are ${code('{/* … */}')}.`,
    '## Behind the word diagram',
    table(
      ['Option', 'Meaning'],
      [
        [
          code('id=name'),
          'Names the pictures: letters, digits, hyphens and underscores. Without it one is made of the title, else the kind, and written there, so that it stays.',
        ],
        [
          code('link=address'),
          'Where the picture leads: https:// or a relative address. It stays when the picture is drawn anew.',
        ],
      ],
    ),
    '## What becomes of a fence',
    table(
      ['Status', 'When'],
      [
        ['`synced`', 'Its picture was drawn and the lines round it were written.'],
        [
          '`converted`',
          `It was Mermaid and is a diagram now: with ${code('convertExternal')}, or ${code('linework sync --convert')}. [What becomes of Mermaid](mermaid.md)`,
        ],
        ['`unchanged`', 'Document and picture are in step.'],
        [
          '`skipped`',
          `It is beyond the 30 diagrams or 10 million characters of a call, which ${code('caps')} names for a second call; or it is Mermaid and conversion was not asked for.`,
        ],
        [
          '`failed`',
          'It has mistakes, or nothing closes it, or its id is taken. It and an earlier picture stay byte for byte; the diagnostics point into the document.',
        ],
      ],
    ),
    '## What stays',
    `Everything outside of these lines, byte for byte, with its line endings. Fences in quotes and lists get their picture there; fences in comments, in indented code and in other fences are text. A second run changes nothing. With mode ${code('check')}, or ${code('linework sync --check')}, nothing is written and ${code('changed')} says whether the document is out of step.`,
    `Pictures that no fence shows any more are named by ${code('linework sync')} and removed with ${code('--prune')}. A picture that was deleted is drawn anew.`,
  );
}

function fenced(text) {
  return `\`\`\`\`markdown\n${text.trimEnd()}\n\`\`\`\``;
}
