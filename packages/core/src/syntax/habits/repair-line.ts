// Lines written in the syntax of another language: in, a line in none of our forms; out, the diagnostic with the corrected
// line, and that line's statements, so that the check continues as if it had been written.
import { lexLine } from '../lex.js';
import { answered, reads, report, written } from './answer.js';
import { repairComment } from './comments.js';
import { repairEnvelope } from './envelope.js';
import type { Habit, HabitLine, RepairedLine } from './habit-line.js';
import type { Habits } from './habits.js';
import { type Normalised, normalise } from './normalise.js';

/** Longer lines are not examined: nobody writes one by habit. */
const LONGEST = 1_200;

/** In every kind. */
const EVERYWHERE: readonly Habit[] = [repairEnvelope, repairComment];

export function repairLine(line: HabitLine, habits: Habits): RepairedLine | undefined {
  const { source, span, bounds } = line;
  if (bounds.end - span.start > LONGEST) return undefined;
  const text = source.text.slice(span.start, span.end);
  const repair = repairText(line, text, habits);
  if (repair) return repair;
  // A `# ` inside a bracket is not a comment: `A[Issue # 5]`.
  const whole = source.text.slice(span.start, bounds.end).trimEnd();
  if (whole.length <= text.length || !/[[({|]/.test(text)) return undefined;
  return repairText({ ...line, span: { start: span.start, end: span.start + whole.length } }, whole, habits);
}

/** The same for a line in a block without statements: none of its words is one of our keywords. */
export function repairLineOfBlock(line: HabitLine, { inLines = [], doubtsLine }: Habits): RepairedLine | undefined {
  const { source, span, bounds } = line;
  if (inLines.length === 0 || bounds.end - span.start > LONGEST) return undefined;
  const text = source.text.slice(span.start, span.end);
  return firstOf(doubtsLine?.(text) === false ? EVERYWHERE : [...EVERYWHERE, ...inLines], line, text);
}

function repairText(line: HabitLine, text: string, { byStart, byForm }: Habits): RepairedLine | undefined {
  const known = firstOf(EVERYWHERE, line, text) ?? firstOf(byStart, line, text);
  if (known || line.unclosed || !line.header) return known;
  const dress = normalise(text);
  const dressed = dress.text !== text || dress.remark !== undefined;
  if (dressed && reads(dress.text, line.shape) && !isStrange(dress.text)) {
    const repair = redressed(line, dress);
    if (repair) return repair;
  }
  return firstOf(byForm, line, dress.text === '' ? text : withSemicolon(dress));
}

function firstOf(habits: readonly Habit[], line: HabitLine, text: string): RepairedLine | undefined {
  for (const habit of habits) {
    const repair = habit(line, text);
    if (repair) return repair;
  }
  return undefined;
}

/** Mermaid and DOT end lines this way: it marks the line as theirs. */
function withSemicolon(dress: Normalised): string {
  return dress.semicolon ? `${dress.text};` : dress.text;
}

/** In this language except for quotes, spaces or a comment mark. */
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

/** It still contains words that are not values: a bracket, a colour, a mark. */
function isStrange(text: string): boolean {
  return lexLine(text, 0, text.length).tokens.some((each) => each.type === 'strange');
}
