// Builds the model of a timeline from checked statements, with the colour of every section, and reports what the statement
// table cannot check.
import { dayOf } from '../../calendar/index.js';
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, type DeclarationEntry, type Entry, type RowEntry, textOf } from '../../grammar/entry.js';
import type { Tone } from '../../scene/scene.js';
import { SERIES } from '../../scene/series.js';
import { oneLine } from '../../text/one-line.js';
import { directionOf } from '../direction-meaning.js';
import { described, lookOf, titled, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { report } from './codes.js';
import { type Moment, SCALES, type Scale, type Section, type TimelineModel, type When } from './model.js';
import { dateMeant, daysNamed } from './named-dates.js';
import { whenText } from './words.js';

interface Written {
  readonly entry: RowEntry;
  readonly section?: number;
}

export function buildTimeline(checked: Checked, context: BuildContext): Outcome<TimelineModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const written = context.header.text('scale');
  const scale = SCALES.find((each) => each === written) ?? 'even';
  const { sections, rows } = writtenLines(checked.entries);
  const colours = sectionColours(sections);
  const moments = rows.flatMap(({ entry, section }): readonly Moment[] => {
    const when = whenOf(entry, scale);
    if (when === undefined) return [];
    if (scale === 'time' && when.as === 'text') add(notADate(entry, when.text));
    const tone = toneOf(entry);
    const colour = tone ?? (section === undefined ? 'blue' : (colours[section] ?? 'blue'));
    return [
      {
        when,
        events: entry.texts.map(({ value }) => value),
        ...lookOf(entry, context, add),
        ...described(entry),
        colour,
        ...(section === undefined ? {} : { section }),
      },
    ];
  });
  checkOrder(rows, scale, context.whole, add);
  if (context.whole && rows.length === 0 && checked.entries.length > 0) add(report('E711', checked.header.span, {}));
  const value: TimelineModel = {
    ...titled(checked),
    direction: directionOf(context.header),
    scale,
    sections: sections.map(
      (each, i): Section => ({
        label: each.label?.value ?? '',
        ...lookOf(each, context, add),
        ...described(each),
        colour: colours[i] ?? 'blue',
      }),
    ),
    moments,
  };
  return { value, diagnostics };
}

function writtenLines(entries: readonly Entry[]): {
  readonly sections: readonly DeclarationEntry[];
  readonly rows: readonly Written[];
} {
  const sections: DeclarationEntry[] = [];
  const rows: Written[] = [];
  for (const entry of entries) {
    if (entry.shape === 'row') rows.push({ entry });
    if (entry.shape !== 'declaration') continue;
    const section = sections.length;
    sections.push(entry);
    for (const inside of entry.children) if (inside.shape === 'row') rows.push({ entry: inside, section });
  }
  return { sections, rows };
}

/** Explicit colours stay; the other sections get the unused ones, in the order of charts. */
function sectionColours(sections: readonly DeclarationEntry[]): readonly Tone[] {
  const written = sections.map(toneOf);
  const free = SERIES.filter((each) => !written.includes(each));
  const colours = free.length === 0 ? SERIES : free;
  let next = 0;
  return written.map((each) => each ?? colours[next++ % colours.length] ?? 'blue');
}

function whenOf(entry: RowEntry, scale: Scale): When | undefined {
  const value = entry.cells.get('when')?.[0];
  if (value?.type === 'string') {
    const { value: text } = value;
    const days = scale === 'time' ? daysNamed(text) : undefined;
    return days === undefined ? { as: 'text', text } : { as: 'days', ...days, text };
  }
  if (value?.type !== 'date') return undefined;
  const first = dayOf(value.from);
  const last = value.to === undefined ? first : dayOf(value.to);
  return first === undefined || last === undefined ? undefined : { as: 'days', first, last };
}

function notADate(entry: RowEntry, text: string): Diagnostic {
  const span = entry.cells.get('when')?.[0]?.span ?? entry.statement.span;
  const instead = dateMeant(text);
  const fix = instead === undefined || entry.statement.repaired ? undefined : { span, text: instead, safe: false };
  return report('E710', span, { when: oneLine(text), ...(instead === undefined ? {} : { instead }) }, fix);
}

/** Compares each line with the latest one above it; the line directly above is known only if the whole source was read. */
function checkOrder(
  rows: readonly Written[],
  scale: Scale,
  whole: boolean,
  add: (diagnostic: Diagnostic) => void,
): void {
  let latest: { readonly first: number; readonly line: number } | undefined;
  let above: { readonly text: string; readonly line: number; readonly section: number | undefined } | undefined;
  for (const { entry, section } of rows) {
    const when = whenOf(entry, scale);
    if (when === undefined) continue;
    const { span, line } = entry.statement;
    const text = whenText(when);
    const shown = oneLine(text);
    if (whole && above?.text === text && above.section === section)
      add(report('W711', span, { when: shown, line: above.line }));
    above = { text, line, section };
    if (entry.texts.length === 0 && !textOf(entry, 'sub')) add(report('W712', span, { when: shown }));
    if (when.as === 'text') continue;
    if (latest !== undefined && when.first < latest.first)
      add(report('W710', span, { when: shown, line: latest.line, sorted: scale === 'time' }));
    else latest = { first: when.first, line };
  }
}
