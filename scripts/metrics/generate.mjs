// Writes packages/core/src/metrics/inter-data.ts from the static Inter fonts of @expo-google-fonts/inter.
// Run `node scripts/metrics/generate.mjs` after updating that package or the list of characters below, then
// `npx vitest run packages/core/src/metrics scripts/metrics` and `node scripts/metrics/check-browser.mjs`.
// `--check` writes nothing and exits 1 if the committed file differs.

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONT_FILES } from './font-files.mjs';
import { readFont } from './font-reader.mjs';
import { readAlternates, readKerning } from './layout-rules.mjs';
import { LARGEST, writeNumbers, writeSigned } from './number-text.mjs';

const TARGET = join(dirname(fileURLToPath(import.meta.url)), '../../packages/core/src/metrics/inter-data.ts');

/** Blocks whose Inter characters are kept; accented letters elsewhere are measured as their base letter. */
const KEPT = [
  [0x20, 0x7e], // ASCII
  [0xa0, 0x17f], // Latin-1, Latin Extended-A
  [0x192, 0x192], // florin
  [0x1a0, 0x1a1], // Vietnamese O with horn
  [0x1af, 0x1b0], // Vietnamese U with horn
  [0x218, 0x21b], // Romanian S and T with comma
  [0x370, 0x3ff], // Greek
  [0x400, 0x52f], // Cyrillic and its supplement
  [0x1e9e, 0x1ef9], // capital sharp S, Vietnamese
  [0x2000, 0x206f], // punctuation
  [0x2070, 0x20cf], // superscripts, subscripts, currency
  [0x2100, 0x2bff], // letter-like, numbers, arrows, mathematics, technical, enclosed, shapes
  [0xfffd, 0xfffd], // replacement character
  [0x1f850, 0x1f852], // long arrows, drawn for `--->`
];

/** Left to the measuring code: always without width, or drawn as an emoji. */
const IGNORED = [
  [0xad, 0xad],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2b1b, 0x2b1c],
];

const within = (code, ranges) => ranges.some(([from, to]) => code >= from && code <= to);

/** The text of inter-data.ts for three fonts, lightest first. */
export function generate(fonts) {
  const [font] = fonts;
  if (fonts.some((each) => each.unitsPerEm !== font.unitsPerEm)) throw new Error('The weights differ in their em.');
  const codes = [...font.glyphOf.keys()]
    .filter((code) => within(code, KEPT) && !within(code, IGNORED))
    .sort((a, b) => a - b);
  const alternates = readAlternates(font);
  // Entry 0 is a break: no width, no kerning, no class. Then one entry per character, then the alternates.
  const glyphs = codes.map((code) => font.glyphOf.get(code));
  const variantSources = glyphs.flatMap((glyph, index) => (alternates.variants.has(glyph) ? [index + 1] : []));
  const variants = variantSources.map((entry) => alternates.variants.get(glyphs[entry - 1]));
  const entries = [undefined, ...glyphs, ...variants];

  const widths = classify(entries, (glyph) => fonts.map((each) => (glyph === undefined ? 0 : each.advance(glyph))));
  const kerning = kerningTables(fonts, entries);
  const rules = contextRules(alternates, entries);
  const data = {
    codes: writeNumbers(runs(codes)),
    widthOf: writeNumbers(widths.of),
    leftOf: writeNumbers(kerning.lefts.of),
    rightOf: writeNumbers(kerning.rights.of),
    widths: writeTriples(widths.values),
    kernings: writeTriples(kerning.values),
    kerning: kerning.text,
    classOf: writeNumbers(rules.classOf),
    classes: rules.classes.join(' '),
    rules: rules.rules.join(' '),
    // Capital forms are created after the ligatures, so none is part of one.
    ligatures: alternates.stages.map((stage) => ligatureText(stage, [undefined, ...glyphs], rules.letterOf)),
    variants: writeNumbers(variantSources),
  };
  const lines = Object.entries(data).map(([name, value]) =>
    Array.isArray(value)
      ? `  ${name}: [\n${value.map((each) => `    '${each}',\n`).join('')}  ],`
      : `  ${name}:${value.length + name.length > 112 ? '\n    ' : ' '}'${value}',`,
  );
  return [
    '// Widths, kerning and contextual alternates of Inter 400, 500 and 600 in font units, read by inter.ts.',
    '// Written by scripts/metrics/generate.mjs: do not edit. Inter is under the SIL Open Font License 1.1.',
    '',
    'export const INTER: {',
    ...Object.entries(data).map(
      ([name, value]) => `  readonly ${name}: ${Array.isArray(value) ? 'readonly string[]' : 'string'};`,
    ),
    '  readonly unitsPerEm: number;',
    '  readonly capHeight: number;',
    '} = {',
    ...lines,
    `  unitsPerEm: ${font.unitsPerEm},`,
    `  capHeight: ${font.capHeight},`,
    '};',
    '',
  ].join('\n');
}

/** Numbers the distinct values of a list in order of first appearance. */
function classify(list, describe) {
  const numbers = new Map();
  const values = [];
  const of = list.map((item) => {
    const value = describe(item);
    const key = String(value);
    if (!numbers.has(key)) {
      numbers.set(key, values.length);
      values.push(value);
    }
    return numbers.get(key);
  });
  return { of, values };
}

