// The length of a diagnostic's texts: in, how a text is written and its arguments; out, the text. If it is too long, its long arguments
// are shortened, and what is still too long is cut. Inputs are hostile, and one of them can be named in full by any code.
import { clipped } from '../text/short.js';

/** Of a message and of a hint, in UTF-16 units. */
export const LONGEST_TEXT = 300;
/** Of one argument, tried in this order. */
const ARGUMENTS = [120, 60, 30];
const DEEPEST = 4;

export function boundedText<Args>(write: (args: Args) => string, args: Args): string {
  const whole = write(args);
  if (whole.length <= LONGEST_TEXT) return whole;
  for (const most of ARGUMENTS) {
    const text = write(shortened(args, most, DEEPEST) as Args);
    if (text.length <= LONGEST_TEXT) return text;
  }
  const text = clipped(write(shortened(args, Math.min(...ARGUMENTS), DEEPEST) as Args), LONGEST_TEXT - 2);
  // Between two words, if one ends near.
  return `${text.slice(0, lastSpace(text))} …`;
}

function lastSpace(text: string): number {
  const at = text.lastIndexOf(' ');
  return at > LONGEST_TEXT / 2 ? at : text.length;
}

/** Lists keep their length, since texts count them. */
function shortened(value: unknown, most: number, depth: number): unknown {
  if (typeof value === 'string') return value.length <= most ? value : `${clipped(value, most - 1)}…`;
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((each) => shortened(each, most, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each, most, depth - 1)]));
}
