// linework init: writes a first settings file for the files of the repository.
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { isImportable } from '@linework/import';
import type { SourceSettings } from '@linework/operations/settings/contract';
import { EXIT, Failure, fileFailure, usageFailure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { namedPath } from '../files/named-path.js';
import { shownPath } from '../files/read-text.js';
import { refuseInGit } from '../files/real-target.js';
import { writeChanged } from '../files/write-file.js';
import { candidates } from '../generate/candidates.js';
import { inputsOf, treeOf } from '../generate/inputs.js';
import { made } from '../generate/make.js';
import { planned } from '../generate/plan.js';
import { SETTINGS_NAME } from '../settings/settings.js';

const SCHEMA = 'node_modules/linework/docs/reference/linework.schema.json';

export const verb = defineVerb({
  name: 'init',
  summary: 'Write a first settings file for this repository',
  forms: ['[--out FOLDER]'],
  details: [
    'Finds files that can become diagrams (database schemas, Compose, OpenAPI, Helm charts, Terraform, workflows and similar), tries to read each, and writes linework.json with a source for each that succeeds. To generate the diagrams, run linework generate.',
    'An existing linework.json stays unchanged and the command fails.',
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
    const sources: SourceSettings[] = [];
    const { sources: tried, more } = candidates(tree.paths(), into);
    for (const each of tried) {
      try {
        const [one] = planned({ sources: [each] }, undefined);
        if (!one) continue;
        const inputs = inputsOf(each.from, tree, (file) => isImportable(file, each.format));
        const result = await made({ ...one, source: { ...each, pictures: false } }, inputs, io.folder, {});
        if ('files' in result) sources.push(each);
        else
          io.err.write(`Skipped ${shownPath(String(each.from))}: it looks like ${each.format} but cannot be read.\n`);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        io.err.write(`Skipped ${shownPath(String(each.from))}: ${error.message}\n`);
      }
    }
    const settings = {
      ...(existsSync(join(io.folder, SCHEMA)) ? { $schema: `./${SCHEMA}` } : {}),
      ...(sources.length > 0 ? { sources } : { defaults: {} }),
    };
    writeChanged(path, `${JSON.stringify(settings, null, 2)}\n`, io.folder);
    io.out.write(`written ${SETTINGS_NAME}\n`);
    for (const { from, format, out: to } of sources)
      io.out.write(`  ${shownPath(String(from))} (${format}) becomes ${shownPath(to)}\n`);
    if (more > 0) io.out.write(`  ${more} more inputs could be sources. Add the ones that you want to draw.\n`);
    io.out.write(sources.length > 0 ? 'Next: linework generate\n' : 'Found no files that can become diagrams.\n');
    return EXIT.fine;
  },
});

/** The settings file names the folder relative to its own, with `/`. */
function folderBelow(folder: string, written: string): string {
  const below = relative(folder, namedPath(folder, written.replaceAll('\\', '/')));
  if (below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below))
    throw usageFailure(`${shownPath(written)} is outside this folder. Name a folder in it, such as docs/diagrams.`);
  return below.split(sep).join('/') || '.';
}
