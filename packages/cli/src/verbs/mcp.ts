// linework mcp: serves the agent tools over standard input and output.
import { contextIn } from '@linework/operations/settings/settings';
import { projectOf } from '../agent-tools/project.js';
import { commandTools } from '../agent-tools/registry.js';
import { EXIT } from '../command/failure.js';
import { defineVerb, settingsOption } from '../command/verb.js';
import { exporter } from '../drawing/pictures.js';
import { icons } from '../icons.js';
import { interrupted, servicePackage } from '../service-packages.js';
import { settingsReader } from '../settings/settings.js';
import { printableLines } from '../terminal/printable.js';
import { version } from '../version.js';

export const verb = defineVerb({
  name: 'mcp',
  summary: 'Serve the agent tools over standard input and output (MCP)',
  forms: ['[options]'],
  details: [
    'In the settings of an agent, the command is linework and its argument is mcp. Exits when standard input ends. Logs go to standard error.',
  ],
  operands: { least: 0, most: 0, wanted: '' },
  options: { settings: settingsOption },
  run: async ({ options: { settings }, io, verbs }) => {
    const own = await settingsReader(io, settings).of('-');
    const { serveMcpStdio } = await servicePackage('@linework/mcp');
    const place = { io, verbs, settings };
    const serving = serveMcpStdio({
      version: version(),
      tools: commandTools(place),
      project: projectOf(place),
      context: { icons, exporter, ...contextIn(own) },
      onError: (error) => io.err.write(`linework: ${printableLines(error.message)}\n`),
    });
    await Promise.race([serving.answered(), interrupted()]);
    await serving.close();
    return EXIT.fine;
  },
});
