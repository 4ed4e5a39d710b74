// linework plan: finds where pictures would help a document.
import { LONGEST_DOCUMENT, plan } from '@linework/operations/markdown/plan';
import { answered } from '../command/answered.js';
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb, jsonOption } from '../command/verb.js';
import { readText, shownPath } from '../files/read-text.js';
import { icons } from '../icons.js';
import { printable } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'plan',
  forms: ['FILE.md [options]', '- [options]'],
  details: [
    'Lists the parts of a Markdown document that are better shown as pictures, one per line: location, kind and reason. --source adds the known content of each picture. Sections with a picture are skipped, and nothing is written. --json prints the response of POST /v1/markdown/plan.',
  ],
  operands: { least: 1, most: 1, wanted: 'a Markdown document or - for standard input' },
  options: {
    source: { type: 'boolean', help: 'also print a starting source for each picture' },
    json: jsonOption,
  },
  run: async ({ operands: [path = '-'], options: { source: withSource, json }, io }) => {
    const markdown = await readText(path);
    if (markdown.length > LONGEST_DOCUMENT)
      throw usageFailure(`${shownPath(path)} has ${markdown.length} characters; the limit is ${LONGEST_DOCUMENT}.`);
    const planned = await answered(plan.run({ markdown }, { icons }));
    if (json) {
      io.out.write(`${JSON.stringify(planned)}\n`);
      return EXIT.fine;
    }
    for (const { line, kind, section, reason, source } of planned.proposals) {
      io.out.write(`${shownPath(path)}:${line}  ${kind}  ${printable(section)}: ${printable(reason)}\n`);
      if (withSource && source !== undefined) io.out.write(`\n${source}\n`);
    }
    if (planned.proposals.length === 0) io.out.write(`${planned.next}\n`);
    return EXIT.fine;
  },
});
