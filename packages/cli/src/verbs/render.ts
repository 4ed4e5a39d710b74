// linework render: one source to one picture on standard output.
import { EXIT, type Exit } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { formatFor, refuseUseless } from '../drawing/format-choice.js';
import { formatOption, lookOf, lookOptions, schemeOption } from '../drawing/options.js';
import { drawPictures, pictureRecord, refuseTerminal } from '../drawing/pictures.js';
import { readText } from '../files/read-text.js';
import { saidOnce, settingsReader } from '../settings/settings.js';
import { reportDiagnostics, reportWarnings } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'render',
  forms: ['FILE [options]', '- [options]'],
  details: [
    'Prints the picture on standard output and writes no file; linework draw writes files. With -f text it can be read on a terminal.',
  ],
  operands: { least: 1, most: 1, wanted: 'a file or - for standard input' },
  options: { format: formatOption, scheme: schemeOption, ...lookOptions, settings: settingsOption, json: jsonOption },
  run: async ({ operands: [path = '-'], options, io }): Promise<Exit> => {
    const { scheme, settings, json } = options;
    const format = formatFor(options.format, undefined);
    const look = lookOf(options);
    refuseUseless(format, { ...look, scheme });
    const text = await readText(path);
    const picture = { path: '-', ...(scheme === undefined ? {} : { scheme }) };
    const { report, drawn, warnings } = await drawPictures(
      text,
      [picture],
      format,
      look,
      await settingsReader(io.folder, settings, saidOnce(io)).of(path),
    );
    const content = drawn[0]?.content;
    if (json) {
      const { diagnostics, ...rest } = report;
      const record = content === undefined ? {} : pictureRecord(format, content);
      const shown = typeof content === 'object' ? { file: record } : record;
      const told = warnings.length === 0 ? {} : { warnings };
      io.out.write(`${JSON.stringify({ ...rest, ...shown, ...told, diagnostics })}\n`);
    } else {
      reportDiagnostics(io, path, text, report.diagnostics);
      reportWarnings(io, path, warnings);
      if (content !== undefined) {
        refuseTerminal(io.out, format, content);
        io.out.write(content);
      }
    }
    return report.ok ? EXIT.fine : EXIT.mistakes;
  },
});
