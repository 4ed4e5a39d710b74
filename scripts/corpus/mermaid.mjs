// Compares converted Mermaid texts with what Mermaid understood, and prints one table per type. Fails when a disagreement has no
// excuse, a refusal is not confirmed, a picture is not drawn, or a text that Mermaid rejects is refused at a different line.
//   node scripts/corpus/mermaid.mjs [TYPE...] [today] [--dir DIR] [--all]
// With `today` every third file is compared, all within three days.
// TYPE is a name from agreement/ (default: all). DIR contains X.mmd and X.facts.json files of one TYPE (default: the shared corpus).
// --all also lists excused disagreements, and texts that Mermaid rejects and we convert.
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { todaysTurn } from '../ci/today.mjs';
import { agreementOf, printAgreement, rejectedOf } from './report.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const known = readdirSync(join(here, 'agreement')).map((each) => each.replace(/\.mjs$/, ''));
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const positionals = words.filter((each) => each !== 'today');
const unknown = positionals.find((each) => !known.includes(each));
if (unknown !== undefined || (values.dir !== undefined && positionals.length !== 1)) {
  console.error(
    unknown === undefined ? '--dir needs one TYPE.' : `No type '${unknown}'; there are ${known.join(', ')}.`,
  );
  process.exit(2);
}
for (const type of positionals.length > 0 ? positionals : known.sort()) {
  const of = await import(`./agreement/${type}.mjs`);
  const dir = resolve(values.dir ?? join(here, '../../../shared/corpus/mermaid', type));
  const agreement = agreementOf(type, of, dir, { isMeant: todaysTurn(3), excusedToo: values.all });
  printAgreement(agreement);
  const rejected = rejectedOf(type, resolve(dir, '../rejected'));
  const counts = Object.entries(rejected.tally).filter(([, count]) => count > 0);
  if (counts.length > 0)
    console.log(`rejected by Mermaid: ${counts.map(([what, count]) => `${count} ${what}`).join(', ')}`);
  const wrong = rejected.tally['at another line'] + rejected.tally.throws;
  if (values.all || wrong > 0) for (const problem of rejected.problems) console.log(`rejected/${problem}`);
  if (!agreement.well || wrong > 0) process.exitCode = 1;
}
