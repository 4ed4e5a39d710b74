// The most probable icon names for an unknown one. In: an index, then a name. Out: a few names, best first. Compares
// equal words, edits and shared words across all sets; the requested set wins a tie.

import { editsWithin, lacksLetters, lettersOf } from './distance.js';
import { type IconIndex, type NamesText, namesText } from './nearest-text.js';
import { setRank } from './search/rank.js';

const MOST = 5;
/** This many, and any as good as the last of them, are sorted. */
const SORTED = 50;
/** A name that many sets have must not fill all five suggestions. */
const MOST_OF_ONE_NAME = 2;
/** The rest of a longer name is ignored, so the work stays bounded for any input. */
const LONGEST = 64;
const MOST_WORDS = 6;

/**
 * Lower is better. A name reached by edits ranks below one with the same words and above one that merely shares a word.
 */
const REORDERED = 1;
const EDITED = 1;
/** Cost of changing every letter: one edit in a long name counts less than one in a short name. */
const EDITS = 6;
const OTHER_SET = 4;
const WORDS = 12;
const WORST = 8;
/** For a name that contains the requested one, scaled by the rest of it. */
const HELD = 1.5;
const BESIDE = 4;
/** Shorter ones are contained in too many others. */
const LEAST_HELD = 5;
/** Weight of a word that matches only approximately, or that starts like the requested one. */
const NEAR = 0.8;
/** Shorter words must match in all their letters. */
const LEAST_NEAR = 4;

interface Asked {
  readonly set: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** The names are prepared on the first query and kept. */
export function nearestFinder(index: () => IconIndex): (name: string) => readonly string[] {
  let text: NamesText | undefined;
  return (name) => {
    const query = read(name.slice(0, LONGEST).toLowerCase());
    if (query.words.length === 0) return [];
    text ??= namesText(index());
    return best(query, costsOf(query, text), text);
  };
}

function read(text: string): Asked {
  const at = text.indexOf(':');
  const words = text
    .slice(at + 1)
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return { set: at < 0 ? '' : text.slice(0, at), name: words.join('-'), words };
}

/** By line: the cost of taking the request for that name. */
function costsOf(query: Asked, text: NamesText): ReadonlyMap<number, number> {
  const costs = new Map<number, number>();
  const consider = (line: number, cost: number): void => {
    if (cost <= WORST && cost < (costs.get(line) ?? Number.POSITIVE_INFINITY)) costs.set(line, cost);
  };
  const key = keyOf(query.words);
  const plain = query.words.join('');
  for (const [line, sum] of sharedLetters(query, text)) {
    const words = text.nameOf(line).split('-');
    const size = text.lengthOf(line) - words.length + 1;
    // Dice's coefficient of the two sets of words, with long words counting more: 1 if all are shared.
    const likeness = (2 * Math.min(sum, plain.length)) / (size + plain.length);
    consider(line, EDITED + WORDS * (1 - likeness));
    const mayBeReordered = sum === plain.length && words.length > 1 && words.length === query.words.length;
    if (mayBeReordered && keyOf(words) === key) consider(line, REORDERED);
  }
  const { length } = query.name;
  const limit = length <= 2 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3;
  const letters = lettersOf(query.name);
  for (let line = 0; line < text.count; line++) {
    if (Math.abs(text.lengthOf(line) - length) > limit) continue;
    if (lacksLetters(letters, text.lettersOf(line), limit)) continue;
    const edits = editsWithin(query.name, text.nameOf(line), limit);
    if (edits !== undefined) consider(line, edits === 0 ? 0 : EDITED + (EDITS * edits) / length);
  }
  for (const part of new Set([query.name, plain])) {
    if (part.length < LEAST_HELD) continue;
    text.holding(part, (line, begins) => {
      consider(line, (begins ? EDITED : HELD) + BESIDE * (1 - part.length / text.lengthOf(line)));
    });
  }
  return costs;
}

/** By line: how many letters it has in words similar to the requested ones. */
function sharedLetters(query: Asked, text: NamesText): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  const known = new Map<string, number>();
  const seen = new Set<number>();
  const search = (word: string, part: string, side: 'begin' | 'end'): void => {
    text.words(part, side, (line, from, to) => {
      const likeness = text.isAt(word, from, to) ? 1 : likenessAt(from, to);
      if (likeness === 0 || seen.has(from)) return;
      seen.add(from);
      shared.set(line, (shared.get(line) ?? 0) + likeness * (to - from));
    });
  };
  const likenessAt = (from: number, to: number): number => {
    const word = text.wordAt(from, to);
    let likeness = known.get(word);
    if (likeness === undefined) {
      likeness = likenessOf(query.words, word);
      known.set(word, likeness);
    }
    return likeness;
  };
  for (const word of new Set(query.words)) {
    // An existing word is not a typo of another.
    if (word.length <= LEAST_NEAR || text.has(word)) {
      search(word, word.slice(0, LEAST_NEAR), 'begin');
      continue;
    }
    // One edit, or one swap of neighbours, leaves the start or the end of a word unchanged.
    const middle = (word.length >> 1) + 1;
    search(word, word.slice(0, Math.min(middle - 1, LEAST_NEAR)), 'begin');
    search(word, word.slice(middle), 'end');
  }
  return shared;
}

function keyOf(words: readonly string[]): string {
  return words.toSorted().join('-');
}

/** How well a candidate's word matches the requested word closest to it, 0 to 1. */
function likenessOf(letters: readonly string[], word: string): number {
  let most = 0;
  for (const each of letters) {
    if (each === word) return 1;
    const shorter = Math.min(each.length, word.length);
    if (shorter < LEAST_NEAR || most > 0) continue;
    // One edit, or one swap of neighbours, leaves the first or the last letter unchanged.
    if (
      each.charCodeAt(0) !== word.charCodeAt(0) &&
      each.charCodeAt(each.length - 1) !== word.charCodeAt(word.length - 1)
    )
      continue;
    const begins = each.startsWith(word) || word.startsWith(each);
    if (begins || (shorter > LEAST_NEAR && editsWithin(each, word, 1) !== undefined)) most = NEAR;
  }
  return most;
}

function best(query: Asked, costs: ReadonlyMap<number, number>, text: NamesText): readonly string[] {
  const setIsKnown = text.sets.has(query.set);
  const lines: { readonly line: number; readonly cost: number }[] = [];
  for (const [line, base] of costs) {
    const cost = base + (setIsKnown && text.setOf(line) !== query.set ? OTHER_SET : 0);
    if (cost <= WORST) lines.push({ line, cost });
  }
  const worst = Float64Array.from(lines, ({ cost }) => cost).sort()[SORTED - 1] ?? WORST;
  const choices = lines
    .filter(({ cost }) => cost <= worst)
    .map(({ line, cost }) => {
      return { target: text.target(line), cost, name: text.nameOf(line), rank: setRank(text.setOf(line)) };
    });
  choices.sort(
    (one, other) =>
      one.cost - other.cost ||
      one.rank - other.rank ||
      one.target.length - other.target.length ||
      (one.target < other.target ? -1 : 1),
  );
  const chosen = new Set<string>();
  const counts = new Map<string, number>();
  for (const { target, name } of choices) {
    const count = counts.get(name) ?? 0;
    if (chosen.has(target) || count >= MOST_OF_ONE_NAME) continue;
    counts.set(name, count + 1);
    chosen.add(target);
    if (chosen.size === MOST) break;
  }
  return Array.from(chosen);
}
