// A mind map as text: from the model and the page to its nested topics, with small texts in a column.
import { type TextTreeItem, treeText } from '../../../terminal/nested/index.js';
import type { Page } from '../../../terminal/page.js';
import type { Made } from '../../layout-reports.js';
import type { MindmapModel, Topic } from '../model.js';

export function mindmapText({ title, root }: MindmapModel, page: Page): Made<string> {
  const roots = root === undefined ? [] : [textItem(root)];
  return { picture: treeText({ ...(title === undefined ? {} : { title }), roots }, page) };
}

function textItem({ label, sub, children }: Topic): TextTreeItem {
  return { label, ...(sub === undefined ? {} : { sub }), children: children.map(textItem) };
}
