// Sections without braces: `section Design`, `## Design`, `-- Design --` above their tasks. In, the line; out, the
// block with every task up to the next section.
import { answered, reads, report, shown } from '../../../syntax/habits/answer.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { type DeclaredName, nameRegister } from '../../../syntax/habits/known-names.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { quote } from '../../../syntax/quote.js';
import { linesAbove } from './lines-above.js';
import { idAbove, mermaidTask } from './mermaid.js';
import { plantTask } from './plantuml.js';
import { listedTask } from './task-lists.js';

const MOST_LINES = 200;
const HEADINGS = [
  /^section[ \t]*:?[ \t]*([^"{}][^{}]*)$/,
  /^section[ \t]+"([^"]+)"$/,
  /^#{2,6}[ \t]+(\S.{0,120})$/,
  /^--+[ \t]*(\S.{0,120}?)[ \t]*--+$/,
];

function headingIn(text: string): string | undefined {
  for (const pattern of HEADINGS) {
    const title = pattern.exec(text)?.[1];
    const label = title === undefined ? '' : labelOf(title.replace(/:$/, ''));
    if (label !== '') return label;
  }
  return undefined;
}

export function repairSection(line: HabitLine, text: string): RepairedLine | undefined {
  if (line.block !== undefined) return undefined;
  const title = headingIn(text);
  if (title === undefined) return undefined;
  const names = nameRegister(line.known);
  let above = idAbove(linesAbove(line), line.known);
  const statements: string[] = [];
  const declares: DeclaredName[] = [];
  const { source } = line;
  let last = line.index;
  const most = Math.min(source.lineStarts.length - 1, line.index + MOST_LINES);
  for (let index = line.index + 1; index <= most; index++) {
    const below = lineText(source, index).trim();
    if (below === '') continue;
    const own = /^(?:task|milestone)[ \t]+([A-Za-z_][\w-]*)(?=[ \t])/.exec(below)?.[1];
    const task =
      own !== undefined && reads(below, line.shape)
        ? { statement: below, declares: { id: own, label: own } }
        : (mermaidTask(below, above, names) ?? plantTask(below, names) ?? listedTask(below, names));
    if (task === undefined) break;
    statements.push(task.statement);
    declares.push(task.declares);
    names.add(task.declares);
    above = task.declares.id;
    last = index;
  }
  const head = `section ${quote(title)} {`;
  if (statements.length === 0) return undefined;
  const all = [head, ...statements, '}'];
  const end = (source.lineStarts[last] ?? 0) + lineText(source, last).trimEnd().length;
  const actual = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  const rewrite = { statements: all, declares, safe: true, span: { start: line.span.start, end }, lastLine: last };
  return answered(line, rewrite, (span, fix) => report('E116', span, { found: actual, instead: shown(all) }, fix));
}
