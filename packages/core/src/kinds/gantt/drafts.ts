// The rows of a plan as written: in, checked statements; out, for each task and milestone what its line states about
// its days, before they are computed.
import { dayOf, daysIn, type Length, type Moment, momentOf } from '../../calendar/index.js';
import type { DeclarationEntry, Entry, OptionValue } from '../../grammar/entry.js';
import { textsOf } from '../../grammar/entry.js';
import type { Period } from './model.js';

export interface Draft {
  readonly id: string;
  readonly kind: 'task' | 'milestone';
  readonly entry: DeclarationEntry;
  readonly section?: number;
  /** `start=` of a task, `at=` of a milestone. */
  readonly start?: Moment;
  /** Exclusive: midnight after a last day. */
  readonly end?: Moment;
  readonly length?: Length;
  readonly lag: Length;
  /** Its line has a time of day, or a length in hours or minutes. */
  readonly clocked: boolean;
  readonly planned?: Period;
  /** Ids without duplicates. */
  readonly after: readonly string[];
  /** Everything the line states about its days was read. */
  readonly whole: boolean;
}

export interface WrittenPlan {
  readonly sections: readonly DeclarationEntry[];
  readonly drafts: readonly Draft[];
}

export function writtenPlan(entries: readonly Entry[]): WrittenPlan {
  const sections: DeclarationEntry[] = [];
  const drafts: Draft[] = [];
  const walk = (inside: readonly Entry[], section: number | undefined): void => {
    for (const entry of inside) {
      if (entry.shape !== 'declaration') continue;
      if (entry.spec.keyword === 'section') {
        sections.push(entry);
        walk(entry.children, sections.length - 1);
      } else if (entry.id) drafts.push(draftOf(entry, entry.id.text, section));
    }
  };
  walk(entries, undefined);
  return { sections, drafts };
}

function draftOf(entry: DeclarationEntry, id: string, section: number | undefined): Draft {
  const kind = entry.spec.keyword === 'milestone' ? 'milestone' : 'task';
  const begun = periodIn(entry.options.get(kind === 'task' ? 'start' : 'at'));
  const ended = periodIn(entry.options.get('end'));
  const planned = periodIn(entry.options.get('planned'));
  const [start, end] = [begun?.from, ended?.to];
  const [length, lag] = [lengthIn(entry.options.get('length')), lengthIn(entry.options.get('lag')) ?? NO_LAG];
  const after = [...new Set(textsOf(entry, 'after'))];
  const begins = start !== undefined || after.length > 0;
  return {
    id,
    kind,
    entry,
    ...(section === undefined ? {} : { section }),
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(length === undefined ? {} : { length }),
    lag,
    clocked: [begun, ended].some((each) => each !== undefined && each.from === each.to) || [length, lag].some(isClock),
    ...(planned === undefined ? {} : { planned }),
    after,
    whole: begins && (kind === 'milestone' || end !== undefined || length !== undefined),
  };
}

const NO_LAG: Length = { count: 0, unit: 'd' };

function isClock(length: Length | undefined): boolean {
  return length !== undefined && !Number.isInteger(daysIn(length) ?? 0);
}

/** The days of a date or range; a time of day is a point in time. */
export function periodIn(option: OptionValue | undefined): Period | undefined {
  const value = option?.values[0];
  if (value?.type !== 'date') return undefined;
  const [first, last] = [pointOf(value.from), pointOf(value.to ?? value.from)];
  return first === undefined || last === undefined ? undefined : { from: first.from, to: last.to };
}

function pointOf(text: string): Period | undefined {
  const day = dayOf(text);
  if (day !== undefined) return { from: day, to: day + 1 };
  const moment = momentOf(text);
  return moment === undefined ? undefined : { from: moment, to: moment };
}

function lengthIn(option: OptionValue | undefined): Length | undefined {
  const value = option?.values[0];
  return value?.type === 'days' ? value : undefined;
}
