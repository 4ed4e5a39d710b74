// The files of a source: in, its `from` and the folder of the settings file; out, the files with their texts, by path relative to
// their common folder. Nothing outside the settings folder is read, and no link out of it is followed; only the history of the
// repository that contains it can begin above.
import { realpathSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { baseOf, isGlob, isImportable, matcher } from '@linework/import';
import type { SourceSettings } from '@linework/operations/settings/contract';
import { usageFailure } from '../command/failure.js';
import { commonFolder } from '../files/common-folder.js';
import { type InputFile, pathsBelow, textOf } from '../files/input-files.js';
import { namedFiles, slashed } from '../files/named-files.js';
import { shownPath } from '../files/read-text.js';
import { historyReader, isRepository, repositoryAround } from '../files/repository-log.js';

export interface Inputs {
  /** Paths relative to the folder of the settings file. */
  readonly paths: readonly string[];
  readonly files: readonly InputFile[];
  /** Those of the paths that are read because other files name them. */
  readonly named?: readonly string[];
  /** Named files that were not read, and why. */
  readonly notRead?: readonly { readonly file: string; readonly because: string }[];
  /** The commits of a repository, of which the diagram's own is the next. */
  readonly isHistory?: true;
}

export interface Tree {
  readonly root: string;
  /** Every file below the root, read once. */
  readonly paths: () => readonly string[];
}

export function treeOf(root: string): Tree {
  let known: readonly string[] | undefined;
  return {
    root,
    paths: () => {
      known ??= pathsBelow(root);
      return known;
    },
  };
}

/** Everything that a source is made from. */
export async function inputsOfSource(source: SourceSettings, tree: Tree): Promise<Inputs> {
  const { root } = tree;
  return (
    (await historyOf(source, root)) ??
    (await withNamedFiles(
      inputsOf(source.from, tree, (file) => isImportable(file, source.format)),
      root,
      source.format,
    ))
  );
}

/** The history that a source names by a folder, if its format is made from one; nothing if that folder is not a repository. */
async function historyOf({ from, format }: SourceSettings, root: string): Promise<Inputs | undefined> {
  const read = historyReader(format);
  if (!read || typeof from !== 'string' || isGlob(from)) return undefined;
  const plain = cleaned(from.replaceAll('\\', '/'));
  const folder = plain === '.' ? repositoryAround(resolve(root)) : repositoryBelow(plain, root);
  return folder === undefined ? undefined : { paths: [], files: [await read(folder)], isHistory: true };
}

function repositoryBelow(plain: string, root: string): string | undefined {
  const folder = join(root, plain);
  return isRepository(folder) && realpathSync(folder).startsWith(realpathSync(root) + sep) ? folder : undefined;
}

/** `wanted` decides which files of a folder a format reads; files named individually are always read. */
export function inputsOf(from: string | readonly string[], tree: Tree, wanted: (path: string) => boolean): Inputs {
  const patterns = (typeof from === 'string' ? [from] : from).map((each) => each.replaceAll('\\', '/'));
  const taken = new Set<string>();
  for (const pattern of patterns) {
    const negative = pattern.startsWith('!');
    const plain = cleaned(negative ? pattern.slice(1) : pattern);
    const matches = matching(plain, tree, wanted, negative);
    if (!negative && matches.length === 0) throw usageFailure(`There is no readable file at ${shownPath(pattern)}.`);
    for (const path of matches) {
      if (negative) taken.delete(path);
      else taken.add(path);
    }
  }
  const paths = [...taken].sort();
  const base = commonFolder(paths);
  const files = paths.flatMap((path): readonly InputFile[] => {
    const content = textOf(join(tree.root, path));
    return content === undefined ? [] : [{ path: base === '' ? path : path.slice(base.length + 1), content }];
  });
  if (files.length === 0) throw usageFailure(`There is no text file in ${patterns.map(shownPath).join(', ')}.`);
  return { paths, files };
}

function cleaned(pattern: string): string {
  const plain = posix.normalize(pattern).replace(/^\.\/|(?<!\/)\/+$/g, '');
  if (plain === '..' || plain.startsWith('../')) {
    throw usageFailure(`${shownPath(pattern)} is outside the folder of the settings file.`);
  }
  return plain === '' ? '.' : plain;
}

function matching(plain: string, tree: Tree, wanted: (path: string) => boolean, all: boolean): readonly string[] {
  const paths = tree.paths();
  if (!isGlob(plain)) {
    if (plain !== '.' && paths.includes(plain)) return [plain];
    const start = plain === '.' ? '' : `${plain}/`;
    return paths.filter((path) => path.startsWith(start) && (all || wanted(path.slice(start.length))));
  }
  const matches = matcher(plain);
  if (!matches)
    throw usageFailure(`The braces of ${shownPath(plain)} expand to too many patterns. Write several shorter ones.`);
  const base = baseOf(plain);
  return paths.filter((path) => (base === '' || path.startsWith(`${base}/`)) && matches(path));
}

/** With the files that its files name, as far as they are below the folder of the settings file. */
async function withNamedFiles({ paths, files }: Inputs, root: string, format: string): Promise<Inputs> {
  const base = commonFolder(paths);
  const own = files.map((file) => ({ ...file, place: join(root, base, file.path) }));
  const { found: namedInputs, notRead, fromTop } = await namedFiles(own, { root, format });
  const shown = notRead.map(({ place, because }) => ({ file: slashed(relative(root, place)), because }));
  if (namedInputs.length === 0) return { paths, files, notRead: shown };
  const all = [...own, ...namedInputs].map(({ place, content }) => ({ path: slashed(relative(root, place)), content }));
  const whole = fromTop ? '' : commonFolder(all.map(({ path }) => path));
  return {
    paths: all.map(({ path }) => path),
    files: all.map(({ path, content }) => ({ path: whole === '' ? path : path.slice(whole.length + 1), content })),
    named: namedInputs.map(({ path }) => path),
    notRead: shown,
  };
}
