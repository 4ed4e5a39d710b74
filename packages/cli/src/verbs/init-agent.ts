// linework init-agent: keeps a block of instructions for coding agents up to date in a file of the repository.
import { existsSync } from 'node:fs';
import { languageText } from '@linework/core';
import { EXIT } from '../command/failure.js';
import { commandLine, type OwnCommand, ownCommand } from '../command/own-command.js';
import { defineVerb } from '../command/verb.js';
import { namedPath } from '../files/named-path.js';
import { readOriginal, shownPath } from '../files/read-text.js';
import { rewrite, type Written, writeChanged } from '../files/write-file.js';

const START = '<!-- linework:start -->';
const END = '<!-- linework:end -->';

export const verb = defineVerb({
  name: 'init-agent',
  summary: 'Write instructions for coding agents into this repository',
  forms: ['[options]'],
  details: [
    `Adds a block between ${START} and ${END} to AGENTS.md, or updates the existing block. The rest of the file stays unchanged.`,
    'The block says how to run the command here: with npx if it is installed in the project (npm install --save-dev linework). It also contains the MCP settings that give an agent the same tools.',
  ],
  operands: { least: 0, most: 0, wanted: '' },
  options: {
    file: { type: 'string', value: 'FILE', help: 'write this file instead of AGENTS.md' },
    print: { type: 'boolean', help: 'print the block and write nothing' },
  },
  run: async ({ options: { file, print }, io }) => {
    const own = ownCommand(io.folder, io.env.PATH ?? io.env.Path ?? '', process.argv[1] ?? '');
    if (print) {
      io.out.write(block(own));
      return EXIT.fine;
    }
    const path = namedPath(io.folder, file ?? 'AGENTS.md');
    const status = existsSync(path) ? await bringUpToDate(path, block(own)) : writeChanged(path, block(own));
    io.out.write(`${status} ${shownPath(path)}\n`);
    if (!own.everywhere) {
      io.err.write(
        'linework: The command is not installed in this project, so the instructions work only on this machine. Run npm install --save-dev linework, then linework init-agent again.\n',
      );
    }
    return EXIT.fine;
  },
});

async function bringUpToDate(path: string, written: string): Promise<Written> {
  const { text, bytes } = await readOriginal(path);
  return rewrite(path, bytes, withBlock(text, written));
}

/** Returns the text with the block in place of the old one, or at the end. */
function withBlock(text: string, written: string): string {
  const from = text.indexOf(START);
  const to = from < 0 ? -1 : text.indexOf(END, from);
  if (to >= 0) return text.slice(0, from) + written.trimEnd() + text.slice(to + END.length);
  const lead = text === '' ? '' : text.endsWith('\n\n') ? text : text.endsWith('\n') ? `${text}\n` : `${text}\n\n`;
  return lead + written;
}

function block({ words }: OwnCommand): string {
  const linework = commandLine(words);
  const [command, ...args] = words;
  const tools = { mcpServers: { linework: { command, args: [...args, 'mcp'] } } };
  return `${START}
## Diagrams

Diagrams in this repository are text in the Linework language: \`*.diagram\` files, drawn to SVG files beside them.

1. Write the source: one statement per line, labels in double quotes.
2. Run \`${linework} fix FILE.diagram\`. It applies the safe repairs and reports the other errors with a suggested fix.
3. Run \`${linework} draw FILE.diagram\`. It writes FILE.svg and FILE.dark.svg. Never edit these by hand.
4. \`${linework} explain CODE\` explains a diagnostic code; \`${linework} vocabulary KIND\` shows the syntax of a kind.
5. \`${linework} convert FILE.mmd\` converts a Mermaid diagram to this language.

To use the same tools over MCP, add this to the settings of an agent that runs in this folder (such as .mcp.json):

\`\`\`json
${JSON.stringify(tools, null, 2)}
\`\`\`

\`\`\`text
${languageText().trimEnd()}
\`\`\`
${END}
`;
}
