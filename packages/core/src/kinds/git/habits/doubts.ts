// Valid lines that mean something else in another language: in, a statement; out, whether to ask the habits first.
import type { PhraseStatement } from '../../../syntax/statement.js';

/** `git push`, `commit id: "x"`, `commit -m "x"`, `branch feature/x`, `merge a into b`, `commit Set up`. */
export function doubtsCommand({ keyword, rest }: PhraseStatement): boolean {
  if (rest.some((each) => each.type === 'colon' || each.type === 'strange' || each.type === 'arrow')) return true;
  const words = rest.filter((each) => each.type === 'word').length;
  const texts = rest.filter((each) => each.type === 'string').length;
  switch (keyword.text) {
    case 'git':
      return true;
    case 'commit':
      return words > 1;
    case 'branch':
      return words > 1 || words === 0;
    case 'merge':
      return words > 2 || words === 0;
    default:
      return words > 1 || texts > 0;
  }
}
