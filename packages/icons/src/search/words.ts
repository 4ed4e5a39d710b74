// Splits a name, label or query into words. In: any text. Out: its words in their original case. Uses no Unicode table
// and no locale, so that the words are the same in every engine.

/** The rest of a longer text is ignored, so the work stays bounded for any input. */
const LONGEST = 200;

/**
 * Words are runs of letters and digits. `+` and `#` belong to the word before them (C++, C#), a dot to the letter after
 * it if no word precedes it (.NET, but Node and js); everything else separates words, and so does the change from a
 * European script to an East Asian one, where there is no space.
 */
export function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  let start = -1;
  let script = NONE;
  const end = Math.min(text.length, LONGEST);
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    const next = scriptOf(code);
    const inWord = start >= 0;
    if (inWord && (next === script || code === PLUS || code === HASH)) continue;
    if (inWord) words.push(text.slice(start, at));
    const opens = !inWord && code === DOT && at + 1 < end && isLetter(text.charCodeAt(at + 1));
    start = opens || next !== NONE ? at : -1;
    script = opens ? NEAR : next;
  }
  if (start >= 0) words.push(text.slice(start, end));
  return words;
}

/** The possible singulars of a word; a dictionary decides which of them is a word. */
export function singulars(word: string): readonly string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  return [
    word.slice(0, -1),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : word.endsWith('es') ? [word.slice(0, -2)] : []),
  ];
}

const HASH = 35;
const PLUS = 43;
const DOT = 46;

/**
 * Neither letters nor digits; letters of Europe and its neighbours, with digits; and everything above, from East Asia
 * on.
 */
const NONE = 0;
const NEAR = 1;
const FAR = 2;

/** By Unicode block: punctuation, arrows and symbols are not letters, nor are the full-width forms of punctuation. */
function scriptOf(code: number): typeof NONE | typeof NEAR | typeof FAR {
  if (isLetter(code) || (code >= 48 && code <= 57) || (code > 0xbf && code < 0x2000)) return NEAR;
  const isSign = code < 0x2c00 || (code >= 0x3000 && code <= 0x303f) || (code >= 0xff00 && code <= 0xff65);
  return isSign ? NONE : FAR;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
