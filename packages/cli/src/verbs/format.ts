// linework format: writes sources in canonical form.
import { format } from '@linework/operations/diagrams/format';
import { answered } from '../command/answered.js';
import { EXIT, type Exit } from '../command/failure.js';
import { nothingToDo, tellNothing } from '../command/nothing.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { eachText } from '../files/each-text.js';
import { findSources } from '../files/find-sources.js';
import { shownPath } from '../files/read-text.js';
import { rewrite } from '../files/write-file.js';
import { icons } from '../icons.js';

export const verb = defineVerb({
  name: 'format',
  forms: ['[FILE | FOLDER]... [options]', '-'],
  details: [
    'Writes each source back in canonical form. Without a path, formats every *.diagram file in this folder and below. With standard input (-), the result goes to standard output. Comments stay, the meaning never changes, and unreadable lines stay unchanged.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'files, folders or - for standard input' },
  options: {
    check: { type: 'boolean', help: 'write nothing; list the files that are not in canonical form and exit with 1' },
    json: jsonOption,
  },
  run: async ({ operands, options: { check, json }, io }) => {
    const { sources, failures } = findSources(operands.length === 0 ? ['.'] : operands, {
      extension: '.diagram',
      deep: true,
    });
    const results: unknown[] = [];
    let isTold = false;
    const exit = await eachText({
      io,
      unread: failures,
      items: sources,
      run: async ({ path, root }, text, quiet, bytes): Promise<Exit> => {
        const { source, changed } = await answered(format.run({ source: text }, { icons }));
        if (path === '-') {
          if (json) results.push({ file: path, source, changed });
          else if (!check) quiet.out.write(source);
        } else {
          const status = check ? (changed ? 'not formatted' : 'formatted') : rewrite(path, bytes, source, root);
          if (json) results.push({ file: path, changed });
          isTold ||= !check || changed;
          if (!json && (!check || changed)) quiet.out.write(`${status} ${shownPath(path)}\n`);
        }
        return check && changed ? EXIT.mistakes : EXIT.fine;
      },
      failed: (file, error) => results.push({ file, error }),
    });
    if (json) io.out.write(`${JSON.stringify(results)}\n`);
    else if (!isTold && operands[0] !== '-') {
      const state = ['is in canonical form', 'are in canonical form'] as const;
      tellNothing(io, exit, nothingToDo({ count: sources.length, noun: 'diagram', state }));
    }
    return exit;
  },
});
