// Does a converted gantt chart say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. Tasks are compared in their order, each with
// its section, its first and last day or moment, and its tags.
import { compareItems, compareTitle, confirmsSize, linesOf, oneLine, sectionName } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = ['tasks', 'label', 'section', 'kind', 'first', 'last', 'tags', 'losses', 'title'];

const DAY = 86_400_000;
const CLOCK = /[HhmsSAaXxkZ]/;

export function confirmsRefusal(code, text, { tasks, dateFormat = '' }) {
  const timed = tasks.some(({ start, end }) => `${start}${end}`.includes('T'));
  if (code === 'M130') return timed || CLOCK.test(dateFormat);
  if (code === 'M131') {
    const ids = new Set(tasks.map(({ id }) => id));
    const named = tasks.flatMap(({ startSpec, endSpec }) =>
      [startSpec, endSpec].flatMap((each) => /^(?:after|until)\s+(.*)$/.exec(each ?? '')?.[1].split(/\s+/) ?? []),
    );
    return named.some((each) => !ids.has(each));
  }
  if (code === 'M132') return /MMM|Do|d/.test(dateFormat);
  return confirmsSize(code, text, tasks.length);
}

/** Plans without days are on the oracle's today, and here on the first day of 2001. */
const TODAY = (Date.parse('2025-01-15') - Date.parse('2001-01-01')) / DAY;

/** Midnight of a day is the day. */
const plain = (moment) => moment.replace(/T00:00(?::00(?:\.000)?)?$/, '');

const at = (moment) => Date.parse(moment.includes('T') ? `${moment}Z` : moment);
const shifted = (moment, days) => new Date(at(moment) + days * DAY).toISOString().slice(0, 10);

/** The last day of a bar, or the moment of its end; of one without length, a day before it starts. */
const lastOf = ({ drawnEnd, end }, timed) =>
  timed ? plain(drawnEnd ?? end) : new Date(at(drawnEnd ?? end) - 1).toISOString().slice(0, 10);

/** Of a plan without days: the same time on the day written for it. */
const onDay = (moment, { timeOnly }) =>
  timeOnly ? new Date(at(moment) - TODAY * DAY).toISOString().replace(/:00\.000Z$/, '') : moment;

export function disagreements(text, facts, result, picture) {
  const { items } = picture.outline;
  let section = '';
  const actual = items.flatMap((item) => {
    if (item.kind === 'section') section = item.label;
    if (item.kind === 'section') return [];
    const of = item.depth === 0 ? '' : section;
    const tags = (item.marks ?? []).filter((each) => ['done', 'active', 'crit'].includes(each));
    const first = plain(item.date ?? item.start);
    const timed = item.end?.includes('T') === true;
    const last = plain(item.end ?? '');
    return [{ label: item.label, section: of, kind: item.kind, first, last, timed, tags: tags.sort().join() }];
  });
  const wanted = facts.tasks.map((task, i) => {
    const { name, section: of, start, tags = [] } = task;
    const milestone = tags.includes('milestone') || tags.includes('vert');
    // The first moment of a day and the last one of the day before are the same.
    const before = milestone && actual[i]?.first === shifted(start, -1) && !/^\d/.test(task.startSpec ?? '');
    const both = tags.includes('done') && tags.includes('active') ? ['active'] : [];
    return {
      label: oneLine(name),
      section: sectionName(of, result),
      kind: milestone ? 'milestone' : 'task',
      first: before ? actual[i].first : plain(onDay(start, facts)),
      last: milestone ? '' : plain(onDay(lastOf(task, actual[i]?.timed), actual[i]?.timed ? facts : {})),
      tags: tags
        .filter((each) => ['done', 'active', 'crit'].includes(each) && !both.includes(each))
        .sort()
        .join(),
    };
  });
  const out = [];
  const isReported = (code, word) => {
    const lines = text.split(/\r\n?|\n/);
    return result.diagnostics.some((each) => each.code === code && lines[each.line - 1].includes(word));
  };
  const lost = (is, code, word) => {
    if (is && text.includes(`\n${word}`) === false && !new RegExp(`^\\s*${word}`, 'm').test(text)) return;
    if (is && !isReported(code, word)) out.push({ what: 'losses', detail: `${word} without ${code}`, excused: false });
  };
  lost(facts.axisFormat !== undefined, 'M230', 'axisFormat');
  lost(facts.todayMarker !== undefined && facts.todayMarker !== 'off', 'M233', 'todayMarker');
  lost(facts.weekday !== undefined && facts.weekday !== 'monday', 'M238', 'weekday');
  lost(
    facts.tickInterval !== undefined && !/^(1(hour|day|week|month)|60minute|3month)$/.test(facts.tickInterval),
    'M232',
    'tickInterval',
  );
  const header = result.source.split('\n')[0];
  for (const each of facts.excludes ?? []) {
    const isWritten = each === 'weekends' ? header.includes(' weekends=skip') : header.includes(each);
    if (
      !isWritten &&
      !isReported('M231', 'excludes') &&
      !isReported('M231', 'includes') &&
      !(facts.includes ?? []).includes(each)
    )
      out.push({ what: 'losses', detail: `excludes ${each}`, excused: false });
  }
  for (const { link } of facts.tasks)
    if (link !== undefined && !isReported('M201', 'click')) out.push({ what: 'losses', detail: link, excused: false });
  return [
    ...out,
    ...compareTitle(facts, picture),
    ...compareItems({
      result,
      items: 'tasks',
      wanted,
      actual,
      lines: linesOf(result),
      excuses: { label: ['M205'], section: ['M205'], first: ['M234', 'M235'], last: ['M235'] },
    }),
  ];
}
