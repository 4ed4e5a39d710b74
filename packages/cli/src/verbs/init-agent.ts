// linework init-agent: keeps a block of instructions for coding agents up to date in a file of the repository.
import { existsSync } from 'node:fs';
import { EXIT } from '../command/failure.js';
import { commandLine, type OwnCommand, ownCommand } from '../command/own-command.js';
import { defineVerb } from '../command/verb.js';
import { namedPath } from '../files/named-path.js';
import { readOriginal, shownPath } from '../files/read-text.js';
import { rewrite, type Written, writeChanged } from '../files/write-file.js';
import { SETTINGS_NAME } from '../settings/settings.js';

const START = '<!-- linework:start -->';
const END = '<!-- linework:end -->';

export const verb = defineVerb({
  name: 'init-agent',
  summary: 'Write instructions for coding agents into this repository',
  forms: ['[options]'],
  details: [
    `Adds a block between ${START} and ${END} to AGENTS.md, or updates the existing block. The rest of the file stays unchanged.`,
    'The block says which commands keep diagrams up to date, and how to run them here: with npx if the command is installed in the project (npm install --save-dev linework). It also contains the MCP settings that give an agent the same tools. The language is not repeated: linework vocabulary prints it.',
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

Diagrams in this repository are text in the Linework language: \`*.diagram\` files, drawn to SVG files beside them, and \`diagram\`
fences in Markdown, drawn above the fence.

Never edit a generated file: an SVG picture, or a diagram that is the \`out\` of a source in ${SETTINGS_NAME}. Change what it is made
from, or the overrides file beside it, and generate it again.

After each change to code, schemas or configuration:

1. \`${linework} generate\` updates the diagrams that ${SETTINGS_NAME} makes from files. If there is none, the command init writes it.
2. \`${linework} sync\` updates the pictures in Markdown documents.
3. \`${linework} ci\` reports errors and outdated files, as the pipeline does. Exit code 0: commit, with the generated files.
4. \`${linework} compare --git HEAD\` lists what changed in every diagram since the last commit, for your summary.

To write a diagram that no file of the repository describes:

1. \`${linework} suggest "which services the shop calls"\` chooses the kind for a request, with a source to start from.
2. \`${linework} vocabulary KIND\` prints the statements of a kind. Read it before you write; do not guess.
3. \`${linework} fix FILE.diagram\` applies the safe repairs and reports the other errors, each with its line and a suggested fix.
   \`${linework} explain CODE\` explains a diagnostic.
4. \`${linework} draw FILE.diagram\` writes FILE.svg and FILE.dark.svg.

To change a diagram that you did not write, prefer operations, which keep all other lines:
\`${linework} edit FILE.diagram '{"op":"set","at":"api","fields":{"label":"Orders"}}'\`. Then run fix and draw.

To start from an existing file:

- \`${linework} import FILE.sql -o NAME.diagram\` reads schemas, Compose, OpenAPI, Terraform and more. To keep the diagram up to date,
  add it to \`sources\` in ${SETTINGS_NAME} instead.
- \`${linework} convert FILE.mmd -o OTHER.diagram\` converts a Mermaid diagram.

To use the same tools over MCP, add this to the settings of an agent that runs in this folder (such as .mcp.json):

\`\`\`json
${JSON.stringify(tools, null, 2)}
\`\`\`
${END}
`;
}
