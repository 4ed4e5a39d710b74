// Regions as other languages write them: `--` and `||` between the parts of a composite, `parallel {`. From a line to blocks.
import { answered, report } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { leadOf, lineEndOf, positionAt } from '../../../text/source.js';

const DIVIDER = /^(?:-{2,}|\|\||={2,})$/;
/** The most lines of a composite that one edit covers. */
const MOST = 200;
const ADVICE = 'Parallel parts go in separate blocks in the composite: region { … } and region { … }';

/** The edit at the first divider rewrites the whole composite. */
export function repairDivider(line: HabitLine, text: string): RepairedLine | undefined {
  if (!DIVIDER.test(text)) return undefined;
  const fix = line.block === undefined ? undefined : asRegions(line, line.block.span.end);
  const diagnostic = report('E117', line.span, { found: text, advice: ADVICE }, fix);
  return { diagnostic, statements: [], declares: [] };
}

function asRegions(line: HabitLine, opened: number): Parameters<typeof report>[3] {
  const { source } = line;
  const first = positionAt(source, opened).line;
  const parts: string[][] = [[]];
  let depth = 0;
  let at = first;
  for (; at < Math.min(source.lineStarts.length, first + MOST); at++) {
    const text = lineText(source, at);
    const bare = text.trim();
    if (depth === 0 && bare === '}') break;
    if (depth === 0 && DIVIDER.test(bare)) {
      // Another divider has reported it.
      if (parts.length === 1 && at < line.index) return undefined;
      parts.push([]);
      continue;
    }
    depth += bare.endsWith('{') ? 1 : bare === '}' ? -1 : 0;
    parts.at(-1)?.push(text);
  }
  const start = source.lineStarts[first];
  const end = source.lineStarts[at];
  if (start === undefined || end === undefined || lineText(source, at).trim() !== '}') return undefined;
  const lead = leadOf(source, line.span.start);
  const lines = parts.flatMap((each) => [
    `${lead}region {`,
    ...each.map((one) => (one === '' ? '' : `  ${one}`)),
    `${lead}}`,
  ]);
  const lineEnd = lineEndOf(source);
  return { span: { start, end }, text: lines.map((each) => each + lineEnd).join(''), safe: false };
}

const WORDED = /^(?:parallel|concurrent|orthogonal)\b[ \t]*(.*?)[ \t]*\{$/;

/** `parallel {`, `parallel billing "Billing" {`. */
export function repairRegion(line: HabitLine, text: string): RepairedLine | undefined {
  const words = WORDED.exec(text)?.[1];
  if (words === undefined) return undefined;
  const quoted = /"([^"]{1,200})"/.exec(words)?.[1];
  const label = labelOf(quoted ?? words.replace(/:$/, ''));
  const statement = label === '' ? 'region {' : `region ${quote(label)} {`;
  return answered(line, { statements: [statement], safe: true }, (span, fix) =>
    report('E116', span, { found: text, instead: statement }, fix),
  );
}
