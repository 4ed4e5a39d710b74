// The measuring tables of Inter, unpacked from inter-data.ts on first use.
// Out: entry numbers of characters, and by entry: advances, kerning, glyph classes, alternates, all in font units.

import type { Weight } from './contract.js';
import { INTER } from './inter-data.js';
import { readNumbers, signed } from './number-text.js';

/** Entry 0: no width, no kerning, in no class. Marks where shaping starts again. */
export const BREAK = 0;

interface WeightTables {
  /** By entry. */
  readonly advances: Uint16Array;
  /** By the numbers in `kerningOf`. */
  readonly kernings: Int16Array;
}

/** Matches if the entries around and at a position belong to the classes given as bit masks, in text order. */
export interface ContextRule {
  readonly before: readonly number[];
  readonly input: number;
  readonly after: readonly number[];
  /** If false, a match only keeps later rules from matching. */
  readonly replaces: boolean;
}

interface Contexts {
  readonly rules: readonly ContextRule[];
  /** The classes that a replacing rule can have as its input, as one bit mask. */
  readonly inputs: number;
  /** A line that has all classes of none of these bit masks is unchanged by every rule. */
  readonly needs: readonly number[];
}

export interface Ligature {
  readonly parts: readonly number[];
  readonly result: number;
}

export interface LigatureStage {
  /** Candidates by first part, in order of preference. */
  readonly byFirst: ReadonlyMap<number, readonly Ligature[]>;
  /** Classes, as a bit mask, that a ligature must not precede. */
  readonly notBefore: number;
}

export interface InterTables {
  /** Entries of the code points below its length; 0 where Inter's data has none. */
  readonly low: Uint16Array;
  /** Entries of the code points above. */
  readonly high: ReadonlyMap<number, number>;
  /** The number of a pair's kerning: at the left entry's row plus the right entry's column. */
  readonly kerningOf: Uint16Array;
  readonly rowOf: Uint16Array;
  /** Where the column starts in `kerningOf`. */
  readonly columnOf: Uint16Array;
  readonly weights: Readonly<Record<Weight, WeightTables>>;
  /** Bit mask of an entry's classes. */
  readonly classesOf: Uint32Array;
  readonly contexts: Contexts;
  readonly stages: readonly LigatureStage[];
  /** The entry that replaces another in a context; 0 for most. */
  readonly variantOf: Uint16Array;
}

/** Just above the last block of the data, so that one array look-up serves nearly every character. */
const LOW = 0x2c00;

function unpack(): InterTables {
  const low = new Uint16Array(LOW);
  const high = new Map<number, number>();
  const stretches = readNumbers(INTER.codes);
  let entries = 1;
  let code = 0;
  for (let at = 0; at < stretches.length; at += 2) {
    code += stretches[at] ?? 0;
    for (const end = code + (stretches[at + 1] ?? 0); code < end; code++) {
      if (code < LOW) low[code] = entries++;
      else high.set(code, entries++);
    }
  }

  const sources = readNumbers(INTER.variants);
  const variantOf = new Uint16Array(entries + sources.length);
  for (const entry of sources) variantOf[entry] = entries++;

  const rowOf = readNumbers(INTER.leftOf);
  const rows = rowOf.reduce((most, row) => (row < most ? most : row + 1), 0);
  const masks = INTER.classes.split(' ').map(maskOf);
  return {
    low,
    high,
    rowOf,
    columnOf: readNumbers(INTER.rightOf).map((column) => column * rows),
    kerningOf: readKerning(rows),
    weights: readWeights(),
    classesOf: fill(new Uint32Array(entries), masks, readNumbers(INTER.classOf)),
    contexts: readContexts(),
    stages: INTER.ligatures.map(readStage),
    variantOf,
  };
}

/** Each column is stored as its difference from an earlier one: see columnSteps in scripts/metrics/generate.mjs. */
function readKerning(rows: number): Uint16Array {
  const steps = readNumbers(INTER.kerning);
  const columns: Uint16Array[] = [];
  for (let at = 0; at < steps.length; ) {
    const column = columns[(steps[at] ?? 0) - 1]?.slice() ?? new Uint16Array(rows);
    const end = at + 2 + 2 * (steps[at + 1] ?? 0);
    let row = 0;
    for (at += 2; at < end; at += 2) {
      row += steps[at] ?? 0;
      column[row++] = steps[at + 1] ?? 0;
    }
    columns.push(column);
  }
  const matrix = new Uint16Array(rows * columns.length);
  for (const [index, column] of columns.entries()) matrix.set(column, index * rows);
  return matrix;
}

