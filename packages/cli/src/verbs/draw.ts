// linework draw: sources to pictures.
import { EXIT, usageFailure } from '../command/failure.js';
import { changedOption, defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { drawSources, type Seen } from '../drawing/draw-sources.js';
import { formatsFor, namedPicture, refuseUseless } from '../drawing/format-choice.js';
import { formatsOption, lookOf, lookOptions, themeOption } from '../drawing/options.js';
import { watching } from '../drawing/watch.js';
import { shownPath } from '../files/read-text.js';

export const verb = defineVerb({
  name: 'draw',
  forms: ['[FILE | FOLDER]... [options]', 'FILE.mmd... [options]', 'FILE PICTURE', '- [-o PICTURE]'],
  details: [
    'Draws each source to NAME.svg and NAME.dark.svg beside it; with -f png to NAME.png and NAME.dark.png, with -f pdf to NAME.pdf, with -f text to NAME.txt for terminals, with -f svg,png to both. A folder stands for every *.diagram in it and below, but in node_modules and folders whose name starts with a dot; without a path it is this folder. A Mermaid file (*.mmd) that is named is converted and drawn. Standard input (-) is drawn to standard output unless -o names a file. Files that would not change are not written.',
    'A source with mistakes is not drawn; each mistake is told with its place and what to write instead.',
    'A picture is written whole or not at all: never over a source, nor through a link to one or out of the folder.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'files, folders or - for standard input' },
  options: {
    output: {
      type: 'string',
      short: 'o',
      value: 'PICTURE',
      help: 'write one picture to this file (- is standard output); its colours are those of --theme, of theme= in the header, of theme in linework.json, or light',
    },
    format: formatsOption,
    out: { type: 'string', value: 'FOLDER', help: 'write into this folder instead, with the folders below kept' },
    theme: themeOption,
    ...lookOptions,
    watch: { type: 'boolean', short: 'w', help: 'draw again whenever a source changes, until Ctrl-C' },
    changed: changedOption,
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands: named, options, io }) => {
    const { out, theme, watch, changed, settings, json } = options;
    if (options.output !== undefined && out !== undefined) throw usageFailure('-o and --out exclude each other.');
    const picture = options.output === undefined && out === undefined ? namedPicture(named) : undefined;
    const output = options.output ?? picture;
    const sources = picture === undefined ? named : named.slice(0, -1);
    const operands = sources.length === 0 ? ['.'] : sources;
    const formats = formatsFor(options.format, output);
    const look = lookOf(options);
    refuseUseless(formats, { ...look, theme });
    const asked = { operands, formats, output, out, theme, look, settings, json, changed };
    if (!watch) return (await drawSources(asked, io)).exit;
    if (json || operands.includes('-') || output === '-')
      throw usageFailure('--watch excludes --json, standard input and standard output.');
    const seen: Seen = { sources: new Map(), failures: new Set() };
    let count = 0;
    await watching(io, {
      paths: operands,
      work: async () => {
        const ran = await drawSources(asked, io, seen);
        count = ran.sources;
        return ran.settingsFiles;
      },
      ready: () => {
        const what = `${operands.map(shownPath).join(', ')} (${count} source${count === 1 ? '' : 's'})`;
        io.err.write(`watching ${what}; Ctrl-C ends it\n`);
      },
    });
    return EXIT.fine;
  },
});
