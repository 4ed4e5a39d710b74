// linework init: writes a first settings file for the files of the repository.
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { isImportable } from '@linework/import';
import type { SourceSettings } from '@linework/operations/settings/contract';
import { counted } from '../ci/counted.js';
import { EXIT, Failure, fileFailure, usageFailure } from '../command/failure.js';
import { commandLine } from '../command/own-command.js';
import { defineVerb } from '../command/verb.js';
import { namedPath } from '../files/named-path.js';
import { shownPath } from '../files/read-text.js';
import { refuseInGit } from '../files/real-target.js';
import { beginningOf, trackedPaths } from '../files/repository-files.js';
import { writeChanged } from '../files/write-file.js';
import { candidates } from '../generate/candidates.js';
import { inputsOf, type Tree, treeOf } from '../generate/inputs.js';
import { generate } from '../generate/make.js';
import { type MermaidDocument, mermaidDocuments } from '../generate/mermaid-documents.js';
import { planned } from '../generate/plan.js';
import { SETTINGS_NAME } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';

const SCHEMA = 'node_modules/linework/docs/reference/linework.schema.json';

export const verb = defineVerb({
  name: 'init',
  summary: 'Write a first settings file for this repository',
  forms: ['[--out FOLDER]'],
  details: [
    'Finds files that can become diagrams, in every format that linework import reads, among the files that git tracks or would add. Tries to read each, and writes linework.json with a source for each that succeeds. Folders of examples, tests and wrappers get no source. To generate the diagrams, run linework generate.',
    'Mermaid diagrams in Markdown documents are counted, with the command that draws them. An existing linework.json stays unchanged and the command fails. If nothing is found, nothing is written.',
  ],
  operands: { least: 0, most: 0, wanted: 'nothing' },
  options: {
    out: { type: 'string', value: 'FOLDER', help: 'folder for the diagrams (default: docs/diagrams)' },
  },
  run: async ({ options: { out = 'docs/diagrams' }, io }) => {
    const path = join(io.folder, SETTINGS_NAME);
    if (existsSync(path))
      throw fileFailure(
        `${SETTINGS_NAME} already exists and stays unchanged. To generate its diagrams, run: linework generate`,
      );
    const into = folderBelow(io.folder, out);
    refuseInGit(join(io.folder, into, 'a.diagram'));
    const tree = treeOf(io.folder);
    const paths = trackedPaths(io.folder, tree.paths());
    const files = { paths, beginningOf: (each: string) => beginningOf(io.folder, each) };
    const { sources: proposed, more, samples } = candidates(files, into);
    const sources = await readable(proposed, tree, io);
    const documents = mermaidDocuments(io.folder, paths);
    if (sources.length > 0) {
      const schema = existsSync(join(io.folder, SCHEMA)) ? { $schema: `./${SCHEMA}` } : {};
      writeChanged(path, `${JSON.stringify({ ...schema, sources }, null, 2)}\n`, io.folder);
      io.out.write(`written ${SETTINGS_NAME}\n`);
    }
    for (const { from, format, out: to } of sources)
      io.out.write(`  ${shownFrom(from)} (${format}) becomes ${shownPath(to)}\n`);
    if (more > 0) io.out.write(`  ${more} more inputs could be sources. Add the ones that you want to draw.\n`);
    if (samples > 0)
      io.out.write(
        `  ${samples} inputs are examples, tests or wrappers. Add the ones that you want to draw to sources.\n`,
      );
    if (documents.length > 0) io.out.write(`${mermaidLine(documents)}\n`);
    if (sources.length > 0) io.out.write('Next: linework generate\n');
    else if (documents.length === 0) io.out.write(NOTHING);
    return EXIT.fine;
  },
});

const NOTHING = `Found no files that can become diagrams, so no ${SETTINGS_NAME} is written.
Next: write a diagram from an example (linework suggest WORDS), or import a file by its format (linework import FILE --format FORMAT).
`;

/** Those that can be read as their format. */
async function readable(proposed: readonly SourceSettings[], tree: Tree, io: Io): Promise<readonly SourceSettings[]> {
  const sources: SourceSettings[] = [];
  for (const each of proposed) {
    try {
      const [one] = planned({ sources: [each] }, undefined);
      if (!one) continue;
      const inputs = inputsOf(each.from, tree, (file) => isImportable(file, each.format));
      const result = await generate({ ...one, source: { ...each, pictures: false } }, inputs, io.folder, {});
      if ('files' in result) sources.push(each);
      else io.err.write(`Skipped ${shownFrom(each.from)}: it looks like ${each.format} but cannot be read.\n`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      io.err.write(`Skipped ${shownFrom(each.from)}: ${error.message}\n`);
    }
  }
  return sources;
}

function shownFrom(from: SourceSettings['from']): string {
  return (typeof from === 'string' ? [from] : from).map(shownPath).join(', ');
}

/** Documents that are named one by one. */
const MOST_NAMED = 5;

function mermaidLine(documents: readonly MermaidDocument[]): string {
  const diagrams = documents.reduce((sum, each) => sum + each.diagrams, 0);
  const names = documents.length > MOST_NAMED ? [] : documents.map(({ path }) => commandLine([path]));
  const run = ['linework sync --convert', ...names].join(' ');
  return `${counted(diagrams, 'Mermaid diagram')} in ${counted(documents.length, 'document')}. To draw ${diagrams === 1 ? 'it' : 'them'}: ${run}`;
}

/** The settings file names the folder relative to its own, with `/`. */
function folderBelow(folder: string, written: string): string {
  const below = relative(folder, namedPath(folder, written.replaceAll('\\', '/')));
  if (below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below))
    throw usageFailure(`${shownPath(written)} is outside this folder. Name a folder in it, such as docs/diagrams.`);
  return below.split(sep).join('/') || '.';
}
