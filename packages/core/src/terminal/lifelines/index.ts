// Lifelines as text. In: the picture and the page. Out: its lines. Wraps are tried from the widest down until one fits
// the columns; a picture that fits in none becomes a list.

import { cellsOf } from '../cells.js';
import { nodeFace, typeSamples } from '../graph/faces.js';
import { legendLines, type Page, stacked } from '../page.js';
import { wholeColumns, wrapCells } from '../wrap.js';
import { placeColumns } from './columns.js';
import { chartList } from './list.js';
import { paintChart } from './paint.js';
import type { TextChart } from './text-chart.js';
import type { ChartWraps } from './words.js';

const WRAPS: readonly ChartWraps[] = [
  { head: 24, label: 36, note: 36 },
  { head: 22, label: 30, note: 32 },
  { head: 20, label: 26, note: 28 },
  { head: 18, label: 22, note: 24 },
  { head: 16, label: 19, note: 22 },
  { head: 14, label: 16, note: 20 },
  { head: 12, label: 14, note: 18 },
  { head: 12, label: 14, note: 18 },
  { head: 11, label: 12, note: 16 },
];

export function chartText(chart: TextChart, page: Page): string {
  const title = chart.title === undefined ? [] : wrapCells(chart.title, page.columns);
  for (const [wraps, whole] of tries(chart)) {
    const lines = attempt(chart, wraps, whole, page);
    if (lines === undefined) continue;
    const samples = typeSamples(new Set(chart.actors.map(({ type }) => type)), page.charset);
    return stacked([title, lines, legendLines(chart.legend, samples, page)]);
  }
  return stacked([title, chartList(chart, page)]);
}

/** Names are torn only if no wrap fits with whole ones. */
function tries({ actors }: TextChart): readonly (readonly [ChartWraps, whole: boolean])[] {
  const tears = ({ head }: ChartWraps): boolean => actors.some(({ label }) => wholeColumns(label, head) > head);
  return [...WRAPS.map((each) => [each, true] as const), ...WRAPS.filter(tears).map((each) => [each, false] as const)];
}

function attempt(
  chart: TextChart,
  wraps: ChartWraps,
  whole: boolean,
  { columns, charset }: Page,
): readonly string[] | undefined {
  if (chart.actors.length === 0) return undefined;
  const heads = chart.actors.map((each) => nodeFace(each, whole ? wholeColumns(each.label, wraps.head) : wraps.head));
  const placed = placeColumns(
    chart,
    heads.map(({ width }) => width),
    wraps,
    charset,
  );
  // If the lifelines by themselves are wider than this, painting is pointless.
  if ((placed.of.at(-1) ?? 0) >= columns) return undefined;
  const lines = paintChart({ chart, heads, columns: placed, wraps, charset }).lines(charset);
  return lines.every((each) => cellsOf(each) <= columns) ? lines : undefined;
}
