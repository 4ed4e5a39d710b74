// Does a converted treemap say what Mermaid understood? In: a Mermaid text, the facts Mermaid gave about it, the converter's
// result and the picture drawn from it; out: every disagreement, excused or not. Items are compared in their order, each with
// its level and, of a leaf, its value.
import { compareItems, compareTitle, confirmsSize, linesOf, oneLine } from '../items.mjs';

/** What a disagreement may be about. */
export const columns = ['items', 'label', 'level', 'value', 'title'];

const itemsOf = (nodes, level = 0) =>
  (nodes ?? []).flatMap((each) => {
    const below = itemsOf(each.children, level + 1);
    return below.length === 0 && each.value === undefined
      ? []
      : [{ ...each, level, leaf: below.length === 0 }, ...below];
  });

export const confirmsRefusal = (code, text, facts) => confirmsSize(code, text, itemsOf(facts.nodes).length);

export function disagreements(_text, facts, result, picture) {
  const items = picture.outline.items;
  return [
    ...compareTitle(facts, picture),
    ...compareItems({
      result,
      wanted: itemsOf(facts.nodes).map(({ name, level, value, leaf }) => ({
        label: oneLine(name),
        level,
        value: leaf ? value : '',
      })),
      actual: items.map(({ label, depth, number }, at) => {
        const leaf = (items[at + 1]?.depth ?? 0) <= depth;
        return { label, level: depth, value: leaf ? number : '' };
      }),
      lines: linesOf(result),
      excuses: { label: ['M205'] },
    }),
  ];
}
