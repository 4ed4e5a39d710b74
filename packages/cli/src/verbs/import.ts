// linework import: imports files of other formats as diagrams.
import { existsSync } from 'node:fs';
import { basename, dirname, join, parse, relative, resolve } from 'node:path';
import type { importDiagram } from '@linework/operations/import/import';
import { EXIT, type Exit, graver, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption, type Values } from '../command/verb.js';
import { type ImportInput, importInput, inOneFolder } from '../files/import-input.js';
import { isFolder } from '../files/input-files.js';
import type { PlacedFile } from '../files/named-files.js';
import { overridesBeside, overridesIn } from '../files/overrides.js';
import { shownPath } from '../files/read-text.js';
import { historyReader, isRepository } from '../files/repository-log.js';
import { keepOther, writeChanged } from '../files/write-file.js';
import { partPath } from '../generate/file-name.js';
import { icons } from '../icons.js';
import { servicePackage } from '../service-packages.js';
import type { Io } from '../terminal/io.js';
import { printable } from '../terminal/printable.js';
import { reportDiagnostics } from '../terminal/report.js';

const text = (value: string, help: string) => ({ type: 'string', value, help }) as const;

const options = {
  format: text('FORMAT', 'input format (default: detected from names and contents)'),
  output: {
    type: 'string',
    short: 'o',
    value: 'FILE',
    help: 'write to this .diagram file, or into this folder for several inputs',
  },
  title: text('TEXT', 'title of the picture (default: from the files)'),
  view: text('VIEW', 'view to draw, for formats with several: endpoints, map, sequence; git, timeline'),
  set: text('NAME=VALUE;...', 'options of the format, values separated by commas: tables=orders,audit_*;noise=all'),
  focus: text('NAME', 'draw only this item and its neighbours; use its name in the files'),
  depth: text('N', 'distance from the focus, in connections (default: 1)'),
  part: text('NAME', 'print only this part of an input that has several'),
  overrides: text('FILE', 'changes to apply after the import (default: FILE.overrides.json beside the output)'),
  root: text('FOLDER', 'read files that the input names only inside this folder (default: its repository)'),
  together: { type: 'boolean', help: 'treat all files and folders as one input' },
  'all-skipped': { type: 'boolean', help: 'report every skipped item (default: the first ones and a count)' },
  force: { type: 'boolean', help: 'overwrite a file that differs' },
  json: jsonOption,
} as const;

type Options = Values<typeof options>;
type Ran = Awaited<ReturnType<typeof importDiagram.run>>;
type Answer = Extract<Ran, { readonly value: unknown }>['value'];
type Diagram = Pick<Answer, 'source'>;

interface Input extends ImportInput {
  readonly name: string;
  readonly output?: string;
}

export const verb = defineVerb({
  name: 'import',
  forms: ['FILE|FOLDER... [options]', '- --format FORMAT [options]'],
  details: [
    'Each file or folder is one input and becomes one diagram; with --together, all become one. To read a repository, use --format git-log. The source goes to standard output or to -o. Skipped items are reported on standard error with their location. docs/reference/importing.md lists the formats and their options.',
    'Files that the input names are read too: what a workspace extends or includes, a kustomization builds, $ref, include and extends refer to, local modules, and templates of pipelines. Only files inside the repository of the input are read, or inside --root; each is listed on standard error.',
    'An input that is too large for one picture becomes an overview with parts. -o OUT.diagram writes the parts beside it as OUT.PART.diagram, and --part prints one. With --json, writes no file and prints a list of {"file", "result"}.',
  ],
  operands: { least: 1, most: Number.POSITIVE_INFINITY, wanted: 'a file, a folder or - for standard input' },
  options,
  run: async ({ operands, options, io }) => {
    const { json, output, part } = options;
    const several = operands.length > 1 && !options.together;
    if (several && output === undefined && !json)
      throw usageFailure('Several inputs produce several diagrams. Add -o FOLDER, --together or --json.');
    const inputs = await readInputs(operands, options, several, io);
    const { operationNamed } = await servicePackage('@linework/mcp');
    const { call } = operationNamed('import', { icons });
    const results: unknown[] = [];
    let exit: Exit = EXIT.fine;
    for (const input of inputs) {
      const ran = await call(await requestOf(input, options));
      if ('wrong' in ran) throw usageFailure(ran.wrong);
      const result = ran.value as Answer;
      results.push({ file: input.name, result, ...besides(input) });
      if (!result.ok) exit = graver(exit, EXIT.mistakes);
      if (json) continue;
      report(io, input, result);
      if (result.ok) write(input, part === undefined ? result : partOf(result, part), options, io);
    }
    if (json) io.out.write(`${JSON.stringify(results)}\n`);
    return exit;
  },
});

async function readInputs(
  operands: readonly string[],
  { format, output, root, together }: Options,
  several: boolean,
  io: Io,
): Promise<readonly Input[]> {
  const readHistory = historyReader(format);
  const inputs = await Promise.all(
    operands.map(async (operand) => {
      if (readHistory && operand !== '-' && isFolder(operand) && isRepository(operand)) {
        const log = await readHistory(operand);
        return { name: operand, files: [{ ...log, place: resolve(operand, log.path) }], ...NOTHING_NAMED };
      }
      const input = await importInput(operand, { format, root });
      if (input.skipped > 0)
        io.err.write(`${shownPath(operand)}: skipped ${input.skipped} files that are not text or too large.\n`);
      return { name: operand, ...input };
    }),
  );
  if (together) {
    const named = [...new Set(inputs.flatMap((each) => each.named))];
    const files =
      named.length > 0
        ? inOneFolder(inputs.flatMap((each) => each.files))
        : inputs.flatMap((each) => each.files.map((file) => ({ ...file, path: withinOf(each.name, file.path) })));
    const all = { ...NOTHING_NAMED, files, named, notRead: inputs.flatMap((each) => each.notRead) };
    return [{ name: operands.join(' '), ...all, ...(output === undefined ? {} : { output }) }];
  }
  return inputs.map((each) => ({
    ...each,
    ...(output === undefined ? {} : { output: several ? join(output, `${stemOf(each.name)}.diagram`) : output }),
  }));
}

