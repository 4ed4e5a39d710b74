// Lines written as another language writes them: in, a line that has none of our shapes; out, the diagnostic with the
// right line, and that line's statements, so that the check goes on as if it had been written.
import { lexLine } from '../lex.js';
import { answered, reads, report, written } from './answer.js';
import { repairBlock } from './blocks.js';
import { repairComment } from './comments.js';
import { repairEdges } from './edges.js';
import { repairEnvelope } from './envelope.js';
import type { Habit, HabitLine, RepairedLine } from './habit-line.js';
import { repairHeaderLine } from './header-lines.js';
import { repairLifeline } from './lifelines.js';
import { repairMessage } from './messages.js';
import { repairWithoutCounterpart } from './no-counterpart.js';
import { repairNode } from './nodes.js';
import { type Normalised, normalise } from './normalise.js';
import { repairNote } from './notes.js';
import { cutPieces, rewritePieces } from './pieces.js';
import { repairTimeMark } from './time-marks.js';
import { repairWordedBlock } from './worded-blocks.js';

/** Longer lines are not looked at: nobody writes one by habit. */
const LONGEST = 1_200;

/** Lines that are recognised by how they start. */
const BY_START: readonly Habit[] = [
  repairEnvelope,
  repairComment,
  repairHeaderLine,
  repairWordedBlock,
  repairLifeline,
  repairTimeMark,
  repairWithoutCounterpart,
  repairNote,
];
const BY_FORM: readonly Habit[] = [repairBlock, repairMessage, repairEdges, repairNode];

export function repairLine(line: HabitLine): RepairedLine | undefined {
  const { source, span, bounds } = line;
  if (bounds.end - span.start > LONGEST) return undefined;
  const text = source.text.slice(span.start, span.end);
  const found = repairText(line, text);
  if (found) return found;
  // A `# ` inside a bracket is no comment: `A[Issue # 5]`.
  const whole = source.text.slice(span.start, bounds.end).trimEnd();
  if (whole.length <= text.length || !/[[({|]/.test(text)) return undefined;
  return repairText({ ...line, span: { start: span.start, end: span.start + whole.length } }, whole);
}

function repairText(line: HabitLine, text: string): RepairedLine | undefined {
  for (const habit of BY_START) {
    const found = habit(line, text);
    if (found) return found;
  }
  if (line.unclosed || !line.header) return undefined;
  const dress = normalise(text);
  const dressed = dress.text !== text || dress.remark !== undefined;
  if (dressed && reads(dress.text, line.shape) && !isStrange(dress.text)) {
    const found = redressed(line, dress);
    if (found) return found;
  }
  if (/;[ \t]*\S/.test(dress.text) || looksDouble(line)) {
    const found = several(line, dress.text);
    if (found) return found;
  }
  for (const habit of BY_FORM) {
    const found = habit(line, dress.text === '' ? text : withSemicolon(dress));
    if (found) return found;
  }
  return undefined;
}

/** Mermaid and DOT end lines so: it marks the line as theirs. */
function withSemicolon(dress: Normalised): string {
  return dress.semicolon ? `${dress.text};` : dress.text;
}

/** Ours but for quotes, spaces or a comment's mark. */
function redressed(line: HabitLine, dress: Normalised): RepairedLine | undefined {
  const remark = dress.remark?.text;
  const rewrite = {
    statements: [dress.text],
    safe: true,
    ...(remark === undefined || remark === '' ? {} : { remark }),
  };
  if (dress.quotes) return written(line, 'E121', rewrite);
  if (dress.spacing) return written(line, 'E311', rewrite);
  if (dress.remark) {
    const { mark } = dress.remark;
    const instead = `${dress.text}${remark ? `  # ${remark}` : ''}`;
    return answered(line, rewrite, (span, fix) => report('E114', span, { mark, instead }, fix));
  }
  return undefined;
}

/** A keyword of the kind stands in the middle of the line. */
function looksDouble(line: HabitLine): boolean {
  return line.tokens.some(
    (each, index) => index > 1 && each.type === 'word' && line.shape.keywords.includes(each.text),
  );
}

function several(line: HabitLine, text: string): RepairedLine | undefined {
  const pieces = cutPieces(text, line.shape);
  if (pieces.length < 2) return undefined;
  const found = rewritePieces(line, pieces, line.known);
  if (!found) return undefined;
  return written(line, 'E113', found);
}

/** Words that are no value stand in it still: a bracket, a colour, a mark. */
function isStrange(text: string): boolean {
  return lexLine(text, 0, text.length).tokens.some((each) => each.type === 'strange');
}
