// Compares imports with what independent parsers found in the same files, and prints a table with one line per format. Fails when
// more than one in a hundred accepted inputs is not imported, an item is neither imported nor reported as skipped, a source or a
// picture is wrong, or a rejected input is not refused at a line.
//   node scripts/corpus/import.mjs [FORMAT...] [today] [--dir DIR] [--all] [--out DIR]
// With `today` every third input is compared, all within three days.
// FORMAT is a name from import/ (default: all). DIR contains one folder per format, like ../shared/corpus/import. --all lists
// everything that is not exact; --out writes the sources to a folder for review.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { draw } from '@linework/core';
import { importFiles } from '@linework/import';
import { todaysTurn } from '../ci/today.mjs';
import { icons } from '../reference/here.mjs';
import { factsIn, filesOf } from './inputs.mjs';

/** Characters of a name in a message, if it is shortened. */
const SHORTENED = 100;

const here = dirname(fileURLToPath(import.meta.url));
const known = readdirSync(join(here, 'import')).map((each) => each.replace(/\.mjs$/, ''));
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, all: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const positionals = words.filter((each) => each !== 'today');
const unknown = positionals.find((each) => !known.includes(each));
if (unknown !== undefined) {
  console.error(`No format '${unknown}'; there are ${known.join(', ')}.`);
  process.exit(2);
}
const root = resolve(values.dir ?? join(here, '../../../shared/corpus/import'));
const context = { icons };
const columns = [
  'inputs',
  'imported',
  'exact',
  'items',
  'left out',
  'relations',
  'left out',
  'unexplained',
  'found',
  'drawn',
  'over 3:1',
  'rejected',
];
console.log(['format'.padEnd(20), ...columns.map((each) => each.padStart(11))].join(''));
for (const name of positionals.length > 0 ? positionals : known.sort()) {
  const tally = await tallyOf(await import(`./import/${name}.mjs`));
  const cells = [
    tally.accepted,
    tally.imported,
    tally.exact,
    ...tally.items,
    ...tally.relations,
    tally.unexplained.length,
    tally.found,
    tally.drawn,
    tally.wide,
    `${tally.refused}/${tally.rejected}`,
  ];
  console.log([name.padEnd(20), ...cells.map((each) => String(each).padStart(11))].join(''));
  const messages = [...tally.failures, ...tally.unexplained, ...(values.all ? tally.notes : [])];
  for (const each of messages.slice(0, values.all ? undefined : 20)) console.log(`  ${each}`);
  if (messages.length > 20 && !values.all) console.log(`  and ${messages.length - 20} more; --all names them`);
  const most = Math.floor(tally.accepted / 100);
  const wrong = tally.accepted - tally.imported > most || tally.unexplained.length > 0 || tally.drawn < tally.imported;
  if (wrong || tally.refused < tally.rejected) process.exitCode = 1;
}

async function tallyOf({ format, request = () => ({}), expected, warned = () => ({}), alike = (name) => name }) {
  const tally = {
    accepted: 0,
    imported: 0,
    exact: 0,
    items: [0, 0],
    relations: [0, 0],
    unexplained: [],
    found: 0,
    drawn: 0,
    wide: 0,
    rejected: 0,
    refused: 0,
    failures: [],
    notes: [],
  };
  const folder = join(root, format);
  for (const path of factsIn(folder).filter(todaysTurn(3))) {
    const facts = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    const files = filesOf(folder, facts.inputs);
    if (files.length === 0) continue;
    const at = path.replace(/\.facts\.json$/, '');
    const options = { ...request(facts), files };
    const result = await importFiles({ ...options, format, allSkipped: true }, context);
    if (!facts.accepted) {
      tally.rejected++;
      if (!result.ok && result.diagnostics.some(({ severity }) => severity === 'error')) tally.refused++;
      else tally.failures.push(`${at}: imported, though it is not of the format (${facts.reason})`);
      continue;
    }
    tally.accepted++;
    if (!result.ok) {
      const [error] = result.diagnostics.filter(({ severity }) => severity === 'error');
      tally.failures.push(`${at}: ${error?.file}:${error?.line} ${error?.code} ${error?.message}`);
      continue;
    }
    tally.imported++;
    compare(at, result, expected(facts), alike, tally);
    for (const [code, wanted] of Object.entries(warned(facts))) {
      const count = result.diagnostics.filter((each) => each.code === code).length;
      if (count !== wanted) tally.failures.push(`${at}: ${count} warnings ${code}, the facts have ${wanted}`);
    }
    const free = await importFiles(options, context);
    if (free.source === result.source) tally.found++;
    else tally.notes.push(`${at}: found as ${free.format || free.diagnostics[0]?.message}`);
    drawAll(at, result, tally);
  }
  return tally;
}

