// The output of the command `tree`, pasted: `├── src`, `|-- src`, `+---src`, the dot at its top and the count at its end. From
// a line to the item it stands for.
import { removal, report, written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';
import { itemLine } from '../../habits/items/item-line.js';
import { lineBelow } from '../../habits/items/neighbours.js';
import { meantName } from './names.js';

/** Rails, a branch, a name. Cells of a rail are spaces, rails and no-break spaces. */
const RAILED = /^([│┃|\s\u00a0]*)(?:[├└┣┗╰]|[|`+\\](?=[-─]))[─━-]{1,4}[ \u00a0]?(.*)$/;
const CELLS = 4;
/** The last line of such a listing. */
const COUNT = /^\d+ director(?:y|ies)(?:, \d+ files?)?(?: total)?$/;

export function repairPasted(line: HabitLine, text: string): RepairedLine | undefined {
  if (COUNT.test(text.trim()))
    return gone(line, 'the count of folders and files', 'Remove this line: the outline counts them.');
  if (/^\.{1,2}\/?$/.test(text) && isRailed(lineBelow(line, line.index)))
    return gone(line, text, 'Remove this line: the title in the header names the folder shown.');
  const { source, bounds } = line;
  // White space in front of the first rail is a rail too.
  const whole = source.text.slice(bounds.start, bounds.end).trimEnd();
  const depth = depthOf(whole);
  const words = RAILED.exec(whole)?.[2]?.trim();
  if (depth === undefined || words === undefined || words === '') return undefined;
  const below = lineBelow(line, line.index);
  const next = below === undefined ? undefined : depthOf(below);
  const item = meantName(line, words, next !== undefined && next > depth);
  return written(line, 'E125', {
    statements: [itemLine(item, depth - (hangs(line) ? 0 : 1))],
    safe: true,
    span: { start: bounds.start, end: bounds.start + whole.length },
  });
}

function gone(line: HabitLine, actual: string, advice: string): RepairedLine {
  return {
    diagnostic: report('E117', line.span, { found: actual, advice }, removal(line.source, line.span, true)),
    statements: [],
    declares: [],
  };
}

export function isRailed(text: string | undefined): boolean {
  return text !== undefined && RAILED.test(text.trim());
}

/** From 1: how many levels a line is below the folder that is listed. */
function depthOf(text: string): number | undefined {
  const rails = RAILED.exec(text)?.[1];
  return rails === undefined ? undefined : Math.round(rails.length / CELLS) + 1;
}

/** Whether the listing begins with the folder that contains everything else. */
function hangs({ source, header }: HabitLine): boolean {
  const from = header?.span.end ?? 0;
  const end = source.text.slice(from, from + 2_000).search(/\n[ \t\r\n]*\S/);
  if (end < 0) return false;
  const rest = source.text.slice(from + end).trimStart();
  const first =
    lineText({ ...source, text: rest, lineStarts: [0] }, 0)
      .split('\n', 1)[0]
      ?.trim() ?? '';
  return !isRailed(first) && !/^\.{1,2}\/?$/.test(first);
}