function readWeights(): Record<Weight, WeightTables> {
  const widths = readTriples(INTER.widths);
  const kernings = readTriples(INTER.kernings);
  const widthOf = readNumbers(INTER.widthOf);
  const tables = (weight: keyof Triples): WeightTables => ({
    advances: fill(new Uint16Array(widthOf.length), widths[weight], widthOf),
    kernings: kernings[weight],
  });
  return { 400: tables('regular'), 500: tables('medium'), 600: tables('semibold') };
}

interface Triples {
  readonly regular: Int16Array;
  readonly medium: Int16Array;
  readonly semibold: Int16Array;
}

/** Three lists in one: differences of the values for 400, 600 less 400, 500 less the middle of both. */
function readTriples(text: string): Triples {
  const numbers = readNumbers(text);
  const count = numbers.length / 3;
  const regular = new Int16Array(count);
  const medium = new Int16Array(count);
  const semibold = new Int16Array(count);
  let light = 0;
  for (let at = 0; at < count; at++) {
    light += signed(numbers[at] ?? 0);
    const heavy = light + signed(numbers[count + at] ?? 0);
    regular[at] = light;
    medium[at] = Math.floor((light + heavy) / 2) + signed(numbers[2 * count + at] ?? 0);
    semibold[at] = heavy;
  }
  return { regular, medium, semibold };
}

function fill<Table extends Uint16Array | Uint32Array>(
  table: Table,
  values: ArrayLike<number>,
  of: Uint16Array,
): Table {
  for (let at = 0; at < table.length; at++) table[at] = values[of[at] ?? 0] ?? 0;
  return table;
}

function readContexts(): Contexts {
  const rules = INTER.rules.split(' ').map(readRule);
  let inputs = 0;
  const all = new Set<number>();
  for (const { before, input, after, replaces } of rules) {
    if (!replaces) continue;
    inputs |= input;
    all.add([...before, ...after].reduce((mask, one) => mask | one, input));
  }
  const distinct = [...all];
  const needs = distinct.filter((need) => !distinct.some((other) => other !== need && (other & need) === other));
  return { rules, inputs, needs };
}

/** `PP[Q]R!`: the classes before, at and after a place, by letter; `!` when the entry there is replaced. */
function readRule(text: string): ContextRule {
  const open = text.indexOf('[');
  const end = text.endsWith('!') ? text.length - 1 : text.length;
  const masks: number[] = [];
  for (let at = 0; at < end; at++) masks.push(maskOf(text.charAt(at)));
  return {
    before: masks.slice(0, open),
    input: masks[open + 1] ?? 0,
    after: masks.slice(open + 3),
    replaces: end < text.length,
  };
}

function readStage(text: string): LigatureStage {
  const numbers = readNumbers(text.slice(1));
  const byFirst = new Map<number, Ligature[]>();
  for (let at = 0; at < numbers.length; ) {
    const end = at + 1 + (numbers[at] ?? 0);
    const parts = [...numbers.subarray(at + 1, end)];
    const candidates = byFirst.get(parts[0] ?? 0) ?? [];
    candidates.push({ parts, result: numbers[end] ?? 0 });
    byFirst.set(parts[0] ?? 0, candidates);
    at = end + 1;
  }
  return { byFirst, notBefore: text.startsWith('-') ? 0 : maskOf(text.slice(0, 1)) };
}

function maskOf(letters: string): number {
  let mask = 0;
  for (let at = 0; at < letters.length; at++) mask |= 1 << (letters.charCodeAt(at) - 65);
  return mask;
}

/** Unpacked once, on first use: unpacking takes a few ms, which a program that draws nothing need not spend. */
export const interTables: () => InterTables = /* @__PURE__ */ (() => {
  let tables: InterTables | undefined;
  return () => {
    tables ??= unpack();
    return tables;
  };
})();

/** The entry of a code point; 0 where Inter's data has none. */
export function entryOf({ low, high }: InterTables, code: number): number {
  return code < LOW ? (low[code] ?? 0) : (high.get(code) ?? 0);
}

export const UNITS_PER_EM: number = INTER.unitsPerEm;
export const CAP_HEIGHT: number = INTER.capHeight / INTER.unitsPerEm;
