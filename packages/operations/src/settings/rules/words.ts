// Words of a text, for rules that search labels for names. A name is a whole word or several: never part of a longer word, of a path,
// an address, a file name or a call such as client().

export interface Word {
  readonly start: number;
  readonly end: number;
  /** In lower case. */
  readonly text: string;
  /** Whether white space separates it from the word in front of it. */
  readonly isApart: boolean;
}

/** Runs of letters, digits and underscores, and every other character on its own. */
export function wordsOf(text: string): readonly Word[] {
  let last = 0;
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}_]+|\S/gu), ({ 0: match, index: start }) => {
    const isApart = start > last;
    last = start + match.length;
    return { start, end: last, text: match.toLowerCase(), isApart };
  });
}

/** Consecutive words in the form in which two texts are compared. */
export function joinedWords(words: readonly Word[]): string {
  return words.map(({ text, isApart }, index) => `${index > 0 && isApart ? ' ' : ''}${text}`).join('');
}

/** Whether nothing beside a part of a text makes it part of something longer. */
export function isWhole(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  return !/[\p{L}\p{M}\p{N}_\-./\\@#$~{%]$/u.test(before) && !LONGER.test(text.slice(end, end + 3));
}

const LONGER = /^(?:[\p{L}\p{M}\p{N}_/\\(}%=]|[-.:@#$~][\p{L}\p{N}_])/u;

/** Whether a text contains a name as whole words, in the same case. */
export function namesWhole(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (isWhole(text, at, at + name.length)) return true;
  return false;
}
