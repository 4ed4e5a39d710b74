// linework convert: Mermaid texts to the language.
import { dirname, join, parse } from 'node:path';
import { type ConvertResult, convertMermaid } from '@linework/convert';
import { draw } from '@linework/core';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { SVG } from '../drawing/formats.js';
import { drawPictures, picturesOf, writePicture } from '../drawing/pictures.js';
import { eachText } from '../files/each-text.js';
import { findSources } from '../files/find-sources.js';
import { shownPath } from '../files/read-text.js';
import { identityOf, refuseOverSource } from '../files/real-target.js';
import { keepOther, writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';
import { settingsReader } from '../settings/settings.js';
import { reportDiagnostics } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'convert',
  forms: ['FILE.mmd [options]', 'FOLDER [options]', '- [options]'],
  details: [
    'A file or standard input (-) is converted to standard output. A folder has every *.mmd in it, not below it, converted to NAME.diagram beside it. A file that is there and differs is kept unless --force is given.',
    'What was lost, renamed or guessed goes to standard error, with its place in the input. With --json nothing is written, and what is printed is a list of {"file", "result"}.',
  ],
  operands: { least: 1, most: 1, wanted: 'one file, one folder or - for standard input' },
  options: {
    output: { type: 'string', short: 'o', value: 'FILE', help: 'write the source to this file' },
    lenient: { type: 'boolean', help: 'leave unreadable lines out with a warning instead of failing' },
    render: { type: 'boolean', help: 'draw what was converted too: pictures beside the source, or svg in the JSON' },
    force: { type: 'boolean', help: 'write over a file that differs' },
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands, options, io }) => {
    const { output, lenient, render, force, json } = options;
    const [operand = '-'] = operands;
    const { sources, failures } = findSources(operands, { extension: '.mmd', deep: false });
    const folder = sources.some((each) => each.path !== operand);
    if (folder && output !== undefined) throw usageFailure('-o names one file, but a folder was given.');
    if (operand === '-' && render && !json && output === undefined) {
      throw usageFailure('The pictures of standard input have no name. Write: -o FILE.diagram');
    }
    if (output !== undefined && output !== '-') {
      refuseOverSource(
        output,
        sources.map((each) => identityOf(each.path)),
      );
    }
    const reader = settingsReader(io.folder, options.settings);
    const items = await Promise.all(
      sources.map(async ({ path, below, root }) => {
        const beside = join(dirname(path), `${parse(below).name}.diagram`);
        const target = output ?? (folder ? beside : '-');
        return {
          path,
          file: folder ? below : path,
          target,
          within: output === undefined ? root : dirname(output),
          stem: stemOf(target === '-' ? beside : target),
          settings: await reader.of(path),
        };
      }),
    );
    const results: unknown[] = [];
    const exit = await eachText({
      io,
      unread: failures,
      items,
      run: async ({ path, file, target, within, stem, settings }, text, quiet): Promise<Exit> => {
        const converted = convertMermaid(text, { lenient }, { icons });
        const exit = converted.ok ? EXIT.fine : EXIT.mistakes;
        if (json) {
          results.push({ file, result: resultOf(converted, render) });
          return exit;
        }
        reportDiagnostics(quiet, path, text, converted.diagnostics);
        if (!converted.ok) return exit;
        if (target === '-') quiet.out.write(converted.source);
        else {
          if (!force) keepOther(target, converted.source, ' Write --force to write over it.');
          quiet.out.write(`${writeChanged(target, converted.source, within)} ${shownPath(target)}\n`);
        }
        if (!render) return exit;
        const pictures = picturesOf(stem, SVG, undefined, settings);
        const { drawn } = await drawPictures(converted.source, pictures, {}, settings);
        // Standard output may hold the source alone.
        const told = target === '-' ? quiet.err : quiet.out;
        for (const each of drawn) {
          const { file, status } = writePicture(each, within);
          told.write(`${status} ${shownPath(file)}\n`);
        }
        return exit;
      },
      failed: (path, error) => results.push({ file: items.find((each) => each.path === path)?.file ?? path, error }),
    });
    if (json) io.out.write(`${JSON.stringify(results)}\n`);
    return exit;
  },
});

function stemOf(path: string): string {
  return join(dirname(path), parse(path).name);
}

/** The fields of SPEC.md's converter result, as the operation gives them. */
function resultOf(converted: ConvertResult, render: boolean): object {
  const { ok, kind, externalType, source, diagnostics, stats, validation, outline, next } = converted;
  const svg = render && ok ? draw(source, {}, { icons }).svg : undefined;
  return {
    ok,
    kind,
    externalType,
    source,
    diagnostics,
    stats,
    validation,
    outline,
    next,
    ...(svg === undefined ? {} : { svg }),
  };
}
