// A tree as text, as the command `tree` prints it: from the model and the page to the text.
import { treeText as nestedText, type TextTreeItem } from '../../../terminal/nested/index.js';
import type { Page } from '../../../terminal/page.js';
import type { Made } from '../../layout-reports.js';
import type { TreeItem, TreeModel } from '../model.js';

/** If several items are at the top, they are attached to the title. */
export function treeText({ title, tops }: TreeModel, page: Page): Made<string> {
  const roots = tops.map(textItem);
  const picture =
    roots.length === 1
      ? nestedText({ ...(title === undefined ? {} : { title }), roots }, page)
      : nestedText({ roots: [{ label: title ?? '.', children: roots }] }, page);
  return { picture };
}

function textItem({ label, sub, children }: TreeItem): TextTreeItem {
  return { label, ...(sub === undefined ? {} : { sub }), children: children.map(textItem) };
}
