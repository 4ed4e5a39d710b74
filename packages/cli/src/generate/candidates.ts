// What a repository can make diagrams from: in, its files; out, sources, the most useful first. Each is tried before it is written.
// Folders of examples, tests and wrappers show the repository's own parts again, so nothing in them is a source.
import { posix } from 'node:path';
import { type ProposedInput, proposedInputs, type RepositoryFiles, sampleIn } from '@linework/import';
import type { SourceSettings } from '@linework/operations/settings/contract';

/** Sources of a first settings file, if no format is missing. */
const MOST = 12;

export interface Candidates {
  readonly sources: readonly SourceSettings[];
  /** How many more there would be. */
  readonly more: number;
  /** How many are in folders of examples, tests and wrappers. */
  readonly samples: number;
}

export function candidates(files: RepositoryFiles, folder: string): Candidates {
  const isSample = (path: string): boolean => sampleIn(posix.dirname(path)) !== undefined;
  const among = (paths: readonly string[]) => proposedInputs({ ...files, paths });
  const inputs = among(files.paths.filter((each) => !isSample(each)));
  const samples = among(files.paths.filter(isSample)).length;
  const formats = inputs.map(({ format }) => format);
  const isFirst = (index: number): boolean => formats.indexOf(formats[index] ?? '') === index;
  let room = MOST - new Set(formats).size;
  const within = inputs.filter((_, index) => isFirst(index) || room-- > 0);
  const names = new Set<string>();
  const sources = within.map(({ format, from, subject }): SourceSettings => {
    const name = freeName(subject, from, names);
    names.add(name);
    return { name, from, format, out: `${folder}/${name}.diagram` };
  });
  return { sources, more: inputs.length - sources.length, samples };
}

/** The subject or, if that is taken, the subject with the name of the folder or file. */
function freeName(subject: string, from: ProposedInput['from'], names: ReadonlySet<string>): string {
  const path = typeof from === 'string' ? from : (from[0] ?? '');
  const isFile = posix.extname(path) !== '';
  const parts = isFile
    ? [posix.basename(posix.dirname(path)), posix.basename(path, posix.extname(path))]
    : [posix.basename(path)];
  const free = [subject, ...parts.map((part) => withPart(subject, part))].find((name) => !names.has(name));
  if (free !== undefined) return free;
  let count = 2;
  while (names.has(`${subject}-${count}`)) count++;
  return `${subject}-${count}`;
}

function withPart(subject: string, part: string): string {
  const plain = part
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return plain === '' || plain === subject ? subject : `${subject}-${plain}`;
}
