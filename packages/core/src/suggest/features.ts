// What the learned model sees of a request: in, a text; out, numbers that stand for its words, neighbouring words, parts of words and
// shapes, each once. scripts/suggest/train.mjs learns a weight for each and kind.
import { shapesOf } from './shapes.js';
import { wordsOf } from './words.js';

/** Numbers of features: few of two thousand features of a request collide. */
export const FEATURE_BITS = 20;
/** Words that are read; what someone wants to see is in the first of them. */
const MOST_WORDS = 200;
const SHORTEST = 3;
const LONGEST = 5;
const SINGLE = /[\p{Script=Han}\u3040-\u30ff]/u;

export function featuresOf(text: string): ReadonlySet<number> {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const features = new Set<number>();
  for (const [at, { text: written, stem, folded }] of words.entries()) {
    const next = words[at + 1];
    const third = words[at + 2];
    features.add(numberOf(`w${stem}`));
    if (at === 0) features.add(numberOf(`f${stem}`));
    if (next) features.add(numberOf(`b${stem} ${next.stem}`));
    if (next && third && SINGLE.test(written) && SINGLE.test(third.text))
      features.add(numberOf(`t${stem}${next.stem}${third.stem}`));
    const word = `^${folded}$`;
    for (let length = SHORTEST; folded.length >= SHORTEST && length <= LONGEST; length++)
      for (let start = 0; start + length <= word.length; start++)
        features.add(numberOf(`c${word.slice(start, start + length)}`));
  }
  for (const shape of shapesOf(text)) features.add(numberOf(`s${shape}`));
  return features;
}

/** FNV-1a over UTF-16 units, its bits mixed once more. */
function numberOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> (32 - FEATURE_BITS);
}
