// Valid lines that mean something else in another language: in, a statement; out, whether to ask the habits first.
import type { PhraseStatement } from '../../../syntax/statement.js';

/** `section Design` without a brace, `task a start=2026-11-02 length=5 days`. */
export function doubtsTask({ keyword, rest, opens }: PhraseStatement): boolean {
  if (keyword.text === 'section') return opens === undefined;
  return rest.some((each) => each.type === 'word' && /^(?:days?|weeks?)$/.test(each.text));
}
