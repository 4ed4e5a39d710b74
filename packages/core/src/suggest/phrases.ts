// Finds phrases of the kinds' tables in a request: in, tables of phrases and words; out, the position of each phrase. Each word is
// looked up once, and phrases that begin with it are compared over a few words at most, so time grows only with the length.
import { initialOf, stemOf, type Word } from './words.js';

/** One position of a phrase: any of some words or beginnings of words. */
interface Place {
  readonly stems: ReadonlySet<string>;
  /** Folded words that match only themselves: 'filed' is not 'file'. */
  readonly exact: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  /** Whether up to `GAP` other words can precede it. */
  readonly afterGap: boolean;
}

export interface Phrase<Owner> {
  readonly owner: Owner;
  readonly places: readonly Place[];
}

/** Phrases by their first word or its beginning. */
export interface Index<Owner> {
  readonly byStem: ReadonlyMap<string, readonly Phrase<Owner>[]>;
  readonly byWord: ReadonlyMap<string, readonly Phrase<Owner>[]>;
  readonly byBeginning: ReadonlyMap<string, readonly Phrase<Owner>[]>;
}

export interface Match<Owner> {
  readonly phrase: Phrase<Owner>;
  /** Positions in the list of words, in order. */
  readonly at: readonly number[];
}

const GAP = 6;
const INFLECTED = /..(?:ed|ing)$/;
const SINGLE = /[\p{Script=Han}\u3040-\u30ff]/gu;

/**
 * The phrases of a table row, in folded words, that may begin with one of the words that begin so. All others, which are nearly
 * all, are skipped.
 */
export function phrasesOf<Owner>(line: string, owner: Owner, initials: ReadonlySet<string>): readonly Phrase<Owner>[] {
  return line.split(',').flatMap((each) => {
    const written = each.trim();
    const end = written.indexOf(' ');
    const first = end < 0 ? written : written.slice(0, end);
    const begins = (choice: string): boolean => initials.has(initialOf(choice)) || initials.has(choice.charAt(0));
    const may = first.includes('|') ? first.split('|').some(begins) : begins(first);
    return may ? [{ owner, places: placesOf(written) }] : [];
  });
}

function placesOf(written: string): readonly Place[] {
  const places: Place[] = [];
  let afterGap = false;
  for (const part of written.replaceAll(SINGLE, ' $& ').trim().split(/\s+/)) {
    if (part === '..') {
      afterGap = true;
      continue;
    }
    const choices = part.split('|');
    const whole = choices.filter((each) => !each.endsWith('*'));
    places.push({
      stems: new Set(whole.filter((each) => !INFLECTED.test(each)).map(stemOf)),
      exact: new Set(whole.filter((each) => INFLECTED.test(each))),
      beginnings: choices.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1)),
      afterGap,
    });
    afterGap = false;
  }
  return places;
}

export function indexOf<Owner>(phrases: readonly Phrase<Owner>[]): Index<Owner> {
  const byStem = new Map<string, Phrase<Owner>[]>();
  const byWord = new Map<string, Phrase<Owner>[]>();
  const byBeginning = new Map<string, Phrase<Owner>[]>();
  for (const phrase of phrases) {
    for (const stem of phrase.places[0]?.stems ?? []) add(byStem, stem, phrase);
    for (const word of phrase.places[0]?.exact ?? []) add(byWord, word, phrase);
    for (const beginning of phrase.places[0]?.beginnings ?? []) add(byBeginning, beginning, phrase);
  }
  return { byStem, byWord, byBeginning };
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

export function matchesOf<Owner>(
  words: readonly Word[],
  { byStem, byWord, byBeginning }: Index<Owner>,
): readonly Match<Owner>[] {
  const matches: Match<Owner>[] = [];
  for (const [first, { stem, folded }] of words.entries()) {
    const beginning: Phrase<Owner>[] = [...(byStem.get(stem) ?? []), ...(byWord.get(folded) ?? [])];
    for (let length = 1; length <= folded.length; length++)
      beginning.push(...(byBeginning.get(folded.slice(0, length)) ?? []));
    for (const phrase of beginning) {
      const at = continued(words, phrase.places, [first]);
      if (at !== undefined) matches.push({ phrase, at });
    }
  }
  return matches;
}

function continued(
  words: readonly Word[],
  places: readonly Place[],
  at: readonly number[],
): readonly number[] | undefined {
  const place = places[at.length];
  if (place === undefined) return at;
  const last = at.at(-1) ?? 0;
  for (let next = last + 1; next <= last + 1 + (place.afterGap ? GAP : 0); next++) {
    const word = words[next];
    if (word === undefined || word.sentence !== words[last]?.sentence) return undefined;
    if (!stands(word, place)) continue;
    const whole = continued(words, places, [...at, next]);
    if (whole !== undefined) return whole;
  }
  return undefined;
}

function stands({ stem, folded }: Word, { stems, exact, beginnings }: Place): boolean {
  return stems.has(stem) || exact.has(folded) || beginnings.some((each) => folded.startsWith(each));
}
