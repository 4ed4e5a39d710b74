// linework outline: describes one source in words and as data.

import { described } from '@linework/operations/diagrams/outline';
import { contextIn } from '@linework/operations/settings/settings';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { foreignAnswer } from '../files/foreign.js';
import { readText } from '../files/read-text.js';
import { icons } from '../icons.js';
import { settingsReader } from '../settings/settings.js';
import { printableLines } from '../terminal/printable.js';
import { reportDiagnostics } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'outline',
  forms: ['FILE [options]', '- [options]'],
  details: [
    'Prints what the picture says, one statement per line. --json adds its nodes, edges, groups, items and series with their lines and columns in the source.',
  ],
  operands: { least: 1, most: 1, wanted: 'a file or - for standard input' },
  options: { settings: settingsOption, json: jsonOption },
  run: async ({ operands: [path = '-'], options: { settings, json }, io }): Promise<Exit> => {
    const foreign = foreignAnswer(path);
    if (foreign !== undefined) throw usageFailure(foreign);
    const text = await readText(path);
    const own = await settingsReader(io, settings).of(path);
    const { outline, diagnostics, ...rest } = described(text, { icons, ...contextIn(own) });
    if (json) io.out.write(`${JSON.stringify({ ...rest, ...outline, diagnostics })}\n`);
    else {
      reportDiagnostics(io, path, text, diagnostics);
      for (const line of outline?.lines ?? []) io.out.write(`${printableLines(line)}\n`);
    }
    return rest.ok ? EXIT.fine : EXIT.mistakes;
  },
});
