// Prints how far converted flowcharts agree with what Mermaid understood of them; fails when a disagreement has no excuse.
//   node scripts/corpus/flowchart.mjs [DIR] [--all]
// DIR holds X.mmd with X.facts.json beside it; without it, the shared corpus. --all names excused disagreements too.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertMermaid } from '@linework/convert';
import { outline } from '@linework/core';
import { confirmsRefusal, disagreements } from './flowchart-agreement.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const context = { icons: { find: () => undefined, nearest: () => [] } };
const COLUMNS = [
  'nodes',
  'labels',
  'types',
  'edges',
  'heads',
  'edge labels',
  'groups',
  'membership',
  'direction',
  'title',
];

const args = process.argv.slice(2);
const dir = resolve(args.find((arg) => !arg.startsWith('--')) ?? join(root, '../shared/corpus/mermaid/flowchart'));
const tally = {
  files: 0,
  converted: 0,
  'M102 or M103, confirmed': 0,
  'M102 or M103, not confirmed': 0,
  M104: 0,
  M110: 0,
  'other errors': 0,
  throws: 0,
};
const found = Object.fromEntries(COLUMNS.map((column) => [column, { open: 0, excused: 0, files: new Set() }]));
const problems = [];
let milliseconds = 0;
let slowest = { file: '', milliseconds: 0 };

for (const name of readdirSync(dir)
  .filter((each) => each.endsWith('.mmd'))
  .sort()) {
  const text = readFileSync(join(dir, name), 'utf8');
  const facts = JSON.parse(readFileSync(join(dir, name.replace(/\.mmd$/, '.facts.json')), 'utf8'));
  if (!facts.accepted || facts.type !== 'flowchart') continue;
  tally.files++;
  let result;
  try {
    const start = performance.now();
    result = convertMermaid(text, {}, context);
    const took = performance.now() - start;
    milliseconds += took;
    if (took > slowest.milliseconds) slowest = { file: name, milliseconds: took };
  } catch (error) {
    tally.throws++;
    problems.push(`${name}: threw ${error instanceof Error ? error.message : error}`);
    continue;
  }
  if (!result.ok) {
    const [first] = result.diagnostics;
    const code = first?.code ?? 'none';
    const limit = code === 'M102' || code === 'M103';
    const confirmed = limit && confirmsRefusal(code, text, facts);
    const row = limit
      ? confirmed
        ? 'M102 or M103, confirmed'
        : 'M102 or M103, not confirmed'
      : code in tally
        ? code
        : 'other errors';
    tally[row]++;
    if (!confirmed) problems.push(`${name}:${first?.line}: ${code} ${first?.message}`);
    continue;
  }
  tally.converted++;
  const read = outline(result.source, context);
  for (const { what, detail, excused } of disagreements(text, facts, result, { ...read.outline, title: read.title })) {
    found[what][excused ? 'excused' : 'open']++;
    if (!excused) found[what].files.add(name);
    if (!excused || args.includes('--all')) problems.push(`${name}: ${what}: ${detail}${excused ? ' (excused)' : ''}`);
  }
}

for (const problem of problems) console.log(problem);
console.log();
for (const [row, count] of Object.entries(tally)) console.log(`${row.padEnd(28)}${String(count).padStart(7)}`);
console.log(`\n${'disagreements'.padEnd(28)}${'open'.padStart(7)}${'files'.padStart(7)}${'excused'.padStart(9)}`);
for (const [column, { open, excused, files }] of Object.entries(found)) {
  console.log(
    `${column.padEnd(28)}${String(open).padStart(7)}${String(files.size).padStart(7)}${String(excused).padStart(9)}`,
  );
}
console.log(
  `\n${(milliseconds / Math.max(1, tally.files)).toFixed(2)} ms a file on average, ${slowest.milliseconds.toFixed(1)} ms for ${slowest.file}`,
);

const failures = tally['M102 or M103, not confirmed'] + tally.M104 + tally.M110 + tally['other errors'] + tally.throws;
const open = Object.values(found).reduce((sum, each) => sum + each.open, 0);
process.exitCode = failures + open > 0 || tally.files === 0 ? 1 : 0;
