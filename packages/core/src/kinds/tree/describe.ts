// A tree in words: from the model to the outline, with one line per item, indented two spaces deeper than its parent.
import { oneLine } from '../../text/one-line.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import { everyItem, type Placed, type TreeModel } from './model.js';

export function describeTree(model: TreeModel): Outline {
  const all = everyItem(model.tops);
  const name = model.title === undefined ? 'Tree' : `${oneLine(model.title)}: tree`;
  return {
    lines: [
      `${name}, ${counts(all)}`,
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...all.map(({ item, depth }) => {
        const suffix = item.sub === undefined ? '' : `: ${oneLine(item.sub)}`;
        const tone = item.tone === undefined ? '' : ` (${item.tone})`;
        return `${'  '.repeat(depth)}${oneLine(item.label)}${suffix}${tone}${tail(item)}`;
      }),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: all.map(outlineItem),
  };
}

function outlineItem({ item, depth }: Placed): OutlineItem {
  const { label, sub, tone, span } = item;
  return {
    kind: 'item',
    label,
    depth,
    ...(sub === undefined ? {} : { values: [sub] }),
    ...(tone === undefined ? {} : { marks: [tone] }),
    span,
  };
}

function counts(all: readonly Placed[]): string {
  const folders = all.filter(({ item }) => item.folder).length;
  const items = counted(all.length, 'item');
  return folders === 0 ? items : `${items}, ${folders} of them with items in them`;
}
