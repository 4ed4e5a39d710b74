// The words of a request: in, a text in any language; out, its words in order, folded so that case, accents and the endings of
// English make no difference. Chinese characters and kana are words of their own, since no spaces separate them.

export interface Word {
  /** As written. */
  readonly text: string;
  readonly folded: string;
  readonly stem: string;
  /** How many sentences begin before it or with it. */
  readonly sentence: number;
}

const WORD =
  /[\p{Script=Han}\u3040-\u30ff]|(?:(?![\p{Script=Han}\u3040-\u30ff])[\p{L}\p{M}\p{N}])+|[.;!?。；！？](?=\s|$)|\n/gu;
/** Longer ones cannot be words of a table. */
const LONGEST = 40;

export function wordsOf(text: string): readonly Word[] {
  let sentence = 0;
  const words: Word[] = [];
  for (const [word] of text.replace(/(\p{L})['’]s\b/gu, '$1').matchAll(WORD)) {
    if (/^[.;!?。；！？\n]$/.test(word)) {
      sentence++;
      continue;
    }
    const folded = fold(word.slice(0, LONGEST));
    words.push({ text: word, folded, stem: stemOf(folded), sentence });
  }
  return words;
}

export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .normalize('NFC');
}

/** The beginning of a word; its stem begins the same way. */
export const initialOf = (word: string): string => word.slice(0, 2);

/** Without -s, -ed, -ing and a last -e: the same rule for the table's words and the request's. */
export function stemOf(folded: string): string {
  if (folded.length < 4) return folded;
  const one =
    folded.length > 4 && folded.endsWith('ies') ? `${folded.slice(0, -3)}y` : folded.replace(/(?<![su])s$/, '');
  const plain = one.replace(/(?<=..[a-z])(?:ied|ed|ing)$/, (ending) => (ending === 'ied' ? 'y' : ''));
  const single = plain === one ? plain : plain.replace(/([bdgmnprt])\1$/, '$1');
  return single.length > 4 ? single.replace(/e$/, '') : single;
}
