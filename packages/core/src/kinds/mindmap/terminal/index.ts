// A mind map as text: from the model and the page to its nested topics, with small texts in a column and notes among the topics.
import { type TextTreeItem, treeText } from '../../../terminal/nested/index.js';
import { hanging, type Page, stacked } from '../../../terminal/page.js';
import type { Made } from '../../layout-reports.js';
import type { MindmapModel, Topic, TopicNote } from '../model.js';

export function mindmapText({ title, root, notes }: MindmapModel, page: Page): Made<string> {
  const roots = root === undefined ? [] : [textItem(root, notes)];
  const tree = treeText({ ...(title === undefined ? {} : { title }), roots }, page);
  const loose = notes.flatMap(({ on, text }) => (on === undefined ? hanging('Note: ', text, page.columns) : []));
  return { picture: stacked([[tree], loose]) };
}

function textItem(topic: Topic, notes: readonly TopicNote[]): TextTreeItem {
  const { label, sub, children } = topic;
  const own = notes.filter(({ on }) => on === topic).map(({ text }) => ({ label: `Note: ${text}`, children: [] }));
  return {
    label,
    ...(sub === undefined ? {} : { sub }),
    children: [...children.map((each) => textItem(each, notes)), ...own],
  };
}
