// linework check: reports every error and warning of every source.

import { validate } from '@linework/operations/diagrams/validate';
import { contextIn } from '@linework/operations/settings/settings';
import { answered } from '../command/answered.js';
import { EXIT, type Exit } from '../command/failure.js';
import { isGrave, STRICT_HELP } from '../command/strict.js';
import { changedOption, defineVerb, jsonOption, settingsOption } from '../command/verb.js';
import { eachText } from '../files/each-text.js';
import { sourcesWithSettings } from '../files/sources-with-settings.js';
import { hintOf } from '../generate/generated-diagnostics.js';
import { icons } from '../icons.js';
import { reportDiagnostics } from '../terminal/report.js';

export const verb = defineVerb({
  name: 'check',
  forms: ['[FILE | FOLDER]... [options]', '- [options]'],
  details: [
    'Checks each source without drawing it. Without a path, checks every *.diagram file in this folder and below. Errors and warnings go to standard error, their count to standard output.',
  ],
  operands: { least: 0, most: Number.POSITIVE_INFINITY, wanted: 'files, folders or - for standard input' },
  options: {
    strict: {
      type: 'boolean',
      help: STRICT_HELP,
    },
    changed: changedOption,
    settings: settingsOption,
    json: jsonOption,
  },
  run: async ({ operands, options: { strict, changed, settings, json }, io }) => {
    const { items, unread } = await sourcesWithSettings(operands, io, settings, changed);
    const results: unknown[] = [];
    const counts = { file: 0, error: 0, warning: 0 };
    const exit = await eachText({
      io,
      unread,
      items,
      run: async ({ path, settings: own }, text, quiet): Promise<Exit> => {
        const context = { icons, ...contextIn(own) };
        const checked = await answered(validate.run({ source: text }, context));
        const report =
          own.source === undefined ? checked : { ...checked, diagnostics: checked.diagnostics.map(ofGenerated) };
        if (json) results.push({ file: path, ...report });
        else reportDiagnostics(quiet, path, text, report.diagnostics);
        counts.file++;
        for (const each of report.diagnostics) counts[each.severity]++;
        const grave = strict ? report.diagnostics.some(isGrave) : !report.ok;
        return grave ? EXIT.mistakes : EXIT.fine;
      },
      failed: (file, error) => results.push({ file, ok: false, diagnostics: [], error }),
    });
    if (json) io.out.write(`${JSON.stringify(results)}\n`);
    else if (counts.file > 0) {
      io.out.write(
        `${count(counts.file, 'file')}: ${count(counts.error, 'error')}, ${count(counts.warning, 'warning')}\n`,
      );
    }
    return exit;
  },
});

/** The next run of generate undoes an edit. */
function ofGenerated<T extends { readonly code: string; readonly hint: string }>(diagnostic: T): T {
  return { ...diagnostic, hint: hintOf(diagnostic.code) };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
