// The message that a line above sends, for what other languages leave implicit: `return x`, `note right: x`. Bounded, so that a
// source is not read repeatedly.
import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';

const MOST_LINES = 40;
const NAME = '([A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*?)';
/** A call or a reply: ours, Mermaid's or PlantUML's. */
const MESSAGE = new RegExp(`^${NAME}[ \\t]*(--?>{1,2}|--?[xX)]|\\.\\.>)[ \\t]*[+-]?[ \\t]*([A-Za-z_][A-Za-z0-9_-]*)`);

export interface MessageAbove {
  readonly from: string;
  readonly to: string;
  /** Nothing in between could change the meaning. */
  readonly certain: boolean;
}

/** The last message or, with `unanswered`, the last call without a reply above. */
export function messageAbove(line: HabitLine, unanswered: boolean): MessageAbove | undefined {
  let answers = 0;
  let certain = true;
  const header = line.header?.span.end ?? 0;
  for (let i = line.index - 1; i >= Math.max(0, line.index - MOST_LINES); i--) {
    if ((line.source.lineStarts[i] ?? 0) < header) return undefined;
    const text = lineText(line.source, i).trim();
    const match = MESSAGE.exec(text);
    const [, from, arrow, to] = match ?? [];
    if (from !== undefined && arrow !== undefined && to !== undefined) {
      if (!unanswered) return { from, to, certain };
      if (arrow.startsWith('--')) answers++;
      else if (answers > 0) answers--;
      else return { from, to, certain };
    } else if (/^return\b/.test(text)) answers++;
    else if (text !== '' && !/^(?:#|'|%%|\/\/|(?:de)?activate\b|note\b)/i.test(text)) certain = false;
  }
  return undefined;
}
