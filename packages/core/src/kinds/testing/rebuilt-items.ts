// Rebuilds a diagram of items from its outline: in, a source; out, the source that a reader of the outline's data would
// write, to be compared with the original.
import { outline } from '../../draw.js';
import type { IconLookup } from '../../scene/icon.js';
import { quote } from '../../syntax/quote.js';
import type { OutlineItem } from '../outline.js';

export function itemsAgain(source: string, icons: IconLookup): string {
  const { outline: data } = outline(source, { icons });
  const [header = ''] = source.split('\n');
  const items = data?.items ?? [];
  const lines = items.map((each, i) => {
    const { number: _, ...words } = each;
    // The number of an item with children is their sum.
    return lineOf((items[i + 1]?.depth ?? 0) > each.depth ? words : each);
  });
  return [header, ...lines, ''].join('\n');
}

function lineOf({ label, depth, number, values = [], marks = [] }: Omit<OutlineItem, 'span'>): string {
  const [sub] = values;
  const options = [
    ...(sub === undefined || sub === null ? [] : [`sub=${quote(String(sub))}`]),
    ...marks.map((each) => `${each.startsWith('shape ') ? `shape=${each.slice(6)}` : `tone=${each}`}`),
  ];
  return ['  '.repeat(depth) + quote(label), ...(number === undefined ? [] : [String(number)]), ...options].join(' ');
}

/** The content of the outline, without source positions. */
export function saidBy(source: string, icons: IconLookup): readonly unknown[] {
  return (outline(source, { icons }).outline?.items ?? []).map(({ span: _, ...rest }) => rest);
}
