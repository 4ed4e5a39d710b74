// linework convert: converts Mermaid texts, and Mermaid fences in Markdown documents, to the language.
import { dirname, join, parse } from 'node:path';
import { convertDocument, type GroupEdges } from '@linework/convert';
import { type Context, defaultFormat } from '@linework/core';
import { convertExternal } from '@linework/operations/diagrams/convert-external';
import { contextIn, type Settings } from '@linework/operations/settings/settings';
import { answered } from '../command/answered.js';
import { EXIT, type Exit, usageFailure } from '../command/failure.js';
import { defineVerb, groupEdgesOption, jsonOption, settingsOption } from '../command/verb.js';
import { drawPictures, picturesOf, writePicture } from '../drawing/pictures.js';
import { eachText } from '../files/each-text.js';
import { findSources, type SourceFile } from '../files/find-sources.js';
import { isMarkdown, isMermaid } from '../files/foreign.js';
import { shownPath } from '../files/read-text.js';
import { identityOf, refuseOverSource } from '../files/real-target.js';
import { keepOther, rewrite, writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';
import { settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { reportDiagnostics } from '../terminal/report.js';

interface Item {
  readonly path: string;
  /** Its name in the JSON. */
  readonly file: string;
  /** `-` for standard output. */
  readonly target: string;
  readonly within: string;
  readonly stem: string;
  readonly settings: Settings;
}

interface Asked {
  readonly 'group-edges': GroupEdges | undefined;
  readonly lenient: boolean;
  readonly render: boolean;
  readonly force: boolean;
  readonly json: boolean;
}

/** The result of an item, as in the JSON. */
interface Told {
  readonly exit: Exit;
  readonly result: object;
}

export const verb = defineVerb({
  name: 'convert',
  forms: ['FILE.mmd [options]', 'FILE.md [options]', 'FOLDER [options]', '- [options]'],
  details: [
    'Converts a file or standard input (-) to standard output. In a folder, but not below it, converts every *.mmd file to NAME.diagram beside it. Keeps an existing file that differs unless you add --force.',
    'In a Markdown file (*.md), each mermaid fence becomes a diagram fence. Fences that cannot be converted, and everything else, stay byte for byte. To write the file back, give its own name to -o.',
    'Reports what was lost, renamed or guessed on standard error, with its location in the input. With --json, writes no file and prints a list of {"file", "result"}.',
  ],
  operands: { least: 1, most: 1, wanted: 'one file, one folder or - for standard input' },
  options: {
    output: { type: 'string', short: 'o', value: 'FILE', help: 'write the result to this file' },
    lenient: { type: 'boolean', help: 'skip unreadable lines with a warning instead of failing' },
    'group-edges': groupEdgesOption,
    render: { type: 'boolean', help: 'also draw the result: pictures beside the source, or svg in the JSON' },
    force: { type: 'boolean', help: 'overwrite a file that differs' },
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands, options, io }) => {
    const { output, render, json } = options;
    const [operand = '-'] = operands;
    refuseOurs(operand);
    const { sources, failures } = findSources(operands, { extension: '.mmd', deep: false, reads: isRead });
    const folder = sources.some((each) => each.path !== operand);
    if (folder && output !== undefined) throw usageFailure('-o names one file, but the input is a folder.');
    if (operand === '-' && render && !json && output === undefined) {
      throw usageFailure('Pictures of standard input need a name. Write: -o FILE.diagram');
    }
    if (isMarkdown(operand)) refuseForDocument(operand, output, render);
    else if (output !== undefined && output !== '-') {
      refuseOverSource(
        output,
        sources.map((each) => identityOf(each.path)),
      );
    }
    const reader = settingsReader(io, options.settings);
    const items = await Promise.all(
      sources.map(async (each) => ({ ...targetOf(each, folder, output), settings: await reader.of(each.path) })),
    );
    const results: unknown[] = [];
    const exit = await eachText<Item>({
      io,
      unread: failures,
      items,
      run: async (item, text, quiet, bytes): Promise<Exit> => {
        const converted = isMarkdown(item.path)
          ? documentOf(item, text, bytes, options, quiet)
          : await diagramOf(item, text, options, quiet);
        results.push({ file: item.file, result: converted.result });
        return converted.exit;
      },
      failed: (path, error) => results.push({ file: items.find((each) => each.path === path)?.file ?? path, error }),
    });
    if (json) io.out.write(`${JSON.stringify(results)}\n`);
    return exit;
  },
});

function isRead(path: string): boolean {
  return isMermaid(path) || isMarkdown(path);
}

function refuseOurs(path: string): void {
  if (!path.endsWith('.diagram')) return;
  const shown = shownPath(path);
  throw usageFailure(`${shown} is already a diagram. To draw it, write: linework draw ${shown}`);
}

function refuseForDocument(path: string, output: string | undefined, render: boolean): void {
  const shown = shownPath(path);
  if (render) throw usageFailure(`--render cannot be used with ${shown}: the diagrams of a document stay in it.`);
  if (output !== undefined && output !== '-' && !isMarkdown(output)) {
    throw usageFailure(`The diagrams of ${shown} stay in a document. Write: -o ${shown} or another *.md`);
  }
}

function targetOf(
  { path, below, root }: SourceFile,
  folder: boolean,
  output: string | undefined,
): Omit<Item, 'settings'> {
  const beside = join(dirname(path), `${parse(below).name}.diagram`);
  const target = output ?? (folder ? beside : '-');
  const named = target === '-' ? beside : target;
  return {
    path,
    file: folder ? below : path,
    target,
    within: output === undefined ? root : dirname(output),
    stem: join(dirname(named), parse(named).name),
  };
}

async function diagramOf(item: Item, text: string, options: Asked, io: Io): Promise<Told> {
  const { path, target, within, stem, settings } = item;
  const { json, lenient, render } = options;
  const converted = await answered(
    convertExternal.run({ source: text, lenient, render: json && render, ...groupEdgesOf(options) }, contextOf(item)),
  );
  const outcome = { exit: converted.ok ? EXIT.fine : EXIT.mistakes, result: converted };
  if (json) return outcome;
  reportDiagnostics(io, path, text, converted.diagnostics);
  if (!converted.ok) return outcome;
  writeResult(item, converted.source, options, io);
  if (!render) return outcome;
  const { drawn: files } = await drawPictures(
    converted.source,
    picturesOf(stem, defaultFormat, undefined, settings),
    {},
    settings,
  );
  // Standard output holds only the source.
  const output = target === '-' ? io.err : io.out;
  for (const each of files) {
    const { file, status } = writePicture(each, within);
    output.write(`${status} ${shownPath(file)}\n`);
  }
  return outcome;
}

function groupEdgesOf({ 'group-edges': groupEdges }: Asked): { readonly groupEdges?: GroupEdges } {
  return groupEdges === undefined ? {} : { groupEdges };
}

/** Style rules are for diagrams of the repository, not for what is about to become one. */
function contextOf({ settings: { style: _style, source: _source, ...settings } }: Item): Context {
  return { icons, ...contextIn(settings) };
}

function documentOf(item: Item, text: string, bytes: Uint8Array, options: Asked, io: Io): Told {
  const { path, target, within } = item;
  const result = convertDocument(text, { lenient: options.lenient, ...groupEdgesOf(options) }, contextOf(item));
  const { ok, markdown, report } = result;
  const outcome = { exit: ok ? EXIT.fine : EXIT.mistakes, result };
  if (options.json) return outcome;
  for (const { diagnostics } of report) reportDiagnostics(io, path, text, diagnostics);
  const done = report.filter((each) => each.status === 'converted').length;
  const left = report.length - done;
  const what = `${done} Mermaid fence${done === 1 ? '' : 's'} converted${left === 0 ? '' : `, ${left} unchanged`}`;
  if (target === '-' || identityOf(target) !== identityOf(path)) writeResult(item, markdown, options, io);
  else io.out.write(`${rewrite(target, bytes, markdown, within)} ${shownPath(target)}\n`);
  io.err.write(`${shownPath(path)}: ${what}\n`);
  return outcome;
}

function writeResult({ target, within }: Item, content: string, { force }: Asked, io: Io): void {
  if (target === '-') {
    io.out.write(content);
    return;
  }
  if (!force) keepOther(target, content, ' Add --force to overwrite it.');
  io.out.write(`${writeChanged(target, content, within)} ${shownPath(target)}\n`);
}
