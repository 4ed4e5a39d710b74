// linework draw: draws sources to pictures.
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
    'Draws each source to NAME.svg and NAME.dark.svg beside it. -f png writes NAME.png and NAME.dark.png; -f pdf, NAME.pdf; -f text, NAME.txt for terminals; -f svg,png, both. For a folder, draws every *.diagram file in it and below, except in node_modules and in folders whose names start with a dot; the default is this folder. A named Mermaid file (*.mmd) is converted and drawn. Standard input (-) is drawn to standard output unless -o names a file. Files that would not change are not written.',
    'A source with errors is not drawn. Each error is reported with its location and a suggested fix.',
    'Each picture is written completely or not at all. It never replaces a source, and never follows a symbolic link to a source or out of the folder.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'files, folders or - for standard input' },
  options: {
    output: {
      type: 'string',
      short: 'o',
      value: 'PICTURE',
      help: 'write one picture to this file (- is standard output); its colours come from --theme, else theme= in the header, else theme in linework.json, else light',
    },
    format: formatsOption,
    out: { type: 'string', value: 'FOLDER', help: 'write into this folder instead, keeping subfolders' },
    theme: themeOption,
    ...lookOptions,
    watch: { type: 'boolean', short: 'w', help: 'redraw whenever a source changes, until Ctrl-C' },
    changed: changedOption,
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands: named, options, io }) => {
    const { out, theme, watch, changed, settings, json } = options;
    if (options.output !== undefined && out !== undefined) throw usageFailure('-o and --out cannot be used together.');
    const picture = options.output === undefined && out === undefined ? namedPicture(named) : undefined;
    const output = options.output ?? picture;
    const sources = picture === undefined ? named : named.slice(0, -1);
    const operands = sources.length === 0 ? ['.'] : sources;
    const formats = formatsFor(options.format, output);
    const look = lookOf(options);
    refuseUseless(formats, { ...look, theme });
    const drawing = { operands, formats, output, out, theme, look, settings, json, changed };
    if (!watch) return (await drawSources(drawing, io)).exit;
    if (json || operands.includes('-') || output === '-')
      throw usageFailure('--watch cannot be used with --json, standard input or standard output.');
    const seen: Seen = { sources: new Map(), failures: new Set() };
    let count = 0;
    await watching(io, {
      paths: operands,
      work: async () => {
        const ran = await drawSources(drawing, io, seen);
        count = ran.sources;
        return ran.settingsFiles;
      },
      ready: () => {
        const what = `${operands.map(shownPath).join(', ')} (${count} source${count === 1 ? '' : 's'})`;
        io.err.write(`Watching ${what}. Press Ctrl-C to stop.\n`);
      },
    });
    return EXIT.fine;
  },
});
