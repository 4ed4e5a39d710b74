// The page of pictures in Markdown documents: in, the function that draws them; out, the convention with a generated example.
import { syncMarkdown } from '@linework/convert';
import { code, page, table } from './markdown.mjs';

const SOURCE = 'flow "Checkout"\nnode shop client "Shop"\nnode api service "API"\nshop -> api : "orders"';
const BEFORE = `\`\`\`diagram id=checkout\n${SOURCE}\n\`\`\`\n`;

export function documentsPage(icons) {
  const options = { documentPath: 'README.md', convertExternal: false, mode: 'sync' };
  const { markdown, files } = syncMarkdown(BEFORE, options, { icons });
  return page(
    '# Pictures in Markdown documents',
    `${code('linework sync README.md')}, ${code('POST /v1/markdown/sync')} and the tool ${code('sync_markdown')} draw each ${code('diagram')} fence of a document as a picture. The source stays in the document, folded below the picture, where you can edit it.`,
    '## Result',
    'Before:',
    fenced(BEFORE),
    'After:',
    fenced(markdown),
    `The files ${files.map(({ path }) => code(path)).join(' and ')} are written beside the document. The two marks enclose the lines of the picture; the sixteen digits show whether source and picture are up to date. In MDX, the marks are ${code('{/* … */}')}.`,
    '## Options of a fence',
    `Write them after the word ${code('diagram')}:`,
    table(
      ['Option', 'Meaning'],
      [
        [
          code('id=name'),
          'Names the pictures: letters, digits, hyphens and underscores. Default: an id from the title or the kind, which is added to the fence so that it stays the same.',
        ],
        [
          code('link=address'),
          'The link target of the picture: https:// or a relative address. It is kept when the picture is redrawn.',
        ],
      ],
    ),
    '## Status of a fence',
    table(
      ['Status', 'When'],
      [
        ['`synced`', 'Its picture was drawn and the lines around it were written.'],
        [
          '`converted`',
          `It was converted from Mermaid, with ${code('convertExternal')} or ${code('linework sync --convert')}. See [conversion from Mermaid](mermaid.md).`,
        ],
        ['`unchanged`', 'Document and picture are up to date.'],
        [
          '`skipped`',
          `It exceeds the 30 diagrams or 10 million characters of a call (see ${code('caps')}; call again), or it is Mermaid and conversion was not requested.`,
        ],
        [
          '`failed`',
          'It has errors, is not closed, or its id is taken. The fence and an earlier picture stay byte for byte; the diagnostics point into the document.',
        ],
      ],
    ),
    '## What stays unchanged',
    `Everything outside these lines stays byte for byte, with its line endings. Fences in quotes and lists get their picture there; fences in comments, in indented code and in other fences are text. A second run changes nothing. With mode ${code('check')}, or ${code('linework sync --check')}, nothing is written and ${code('changed')} reports whether the document is out of date.`,
    `${code('linework sync')} lists pictures that no fence shows any more; ${code('--prune')} removes them. It redraws deleted pictures.`,
  );
}

function fenced(text) {
  return `\`\`\`\`markdown\n${text.trimEnd()}\n\`\`\`\``;
}
