// linework audit: checks an export of an organisation's audit log.
import { BEGINNING, type SealedEntry } from '@linework/operations/audit/chain';
import { linesOf } from '../audit/lines.js';
import { verified } from '../audit/verify.js';
import { EXIT, usageFailure } from '../command/failure.js';
import { defineVerb } from '../command/verb.js';
import { namedPath } from '../files/named-path.js';
import { shownPath } from '../files/read-text.js';
import { printable, printableLines } from '../terminal/printable.js';

export const verb = defineVerb({
  name: 'audit',
  summary: 'Check that an exported audit log is complete and unchanged',
  forms: ['verify FILE'],
  details: [
    "Checks an NDJSON export of an organisation's audit log (GET /orgs/{org}/audit/export), without a network. Each entry has a number, its hash and the hash of the entry before. The command prints how many entries follow each other and the first place where one is missing, changed or out of order; it then exits with 1.",
    'An export can begin at any entry. To check that nothing is missing before its beginning or after its end, compare the first and last hashes with those of an earlier and a later export, or join the files.',
  ],
  operands: { least: 2, most: 2, wanted: 'verify and FILE' },
  options: {},
  run: async ({ operands: [act = '', file = ''], io }) => {
    if (act !== 'verify') throw usageFailure(`'${printable(act)}' is not an action of linework audit. Write verify.`);
    const { count, first, last, fault } = await verified(linesOf(namedPath(io.folder, file)));
    if (first !== undefined && last !== undefined) io.out.write(summary(count, first, last));
    else if (fault === undefined) io.out.write('The export has no entries.\n');
    if (fault === undefined) return EXIT.fine;
    io.err.write(`linework: ${shownPath(file)}, line ${fault.line}: ${printable(fault.what)}\n`);
    return EXIT.mistakes;
  },
});

function summary(count: number, first: SealedEntry, last: SealedEntry): string {
  const start =
    first.previous === BEGINNING
      ? 'The log begins with entry 1.'
      : `Entry ${first.seq} follows the hash ${first.previous}.`;
  return printableLines(
    [
      `${count === 1 ? '1 entry is' : `${count} entries are`} in order, from ${first.at} to ${last.at}.`,
      start,
      `Entry ${last.seq} has the hash ${last.hash}.`,
      '',
    ].join('\n'),
  );
}
