// Tables that work better as pictures: changes of state, dated events, tasks with two dates, numbers over time, shares of a whole.
import type { DiagramDraft, DraftStatement } from '@linework/core';
import { makeIdBook } from '../../../ids.js';
import type { Finder, Found } from '../contract.js';
import type { TableBlock } from '../sections.js';
import { dayOf, isPeriod, isTime } from './times.js';

const MOST_ROWS = 30;
const FROM = /^(?:from|current|source|old|start|before)(?: state| status)?$/i;
const TO = /^(?:to|next|target|new|end|after)(?: state| status)?$/i;
const EVENT = /\b(?:event|trigger|transition|guard)\b/i;
const STATES = /\b(?:states?|status(?:es)?|transitions?|life ?cycle)\b/i;
const HISTORY =
  /\b(?:timeline|history|historical|milestones?|roadmap|schedule|releases?|chronolog\w*|incident|deprecat\w*|support|calendar|versions?|phases?|happened|events?)\b/i;
const START = /\b(?:start|begin|from)/i;
const END = /\b(?:end|finish|until|due|to|eol|eos)\b/i;

export const table: Finder = (block, section) => {
  if (block.type !== 'table' || block.rows.length < 3 || block.rows.length > MOST_ROWS) return undefined;
  return ways(block, section.title) ?? times(block, section.title) ?? numbers(block, section.title);
};

const titled = (kind: string, title: string): DiagramDraft['header'] => ({ kind, ...(title === '' ? {} : { title }) });
const column = ({ rows }: TableBlock, at: number): readonly string[] => rows.map((row) => row[at] ?? '');

/** A table of connections: between states if it says so, otherwise between nodes. */
function ways(block: TableBlock, title: string): Found | undefined {
  const from = block.header.findIndex((each) => FROM.test(each));
  const to = block.header.findIndex((each) => TO.test(each));
  if (from < 0 || to < 0 || from === to) return undefined;
  const names = [...column(block, from), ...column(block, to)];
  const single = [...new Set(names)];
  if (names.some((each) => each === '' || each.length > 40) || single.length < 3) return undefined;
  const others = block.header.flatMap((_, at) => (at === from || at === to ? [] : [at]));
  const event = others.find((at) => EVENT.test(block.header[at] ?? ''));
  const states = event !== undefined || [...block.header, title].some((each) => STATES.test(each));
  // Rows without common ends are pairs, such as old names and new ones.
  if (!states && single.length > names.length * 0.8) return undefined;
  const label = event ?? others[0];
  const keyword = states ? 'state' : 'node';
  const ids = makeIdBook(single.map((external) => ({ external, fallback: keyword, unnamed: true, label: external })));
  const statements: DraftStatement[] = [
    ...single.map((name) => ({ shape: 'declaration' as const, keyword, id: ids.idOf(name), label: name })),
    ...block.rows.map((row) => ({
      shape: 'edge' as const,
      from: ids.idOf(row[from] ?? ''),
      arrow: '->' as const,
      to: ids.idOf(row[to] ?? ''),
      ...(label === undefined || !row[label] ? {} : { label: row[label] }),
    })),
  ];
  const kind = states ? 'state' : 'flow';
  return {
    kind,
    reason: `The table lists ${block.rows.length} connections between ${states ? 'states' : 'parts'}.`,
    draft: { header: titled(kind, title), statements },
    lacks: [states ? 'The initial and the final state.' : 'What each part is: service, database, person.'],
  };
}