const NOTHING_NAMED = { named: [], notRead: [], skipped: 0, prefix: '' } as const;

/** The files that were read, or were not, because others name them; in JSON. */
function besides({ named, notRead }: Input): object {
  return {
    ...(named.length > 0 ? { named: named.map(fromHere) } : {}),
    ...(notRead.length > 0
      ? { notRead: notRead.map(({ place, because }) => ({ file: fromHere(place), because })) }
      : {}),
  };
}

function fromHere(place: string): string {
  return relative('.', place);
}

/** Distinguishes the files of several operands by their origin. */
function withinOf(operand: string, path: string): string {
  const folder = operand === '-' || !isFolder(operand) ? dirname(operand) : operand;
  const joined = join(folder, path).split('\\').join('/');
  return joined.replace(/^(?:\.\.?\/)+|^\/+/, '');
}

function stemOf(operand: string): string {
  return parse(basename(resolve(operand))).name;
}

async function requestOf(input: Input, options: Options): Promise<unknown> {
  const { format, title, view, focus, depth, set } = options;
  const overrides = await overridesFor(input, options);
  return {
    files: input.files.map(({ path, content }) => ({ path, content })),
    ...(format === undefined ? {} : { format }),
    ...(title === undefined ? {} : { title }),
    ...(view === undefined ? {} : { view }),
    ...(set === undefined ? {} : { options: withRoot(optionsIn(set), input) }),
    ...(focus === undefined ? {} : { focus }),
    ...(depth === undefined ? {} : { depth: Number(depth) }),
    ...(overrides === undefined ? {} : { overrides }),
    ...(options['all-skipped'] ? { allSkipped: true } : {}),
  };
}

/** `tables=a,b;noise=all`. */
function optionsIn(set: string): Readonly<Record<string, string | readonly string[]>> {
  return Object.fromEntries(
    set.split(';').map((each) => {
      const [name = '', ...rest] = each.split('=');
      if (name.trim() === '' || rest.length === 0)
        throw usageFailure(`--set takes NAME=VALUE, not '${printable(each)}'.`);
      const values = rest.join('=').split(',');
      return [name.trim(), values.length === 1 ? rest.join('=') : values];
    }),
  );
}

/** A root that names a file or folder of the input, whose paths begin with more if files outside it are read. */
function withRoot<Options extends ReturnType<typeof optionsIn>>(options: Options, { files, prefix }: Input): Options {
  const { root } = options;
  if (typeof root !== 'string' || prefix === '') return options;
  const path = root === '.' ? prefix : `${prefix}/${root.replace(/^\.\/|(?<!\/)\/+$/g, '')}`;
  const isPath = files.some(
    (file) => file.path === path || file.path.startsWith(`${path}/`) || file.path.startsWith(`${path}.`),
  );
  return isPath ? { ...options, root: path } : options;
}

async function overridesFor({ output }: Input, { overrides }: Options): Promise<unknown> {
  const beside = output === undefined ? undefined : overridesBeside(output);
  const path = overrides ?? (beside !== undefined && existsSync(beside) ? beside : undefined);
  return path === undefined ? undefined : overridesIn(path);
}

function report(io: Io, input: Input, { diagnostics, ok, format, found: foundFormat }: Answer): void {
  const { name, files, named, notRead } = input;
  if (ok) io.err.write(`${shownPath(name)}: read as ${format}, because ${printable(foundFormat)}.\n`);
  if (named.length > 0)
    io.err.write(`${shownPath(name)}: also read ${named.map(fromHere).map(shownPath).join(', ')}.\n`);
  for (const { place, because } of notRead)
    io.err.write(`${shownPath(name)}: skipped ${shownPath(fromHere(place))}: ${printable(because)}.\n`);
  const paths = [...new Set(diagnostics.map(({ file }) => file))];
  for (const path of paths) {
    const file = files.find((each) => each.path === path);
    reportDiagnostics(
      io,
      file && files.length > 1 ? shownFile(file, input) : name,
      file?.content ?? '',
      diagnostics.filter(({ file }) => file === path),
    );
  }
}

function shownFile({ path, place }: PlacedFile, { name, named }: Input): string {
  return named.length > 0 ? fromHere(place) : `${name}/${path}`;
}

function partOf({ parts }: Answer, name: string): Diagram {
  const part = parts.find((each) => each.name === name);
  if (part) return part;
  const names = parts.map((each) => each.name).join(', ');
  throw usageFailure(
    names === '' ? 'This input has only one part.' : `There is no part '${printable(name)}'. Parts: ${names}`,
  );
}

function write({ output }: Input, diagram: Diagram & Partial<Pick<Answer, 'parts'>>, { force }: Options, io: Io): void {
  if (output === undefined || output === '-') {
    io.out.write(diagram.source);
    return;
  }
  const all = [
    { path: `${output.replace(/\.diagram$/, '')}.diagram`, source: diagram.source },
    ...(diagram.parts ?? []).map(({ name, source }) => ({ path: partPath(output, name), source })),
  ];
  for (const { path, source } of all) {
    if (!force) keepOther(path, source, ' Add --force to overwrite it.');
    io.out.write(`${writeChanged(path, source, dirname(output))} ${shownPath(path)}\n`);
  }
}
