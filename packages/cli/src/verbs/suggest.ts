// linework suggest: names the kinds of diagram for a request, with a source to start from.
import { LONGEST_REQUEST, LONGEST_TEXT, suggest } from '@linework/operations/diagrams/suggest';
import { answered } from '../command/answered.js';
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { readText } from '../files/read-text.js';
import { icons } from '../icons.js';
import { table } from '../terminal/columns.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'suggest',
  forms: ['WORDS... [options]'],
  details: [
    'Prints the kinds of diagram that suit a request in plain words, best first. Also prints what the request lacks, and a valid starting source of the best kind. --json prints the response of POST /v1/diagrams/suggest.',
  ],
  operands: { least: 1, most: Number.POSITIVE_INFINITY, wanted: 'words that describe the picture' },
  options: {
    text: { type: 'string', value: 'FILE', help: 'text to draw; - is standard input' },
    json: jsonOption,
  },
  run: async ({ operands, options: { text: path, json }, io }) => {
    const request = limited(operands.join(' ').trim(), LONGEST_REQUEST, 'The request');
    if (request === '') throw usageFailure('The request is empty. Describe what the picture should show.');
    const text = path === undefined ? undefined : limited(await readText(path), LONGEST_TEXT, 'The text');
    const suggestion = await answered(suggest.run({ request, ...(text === undefined ? {} : { text }) }, { icons }));
    if (json) {
      io.out.write(`${JSON.stringify(suggestion)}\n`);
      return EXIT.fine;
    }
    const [best] = suggestion.suggestions;
    io.out.write(table(suggestion.suggestions.map(({ kind, reason }) => [kind, printable(reason)])));
    for (const each of best?.lacks ?? []) io.out.write(`  still needed: ${each}\n`);
    io.out.write(`\n${best?.skeleton ?? ''}\n${suggestion.next}\n`);
    return EXIT.fine;
  },
});

function limited(text: string, most: number, what: string): string {
  if (text.length > most) throw usageFailure(`${what} has ${text.length} characters; the limit is ${most}.`);
  return text;
}
