// The chart of a table: in, its columns with their roles and the request; out, the chart that fits, with the reason.
import { overCategories } from './aggregate.js';
import { categoryBars, isWhole, pie } from './bars.js';
import type { Candidate, Maker, Sheet } from './candidate.js';
import type { Chart } from './contract.js';
import { crossed, heat, plainTable, summary } from './heat.js';
import { histogram } from './histogram.js';
import { flow, sankey } from './links.js';
import { flatTreemap, levelsOutline, levelsTreemap, parentsOutline, parentsTreemap } from './nested.js';
import { isAlike, overTimeLines, wideLines } from './time.js';

/** The first that the table can produce. */
const ASKED: Readonly<Record<Exclude<Chart, 'auto'>, readonly Maker[]>> = {
  xychart: [wideLines, overTimeLines, categoryBars, histogram],
  pie: [pie],
  sankey: [sankey],
  treemap: [parentsTreemap, levelsTreemap, flatTreemap],
  matrix: [heat, summary, plainTable],
};

/** If each row has its own name, ranges say more than the largest rows. */
const categoryBarsOfFew: Maker = (sheet) =>
  sheet.roles.categories.some(({ distinct }) => distinct > 1 && distinct <= 60) ? categoryBars(sheet) : undefined;

export function chosen(sheet: Sheet, chart: Chart): Candidate | undefined {
  return firstOf(sheet, chart === 'auto' ? fitting(sheet) : ASKED[chart]);
}

function firstOf(sheet: Sheet, makers: readonly Maker[]): Candidate | undefined {
  for (const make of makers) {
    const candidate = make(sheet);
    if (candidate) return candidate;
  }
  return undefined;
}

const SMALL = { rows: 30, columns: 8 } as const;

/** By the contents of the rows: a tree, links, numbers over time, numbers by category; anything else is a table. */
function fitting(sheet: Sheet): readonly Maker[] {
  const { roles, columns, table } = sheet;
  const { parents, links, time, measures } = roles;
  if (parents) return [parentsTreemap, parentsOutline, plainTable];
  if (links) return measures.length > 0 ? [sankey, heat, flow] : [flow, plainTable];
  const counted = table.rows.length > SMALL.rows ? [heat, categoryBars] : [];
  if (measures.length === 0) {
    return [
      ...(columns.length === 2 ? [levelsOutline] : []),
      ...(columns.length <= SMALL.columns && table.rows.length <= 60 ? [plainTable] : []),
      ...counted,
      plainTable,
    ];
  }
  if (time) return [wideLines, overTimeLines, plainTable];
  const [first] = measures;
  const alike =
    first !== undefined &&
    measures.every((each) => isAlike(each, first)) &&
    (measures.length === 1 || measures.every((each) => overCategories(each) === 'sum'));
  return [
    wideLines,
    ...(isWhole(sheet) ? [pie] : []),
    ...(crossed(sheet) ? [heat] : []),
    ...(measures.length === 1 ? [levelsTreemap] : []),
    ...(alike ? [categoryBars] : []),
    ...(measures.length > 1 ? [summary] : []),
    ...(columns.length === 2 ? [levelsOutline] : []),
    ...(table.rows.length > SMALL.rows ? [categoryBarsOfFew, histogram] : []),
    categoryBars,
    plainTable,
  ];
}
