// A name, label or query as words: any text in, its words out, in the case they were written in. No table of Unicode and
// no locale is asked, so that the words are the same in every engine.

/** More of a text is not read: the work stays bounded whatever is asked. */
const LONGEST = 200;

/**
 * Words are runs of letters and digits. `+` and `#` belong to the word before them (C++, C#), a dot to the letter after
 * it when no word goes before (.NET, but Node and js); everything else parts words, and so does the change from one of
 * Europe's scripts to one of East Asia's, where no space does.
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

/** What a word may be the plural of; which of them is a word, a dictionary tells. */
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

/** What is no letter or digit; letters as of Europe and its neighbours, with digits; and all above, from East Asia's on. */
const NONE = 0;
const NEAR = 1;
const FAR = 2;

/** By blocks of Unicode: punctuation, arrows and symbols are no letters, nor are the full forms of punctuation. */
function scriptOf(code: number): typeof NONE | typeof NEAR | typeof FAR {
  if (isLetter(code) || (code >= 48 && code <= 57) || (code > 0xbf && code < 0x2000)) return NEAR;
  const isSign = code < 0x2c00 || (code >= 0x3000 && code <= 0x303f) || (code >= 0xff00 && code <= 0xff65);
  return isSign ? NONE : FAR;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
