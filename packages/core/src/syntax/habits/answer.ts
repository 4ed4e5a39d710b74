// From a repair to what the parser takes: in, the code, the lines in this language and whether anything was guessed; out,
// the diagnostic with its edit and the statements. Lines that do not parse in this language are never returned.
import { type OptionCodeArgs, optionCodes } from '../../diagnostics/option-codes.js';
import { type Fix, type Report, reporter } from '../../diagnostics/report.js';
import { type TextCodeArgs, textCodes } from '../../diagnostics/text-codes.js';
import { lineEndOf, type Source, type Span } from '../../text/source.js';
import { lexLine } from '../lex.js';
import { readStatement } from '../read-statement.js';
import type { ShapeOfKind } from '../statement.js';
import type { HabitLine, RepairedLine } from './habit-line.js';
import type { DeclaredName } from './known-names.js';

export interface HabitCodeArgs extends TextCodeArgs, Pick<OptionCodeArgs, 'E311'> {}

export const report: Report<HabitCodeArgs> = reporter({ ...textCodes, E311: optionCodes.E311 });

/** Codes whose one argument is the line or lines to write. */
type WriteCode = 'E110' | 'E112' | 'E113' | 'E115' | 'E121' | 'E123' | 'E125' | 'E311';

export interface Rewrite {
  readonly statements: readonly string[];
  readonly declares?: readonly DeclaredName[];
  readonly safe: boolean;
  /** A remark to keep, without its mark. */
  readonly remark?: string;
  /** The span of the diagnostic, and of the fix, if it is not the line. */
  readonly span?: Span;
  /** Index of the last source line that belongs to the repair. */
  readonly lastLine?: number;
}

/** Lines shown in a hint; the fix has them all. */
const SHOWN = 12;
const SHOWN_CHARACTERS = 1_500;

/** Returns a repaired line with the lines to write. */
export function written(line: HabitLine, code: WriteCode, rewrite: Rewrite): RepairedLine | undefined {
  return answered(line, rewrite, (span, fix) => report(code, span, { instead: shown(rewrite.statements) }, fix));
}

export function answered(
  line: HabitLine,
  rewrite: Rewrite,
  diagnose: (span: Span, fix: Fix) => RepairedLine['diagnostic'],
): RepairedLine | undefined {
  const { statements, safe } = rewrite;
  if (!readAll(statements, line.shape)) return undefined;
  const span = rewrite.span ?? line.span;
  const fix = statements.length === 0 ? removal(line.source, span, safe) : replacement(line, span, rewrite);
  if (fix.text === line.source.text.slice(fix.span.start, fix.span.end)) return undefined;
  return {
    diagnostic: diagnose(span, fix),
    statements,
    declares: rewrite.declares ?? [],
    ...(rewrite.lastLine === undefined ? {} : { lastLine: rewrite.lastLine }),
  };
}

/** The lines as shown in a hint: a few whole ones. */
export function shown(statements: readonly string[]): string {
  const lines = indented(statements, '');
  let count = 0;
  for (let length = 0; count < lines.length && count < SHOWN; count++) {
    length += lines[count]?.length ?? 0;
    if (count > 0 && length > SHOWN_CHARACTERS) break;
  }
  const rest = lines.length - count;
  return (rest === 0 ? lines : [...lines.slice(0, count), `and ${rest} more lines, which the fix contains`]).join('\n');
}

/** Removes the lines of a span with their line ends; a comment after them stays. */
export function removal(source: Source, span: Span, safe: boolean): Fix {
  const { text } = source;
  let { start, end } = span;
  while (start > 0 && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--;
  while (end < text.length && (text[end] === ' ' || text[end] === '\t')) end++;
  const whole = (start === 0 || isLineEnd(text[start - 1])) && (end === text.length || isLineEnd(text[end]));
  if (!whole) return { span, text: '', safe };
  if (text[end] === '\r') end++;
  if (text[end] === '\n') end++;
  return { span: { start, end }, text: '', safe };
}

function replacement(line: HabitLine, span: Span, rewrite: Rewrite): Fix {
  const { text } = line.source;
  let from = span.start;
  while (from > 0 && (text[from - 1] === ' ' || text[from - 1] === '\t')) from--;
  const lead = from === 0 || isLineEnd(text[from - 1]) ? text.slice(from, span.start) : '';
  const end = lineEndOf(line.source);
  const lines = indented(rewrite.statements, lead);
  const remark = rewrite.remark === undefined ? '' : `  # ${rewrite.remark}`;
  return { span, text: lines.join(end).slice(lead.length) + remark, safe: rewrite.safe };
}

/** Two spaces per level, counted by braces. */
function indented(statements: readonly string[], lead: string): readonly string[] {
  let depth = 0;
  return statements.map((each) => {
    if (each.startsWith('}')) depth = Math.max(0, depth - 1);
    const out = lead + '  '.repeat(depth) + each;
    if (each.endsWith('{')) depth++;
    return out;
  });
}

function isLineEnd(c: string | undefined): boolean {
  return c === '\n' || c === '\r';
}

/** Whether all are in this language; lines of a block without statements are taken unchanged. */
function readAll(statements: readonly string[], shape: ShapeOfKind): boolean {
  let isRaw = false;
  return statements.every((each) => {
    if (each === '}') isRaw = false;
    else if (isRaw) return true;
    if (each.endsWith('{'))
      isRaw = shape.blocks.some(({ keyword, holds }) => holds !== 'statements' && each.startsWith(`${keyword} `));
    return reads(each, shape);
  });
}

/** Whether a line is in this language. */
export function reads(statement: string, shape: ShapeOfKind): boolean {
  if (statement === '}') return true;
  const { tokens, unclosed } = lexLine(statement, 0, statement.length);
  if (unclosed.length > 0) return false;
  const parsed = readStatement(tokens, { span: { start: 0, end: statement.length }, line: 1 }, 0, shape);
  if (!parsed) return false;
  if (parsed.shape === 'item') {
    const [first, ...others] = parsed.rest;
    const numbered = shape.itemNumbers === true && first?.type === 'number';
    return shape.items === true && (numbered ? others : parsed.rest).every((each) => each.type === 'option');
  }
  return parsed.shape === 'edge' || (parsed.shape === 'phrase' && shape.keywords.includes(parsed.keyword.text));
}
