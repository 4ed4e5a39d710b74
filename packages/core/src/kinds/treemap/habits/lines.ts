// Parts without quotes, listed, in YAML, JSON or CSV, in rows of a table, or as paths with their sizes. From a line to the
// items.
import { removal, report, written } from '../../../syntax/habits/answer.js';
import type { HabitLine, RepairedLine } from '../../../syntax/habits/habit-line.js';
import { listedItem } from '../../habits/items/list-items.js';
import { holdsMore, lineAbove } from '../../habits/items/neighbours.js';
import { type MeantPart, meantPart, partLine } from './foreign-part.js';

/** `- src: 120`, `* src (120)`, `## src`. */
export function repairListedPart(line: HabitLine, text: string): RepairedLine | undefined {
  const listed = listedItem(line, text);
  const part = listed && meantPart(listed.text);
  if (!listed || !part) return undefined;
  const own = partLine(part, listed.depth);
  const root = listed.root === undefined ? undefined : meantPart(listed.root.label);
  if (listed.root === undefined || root === undefined)
    return written(line, 'E125', { statements: [own], safe: part.safe });
  const span = { start: listed.root.start, end: line.span.end };
  return written(line, 'E125', { statements: [partLine(root), own], safe: part.safe, span });
}

/** `{ "name": "src", "value": 120 }` */
export function repairObject(line: HabitLine, text: string): RepairedLine | undefined {
  if (!text.startsWith('{')) return undefined;
  const field = (names: string): string | undefined =>
    new RegExp(`["']?(?:${names})["']?[ \\t]*:[ \\t]*("(?:[^"\\\\]|\\\\.)*"|'[^']*'|[^,{}\\s]+)`, 'i').exec(text)?.[1];
  const [name, value] = [field('name|label|id|title'), field('value|size|weight|count')];
  if (name === undefined) return undefined;
  const part = meantPart(value === undefined ? name : `${name}: ${value.replace(/^["']|["']$/g, '')}`);
  return part && written(line, 'E125', { statements: [partLine(part)], safe: part.safe });
}

/** Column names of a table of parts. */
const HEADING =
  /^(?:name|label|category|group|item|parent|path|id|section)\b.*\b(?:value|size|amount|count|number|total)\b/i;
const RULE = /^\|?[ \t]*:?-{2,}/;
/** Maximum fields of one line. */
const MOST_FIELDS = 12;

/**
 * `src,core,120`, `| src | core | 120 |`, `src/core 120`, `120 ./src/core`: the groups in front of the last name are written
 * once.
 */
export function repairPath(line: HabitLine, text: string): RepairedLine | undefined {
  if (HEADING.test(text.replace(/^\|[ \t]*/, '')) || RULE.test(text)) {
    const advice = 'Remove this line: a part is its label and its number, "core" 120';
    const fix = removal(line.source, line.span, true);
    return {
      diagnostic: report('E117', line.span, { found: text.slice(0, 30), advice }, fix),
      statements: [],
      declares: [],
    };
  }
  const own = pathOf(text);
  if (own === undefined || own.names.length < 2) return undefined;
  const above = lineAbove(line, line.index)?.trim();
  const before = above === undefined ? [] : (pathOf(above)?.names ?? []).slice(0, -1);
  let shared = 0;
  while (shared < own.names.length - 1 && before[shared] === own.names[shared]) shared++;
  const statements = own.names.slice(shared).map((label, i) => {
    const depth = shared + i;
    return depth === own.names.length - 1
      ? partLine({ ...own.part, label }, depth)
      : partLine({ label, options: '', safe: true }, depth);
  });
  return written(line, 'E125', { statements, safe: own.part.safe });
}

interface PathOfPart {
  readonly names: readonly string[];
  readonly part: MeantPart;
}

/** The names of a part and of everything that contains it. */
function pathOf(text: string): PathOfPart | undefined {
  const row = /^\|(.*)\|$/.exec(text)?.[1];
  const separator = row !== undefined ? '|' : text.includes(',') && !/["']/.test(text) ? ',' : undefined;
  if (separator === undefined) {
    const part = meantPart(text);
    if (part?.number === undefined || /["':]/.test(text) || /\s/.test(part.label)) return undefined;
    const names = part.label.split('/').filter((each) => each !== '' && each !== '.');
    return names.length > 0 && names.length <= MOST_FIELDS ? { names, part } : undefined;
  }
  const fields = (row ?? text).split(separator).map((each) => each.trim());
  const last = fields.at(-1) ?? '';
  const names = fields.slice(0, -1).filter((each) => each !== '');
  const name = names.at(-1);
  const part = name === undefined || fields.length > MOST_FIELDS ? undefined : meantPart(`${name}: ${last}`);
  return part?.number === undefined ? undefined : { names, part };
}

/** `| core | 120 |`, `core,120`: one name and its number. */
export function repairPart(line: HabitLine, text: string): RepairedLine | undefined {
  const path = pathOf(text);
  const part = path?.names.length === 1 ? path.part : meantPart(text);
  if (part === undefined || /^[}\]]/.test(text)) return undefined;
  // Bare words are a group if items are below them.
  if (part.number === undefined && !holdsMore(line) && !/[{[:]$/.test(text)) return undefined;
  return written(line, 'E125', { statements: [partLine(part)], safe: part.safe });
}
