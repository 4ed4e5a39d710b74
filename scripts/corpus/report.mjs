// Runs the converter over a corpus folder of one Mermaid type and prints how far the results agree with the facts.
// In: the type, the columns of the table, what confirms a refusal, how one file is compared; out: a table, and the exit code.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertMermaid } from '@linework/convert';
import { draw } from '@linework/core';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const context = { icons: { find: () => undefined, nearest: () => [] } };

/**
 * @param type as the facts call it; also the folder in the shared corpus
 * @param columns what a disagreement may be about
 * @param confirmsRefusal `(code, text, facts)`: whether the facts confirm an M102 or M103
 * @param disagreements `(text, facts, result, outline)`: a list of `{ what, detail, excused }`
 */
export function reportCorpus({ type, columns, confirmsRefusal, disagreements }) {
  const args = process.argv.slice(2);
  const dir = resolve(args.find((arg) => !arg.startsWith('--')) ?? join(root, '../shared/corpus/mermaid', type));
  const tally = {
    files: 0,
    converted: 0,
    drawn: 0,
    'M102 or M103, confirmed': 0,
    'M102 or M103, not confirmed': 0,
    M104: 0,
    M110: 0,
    'other errors': 0,
    'not drawn': 0,
    throws: 0,
  };
  const found = Object.fromEntries(columns.map((column) => [column, { open: 0, excused: 0, files: new Set() }]));
  const problems = [];
  let milliseconds = 0;
  let slowest = { file: '', milliseconds: 0 };

  for (const name of readdirSync(dir)
    .filter((each) => each.endsWith('.mmd'))
    .sort()) {
    const text = readFileSync(join(dir, name), 'utf8');
    const facts = JSON.parse(readFileSync(join(dir, name.replace(/\.mmd$/, '.facts.json')), 'utf8'));
    if (!facts.accepted || facts.type !== type) continue;
    tally.files++;
    try {
      const start = performance.now();
      const result = convertMermaid(text, {}, context);
      const took = performance.now() - start;
      milliseconds += took;
      if (took > slowest.milliseconds) slowest = { file: name, milliseconds: took };
      if (!result.ok) {
        const [first] = result.diagnostics;
        const code = first?.code ?? 'none';
        const limit = code === 'M102' || code === 'M103';
        const confirmed = limit && confirmsRefusal(code, text, facts);
        const known = code in tally ? code : 'other errors';
        tally[limit ? `M102 or M103, ${confirmed ? '' : 'not '}confirmed` : known]++;
        if (!confirmed) problems.push(`${name}:${first?.line}: ${code} ${first?.message}`);
        continue;
      }
      tally.converted++;
      const picture = draw(result.source, {}, context);
      if (picture.svg?.startsWith('<svg ')) tally.drawn++;
      else {
        tally['not drawn']++;
        problems.push(`${name}: not drawn: ${picture.diagnostics.map((each) => each.message).join(' ')}`);
      }
      for (const { what, detail, excused } of disagreements(text, facts, result, picture)) {
        found[what][excused ? 'excused' : 'open']++;
        if (!excused) found[what].files.add(name);
        if (!excused || args.includes('--all')) {
          problems.push(`${name}: ${what}: ${detail}${excused ? ' (excused)' : ''}`);
        }
      }
    } catch (error) {
      tally.throws++;
      problems.push(`${name}: threw ${error instanceof Error ? error.stack : error}`);
    }
  }

  for (const problem of problems) console.log(problem);
  console.log();
  for (const [row, count] of Object.entries(tally)) console.log(`${row.padEnd(28)}${String(count).padStart(7)}`);
  console.log(`\n${'disagreements'.padEnd(28)}${'open'.padStart(7)}${'files'.padStart(7)}${'excused'.padStart(9)}`);
  for (const [column, { open, excused, files }] of Object.entries(found)) {
    const cells = [String(open).padStart(7), String(files.size).padStart(7), String(excused).padStart(9)];
    console.log(`${column.padEnd(28)}${cells.join('')}`);
  }
  const average = (milliseconds / Math.max(1, tally.files)).toFixed(2);
  console.log(`\n${average} ms a file on average, ${slowest.milliseconds.toFixed(1)} ms for ${slowest.file}`);

  const rows = ['M102 or M103, not confirmed', 'M104', 'M110', 'other errors', 'not drawn', 'throws'];
  const failures = rows.reduce((sum, row) => sum + tally[row], 0);
  const open = Object.values(found).reduce((sum, each) => sum + each.open, 0);
  process.exitCode = failures + open > 0 || tally.files === 0 ? 1 : 0;
}