/** Entries with the same kerning against everything share a row (as left glyph) or a column (as right glyph). */
function kerningTables(fonts, entries) {
  const kernings = fonts.map(readKerning);
  // The distinct kernings over the three weights, numbered; number 0 means no kerning.
  const triples = [[0, 0, 0]];
  const numbers = new Map([['0,0,0', 0]]);
  const numberOf = (left, right) => {
    if (left === undefined || right === undefined) return 0;
    const triple = kernings.map((kerning) => kerning(left, right));
    if (triple.every((value) => value === 0)) return 0;
    const key = triple.join(',');
    if (!numbers.has(key)) numbers.set(key, triples.push(triple) - 1);
    return numbers.get(key);
  };
  const matrix = entries.map((left) => Uint16Array.from(entries, (right) => numberOf(left, right)));
  const transposed = entries.map((_, index) => Uint16Array.from(matrix, (row) => row[index]));
  const bytes = (line) => Buffer.from(line.buffer).toString('latin1');
  const lefts = classify(matrix, bytes);
  const rights = classify(transposed, bytes);
  const rows = lefts.values.map((_, row) => lefts.of.indexOf(row));
  const columns = rights.values.map((_, column) => rows.map((row) => transposed[rights.of.indexOf(column)][row]));

  // The most frequent values first, so that nearly all fit one character; no kerning stays number 0.
  const counts = triples.map((_, number) => columns.flat().filter((cell) => cell === number).length);
  const order = triples.map((_, number) => number).sort((a, b) => counts[b] - counts[a] || a - b);
  if (order[0] !== 0) throw new Error('Most pairs are expected to have no kerning.');
  const cells = columns.map((column) => column.map((cell) => order.indexOf(cell)));
  const text = writeNumbers(cells.flatMap((column, index) => columnSteps(column, cells.slice(0, index))));
  return { lefts, rights, values: order.map((number) => triples[number]), text };
}

/** A column as its difference from the most similar earlier one: which (0: none), how many cells change, then each as
 * cells to skip and new value. */
function columnSteps(column, earlier) {
  const changes = (other) => column.flatMap((value, row) => (value === (other?.[row] ?? 0) ? [] : [row]));
  let likest = -1;
  let rows = changes(undefined);
  for (const [index, other] of earlier.entries()) {
    const candidate = changes(other);
    if (candidate.length < rows.length) [likest, rows] = [index, candidate];
  }
  return [likest + 1, rows.length, ...rows.flatMap((row, index) => [row - (rows[index - 1] ?? -1) - 1, column[row]])];
}

/** 400 unchanged, 600 as its difference from 400, 500 as its difference from the middle of both. */
function writeTriples(triples) {
  const middles = triples.map(([regular, medium, semibold]) => medium - Math.floor((regular + semibold) / 2));
  return [
    writeSigned(difference(triples.map(([regular]) => regular))),
    writeSigned(triples.map(([regular, , semibold]) => semibold - regular)),
    writeSigned(middles),
  ].join('');
}

/** Runs of consecutive code points: the gap before each and its length. */
function runs(codes) {
  const numbers = [];
  let next = 0;
  for (let index = 0; index < codes.length; ) {
    let length = 1;
    while (codes[index + length] === codes[index] + length) length++;
    // A gap too wide for one number is a run of no length.
    let gap = codes[index] - next;
    for (; gap > LARGEST; gap -= LARGEST) numbers.push(LARGEST, 0);
    numbers.push(gap, length);
    next = codes[index] + length;
    index += length;
  }
  return numbers;
}

/** Each glyph class gets a letter; a rule reads `before[input]after`, with `!` when the input is replaced. */
function contextRules(alternates, entries) {
  const letters = new Map();
  const letterOf = (glyphs) => {
    const key = glyphs.filter((glyph) => entries.includes(glyph)).join(',');
    if (!letters.has(key)) letters.set(key, String.fromCharCode(65 + letters.size));
    return letters.get(key);
  };
  const rules = alternates.contexts.map(({ before, input, after, replaces }) => {
    if (input.length !== 1) throw new Error('A context over several input glyphs.');
    const letter = (sets) => sets.map(letterOf).join('');
    return `${letter(before)}[${letter(input)}]${letter(after)}${replaces ? '!' : ''}`;
  });
  for (const stage of alternates.stages) if (stage.notBefore.length > 0) letterOf(stage.notBefore);
  if (letters.size > 30) throw new Error('More glyph classes than bits in a mask.');
  const members = [...letters].map(([key, letter]) => [new Set(key.split(',').map(Number)), letter]);
  const classes = classify(entries, (glyph) =>
    members.flatMap(([set, letter]) => (set.has(glyph) ? [letter] : [])).join(''),
  );
  return { rules, letterOf, classOf: classes.of, classes: classes.values };
}

/** A letter (the class that must not follow a ligature) or `-`, then for each: length, parts, result. */
function ligatureText({ ligatures, notBefore }, entries, letterOf) {
  const numbers = ligatures.flatMap(({ parts, result }) => {
    const numbered = [...parts, result].map((glyph) => entries.indexOf(glyph));
    if (numbered.some((entry) => entry < 0)) return [];
    if ([...parts].some((part) => entries.indexOf(part) !== entries.lastIndexOf(part))) {
      throw new Error('A part of a ligature stands for more than one character.');
    }
    return [parts.length, ...numbered];
  });
  return (notBefore.length > 0 ? letterOf(notBefore) : '-') + writeNumbers(numbers);
}

function difference(numbers) {
  return numbers.map((number, index) => number - (index === 0 ? 0 : numbers[index - 1]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = generate(FONT_FILES.map(({ file }) => readFont(readFileSync(file))));
  if (!process.argv.includes('--check')) writeFileSync(TARGET, text);
  else if (readFileSync(TARGET, 'utf8') !== text) {
    console.error('packages/core/src/metrics/inter-data.ts is out of date. Run: node scripts/metrics/generate.mjs');
    process.exit(1);
  }
}
