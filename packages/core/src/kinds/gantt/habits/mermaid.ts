// Tasks in Mermaid: `Screens :crit, active, ui, after spec, 14d`, `Call :2026-11-02 09:30, 45m`. In, a line and the id of the task above it; out, the
// line to write.
import { dateOf, dayOf, momentOf, momentText } from '../../../calendar/index.js';
import { labelOf } from '../../../syntax/habits/foreign-text.js';
import { type DeclaredName, idOf, type KnownNames } from '../../../syntax/habits/known-names.js';
import { quote } from '../../../syntax/quote.js';
import { WORD } from '../../../syntax/token.js';

export interface MeantTask {
  readonly statement: string;
  readonly declares: DeclaredName;
}

const TAGS: ReadonlySet<string> = new Set(['active', 'done', 'crit', 'milestone', 'vert']);
const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2})?$/;
const LENGTH = /^(\d{1,4})(d|w|h|m|M)$/;
/** In Mermaid `m` is minutes and `M` is months. */
const UNITS: Readonly<Record<string, string>> = { h: 'h', m: 'min', M: 'm' };
const AFTER = /^after[ \t]+(\S.*)$/;

export function mermaidTask(text: string, above: string | undefined, known: KnownNames): MeantTask | undefined {
  const [, name, rest] = /^([^:"{}=[\]]{1,200}?)[ \t]*:(?!:)[ \t]*(\S.*)$/.exec(text) ?? [];
  const label = labelOf(name ?? '');
  // A list is handled elsewhere, and a single day is not a task in Mermaid.
  if (rest === undefined || label === '' || /^[-*•+|][ \t]/.test(label) || DATE.test(rest)) return undefined;
  const all = rest.split(',').map((each) => each.trim());
  const tags = all.slice(0, all.findIndex((each) => !TAGS.has(each)) >>> 0);
  const items = all.slice(tags.length);
  const [id, start, end] =
    items.length >= 3
      ? items
      : items.length === 2
        ? isStart(items[0] ?? '')
          ? [undefined, ...items]
          : [items[0], undefined, items[1]]
        : [undefined, undefined, items[0]];
  const begins = startOf(start, above);
  if (items.length > 3 || begins === undefined || (id !== undefined && !/^[\w-]+$/.test(id))) return undefined;
  const ownId = id === undefined ? idOf(label, known, true) : idOf(id, known, false);
  const flags = tags.filter((each) => each === 'done' || each === 'active' || each === 'crit');
  const isMoment = tags.includes('milestone') || tags.includes('vert');
  const ends = isMoment ? '' : endOf(end);
  if (ends === undefined) return undefined;
  const time = isMoment ? begins.replace('start=', 'at=') : `${begins} ${ends}`;
  const words = [isMoment ? 'milestone' : 'task', ownId, ownId === label ? '' : quote(label), ...flags, time];
  return { statement: words.filter((each) => each !== '').join(' '), declares: { id: ownId, label } };
}

function isStart(item: string): boolean {
  return DATE.test(item) || AFTER.test(item);
}

/** Without a start it begins when the task above ends. */
function startOf(item: string | undefined, above: string | undefined): string | undefined {
  if (item === undefined) return above === undefined ? undefined : `after=${above}`;
  if (DATE.test(item)) {
    const written = item.replace(' ', 'T');
    return (dayOf(written) ?? momentOf(written)) === undefined ? undefined : `start=${written}`;
  }
  const ids = AFTER.exec(item)?.[1]?.split(/\s+/) ?? [];
  return ids.length > 0 && ids.every((each) => WORD.test(each)) ? `after=${ids.join(',')}` : undefined;
}

/** In Mermaid, the end date is the day after the last. */
function endOf(item: string | undefined): string | undefined {
  const [, count, unit] = LENGTH.exec(item ?? '') ?? [];
  if (count !== undefined) {
    const exact = UNITS[unit ?? ''];
    return exact === undefined
      ? `length=${Math.max(1, Number(count) * (unit === 'w' ? 7 : 1))}d`
      : `length=${Math.max(1, Number(count))}${exact}`;
  }
  if (item === undefined || !DATE.test(item)) return undefined;
  const [day, moment] = [dayOf(item), momentOf(item.replace(' ', 'T'))];
  if (moment !== undefined) return `end=${momentText(moment)}`;
  return day === undefined ? undefined : `end=${dateOf(day - 1)}`;
}

/** The id of the nearest preceding task in the source, searched upwards. */
export function idAbove(lines: readonly string[], known: KnownNames): string | undefined {
  for (const each of lines) {
    const text = each.trim();
    const own = /^(?:task|milestone)[ \t]+([A-Za-z_][\w-]*)/.exec(text)?.[1];
    if (own !== undefined) return own;
    const task = mermaidTask(text, 'a', known);
    if (task !== undefined) return task.declares.id;
  }
  return undefined;
}
