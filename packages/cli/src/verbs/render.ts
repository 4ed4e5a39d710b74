// linework render: draws one source to one picture, on standard output or in a file.
import { statSync } from 'node:fs';
import { defaultFormat, type Look, type PictureFormat, type Scheme } from '@linework/core';
import { type Drawn, drawAs } from '@linework/operations/formats/draw-as';
import { contextIn, type Settings } from '@linework/operations/settings/settings';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { drawable } from '../drawing/drawable.js';
import { formatsFor, refuseUseless } from '../drawing/format-choice.js';
import { formatOption, lookOf, lookOptions, themeOption } from '../drawing/options.js';
import { exporter, refuseTerminal } from '../drawing/pictures.js';
import { foreignAnswer, isMermaid } from '../files/foreign.js';
import { readText, shownPath } from '../files/read-text.js';
import { identityOf, refuseOverSource } from '../files/real-target.js';
import { type Written, writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';
import { settingsReader } from '../settings/settings.js';
import { reportDiagnostics, reportWarnings } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'render',
  forms: ['FILE [options]', 'FILE.mmd [options]', '- [options]', 'FILE -o PICTURE'],
  details: [
    'Prints the picture on standard output, or writes it to the file that -o names, in the format of its ending. To draw the light and the dark picture of many sources, use linework draw. With -f text, the picture can be read on a terminal.',
  ],
  operands: { least: 1, most: 1, wanted: 'a file or - for standard input' },
  options: {
    output: {
      type: 'string',
      short: 'o',
      value: 'PICTURE',
      help: 'write the picture to this file (- is standard output)',
    },
    out: { type: 'string', value: 'PICTURE', help: 'the same as --output' },
    format: { ...formatOption, help: 'picture format (default: from the name of the picture, then svg)' },
    theme: themeOption,
    ...lookOptions,
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands: [path = '-'], options, io }): Promise<Exit> => {
    const { theme, settings, json } = options;
    const foreign = isMermaid(path) ? undefined : foreignAnswer(path);
    if (foreign !== undefined) throw usageFailure(foreign);
    const output = outputOf(options, path);
    const [format = defaultFormat] = formatsFor(options.format, output);
    const look = lookOf(options);
    refuseUseless([format], { ...look, theme });
    const text = await readText(path);
    const own = await settingsReader(io, settings).of(path);
    const { source, said: conversion } = await drawable(path, text);
    const drawing: Drawn =
      source === undefined
        ? { ok: false, diagnostics: [], ...conversion }
        : { ...(await drawnAs(format, source, { ...look, theme }, own)), ...conversion };
    const { outline: _, picture, ...report } = drawing;
    const written = picture === undefined ? undefined : writtenTo(output, picture);
    if (json) {
      const { diagnostics, ...rest } = report;
      const shown = written === undefined ? picture : { warnings: picture?.warnings, pictures: [written] };
      io.out.write(`${JSON.stringify({ ...rest, ...shown, diagnostics })}\n`);
    } else {
      reportDiagnostics(io, path, text, report.diagnostics);
      reportWarnings(io, path, picture?.warnings ?? []);
      if (written !== undefined) io.out.write(`${written.status} ${shownPath(written.file)}\n`);
      else if (picture !== undefined) {
        const content = contentOf(picture);
        refuseTerminal(io.out, format, content);
        io.out.write(content);
      }
    }
    return report.ok ? EXIT.fine : EXIT.mistakes;
  },
});

/** Returns nothing for standard output. */
function outputOf(
  { output, out }: { readonly output: string | undefined; readonly out: string | undefined },
  source: string,
): string | undefined {
  if (output !== undefined && out !== undefined) throw usageFailure('-o and --out cannot be used together.');
  const path = output ?? out;
  if (path === undefined || path === '-') return undefined;
  if (isFolderName(path)) {
    const [shown, folder] = [shownPath(source), shownPath(path)];
    throw usageFailure(`${folder} is a folder. Name a picture in it, or write: linework draw ${shown} --out ${folder}`);
  }
  refuseOverSource(path, [source === '-' ? undefined : identityOf(source)]);
  return path;
}

function isFolderName(path: string): boolean {
  return /[/\\]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function writtenTo(
  output: string | undefined,
  picture: NonNullable<Drawn['picture']>,
): { readonly file: string; readonly status: Written } | undefined {
  return output === undefined ? undefined : { file: output, status: writeChanged(output, contentOf(picture)) };
}

async function drawnAs(
  format: PictureFormat,
  source: string,
  look: Look & { readonly theme: Scheme | undefined },
  settings: Settings,
): Promise<Drawn> {
  const drawing = await drawAs(format.name, source, look, { icons, ...contextIn(settings) }, { icons, exporter });
  if ('refused' in drawing) throw usageFailure(drawing.message);
  return drawing;
}

function contentOf({ svg, text, file }: NonNullable<Drawn['picture']>): string | Uint8Array {
  return svg ?? text ?? Buffer.from(file?.base64 ?? '', 'base64');
}
