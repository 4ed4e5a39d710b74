// linework render: draws one source to one picture on standard output.

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
import { readText } from '../files/read-text.js';
import { icons } from '../icons.js';
import { settingsReader } from '../settings/settings.js';
import { reportDiagnostics, reportWarnings } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'render',
  forms: ['FILE [options]', 'FILE.mmd [options]', '- [options]'],
  details: [
    'Prints the picture on standard output. To write files, use linework draw. With -f text, the picture can be read on a terminal.',
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
    const own = await settingsReader(io.folder, settings).of(path);
    const { source, said } = await drawable(path, text);
    const drawn: Drawn =
      source === undefined
        ? { ok: false, diagnostics: [], ...said }
        : { ...(await drawnAs(format, source, { ...look, theme }, own)), ...said };
    const { outline: _, picture, ...report } = drawn;
    if (json) {
      const { diagnostics, ...rest } = report;
      io.out.write(`${JSON.stringify({ ...rest, ...picture, diagnostics })}\n`);
    } else {
      reportDiagnostics(io, path, text, report.diagnostics);
      reportWarnings(io, path, picture?.warnings ?? []);
      if (picture !== undefined) {
        const content = contentOf(picture);
        refuseTerminal(io.out, format, content);
        io.out.write(content);
      }
    }
    return report.ok ? EXIT.fine : EXIT.mistakes;
  },
});

async function drawnAs(
  format: PictureFormat,
  source: string,
  asked: Look & { readonly theme: Scheme | undefined },
  settings: Settings,
): Promise<Drawn> {
  const drawn = await drawAs(format.name, source, asked, { icons, ...contextIn(settings) }, { icons, exporter });
  if ('refused' in drawn) throw usageFailure(drawn.message);
  return drawn;
}

function contentOf({ svg, text, file }: NonNullable<Drawn['picture']>): string | Uint8Array {
  return svg ?? text ?? Buffer.from(file?.base64 ?? '', 'base64');
}
