// An organisation's own icon. In: its name, words and products as its author wrote them, and its drawing. Out: the icon as it is
// looked up, or what is wrong with each field.
import type { IconArt } from '../art.js';
import { wordsOf } from '../search/words.js';
import { labelKey } from './label-key.js';

/** The set of every own icon: `own:acme`. */
export const OWN_SET = 'own';

export interface OwnIconDraft {
  /** Without the set: `acme`. */
  readonly name: string;
  /** What it is also found by: `billing`. */
  readonly words: readonly string[];
  /** Labels of nodes that get the icon by default: `Acme Pay`. */
  readonly products: readonly string[];
}

export interface OwnIcon extends OwnIconDraft {
  readonly art: IconArt;
}

export interface OwnIconProblem {
  readonly field: 'name' | 'words' | 'products';
  readonly message: string;
  readonly hint: string;
}

export type OwnIconResult =
  | { readonly ok: true; readonly icon: OwnIcon }
  | { readonly ok: false; readonly problems: readonly OwnIconProblem[] };

export const OWN_ICON_LIMITS = { words: 20, products: 20, characters: 40, productWords: 5 } as const;

const NAME = /^[a-z0-9-]{1,40}$/;

export function ownIcon({ name, words, products }: OwnIconDraft, art: IconArt): OwnIconResult {
  const problems: OwnIconProblem[] = [];
  // Without a letter or digit no word of a name could be looked for.
  if (!NAME.test(name) || !/[a-z0-9]/.test(name)) {
    const message = `'${cut(name)}' is not a name for an icon.`;
    problems.push({ field: 'name', message, hint: 'Use 1 to 40 lowercase letters, digits and hyphens.' });
  }
  problems.push(...problemsOf('words', words), ...problemsOf('products', products));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, icon: { name, words: different(words), products: different(products), art } };
}

function problemsOf(field: 'words' | 'products', texts: readonly string[]): readonly OwnIconProblem[] {
  const most = OWN_ICON_LIMITS[field];
  const problems: OwnIconProblem[] = [];
  if (texts.length > most) {
    const message = `An icon has at most ${most} ${field}; this one has ${texts.length}.`;
    return [{ field, message, hint: `Remove ${texts.length - most} of them.` }];
  }
  for (const text of texts) {
    const { length } = wordsOf(text);
    const { characters, productWords } = OWN_ICON_LIMITS;
    if (length === 0) {
      problems.push({ field, message: `'${cut(text)}' has no letter or digit.`, hint: 'Write a word, or remove it.' });
    } else if (text.length > characters || length > productWords) {
      const hint = `Write at most ${characters} characters and ${productWords} words.`;
      problems.push({ field, message: `'${cut(text)}' is too long to be looked for.`, hint });
    }
  }
  return problems;
}

/** Each once, by its words in lower case, in the first spelling. */
function different(texts: readonly string[]): readonly string[] {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    const key = labelKey(text);
    if (!spellings.has(key)) spellings.set(key, text.trim());
  }
  return Array.from(spellings.values());
}

function cut(text: string): string {
  return text.slice(0, OWN_ICON_LIMITS.characters);
}
