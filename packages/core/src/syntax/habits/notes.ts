// Notes of Mermaid and PlantUML: `note right of a : text`, `note "x" as N`, `note left of a … end note`.
import { quote } from '../quote.js';
import { WORD } from '../token.js';
import { type Rewrite, written } from './answer.js';
import { labelOf } from './foreign-text.js';
import type { HabitLine, RepairedLine } from './habit-line.js';
import { lineText, lookAhead } from './look-ahead.js';
import { messageAbove } from './look-back.js';
import { isTimed } from './timed.js';

const PLACED =
  /^note[ \t]+(right|left|over|top|bottom|up|down)(?:[ \t]+of)?(?:[ \t]+([A-Za-z_][\w-]*(?:[ \t]*,[ \t]*[A-Za-z_][\w-]*){0,7}|\[[^\]]{1,80}\]))?[ \t]*(?::[ \t]*(.*)|(#\w+)?)$/i;

export function repairNote(line: HabitLine, text: string): RepairedLine | undefined {
  if (!line.shape.keywords.includes('note')) return undefined;
  if (isTimed(line.shape)) {
    const known = besideMessage(line, text) ?? renamed(line, text);
    if (known) return known;
  }
  const plain = /^note[ \t]*:[ \t]*([^"\s].*)$/i.exec(text)?.[1];
  if (plain !== undefined) return answer(line, undefined, labelOf(plain), undefined, {});
  const alias = /^note[ \t]+"([^"]{1,500})"[ \t]+as[ \t]+\w+$/i.exec(text)?.[1];
  if (alias !== undefined) return answer(line, undefined, labelOf(alias), undefined, { safe: false });
  const about = /^note[ \t]+(?:for|on|at)[ \t]+([A-Za-z_][\w-]*)[ \t]*:?[ \t]*(\S.*)$/i.exec(text);
  if (about?.[1] !== undefined) return answer(line, about[1], labelOf(about[2] ?? ''), undefined, {});
  const worded = /^note[ \t]+([A-Za-z_][\w-]*)[ \t]*:[ \t]*([^"\s].*)$/i.exec(text);
  if (worded?.[1] !== undefined && WORD.test(worded[1]))
    return answer(line, worded[1], labelOf(worded[2] ?? ''), undefined, {});
  return placed(line, text, true);
}

function placed(line: HabitLine, text: string, certain: boolean): RepairedLine | undefined {
  const found = PLACED.exec(text);
  if (!found) return undefined;
  const sided = line.shape.options?.get('note')?.includes('side') === true;
  const side = sided && found[1]?.toLowerCase() === 'left' ? 'left' : undefined;
  const ids = found[2]?.replace(/^\[|\]$|[ \t]/g, '').split(',');
  // What stands between the first and the last is covered.
  const id = ids === undefined || ids.length < 3 ? ids?.join(',') : `${ids[0]},${ids.at(-1)}`;
  const safe = certain && (ids?.length ?? 0) < 3;
  if (found[3] !== undefined && found[3] !== '') return answer(line, id, labelOf(found[3]), side, safe ? {} : { safe });
  return several(line, id, side, safe);
}

/** A note whose text stands on the lines below, up to `end note`. */
function several(
  line: HabitLine,
  id: string | undefined,
  side: string | undefined,
  safe: boolean,
): RepairedLine | undefined {
  const last = lookAhead(line, (each) => /^end ?(?:[hr]?note|ref)$/i.test(each));
  if (!last) return undefined;
  const lines: string[] = [];
  for (let i = line.index + 1; i < last.index; i++) lines.push(lineText(line.source, i).trim());
  return answer(line, id, labelOf(lines.join('\n')), side, {
    span: { start: line.span.start, end: last.span.end },
    lastLine: last.index,
    ...(safe ? {} : { safe }),
  });
}

/** PlantUML's note beside the message above, and one that names nobody. */
function besideMessage(line: HabitLine, text: string): RepairedLine | undefined {
  const found = /^(?:[hr]?note)(?:[ \t]+(right|left|across))?[ \t]*(?:#\w+[ \t]*)?(?::[ \t]*(.*))?$/i.exec(text);
  if (!found || (found[1] === undefined && found[2] === undefined)) return undefined;
  if (found[1] !== undefined && line.known.labelOf(found[1]) !== undefined) return undefined;
  const message = messageAbove(line, false);
  const who = message && (message.from === message.to ? message.from : `${message.from},${message.to}`);
  if (found[2] !== undefined && found[2] !== '')
    return answer(line, who ?? 'a', labelOf(found[2]), undefined, { safe: false });
  return several(line, who ?? 'a', undefined, false);
}

/** `hnote over a : x`, `rnote over a : x`, `ref over a, b : x`: notes in another form. */
function renamed(line: HabitLine, text: string): RepairedLine | undefined {
  const found = /^(hnote|rnote|ref)(?=[ \t]+over\b)/i.exec(text)?.[0];
  return found === undefined
    ? undefined
    : placed(line, `note${text.slice(found.length)}`, found.toLowerCase() !== 'ref');
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
