// A treemap in words: from the model to the outline, with one line per item, its number and its percent of the whole, indented
// two spaces deeper than its parent.
import { oneLine } from '../../text/one-line.js';
import { amount } from '../amounts.js';
import type { Outline, OutlineItem } from '../outline.js';
import { counted, tail } from '../outline-words.js';
import { everyItem, isLeaf, type PlacedItem, type TreemapModel } from './model.js';
import { saidOf } from './value-texts.js';

export function describeTreemap(model: TreemapModel): Outline {
  const all = everyItem(model.tops);
  const name = model.title === undefined ? 'Treemap' : `${oneLine(model.title)}: treemap`;
  const leaves = all.filter(({ item }) => isLeaf(item)).length;
  const total = amount(model.total, model.total, model.unit);
  return {
    lines: [
      oneLine(`${name}, ${counted(leaves, 'part')} of ${total}`),
      ...(model.desc ? [oneLine(model.desc)] : []),
      ...all.map(({ item, depth }) => {
        const [valueText = ''] = saidOf(item, { ...model, values: 'both' });
        const small = item.sub === undefined ? '' : ` (${oneLine(item.sub)})`;
        const tone = item.tone === undefined ? '' : ` (${item.tone})`;
        return `${'  '.repeat(depth)}${oneLine(item.label)}${small}: ${oneLine(valueText)}${tone}${tail(item)}`;
      }),
    ],
    nodes: [],
    edges: [],
    groups: [],
    items: all.map((each) => outlineItem(each, model.unit)),
  };
}

function outlineItem({ item, depth }: PlacedItem, unit: string | undefined): OutlineItem {
  const { label, sub, tone, value, span } = item;
  return {
    kind: 'item',
    label,
    depth,
    number: value,
    ...(unit === undefined ? {} : { unit }),
    ...(sub === undefined ? {} : { values: [sub] }),
    ...(tone === undefined ? {} : { marks: [tone] }),
    span,
  };
}
