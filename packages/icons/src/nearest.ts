// The icon names an unknown one most probably means: a name and the index in, a few names out, best first.
// Judged by equal words, by edits and by shared words, whatever the set; the set that was asked for wins a tie.

import { editsWithin } from './distance.js';

/** Every name there is, and the other names of some. Read for suggestions only, never to find an icon. */
export interface IconIndex {
  readonly names: readonly string[];
  readonly aliases: Readonly<Record<string, string>>;
}

const MOST = 5;
/** More of a name is not looked at: the work stays bounded whatever is asked. */
const LONGEST = 64;
const MOST_WORDS = 6;

/** Lower is better. A name reached by edits ranks below a true one and above one that merely shares a word. */
const REORDERED = 1;
const EDITED = 1;
/** For changing every letter: one edit in a long name is less than one in a short name. */
const EDITS = 6;
const OTHER_SET = 1.5;
const WORDS = 12;
const WORST = 8;
/** What a word counts that only nearly matches, or that begins like the one asked for. */
const NEAR = 0.8;

interface Asked {
  readonly set: string;
  readonly name: string;
  readonly words: readonly string[];
  /** The words in an order of their own, to know a name written the other way round. */
  readonly key: string;
}

export function nearestNames(name: string, { names, aliases }: IconIndex): readonly string[] {
  const asked = read(name.slice(0, LONGEST).toLowerCase());
  if (asked.words.length === 0) return [];
  const match = wordMatcher(asked.words);
  const setIsKnown = names.some((each) => each.startsWith(`${asked.set}:`));
  const costs = new Map<string, number>();
  const consider = (candidate: string, target: string): void => {
    const at = candidate.indexOf(':');
    const set = candidate.slice(0, at);
    const cost = costOf(asked, candidate.slice(at + 1), match) + (setIsKnown && asked.set !== set ? OTHER_SET : 0);
    if (cost <= WORST && cost < (costs.get(target) ?? Number.POSITIVE_INFINITY)) costs.set(target, cost);
  };
  for (const each of names) consider(each, each);
  for (const alias of Object.keys(aliases)) consider(alias, aliases[alias] ?? alias);
  return Array.from(costs)
    .sort(([a, costA], [b, costB]) => costA - costB || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([target]) => target);
}

function read(text: string): Asked {
  const at = text.indexOf(':');
  const words = text
    .slice(at + 1)
    .split(/[^a-z0-9]/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  return { set: at < 0 ? '' : text.slice(0, at), name: words.join('-'), words, key: keyOf(words) };
}

function keyOf(words: readonly string[]): string {
  return words.toSorted().join('-');
}

function costOf(asked: Asked, name: string, match: (word: string) => number): number {
  if (name === asked.name) return 0;
  const words = name.split('-');
  if (words.length === asked.words.length && words.length > 1 && keyOf(words) === asked.key) return REORDERED;
  const limit = asked.name.length <= 2 ? 0 : asked.name.length <= 5 ? 1 : asked.name.length <= 8 ? 2 : 3;
  const edits = editsWithin(asked.name, name, limit);
  if (edits !== undefined) return EDITED + (EDITS * edits) / asked.name.length;
  let shared = 0;
  for (const word of words) shared += match(word);
  // Dice's coefficient of the two sets of words: 1 when all are shared.
  const likeness = (2 * Math.min(shared, asked.words.length)) / (words.length + asked.words.length);
  return shared === 0 ? Number.POSITIVE_INFINITY : EDITED + WORDS * (1 - likeness);
}

/** How well a candidate's word meets one of those asked for, 0 to 1; each different word is judged once. */
function wordMatcher(asked: readonly string[]): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    let value = known.get(word);
    if (value === undefined) {
      value = Math.max(...asked.map((each) => likenessOf(each, word)));
      known.set(word, value);
    }
    return value;
  };
}

function likenessOf(asked: string, word: string): number {
  if (asked === word) return 1;
  if (Math.min(asked.length, word.length) < 4) return 0;
  if (asked.startsWith(word) || word.startsWith(asked)) return NEAR;
  return Math.min(asked.length, word.length) > 4 && editsWithin(asked, word, 1) !== undefined ? NEAR : 0;
}