/** `alike` removes the part of a name that the files do not determine. */
function compare(at, result, { items, relations }, alike, tally) {
  const all = [result, ...result.parts].flatMap(({ origins }) => origins);
  const shown = new Set(all.map(({ external }) => alike(external)));
  const names = [...leftOut(result)];
  const out = new Set(names.map(alike));
  // A message has room for the beginning of a long name.
  const cut = names.filter((each) => each.length >= SHORTENED && each.endsWith('…')).map((each) => each.slice(0, -1));
  const isOut = (name) => out.has(alike(name)) || cut.some((each) => name.startsWith(each));
  // A skipped item takes its relations with it.
  const ends = new Map(relations.map(([from, to]) => [`${from} ${to}`, [from, to]]));
  const before = tally.unexplained.length;
  for (const [each, counts, what] of [
    [items, tally.items, 'item'],
    [relations.map(([from, to]) => `${from} ${to}`), tally.relations, 'relation'],
  ]) {
    for (const name of new Set(each)) {
      if (shown.has(alike(name))) counts[0]++;
      else if (isOut(name) || (what === 'relation' && ends.get(name)?.some(isOut))) counts[1]++;
      else tally.unexplained.push(`${at}: the ${what} ${name}`);
    }
  }
  const wanted = new Set([...items, ...relations.map(([from, to]) => `${from} ${to}`)]);
  const extra = all.filter(({ kind, external }) => kind !== 'group' && !wanted.has(external));
  for (const { kind, external } of extra) tally.notes.push(`${at}: not in the facts: the ${kind} ${external}`);
  if (tally.unexplained.length === before) tally.exact++;
}

/** What the diagnostics name. */
function leftOut({ diagnostics }) {
  const names = diagnostics.flatMap(({ code, message }) => {
    if (code === 'I140') return [/^Skipped '(.*)': /s.exec(message)?.[1] ?? ''];
    if (code !== 'I141') return [];
    return message
      .replace(/^Skipped \d+ more: /, '')
      .split(/ \([^()]*:\d+\)(?:, |\.$)/)
      .filter(Boolean);
  });
  return new Set(names);
}

function drawAll(at, result, tally) {
  let fine = true;
  for (const [index, { source }] of [result, ...result.parts].entries()) {
    const { svg } = draw(source, {}, context);
    const [, width, height] = /<svg[^>]* viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg ?? '') ?? [];
    if (svg === undefined) fine = false;
    else if (Math.max(width / height, height / width) > 3) {
      tally.wide++;
      tally.notes.push(`${at}: ${Math.round(width)} × ${Math.round(height)}`);
    }
    if (values.out !== undefined) {
      mkdirSync(values.out, { recursive: true });
      const name = `${result.format}-${at}${index === 0 ? '' : `.${index}`}`.replace(/[^\w.-]+/g, '_');
      writeFileSync(join(values.out, `${name}.diagram`), source);
    }
  }
  if (fine) tally.drawn++;
  else tally.failures.push(`${at}: it is not drawn`);
}