function times(block: TableBlock, title: string): Found | undefined {
  const dated = block.header.map((_, at) => column(block, at).filter(isTime).length >= block.rows.length * 0.8);
  const columns = dated.flatMap((is, at) => (is ? [at] : []));
  const [first] = columns;
  if (first === undefined || columns.length > 2) return undefined;
  const words = block.header.findIndex((_, at) => !dated[at]);
  if (words < 0 || new Set(column(block, first)).size < 3) return undefined;
  const [start, end] = columns;
  if (end !== undefined && start !== undefined) {
    const spans = START.test(block.header[start] ?? '') && END.test(block.header[end] ?? '');
    const days = block.rows.map((row) => [dayOf(row[start] ?? ''), dayOf(row[end] ?? '')] as const);
    if (!spans) return undefined;
    const whole = days.every(([a, b]) => a !== undefined && b !== undefined && a <= b);
    const tasks = block.rows.map((row, at) => ({
      shape: 'declaration' as const,
      keyword: 'task',
      id: `task${at + 1}`,
      label: row[words] ?? '',
      options: [
        { name: 'start', values: [{ raw: days[at]?.[0] ?? '' }] },
        { name: 'end', values: [{ raw: days[at]?.[1] ?? '' }] },
      ],
    }));
    return {
      kind: 'gantt',
      reason: `The table gives ${block.rows.length} items a start and an end date.`,
      ...(whole
        ? { draft: { header: titled('gantt', title), statements: tasks } }
        : { lacks: ['The exact start and end date of each item.'] }),
    };
  }
  // A date in a table usually says when the row was written, unless the table is about events.
  const about = first === 0 ? [title, ...block.header.filter((_, at) => at !== first)] : [title];
  if (numeric(block, words) || !HISTORY.test(about.join(' '))) return undefined;
  return timelineOf(
    title,
    block.rows.map((row) => [row[first] ?? '', row[words] ?? ''] as const),
    'table',
  );
}

export function timelineOf(
  title: string,
  events: readonly (readonly [when: string, what: string])[],
  of: string,
): Found {
  return {
    kind: 'timeline',
    reason: `The ${of} dates ${events.length} events.`,
    draft: {
      header: titled('timeline', title),
      statements: events.map(([when, what]) => ({
        shape: 'row' as const,
        keyword: 'at',
        cells: [{ text: when }],
        ...(what === '' ? {} : { texts: [what] }),
      })),
    },
  };
}

const numberOf = (cell: string): number | undefined => {
  const match = /^[€$£~≈]? ?(-?\d[\d,_ ]*(?:\.\d+)?) ?(?:%|[a-zA-Zµ€$£/]{0,6})$/.exec(cell.trim());
  return match ? Number((match[1] ?? '').replace(/[,_ ]/g, '')) : undefined;
};
const numeric = (block: TableBlock, at: number): boolean =>
  column(block, at).every((each) => numberOf(each) !== undefined);

function numbers(block: TableBlock, title: string): Found | undefined {
  const counted = block.header.flatMap((_, at) => (at > 0 && numeric(block, at) ? [at] : []));
  const [at] = counted;
  if (at === undefined || block.rows.length > 12) return undefined;
  const labels = column(block, 0);
  const values = column(block, at).map((each) => numberOf(each) ?? 0);
  const sum = values.reduce((all, each) => all + each, 0);
  if (
    column(block, at).every((each) => each.includes('%')) &&
    Math.abs(sum - 100) <= 1 &&
    values.every((each) => each >= 0)
  ) {
    const slices = labels.map((label, each) => ({
      shape: 'row' as const,
      keyword: 'slice',
      cells: [{ text: label }, { raw: String(values[each]) }],
    }));
    return {
      kind: 'pie',
      reason: 'The table splits 100 percent into shares.',
      draft: { header: titled('pie', title), statements: slices },
    };
  }
  const periods = labels.every(isPeriod) && new Set(labels).size === labels.length;
  if (!periods && (labels.length < 4 || !labels.every(isTime))) return undefined;
  const series = counted.slice(0, 3).map((each) => ({
    shape: 'row' as const,
    keyword: 'line',
    cells: [
      { text: block.header[each] ?? '' },
      ...column(block, each).map((cell) => ({ raw: String(numberOf(cell)) })),
    ],
  }));
  return {
    kind: 'xychart',
    reason: `The table has numbers for ${labels.length} consecutive times.`,
    draft: {
      header: titled('xychart', title),
      statements: [{ shape: 'row', keyword: 'x', cells: labels.map((text) => ({ text })) }, ...series],
    },
  };
}
