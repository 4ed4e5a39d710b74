// A treemap as text: from the model and the page to one bar per leaf, under its top-level item, with the names of the groups in
// between in front of its own.

import { barsText, type TextBarGroup, type TextBarRow } from '../../../terminal/bars/index.js';
import type { Page } from '../../../terminal/page.js';
import { oneLine } from '../../../text/one-line.js';
import type { Made } from '../../layout-reports.js';
import { isLeaf, type TreemapItem, type TreemapModel } from '../model.js';
import { saidOf } from '../value-texts.js';

export function treemapText(model: TreemapModel, page: Page): Made<string> {
  const { title, tops } = model;
  const groups: TextBarGroup[] = [];
  for (const top of tops) {
    if (isLeaf(top)) groups.push({ rows: [rowOf(top, [], model)] });
    else groups.push({ label: valueText(top, model), rows: rowsIn(top, [], model) });
  }
  return { picture: barsText({ ...(title === undefined ? {} : { title }), groups }, page) };
}

function valueText(item: TreemapItem, model: TreemapModel): string {
  const [value] = saidOf(item, model);
  return value === undefined ? oneLine(item.label) : `${oneLine(item.label)}: ${value}`;
}

function rowsIn(item: TreemapItem, above: readonly string[], model: TreemapModel): readonly TextBarRow[] {
  return item.children.flatMap((each) =>
    isLeaf(each) ? [rowOf(each, above, model)] : rowsIn(each, [...above, oneLine(each.label)], model),
  );
}

/** As parts of the whole: two numbers may each be too large to be compared directly. */
function rowOf(item: TreemapItem, above: readonly string[], model: TreemapModel): TextBarRow {
  const [value] = saidOf(item, model);
  return {
    label: [...above, oneLine(item.label)].join(' / '),
    from: 0,
    to: model.total > 0 ? item.value / model.total : 0,
    ...(value === undefined ? {} : { value }),
  };
}
