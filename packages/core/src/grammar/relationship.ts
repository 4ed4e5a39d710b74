// The relationship that an edge label names: in, the label; out, its icon, its role and the matched phrase.
// docs/language.md, Edges, rule 5.
import type { LineRole } from '../scene/colour-roles/line-roles.js';
import { isNounPhrase } from './verb-nouns.js';
import { RELATIONSHIPS } from './verb-phrases.js';

export interface NamedRelationship {
  readonly icon: string;
  readonly role?: LineRole;
  /** As in the table. */
  readonly phrase: string;
}

/** A longer label that only starts with a phrase is a sentence, not a relationship. */
const MOST_WORDS = 5;

const BY_PHRASE: ReadonlyMap<string, NamedRelationship> = new Map(
  RELATIONSHIPS.flatMap(({ icon, role, phrases }) =>
    phrases.map((phrase) => [phrase, { icon, phrase, ...(role ? { role } : {}) }] as const),
  ),
);
const LONGEST_PHRASE = Math.max(...[...BY_PHRASE.keys()].map((each) => each.split(' ').length));

/** The relationship of the longest listed phrase that the label is, or starts with if it has at most five words. */
export function relationshipOf(label: string): NamedRelationship | undefined {
  const plain = label
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.,:;]+$/, '');
  const whole = BY_PHRASE.get(plain);
  if (whole) return whole;
  const words = plain.split(' ', MOST_WORDS + 1);
  if (words.length > MOST_WORDS) return undefined;
  for (let count = Math.min(LONGEST_PHRASE, words.length - 1); count >= 1; count--) {
    const phrase = words.slice(0, count).join(' ');
    const relationship = BY_PHRASE.get(phrase);
    if (relationship) return isNounPhrase(phrase, words.slice(count)) ? undefined : relationship;
  }
  return undefined;
}
