// Valid lines that mean something else in another language: in, a statement; out, whether to ask the habits first.
import type { PhraseStatement } from '../../../syntax/statement.js';

/** `section Design` without a brace, `length=5 days`, `start=2026-11-02 09:30`. */
export function doubtsTask({ keyword, rest, opens }: PhraseStatement): boolean {
  if (keyword.text === 'section') return opens === undefined;
  return rest.some(
    (each) =>
      (each.type === 'word' && /^(?:days?|weeks?|hours?|minutes?|months?)$/.test(each.text)) ||
      (each.type === 'strange' && /^\d{1,2}:\d{2}$/.test(each.text)),
  );
}
