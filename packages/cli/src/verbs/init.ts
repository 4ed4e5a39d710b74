// linework init: a first settings file from what the repository holds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isImportable } from '@linework/import';
import type { SourceSettings } from '@linework/operations/settings/contract';
import { EXIT, Failure, fileFailure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { shownPath } from '../files/read-text.js';
import { writeChanged } from '../files/write-file.js';
import { candidates } from '../generate/candidates.js';
import { inputsOf, treeOf } from '../generate/inputs.js';
import { made } from '../generate/make.js';
import { planned } from '../generate/plan.js';
import { SETTINGS_NAME } from '../settings/settings.js';

const SCHEMA = 'node_modules/linework/docs/reference/linework.schema.json';

export const verb = defineVerb({
  name: 'init',
  summary: 'Write a first settings file from what the repository holds',
  forms: ['[--out FOLDER]'],
  details: [
    'Looks for files that diagrams can be made from (schemas, Compose, OpenAPI, charts, Terraform, workflows and the like), tries each, and writes linework.json with a source for each that can be read. linework generate then makes the diagrams.',
    'A linework.json that is there is kept.',
  ],
  operands: { least: 0, most: 0, wanted: 'nothing' },
  options: {
    out: { type: 'string', value: 'FOLDER', help: 'where the diagrams will stand; by default docs/diagrams' },
  },
  run: async ({ options: { out = 'docs/diagrams' }, io }) => {
    const path = join(io.folder, SETTINGS_NAME);
    if (existsSync(path))
      throw fileFailure(`${SETTINGS_NAME} is there and was kept. linework generate makes the diagrams that it names.`);
    const tree = treeOf(io.folder);
    const sources: SourceSettings[] = [];
    const { sources: tried, more } = candidates(tree.paths(), out.replaceAll('\\', '/').replace(/\/+$/, ''));
    for (const each of tried) {
      try {
        const [one] = planned({ sources: [each] }, undefined);
        if (!one) continue;
        const inputs = inputsOf(each.from, tree, (file) => isImportable(file, each.format));
        const result = await made({ ...one, source: { ...each, pictures: false } }, inputs, io.folder, {});
        if ('files' in result) sources.push(each);
        else
          io.err.write(
            `${shownPath(String(each.from))} looks like ${each.format} and cannot be read; it was left out.\n`,
          );
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        io.err.write(`${shownPath(String(each.from))} was left out: ${error.message}\n`);
      }
    }
    const settings = {
      ...(existsSync(join(io.folder, SCHEMA)) ? { $schema: `./${SCHEMA}` } : {}),
      ...(sources.length > 0 ? { sources } : { defaults: {} }),
    };
    writeChanged(path, `${JSON.stringify(settings, null, 2)}\n`, io.folder);
    io.out.write(`written ${SETTINGS_NAME}\n`);
    for (const { from, format, out: to } of sources)
      io.out.write(`  ${shownPath(String(from))} (${format}) gives ${shownPath(to)}\n`);
    if (more > 0) io.out.write(`  ${more} more could be sources; add those that you want to look at.\n`);
    io.out.write(
      sources.length > 0 ? 'Next: linework generate\n' : 'Nothing was found that diagrams can be made from.\n',
    );
    return EXIT.fine;
  },
});
