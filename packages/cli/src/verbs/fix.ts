// linework fix: applies every repair that needs no guessing and removes nothing drawn; others only with --unsafe.

import { validate } from '@linework/operations/diagrams/validate';
import { contextIn } from '@linework/operations/settings/settings';
import { answered } from '../command/answered.js';
import { EXIT, type Exit } from '../command/failure.js';
import { nothingToDo, tellNothing } from '../command/nothing.js';
import { changedOption, defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { eachText } from '../files/each-text.js';
import { shownPath } from '../files/read-text.js';
import { sourcesWithSettings } from '../files/sources-with-settings.js';
import { rewrite } from '../files/write-file.js';
import { icons } from '../icons.js';
import { reportDiagnostics } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'fix',
  summary: 'Repair errors that need no guessing',
  forms: ['[FILE | FOLDER]... [options]', '-'],
  details: [
    'Applies every safe repair and writes the source back. A safe repair guesses nothing and removes nothing that is drawn. Without a path, fixes every *.diagram file in this folder and below. With standard input (-), the result goes to standard output. Remaining problems are listed as in linework check.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'files, folders or - for standard input' },
  options: {
    check: { type: 'boolean', help: 'write nothing; list the files that would change and exit with 1' },
    unsafe: { type: 'boolean', help: 'also apply repairs that guess or that remove something drawn' },
    changed: changedOption,
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands, options: { check, unsafe, changed: since, settings, json }, io }) => {
    const { items, unread } = await sourcesWithSettings(operands, io, settings, since);
    const results: unknown[] = [];
    let isTold = false;
    const exit = await eachText({
      io,
      unread,
      items,
      run: async ({ path, root, settings: own }, text, quiet, bytes): Promise<Exit> => {
        const context = { icons, ...contextIn(own) };
        const repaired = await answered(validate.run({ source: text, autofix: unsafe ? 'unsafe' : 'safe' }, context));
        const { source = text, fixed = [], ...report } = repaired;
        const changed = source !== text;
        if (json) results.push({ file: path, ...report, changed, fixed, ...(path === '-' ? { source } : {}) });
        else {
          reportDiagnostics(quiet, path, source, report.diagnostics);
          if (path === '-' && !check) quiet.out.write(source);
        }
        if (path !== '-') {
          const status = check ? (changed ? 'would change' : 'unchanged') : rewrite(path, bytes, source, root);
          isTold ||= !check || changed;
          if (!json && (!check || changed)) quiet.out.write(`${status} ${shownPath(path)}: ${fixed.length} repaired\n`);
        }
        return !report.ok || (check && changed) ? EXIT.mistakes : EXIT.fine;
      },
      failed: (file, error) => results.push({ file, ok: false, diagnostics: [], error }),
    });
    if (json) io.out.write(`${JSON.stringify(results)}\n`);
    else if (!isTold && operands[0] !== '-') {
      const state = ['needs no repair', 'need no repair'] as const;
      tellNothing(io, exit, nothingToDo({ count: items.length, noun: 'diagram', state, changed: since }));
    }
    return exit;
  },
});
