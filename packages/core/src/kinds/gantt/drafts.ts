// The rows of a plan as written: in, checked statements; out, for each task and milestone what its line states about
// its days, before they are computed.
import { type Day, dayOf } from '../../calendar/index.js';
import type { DeclarationEntry, Entry, OptionValue } from '../../grammar/entry.js';
import { textsOf } from '../../grammar/entry.js';

export interface Draft {
  readonly id: string;
  readonly kind: 'task' | 'milestone';
  readonly entry: DeclarationEntry;
  readonly section?: number;
  /** `start=` of a task, `at=` of a milestone. */
  readonly start?: Day;
  readonly end?: Day;
  readonly length?: number;
  readonly lag: number;
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
  const start = dayIn(entry.options.get(kind === 'task' ? 'start' : 'at'));
  const end = dayIn(entry.options.get('end'));
  const length = daysIn(entry.options.get('length'));
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
    lag: daysIn(entry.options.get('lag')) ?? 0,
    after,
    whole: begins && (kind === 'milestone' || end !== undefined || length !== undefined),
  };
}

function dayIn(option: OptionValue | undefined): Day | undefined {
  const value = option?.values[0];
  return value?.type === 'date' ? dayOf(value.from) : undefined;
}

function daysIn(option: OptionValue | undefined): number | undefined {
  const value = option?.values[0];
  return value?.type === 'days' ? value.days : undefined;
}
