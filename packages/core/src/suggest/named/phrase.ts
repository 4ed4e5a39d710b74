// A phrase as a label: in, some words of a request; out, the name in them, without articles and what follows it, or nothing.
import { fold } from '../words.js';

/** Words that a name does not begin with. */
const BEFORE = new Set(
  'then finally also a an the our my your their its his her each every all some any der die das ein eine le la les un une el los las'.split(
    ' ',
  ),
);
/** Words that end a name: what follows says something about it. */
const AFTER = new Set(
  'when while if so that which who whose where with without for in on at by as via using over through during since until before after because then is are was were be can should must has have had do does and or not to from into how what why wie und oder mit für in im als que con para pour avec dans et ou'.split(
    ' ',
  ),
);
/** Words that point at something without naming it. */
const VAGUE = new Set(
  'one other next start end here there first last top bottom left right yes no it them us draw show'.split(' '),
);
const LONGEST = 60;
const MOST_WORDS = 4;

export function phraseOf(words: string): string {
  const phrase: string[] = [];
  const all = words.trim().split(/\s+/);
  for (const [index, word] of all.entries()) {
    const plain = fold(word.replace(/[^\p{L}\p{N}]/gu, ''));
    if (phrase.length === 0 && index < all.length - 1 && (BEFORE.has(plain) || plain === '')) continue;
    if (AFTER.has(plain)) break;
    phrase.push(word);
    if (phrase.length > MOST_WORDS) return '';
  }
  const label = cleaned(phrase.join(' '));
  return VAGUE.has(fold(label)) || label.includes('(') !== label.includes(')') ? '' : label;
}

/** Without marks around it; empty if it has no letter. */
export function cleaned(label: string): string {
  const plain = label.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})+#?]+$/gu, '').replace(/[\p{C}"\\]/gu, '');
  return /\p{L}/u.test(plain) && plain.length <= LONGEST ? plain : '';
}
