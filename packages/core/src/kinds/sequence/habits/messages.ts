// Messages of Mermaid and PlantUML with arrows that no other kind has: `A-xB: x`, `A<<->>B: x`, `A -> B ++ : x`. From a line to
// the message with one of our arrows. docs/conversion.md, Sequence diagrams.
import { type MessageArrow, messageArrow, UNPOINTED_ARROWS } from '../../../foreign/mermaid/message-arrows.js';
import { reads } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { answerEdges, rewriteEdges } from '../../habits/edges.js';

const NAME = '([A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*?|"[^"]*")';
/** `->x`, `->>o` and `-\\` are PlantUML's. */
const MESSAGE = new RegExp(
  `^${NAME}[ \\t]*(<<--?>>|--?>{0,2}[xX]|--?>{1,2}o|${UNPOINTED_ARROWS}|--?[\\\\/]{1,2}|--?>{1,2})([ \\t]*)([+-]?)[ \\t]*` +
    `([A-Za-z_][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)*|"[^"]*")[ \\t]*([-+*!]{2,4})?[ \\t]*(?::[ \\t]*(.*))?$`,
);

export function repairMessage(line: HabitLine, text: string): RepairedLine | undefined {
  const match = MESSAGE.exec(text);
  if (!match) return undefined;
  const [, left = '', arrow = '', gap = '', , right = '', marks, label] = match;
  const crossed = /[xXo]$/.test(arrow);
  if (crossed && gap === '' && !isCross(line, left, arrow, right)) return undefined;
  if (marks === undefined && !crossed && !/^<<|[\\/|]/.test(arrow)) return undefined;
  const ours = ourArrow(arrow);
  const [from, to] = ours.reversed ? [right, left] : [left, right];
  const plain = `${from} ${ours.arrow} ${to}${label === undefined ? '' : ` : ${label}`}`;
  const safe = marks?.includes('!!') !== true;
  if (reads(plain, line.shape)) {
    return answerEdges(line, { statements: [plain], declares: [], safe, code: 'E110' });
  }
  const edges = rewriteEdges(line, plain, line.known);
  return edges && answerEdges(line, { ...edges, code: 'E110', safe: edges.safe && safe });
}

/** A pointed arrow has its head here too; in Mermaid `->` has none. */
function ourArrow(arrow: string): MessageArrow {
  if (/^--?>{1,2}$/.test(arrow)) return { arrow: arrow.startsWith('--') ? '-->' : '->', reversed: false };
  return messageArrow(arrow);
}

/** Whether a letter attached to an arrow and a name is the arrow's end: `A-xB`, but not `a->xray`. */
function isCross(line: HabitLine, left: string, arrow: string, right: string): boolean {
  const { known } = line;
  const glued = arrow.slice(-1) + right;
  if (known.labelOf(glued) !== undefined || known.labelOf(left + arrow + right) !== undefined) return false;
  return known.labelOf(right) !== undefined || /^[A-Z]/.test(right);
}
