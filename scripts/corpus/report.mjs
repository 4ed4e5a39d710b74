// Converts a corpus folder of one Mermaid type and reports how well the results agree with Mermaid's facts. In: the comparison
// of one file (agreement/TYPE.mjs) and the folder; out: the counts, separately for real projects and for examples and test suites,
// every open disagreement, and whether the run passed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertMermaid } from '@linework/convert';
import { draw } from '@linework/core';

const context = { icons: { find: () => undefined, nearest: () => [] } };

/** The refusals that are right where the facts confirm them (docs/conversion.md, Codes). */
const MAY_REFUSE = new Set(['M102', 'M103', 'M120', 'M130', 'M131', 'M132', 'M180']);

const COUNTS = [
  'files',
  'converted',
  'exact',
  'exact up to losses said',
  'refused, confirmed',
  'refused, not confirmed',
  'M104',
  'M110',
  'other errors',
  'not drawn',
  'throws',
];
const FAULTS = ['refused, not confirmed', 'M104', 'M110', 'other errors', 'not drawn', 'throws'];

/**
 * @param type as the facts call it
 * @param of `columns`: what a disagreement may be about; `confirmsRefusal(code, text, facts)`: whether the facts confirm a
 *   refusal; `disagreements(text, facts, result, picture)`: a list of `{ what, detail, excused }`
 * @param dir holds X.mmd with X.facts.json beside it
 * @param isMeant says of each file in turn whether it is compared
 * @param excusedToo also prints excused disagreements
 */
export function agreementOf(type, of, dir, { isMeant, excusedToo }) {
  const origin = originOf(dir);
  const tallies = { wild: emptyTally(), other: emptyTally() };
  const counts = Object.fromEntries(of.columns.map((column) => [column, { open: 0, excused: 0, files: new Set() }]));
  const problems = [];
  const times = [];
  const files = readdirSync(dir).filter((each) => each.endsWith('.mmd'));
  for (const name of files.sort()) {
    const text = readFileSync(join(dir, name), 'utf8');
    const facts = JSON.parse(readFileSync(join(dir, name.replace(/\.mmd$/, '.facts.json')), 'utf8'));
    if (!facts.accepted || facts.type !== type || !isMeant()) continue;
    const tally = tallies[origin(name)];
    tally.files++;
    const tell = (problem) => problems.push(`${name}${problem}`);
    try {
      const start = performance.now();
      const result = convertMermaid(text, {}, context);
      times.push({ name, milliseconds: performance.now() - start });
      if (!result.ok) refusal({ of, text, facts, result, tally, tell });
      else compared({ of, text, facts, result, tally, counts, name, tell, excusedToo });
    } catch (error) {
      tally.throws++;
      tell(`: threw ${error instanceof Error ? error.stack : error}`);
    }
  }
  const faults = Object.values(tallies).reduce((sum, each) => sum + FAULTS.reduce((n, row) => n + each[row], 0), 0);
  const open = Object.values(counts).reduce((sum, each) => sum + each.open, 0);
  return { type, tallies, counts, problems, times, well: faults + open === 0 && times.length > 0 };
}

/** Repairs of what Mermaid rejects (docs/conversion.md, Subgraphs, rule 5). */
const REPAIRS = new Set(['M110', 'M205', 'M216', 'M217', 'M218']);

/**
 * What becomes of texts of the type that Mermaid rejects.
 * @param dir holds TYPE--*.mmd with their facts
 * @returns counts, and each text that was converted without a repair or refused at another line than Mermaid's
 */
