// Does a converted pie say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's result
// and the picture drawn from it; out: every disagreement, excused or not. Slices are compared in their order.
import { compareItems, compareTitle, confirmsSize, linesOf, oneLine } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = ['slices', 'label', 'value', 'values shown', 'title'];

export const confirmsRefusal = (code, text, facts) =>
  (code === 'M103' && facts.slices.every(({ value }) => value === 0)) || confirmsSize(code, text, facts.slices.length);

export function disagreements(_text, facts, result, picture) {
  const shows = /\bvalues=both\b/.test(result.source.split('\n')[0]);
  return [
    ...compareTitle(facts, picture),
    ...(shows === (facts.showData ?? false)
      ? []
      : [{ what: 'values shown', detail: `${facts.showData}`, excused: false }]),
    ...compareItems({
      result,
      items: 'slices',
      wanted: facts.slices.map(({ label, value }) => ({ label: oneLine(label), value })),
      actual: picture.outline.items.map(({ label, number }) => ({ label, value: number })),
      lines: linesOf(result),
      excuses: { label: ['M205'] },
    }),
  ];
}
