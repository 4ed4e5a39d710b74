// What the learned model says of a request: in, its features and the packed weights; out, a number for each kind, above 0 where requests
// of this kind have these features more often than those of others. Whole numbers and one square root, so that every machine gives the same answer.
import { featuresOf } from './features.js';

/** Written by scripts/suggest/train.mjs. */
export interface Weights {
  readonly kinds: readonly string[];
  /** How much one step of a weight counts. */
  readonly step: number;
  /** For each feature, in order: two characters for its distance from the one before, and one for each two kinds. */
  readonly packed: string;
}

/** The weights of a feature, from -LARGEST to LARGEST, two in a character. */
export const LARGEST = 4;
export const LEVELS: number = 2 * LARGEST + 1;
/** Printable characters that need no escape in a string. */
export const DIGITS = ' !#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';

/** So that one or two known features say little. */
export const FEW = 3;

export function learned(text: string, { kinds, step, packed }: Weights): ReadonlyMap<string, number> {
  const features = featuresOf(text);
  const sums = kinds.map(() => 0);
  const length = 2 + Math.ceil(kinds.length / 2);
  let feature = 0;
  let known = 0;
  for (let at = 0; at + length <= packed.length; at += length) {
    feature += digit(packed, at) * DIGITS.length + digit(packed, at + 1);
    if (!features.has(feature)) continue;
    known++;
    for (let pair = 0; 2 * pair < kinds.length; pair++) {
      const both = digit(packed, at + 2 + pair);
      sums[2 * pair] = (sums[2 * pair] ?? 0) + Math.floor(both / LEVELS) - LARGEST;
      if (2 * pair + 1 < kinds.length) sums[2 * pair + 1] = (sums[2 * pair + 1] ?? 0) + (both % LEVELS) - LARGEST;
    }
  }
  const scale = step / Math.sqrt(known + FEW);
  const mean = sums.reduce((sum, each) => sum + each, 0) / Math.max(1, kinds.length);
  return new Map(kinds.map((kind, i) => [kind, ((sums[i] ?? 0) - mean) * scale]));
}

function digit(text: string, at: number): number {
  return VALUES.get(text.charCodeAt(at)) ?? 0;
}

const VALUES: ReadonlyMap<number, number> = new Map(Array.from(DIGITS, (each, value) => [each.charCodeAt(0), value]));
