// linework icons: finds icons by words, or chooses one for each of many names.
import { mapIcons } from '@linework/operations/icons/map';
import { searchIcons } from '@linework/operations/icons/search';
import { contextIn } from '@linework/operations/settings/settings';
import { answered } from '../command/answered.js';
import { EXIT, Failure, usageFailure } from '../command/failure.js';
import { limitOf } from '../command/limit.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { readText } from '../files/read-text.js';
import { icons } from '../icons.js';
import { settingsReader } from '../settings/settings.js';
import { table } from '../terminal/columns.js';
import { printable } from '../terminal/printable.js';

/** The limit of POST /v1/icons/map. */
const MOST_NAMES = 200;
const MOST_HITS = 100;

export const verb = defineVerb({
  name: 'icons',
  forms: ['WORDS... [options]', '--map NAME... [options]', '--map - [options]'],
  details: [
    'Finds icons by name, product, word or meaning, best first, with the reason. With --map, chooses an icon for each name; - reads the names from standard input, one per line. --json prints the response of GET /v1/icons or POST /v1/icons/map. If nothing is found, the exit code is 1.',
  ],
  operands: { least: 1, most: Number.POSITIVE_INFINITY, wanted: 'words to search for, or names with --map' },
  options: {
    map: { type: 'boolean', help: 'choose an icon for each name' },
    set: {
      type: 'string',
      value: 'SET',
      help: 'search only this set, such as lx, logos or aws; own for your own icons',
    },
    limit: { type: 'string', value: 'N', help: `number of results, 1 to ${MOST_HITS} (default: 20)` },
    settings: { type: 'string', value: 'FILE', help: 'settings file (default: the nearest linework.json)' },
    json: jsonOption,
  },
  run: async ({ operands, options: { map, set, limit, settings, json }, io }) => {
    const context = { icons, ...contextIn(await settingsReader(io, settings).of('-')) };
    if (map) {
      if (set !== undefined || limit !== undefined) throw usageFailure('--map cannot be used with --set or --limit.');
      const names = await namesOf(operands);
      const chosen = await answered(mapIcons.run({ names }, context));
      if (json) io.out.write(`${JSON.stringify(chosen)}\n`);
      else io.out.write(table(chosen.icons.map((each) => [printable(each.for), choiceText(each)])));
      return chosen.icons.every(({ icon }) => icon === undefined) ? EXIT.mistakes : EXIT.fine;
    }
    const request = { query: operands.join(' '), ...(set === undefined ? {} : { set }), ...limitOf(limit, MOST_HITS) };
    const matches = await answered(searchIcons.run(request, context));
    if (json) io.out.write(`${JSON.stringify(matches)}\n`);
    else if (matches.total === 0) throw new Failure(EXIT.mistakes, matches.next);
    else {
      io.out.write(table(matches.icons.map(({ name, title, reason }) => [name, `${title}: ${reason}`])));
      const more = matches.total - matches.icons.length;
      if (more > 0) io.out.write(`  and ${more} more\n`);
    }
    return matches.total === 0 ? EXIT.mistakes : EXIT.fine;
  },
});

async function namesOf(operands: readonly string[]): Promise<string[]> {
  const names = operands.length === 1 && operands[0] === '-' ? (await readText('-')).split(/\r?\n/) : operands;
  const written = names.map((name) => name.trim()).filter((name) => name !== '');
  if (written.length === 0) throw usageFailure('No names were given. Write at least one.');
  if (written.length > MOST_NAMES) {
    throw usageFailure(`${written.length} names are too many. Map at most ${MOST_NAMES} at once.`);
  }
  return written;
}

function choiceText({
  icon,
  reason,
  confidence,
  others,
}: {
  readonly icon?: string | undefined;
  readonly reason: string;
  readonly confidence: string;
  readonly others: readonly string[];
}): string {
  if (icon === undefined) return printable(reason);
  return `${icon}  ${printable(reason)} (${confidence})${others.length === 0 ? '' : `; also ${others.join(' ')}`}`;
}
