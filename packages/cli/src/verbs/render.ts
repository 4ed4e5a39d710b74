// linework render: one source to one picture on standard output.

import { defaultFormat } from '@linework/core';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { drawSource } from '../drawing/drawable.js';
import { formatsFor, refuseUseless } from '../drawing/format-choice.js';
import { formatOption, lookOf, lookOptions, themeOption } from '../drawing/options.js';
import { pictureRecord, refuseTerminal } from '../drawing/pictures.js';
import { foreignAnswer, isMermaid } from '../files/foreign.js';
import { readText } from '../files/read-text.js';
import { saidOnce, settingsReader } from '../settings/settings.js';
import { reportDiagnostics, reportWarnings } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'render',
  forms: ['FILE [options]', 'FILE.mmd [options]', '- [options]'],
  details: [
    'Prints the picture on standard output and writes no file; linework draw writes files. With -f text it can be read on a terminal.',
  ],
  operands: { least: 1, most: 1, wanted: 'a file or - for standard input' },
  options: { format: formatOption, theme: themeOption, ...lookOptions, settings: settingsOption, json: jsonOption },
  run: async ({ operands: [path = '-'], options, io }): Promise<Exit> => {
    const { theme, settings, json } = options;
    const foreign = isMermaid(path) ? undefined : foreignAnswer(path);
    if (foreign !== undefined) throw usageFailure(foreign);
    const [format = defaultFormat] = formatsFor(options.format, undefined);
    const look = lookOf(options);
    refuseUseless([format], { ...look, theme });
    const text = await readText(path);
    const picture = { path: '-', format, ...(theme === undefined ? {} : { scheme: theme }) };
    const { report, drawn, warnings } = await drawSource(
      path,
      text,
      [picture],
      look,
      await settingsReader(io.folder, settings, saidOnce(io)).of(path),
    );
    const [made] = drawn;
    if (json) {
      const { diagnostics, ...rest } = report;
      const record = made === undefined ? {} : pictureRecord(made);
      const shown = typeof made?.content === 'object' ? { file: record } : record;
      const told = warnings.length === 0 ? {} : { warnings };
      io.out.write(`${JSON.stringify({ ...rest, ...shown, ...told, diagnostics })}\n`);
    } else {
      reportDiagnostics(io, path, text, report.diagnostics);
      reportWarnings(io, path, warnings);
      if (made !== undefined) {
        refuseTerminal(io.out, made);
        io.out.write(made.content);
      }
    }
    return report.ok ? EXIT.fine : EXIT.mistakes;
  },
});
