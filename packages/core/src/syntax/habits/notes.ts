// Notes of Mermaid and PlantUML: `note right of a : text`, `note "x" as N`, `note left of a … end note`.
import { quote } from '../quote.js';
import { WORD } from '../token.js';
import { type Rewrite, written } from './answer.js';
import { labelOf } from './foreign-text.js';
import type { HabitLine, RepairedLine } from './habit-line.js';
import { lineText, lookAhead } from './look-ahead.js';

const PLACED =
  /^note[ \t]+(right|left|over|top|bottom|up|down)(?:[ \t]+of)?(?:[ \t]+([A-Za-z_][\w-]*(?:[ \t]*,[ \t]*[A-Za-z_][\w-]*)?|\[[^\]]{1,80}\]))?[ \t]*(?::[ \t]*(.*)|(#\w+)?)$/i;

export function repairNote(line: HabitLine, text: string): RepairedLine | undefined {
  if (!line.shape.keywords.includes('note')) return undefined;
  const plain = /^note[ \t]*:[ \t]*([^"\s].*)$/i.exec(text)?.[1];
  if (plain !== undefined) return answer(line, undefined, labelOf(plain), undefined, {});
  const alias = /^note[ \t]+"([^"]{1,500})"[ \t]+as[ \t]+\w+$/i.exec(text)?.[1];
  if (alias !== undefined) return answer(line, undefined, labelOf(alias), undefined, { safe: false });
  const about = /^note[ \t]+(?:for|on|at)[ \t]+([A-Za-z_][\w-]*)[ \t]*:?[ \t]*(\S.*)$/i.exec(text);
  if (about?.[1] !== undefined) return answer(line, about[1], labelOf(about[2] ?? ''), undefined, {});
  const worded = /^note[ \t]+([A-Za-z_][\w-]*)[ \t]*:[ \t]*([^"\s].*)$/i.exec(text);
  if (worded?.[1] !== undefined && WORD.test(worded[1]))
    return answer(line, worded[1], labelOf(worded[2] ?? ''), undefined, {});
  const found = PLACED.exec(text);
  if (!found) return undefined;
  const sided = line.shape.options?.get('note')?.includes('side') === true;
  const side = sided && found[1]?.toLowerCase() === 'left' ? 'left' : undefined;
  const id = found[2]?.replace(/^\[|\]$|[ \t]/g, '');
  if (found[3] !== undefined && found[3] !== '') return answer(line, id, labelOf(found[3]), side, {});
  const last = lookAhead(line, (each) => /^end ?note$/i.test(each));
  if (!last) return undefined;
  const lines: string[] = [];
  for (let i = line.index + 1; i < last.index; i++) lines.push(lineText(line.source, i).trim());
  return answer(line, id, labelOf(lines.join('\n')), side, {
    span: { start: line.span.start, end: last.span.end },
    lastLine: last.index,
  });
}

function answer(
  line: HabitLine,
  name: string | undefined,
  text: string,
  side: string | undefined,
  more: Partial<Rewrite>,
): RepairedLine | undefined {
  if (text === '') return undefined;
  const id = name === undefined || name.split(',').every((each) => WORD.test(each)) ? name : line.known.idOf(name);
  const parts = ['note', id, ':', quote(text), side === undefined ? undefined : `side=${side}`];
  return written(line, 'E123', {
    statements: [parts.filter((each) => each !== undefined).join(' ')],
    safe: id === name,
    ...more,
  });
}
