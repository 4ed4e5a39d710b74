// linework draw: sources to pictures.
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { formatFor, refuseUseless } from '../drawing/format-choice.js';
import { formatOption, lookOf, lookOptions, schemeOption } from '../drawing/options.js';
import { drawPictures, pictureRecord, refuseTerminal, writePicture } from '../drawing/pictures.js';
import { planDrawing } from '../drawing/plan.js';
import { watching } from '../drawing/watch.js';
import { eachText } from '../files/each-text.js';
import { findSources } from '../files/find-sources.js';
import { shownPath } from '../files/read-text.js';
import { settingsReader } from '../settings/settings.js';
import { reportDiagnostics, reportWarnings } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'draw',
  forms: ['FILE... [options]', 'FOLDER... [options]', '- [-o FILE]'],
  details: [
    'Draws each source to NAME.svg and NAME.dark.svg beside it; with -f png to NAME.png and NAME.dark.png, with -f pdf to NAME.pdf, with -f text to NAME.txt for terminals. A folder stands for every *.diagram in it and below, but in node_modules and folders whose name starts with a dot. Standard input (-) is drawn to standard output unless -o names a file. Files that would not change are not written.',
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
    format: formatOption,
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
    const format = formatFor(options.format, output);
    const look = lookOf(options);
    refuseUseless(format, { ...look, scheme });
    if (watch && (json || operands.includes('-'))) throw usageFailure('--watch excludes --json and standard input.');
    const once = async (): Promise<Exit> => {
      const { sources, failures } = findSources(operands, { extension: '.diagram', deep: true });
      const jobs = await planDrawing(sources, { format, output, out, scheme }, settingsReader(io.folder, settings));
      const results: unknown[] = [];
      const exit = await eachText({
        io,
        unread: failures,
        items: jobs,
        run: async ({ path, pictures, settings: those, within }, text, quiet) => {
          const { report, drawn, warnings } = await drawPictures(text, pictures, format, look, those);
          if (json) {
            const written = drawn.map((each) =>
              each.picture.path === '-'
                ? { ...pictureRecord(format, each.content), status: 'printed' }
                : writePicture(each, within),
            );
            results.push({ file: path, ...report, ...(warnings.length === 0 ? {} : { warnings }), pictures: written });
          } else {
            reportDiagnostics(quiet, path, text, report.diagnostics);
            reportWarnings(quiet, path, warnings);
            for (const each of drawn) {
              if (each.picture.path === '-') {
                refuseTerminal(io.out, format, each.content);
                quiet.out.write(each.content);
              } else {
                const { file, status } = writePicture(each, within);
                quiet.out.write(`${status} ${shownPath(file)}\n`);
              }
            }
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
