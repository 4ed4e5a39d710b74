// The forms that a tree of boxes can take below its root: a row, rows on both sides of a trunk, a list beside a rail, several
// lists. In: a tree. Out: forms of which none is both wider and taller than another.

import { type BelowNode, type Form, thinned } from './below-form.js';
import { listForms } from './below-lists.js';
import { rowForms } from './below-rows.js';
import { MOST_FORMS } from './weights.js';

export function formsOf(node: BelowNode): readonly Form[] {
  if (node.children.length === 0) {
    const put: Form['put'] = (corner, { places }) => {
      places.set(node, corner);
    };
    return [{ node, listed: true, width: node.width, height: node.height, stem: node.width / 2, put }];
  }
  const inside = node.children.map(formsOf);
  return thinned(undominated([...rowForms(node, inside), ...listForms(node, inside)]), MOST_FORMS);
}

/** The narrowest first, each shorter than all before it. */
function undominated(forms: readonly Form[]): readonly Form[] {
  const remaining: Form[] = [];
  for (const form of forms.toSorted((a, b) => a.width - b.width || a.height - b.height)) {
    const last = remaining.at(-1);
    if (last === undefined || form.height < last.height) remaining.push(form);
  }
  return remaining;
}