export function rejectedOf(type, dir) {
  const tally = {
    files: 0,
    refused: 0,
    'at its line': 0,
    'at another line': 0,
    repaired: 0,
    'converted unsaid': 0,
    throws: 0,
  };
  const problems = [];
  const names = existsSync(dir) ? readdirSync(dir).filter((each) => each.endsWith('.mmd')) : [];
  for (const name of names.sort()) {
    const facts = JSON.parse(readFileSync(join(dir, name.replace(/\.mmd$/, '.facts.json')), 'utf8'));
    if (facts.type !== type || facts.accepted) continue;
    const text = readFileSync(join(dir, name), 'utf8');
    tally.files++;
    try {
      const result = convertMermaid(text, {}, context);
      if (result.ok) {
        const repaired = result.diagnostics.some(({ code }) => REPAIRS.has(code));
        tally[repaired ? 'repaired' : 'converted unsaid']++;
        if (!repaired) problems.push(`${name}: converted, though Mermaid says: ${facts.error.message.slice(0, 160)}`);
        continue;
      }
      tally.refused++;
      const line = facts.error.line;
      if (line === undefined) continue;
      const near = result.diagnostics.some((each) => Math.abs(each.line - line) <= 1);
      tally[near ? 'at its line' : 'at another line']++;
      if (!near) problems.push(`${name}: refused at line ${result.diagnostics[0]?.line}, by Mermaid at ${line}`);
    } catch (error) {
      tally.throws++;
      problems.push(`${name}: threw ${error instanceof Error ? error.stack : error}`);
    }
  }
  return { tally, problems };
}

function refusal({ of, text, facts, result, tally, tell }) {
  const [first] = result.diagnostics.filter((each) => each.severity === 'error');
  const code = first?.code ?? 'none';
  const confirmed = MAY_REFUSE.has(code) && of.confirmsRefusal(code, text, facts);
  const row = MAY_REFUSE.has(code) ? `refused, ${confirmed ? '' : 'not '}confirmed` : code;
  tally[COUNTS.includes(row) ? row : 'other errors']++;
  if (!confirmed) tell(`:${first?.line}: ${code} ${first?.message}`);
}

function compared({ of, text, facts, result, tally, counts, name, tell, excusedToo }) {
  tally.converted++;
  const picture = draw(result.source, {}, context);
  if (!picture.svg?.startsWith('<svg ')) {
    tally['not drawn']++;
    tell(`: not drawn: ${picture.diagnostics.map((each) => each.message).join(' ')}`);
    return;
  }
  const all = of.disagreements(text, facts, result, picture);
  if (all.length === 0) tally.exact++;
  else if (all.every(({ excused }) => excused)) tally['exact up to losses said']++;
  for (const { what, detail, excused } of all) {
    counts[what][excused ? 'excused' : 'open']++;
    if (!excused) counts[what].files.add(name);
    if (!excused || excusedToo) tell(`: ${what}: ${detail}${excused ? ' (excused)' : ''}`);
  }
}

function emptyTally() {
  return Object.fromEntries(COUNTS.map((each) => [each, 0]));
}

/** Whether a file comes from a real project, by the corpus' own index; all do in a folder without one. */
function originOf(dir) {
  const index = join(dir, '../index.json');
  if (!existsSync(index)) return () => 'wild';
  const { repos, columns, sources } = JSON.parse(readFileSync(index, 'utf8'));
  const at = (column) => columns.indexOf(column);
  const byFile = new Map(sources.map((row) => [row[at('file')].split('/').at(-1), repos[row[at('repo')]].kind]));
  return (name) => (byFile.get(name) === 'wild' ? 'wild' : 'other');
}

export function printAgreement({ type, tallies, counts, problems, times }) {
  for (const problem of problems) console.log(`${type}/${problem}`);
  console.log(`\n${type.padEnd(28)}${'wild'.padStart(7)}${'others'.padStart(8)}`);
  for (const row of COUNTS) {
    const counts = [tallies.wild[row], tallies.other[row]];
    if (row === 'files' || counts.some((each) => each > 0)) {
      console.log(`${row.padEnd(28)}${String(counts[0]).padStart(7)}${String(counts[1]).padStart(8)}`);
    }
  }
  const rows = Object.entries(counts).filter(([, { open, excused }]) => open + excused > 0);
  if (rows.length > 0)
    console.log(`${'disagreements'.padEnd(28)}${'open'.padStart(7)}${'files'.padStart(8)}${'excused'.padStart(9)}`);
  for (const [column, { open, excused, files }] of rows) {
    const cells = [String(open).padStart(7), String(files.size).padStart(8), String(excused).padStart(9)];
    console.log(`${column.padEnd(28)}${cells.join('')}`);
  }
  const sorted = times.toSorted((a, b) => a.milliseconds - b.milliseconds);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const slowest = sorted.at(-1);
  if (middle && slowest) {
    console.log(
      `median ${middle.milliseconds.toFixed(2)} ms a file, ${slowest.milliseconds.toFixed(1)} ms for ${slowest.name}`,
    );
  }
}
