// Notes of Mermaid and PlantUML: `note right of a : text`, `note "x" as N`, `note left of a … end note`.

import { type Rewrite, written } from '../../syntax/habits/answer.js';
import { labelOf } from '../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../syntax/habits/habit-line.js';
import { lineText, lookAhead } from '../../syntax/habits/look-ahead.js';
import { quote } from '../../syntax/quote.js';
import { WORD } from '../../syntax/token.js';

const PLACED =
  /^note[ \t]+(right|left|over|top|bottom|up|down)(?:[ \t]+of)?(?:[ \t]+([A-Za-z_][\w-]*(?:[ \t]*,[ \t]*[A-Za-z_][\w-]*){0,7}|\[[^\]]{1,80}\]))?[ \t]*(?::[ \t]*(.*)|(#\w+)?)$/i;

export function repairNote(line: HabitLine, text: string): RepairedLine | undefined {
  const plain = /^note[ \t]*:[ \t]*([^"\s].*)$/i.exec(text)?.[1];
  if (plain !== undefined) return noteAbout(line, undefined, labelOf(plain), undefined, {});
  const alias = /^note[ \t]+"([^"]{1,500})"[ \t]+as[ \t]+\w+$/i.exec(text)?.[1];
  if (alias !== undefined) return noteAbout(line, undefined, labelOf(alias), undefined, { safe: false });
  const about = /^note[ \t]+(?:for|on|at)[ \t]+([A-Za-z_][\w-]*)[ \t]*:?[ \t]*(\S.*)$/i.exec(text);
  if (about?.[1] !== undefined) return noteAbout(line, about[1], labelOf(about[2] ?? ''), undefined, {});
  const worded = /^note[ \t]+([A-Za-z_][\w-]*)[ \t]*:[ \t]*([^"\s].*)$/i.exec(text);
  if (worded?.[1] !== undefined && WORD.test(worded[1]))
    return noteAbout(line, worded[1], labelOf(worded[2] ?? ''), undefined, {});
  return placedNote(line, text, true);
}

/** `note right of a : text`. `certain`: our note loses nothing of it. */
export function placedNote(line: HabitLine, text: string, certain: boolean): RepairedLine | undefined {
  const match = PLACED.exec(text);
  if (!match) return undefined;
  const sided = line.shape.options?.get('note')?.includes('side') === true;
  const side = sided && match[1]?.toLowerCase() === 'left' ? 'left' : undefined;
  const ids = match[2]?.replace(/^\[|\]$|[ \t]/g, '').split(',');
  // Covers everything from the first to the last.
  const id = ids === undefined || ids.length < 3 ? ids?.join(',') : `${ids[0]},${ids.at(-1)}`;
  const safe = certain && (ids?.length ?? 0) < 3;
  if (match[3] !== undefined && match[3] !== '')
    return noteAbout(line, id, labelOf(match[3]), side, safe ? {} : { safe });
  return noteOverLines(line, id, side, safe);
}

/** A note whose text is on the following lines, up to `end note`. */
export function noteOverLines(
  line: HabitLine,
  id: string | undefined,
  side: string | undefined,
  safe: boolean,
): RepairedLine | undefined {
  const last = lookAhead(line, (each) => /^end ?(?:[hr]?note|ref)$/i.test(each));
  if (!last) return undefined;
  const lines: string[] = [];
  for (let i = line.index + 1; i < last.index; i++) lines.push(lineText(line.source, i).trim());
  return noteAbout(line, id, labelOf(lines.join('\n')), side, {
    span: { start: line.span.start, end: last.span.end },
    lastLine: last.index,
    ...(safe ? {} : { safe }),
  });
}

/** The note to write: about one node, several, or none. */
export function noteAbout(
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
