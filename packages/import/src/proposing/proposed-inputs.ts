// What pictures can be made from in a repository: in, its files; out, the inputs, the most useful first. Nothing is imported.
import type { Importer } from '../contract.js';
import { grouped } from '../grouped.js';
import { importers as registered } from '../registry.js';
import { type ProposedInput, type RepositoryFiles, SUBJECTS } from './contract.js';
import { besidesOf, folderOf, isWithin, outermost, withReferences } from './folders.js';
import { type RecognisedFile, recognisedFiles } from './recognised-files.js';

/** Files that are listed one by one, as in the settings. */
const MOST_LISTED = 20;

export function proposedInputs(
  repository: RepositoryFiles,
  importers: readonly Importer[] = registered,
): readonly ProposedInput[] {
  const files = recognisedFiles(repository, importers);
  const projects = [...grouped(files, ({ importer }) => importer)].flatMap(([importer, own]) =>
    own[0]?.proposing.per === 'project' ? projectsOf(importer, own, repository) : [],
  );
  const others = files.filter(
    (file) => file.proposing.per !== 'project' && !projects.some((project) => isPartOf(file, project)),
  );
  const inputs = [...grouped(others, ({ importer }) => importer)].flatMap(([importer, own]) =>
    inputsOf(importer, own, repository),
  );
  return [...projects, ...inputs]
    .map(({ importer: { format }, subject, from }) => ({ format, subject, from }))
    .toSorted((a, b) => SUBJECTS.indexOf(a.subject) - SUBJECTS.indexOf(b.subject) || byPath(first(a), first(b)));
}

interface Input extends ProposedInput {
  readonly importer: Importer;
}

interface Project extends Input {
  readonly from: string;
  readonly score: number;
}

function byPath(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function first({ from }: ProposedInput): string {
  return typeof from === 'string' ? from : (from[0] ?? '');
}

function projectsOf(
  importer: Importer,
  files: readonly RecognisedFile[],
  { beginningOf }: RepositoryFiles,
): readonly Project[] {
  const { whole, rest } = besidesOf(files);
  const folders = outermost(withReferences(rest, beginningOf));
  const score = Math.max(...files.map((each) => each.score));
  return [...whole, ...folders].map((from) => ({ ...inputOf(importer, files, from), from, score }));
}

/** Files of a chart or a stack that another format recognises less surely. */
function isPartOf({ path, score }: RecognisedFile, { from, importer, score: sureness }: Project): boolean {
  if (!isWithin(path, from) || score >= sureness) return false;
  if (importer.reads === undefined) return true;
  // At the root of a repository, the folders below are not all of the project.
  return from === '.' ? folderOf(path) === '.' && importer.reads(path) : importer.reads(path.slice(from.length + 1));
}

function inputsOf(importer: Importer, files: readonly RecognisedFile[], { paths }: RepositoryFiles): readonly Input[] {
  const { whole, rest } = besidesOf(files);
  const input = (from: ProposedInput['from']): Input => inputOf(importer, files, from);
  if (files[0]?.proposing.per === 'file') return [...whole, ...rest.map(({ path }) => path)].map(input);
  const atRoot = rest.map(({ path }) => path).filter((path) => folderOf(path) === '.');
  const folders = outermost(rest.map(({ path }) => folderOf(path)).filter((folder) => folder !== '.'));
  const below = folders.map((folder) => {
    const own = rest.map(({ path }) => path).filter((path) => isWithin(path, folder));
    const inputs = paths.filter((path) => isWithin(path, folder) && (importer.reads?.(path) ?? true));
    return own.length > MOST_LISTED || 2 * own.length >= inputs.length ? input(folder) : input(listed(own));
  });
  return [...whole.map(input), ...(atRoot.length === 0 ? [] : [input(listed(atRoot))]), ...below];
}

/** At the root, a folder would be the whole repository. */
function listed(paths: readonly string[]): string | readonly string[] {
  const [only = '', ...others] = paths;
  return others.length === 0 ? only : paths.length > MOST_LISTED ? '.' : paths;
}

function inputOf(importer: Importer, [file]: readonly RecognisedFile[], from: ProposedInput['from']): Input {
  return { importer, format: importer.format, subject: file?.proposing.subject ?? 'data', from };
}
