// linework draw: sources to pictures.
import { extname } from 'node:path';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { lookOf, lookOptions, schemeOption } from '../drawing/options.js';
import { drawPictures, writePicture } from '../drawing/pictures.js';
import { planDrawing } from '../drawing/plan.js';
import { watching } from '../drawing/watch.js';
import { eachText } from '../files/each-text.js';
import { findSources } from '../files/find-sources.js';
import { shownPath } from '../files/read-text.js';
import { settingsReader } from '../settings/settings.js';
import { reportDiagnostics } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'draw',
  forms: ['FILE... [options]', 'FOLDER... [options]', '- [-o FILE]'],
  details: [
    'Draws each source to NAME.svg and NAME.dark.svg beside it. A folder stands for every *.diagram in it and below, but in node_modules and folders whose name starts with a dot. Standard input (-) is drawn to standard output unless -o names a file. Files that would not change are not written.',
    'A source with mistakes is not drawn; each mistake is told with its place and what to write instead.',
  ],
  operands: { least: 1, most: Number.POSITIVE_INFINITY, wanted: 'a file, a folder or - for standard input' },
  options: {
    output: {
      type: 'string',
      short: 'o',
      value: 'FILE',
      help: 'write one picture to this file (- is standard output); its colours are those of --scheme, of theme= in the header, or light',
    },
    out: { type: 'string', value: 'FOLDER', help: 'write into this folder instead, with the folders below kept' },
    scheme: schemeOption,
    ...lookOptions,
    watch: { type: 'boolean', help: 'draw again whenever a source changes, until Ctrl-C' },
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands, options, io }) => {
    const { output, out, scheme, watch, settings, json } = options;
    if (output !== undefined && out !== undefined) throw usageFailure('-o and --out exclude each other.');
    if (output !== undefined && !['', '.svg'].includes(extname(output).toLowerCase())) {
      throw usageFailure(`Pictures are SVG. Write: -o ${shownPath(output.slice(0, -extname(output).length))}.svg`);
    }
    if (watch && (json || operands.includes('-'))) throw usageFailure('--watch excludes --json and standard input.');
    const once = async (): Promise<Exit> => {
      const { sources, failures } = findSources(operands, { extension: '.diagram', deep: true });
      const jobs = await planDrawing(sources, { output, out, scheme }, settingsReader(io.folder, settings));
      const look = lookOf(options);
      const results: unknown[] = [];
      const exit = await eachText({
        io,
        unread: failures,
        items: jobs,
        run: ({ path, pictures, settings: those }, text, quiet) => {
          const { report, drawn } = drawPictures(text, pictures, look, those);
          const written = drawn.map((each) =>
            each.picture.path === '-' ? { svg: each.svg, status: 'printed' as const } : writePicture(each),
          );
          if (json) results.push({ file: path, ...report, pictures: written });
          else {
            reportDiagnostics(quiet, path, text, report.diagnostics);
            for (const each of written)
              quiet.out.write('svg' in each ? each.svg : `${each.status} ${shownPath(each.file)}\n`);
          }
          return report.ok ? EXIT.fine : EXIT.mistakes;
        },
        failed: (file, error) => results.push({ file, ok: false, diagnostics: [], pictures: [], error }),
      });
      if (json) io.out.write(`${JSON.stringify(results)}\n`);
      return exit;
    };
    const exit = await once();
    if (!watch) return exit;
    await watching(operands, once);
    return EXIT.fine;
  },
});
