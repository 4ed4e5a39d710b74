// Cuts text into the words that a search compares: in, a text; out, its words. Scripts without spaces have no words that a program could cut
// without a dictionary, so their runs are compared by pairs of characters.

/** Longer words are equal if their beginnings are. */
const LONGEST_WORD = 40;

const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/** Scripts that are written without spaces between words. */
const UNSPACED = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u;

export type Run =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'unspaced'; readonly characters: readonly string[] };

/** In the order of the text, in lower case and one form of Unicode. A single letter or digit is not a word. */
export function* runsOf(text: string): Generator<Run> {
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(RUN)) {
    // Split by a group, every second part is a match.
    for (const [at, part] of run.split(UNSPACED).entries()) {
      const characters = [...part];
      if (at % 2 === 1) yield { is: 'unspaced', characters };
      else if (characters.length > 1) yield { is: 'word', word: characters.slice(0, LONGEST_WORD).join('') };
    }
  }
}

export function pairsOf(characters: readonly string[]): readonly string[] {
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** What is stored of a text, without repetitions. The last character by itself makes every character the beginning of something. */
export function wordsOf(text: string, most: number): ReadonlySet<string> {
  const words = new Set<string>();
  for (const run of runsOf(text)) {
    const parts = run.is === 'word' ? [run.word] : [...pairsOf(run.characters), run.characters.at(-1) ?? ''];
    for (const part of parts) {
      if (words.size >= most) return words;
      words.add(part);
    }
  }
  return words;
}
