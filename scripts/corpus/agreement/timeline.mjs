// Does a converted timeline say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. Times are compared in their order, each with
// its section and events.
import { compareItems, compareTitle, confirmsSize, linesOf } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = ['times', 'label', 'section', 'events', 'direction', 'title'];

export const confirmsRefusal = (code, text, facts) => confirmsSize(code, text, facts.periods.length);

export function disagreements(text, facts, result, picture) {
  const { items } = picture.outline;
  const out = compareTitle(facts, picture, text);
  const down = /\bdirection=down\b/.test(result.source.split('\n')[0]);
  if (down !== (facts.direction === 'TD')) out.push({ what: 'direction', detail: facts.direction, excused: false });
  let section = '';
  const times = items.flatMap((item) => {
    if (item.kind === 'section') section = item.label;
    if (item.kind !== 'at') return [];
    const events = (item.values ?? []).join(' | ');
    return [{ label: item.label, section: item.depth === 0 ? '' : section, events }];
  });
  return [
    ...out,
    ...compareItems({
      result,
      items: 'times',
      wanted: facts.periods.map(({ section: of, period, events }) => ({
        label: period,
        section: of ?? '',
        events: (events ?? []).join(' | '),
      })),
      actual: times,
      lines: linesOf(result),
      excuses: { label: ['M205', 'M260'], section: ['M205'], events: ['M205', 'M260'] },
    }),
  ];
}
