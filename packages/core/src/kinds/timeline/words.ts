// When something is, in words: from a time to its text, as drawn and in the outline.
import { shortRange } from '../../calendar/index.js';
import type { When } from './model.js';

/** `1989`, `12 Mar 1989`, `12 Mar 1989 to 25 Dec 1990`. */
export function whenText(when: When): string {
  return when.as === 'text' ? when.text : (when.text ?? shortRange(when.first, when.last));
}
