// linework icons: icon names by what is asked for, or one for each of many names.
import { mapIcons } from '@linework/operations/icons/map';
import { searchIcons } from '@linework/operations/icons/search';
import { answered } from '../command/answered.js';
import { EXIT, Failure, usageFailure } from '../command/failure.js';
import { limitOf } from '../command/limit.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { readText } from '../files/read-text.js';
import { icons } from '../icons.js';
import { table } from '../terminal/columns.js';
import { printable } from '../terminal/printable.js';

/** What POST /v1/icons/map takes at once. */
const MOST_NAMES = 200;
const MOST_HITS = 100;

export const verb = defineVerb({
  name: 'icons',
  forms: ['WORDS... [options]', '--map NAME... [options]', '--map - [options]'],
  details: [
    'Finds icons by name, product, word or meaning, best first, with the reason. With --map, chooses an icon for each name; - reads the names from standard input, one a line. The JSON is that of GET /v1/icons and POST /v1/icons/map. Finding nothing ends with 1.',
  ],
  operands: { least: 1, most: Number.POSITIVE_INFINITY, wanted: 'words to search for, or names with --map' },
  options: {
    map: { type: 'boolean', help: 'choose an icon for each name' },
    set: { type: 'string', value: 'SET', help: 'search this set alone, such as lx, logos or aws' },
    limit: { type: 'string', value: 'N', help: `show so many hits, 1 to ${MOST_HITS}; 20 by default` },
    json: jsonOption,
  },
  run: async ({ operands, options: { map, set, limit, json }, io }) => {
    if (map) {
      if (set !== undefined || limit !== undefined) throw usageFailure('--map excludes --set and --limit.');
      const names = await namesOf(operands);
      const chosen = await answered(mapIcons.run({ names }, { icons }));
      if (json) io.out.write(`${JSON.stringify(chosen)}\n`);
      else io.out.write(table(chosen.icons.map((each) => [printable(each.for), choiceText(each)])));
      return chosen.icons.every(({ icon }) => icon === undefined) ? EXIT.mistakes : EXIT.fine;
    }
    const asked = { query: operands.join(' '), ...(set === undefined ? {} : { set }), ...limitOf(limit, MOST_HITS) };
    const found = await answered(searchIcons.run(asked, { icons }));
    if (json) io.out.write(`${JSON.stringify(found)}\n`);
    else if (found.total === 0) throw new Failure(EXIT.mistakes, found.next);
    else {
      io.out.write(table(found.icons.map(({ name, title, reason }) => [name, `${title}: ${reason}`])));
      const more = found.total - found.icons.length;
      if (more > 0) io.out.write(`  and ${more} more\n`);
    }
    return found.total === 0 ? EXIT.mistakes : EXIT.fine;
  },
});

async function namesOf(operands: readonly string[]): Promise<string[]> {
  const names = operands.length === 1 && operands[0] === '-' ? (await readText('-')).split(/\r?\n/) : operands;
  const written = names.map((name) => name.trim()).filter((name) => name !== '');
  if (written.length === 0) throw usageFailure('There is no name to choose an icon for.');
  if (written.length > MOST_NAMES) {
    throw usageFailure(`${written.length} names are too many; ${MOST_NAMES} can be mapped at once.`);
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
