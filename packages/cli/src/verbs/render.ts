// linework render: one source to one picture on standard output.
import { EXIT, type Exit } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { lookOf, lookOptions, schemeOption } from '../drawing/options.js';
import { drawPictures } from '../drawing/pictures.js';
import { readText } from '../files/read-text.js';
import { settingsReader } from '../settings/settings.js';
import { reportDiagnostics } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'render',
  forms: ['FILE [options]', '- [options]'],
  details: ['Prints the SVG on standard output and writes no file; linework draw writes files.'],
  operands: { least: 1, most: 1, wanted: 'a file or - for standard input' },
  options: { scheme: schemeOption, ...lookOptions, settings: settingsOption, json: jsonOption },
  run: async ({ operands: [path = '-'], options, io }): Promise<Exit> => {
    const { scheme, settings, json } = options;
    const text = await readText(path);
    const picture = { path: '-', ...(scheme === undefined ? {} : { scheme }) };
    const { report, drawn } = drawPictures(
      text,
      [picture],
      lookOf(options),
      await settingsReader(io.folder, settings).of(path),
    );
    const svg = drawn[0]?.svg;
    if (json) {
      const { diagnostics, ...rest } = report;
      io.out.write(`${JSON.stringify({ ...rest, ...(svg === undefined ? {} : { svg }), diagnostics })}\n`);
    } else {
      reportDiagnostics(io, path, text, report.diagnostics);
      io.out.write(svg ?? '');
    }
    return report.ok ? EXIT.fine : EXIT.mistakes;
  },
});
