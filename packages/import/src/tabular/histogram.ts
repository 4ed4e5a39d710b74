// Many numbers without a category: how many fall into each of a few equal ranges, as bars.
import type { DraftValue } from '@linework/core';
import { capital, type Maker, raw } from './candidate.js';
import { gridDraft, titleOf } from './grid.js';
import { written } from './numbers.js';

const MOST_RANGES = 12;
const LEAST_NUMBERS = 40;

export const histogram: Maker = ({ table, roles: { measures } }) => {
  const [measure] = measures;
  const numbers = measure?.numbers.filter((each) => each !== undefined) ?? [];
  if (!measure || numbers.length < LEAST_NUMBERS || measure.distinct < MOST_RANGES) return undefined;
  const least = numbers.reduce((low, each) => Math.min(low, each), Number.POSITIVE_INFINITY);
  const most = numbers.reduce((high, each) => Math.max(high, each), Number.NEGATIVE_INFINITY);
  const step = roundStep((most - least) / MOST_RANGES);
  const start = Math.floor(least / step);
  const counts = new Array<number>(Math.floor(most / step) - start + 1).fill(0);
  for (const each of numbers) {
    const at = Math.min(counts.length - 1, Math.max(0, Math.floor(each / step) - start));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const bound = (at: number): string => written((start + at) * step);
  const measureText = `number of rows by ${titleOf(measure)}`;
  const drafted = gridDraft({
    title: table.title,
    mark: 'bar',
    places: counts.map((_, at): DraftValue => ({ text: `${bound(at)} to ${bound(at + 1)}` })),
    x: { title: titleOf(measure), stands: [] },
    y: { title: capital(measureText), stands: [] },
    series: [{ name: 'rows', stands: measure, values: counts }],
    options: [raw('orientation', 'horizontal'), raw('values', 'on')],
  });
  const because = `'${measure.name}' has many values and no category`;
  return { chart: 'xychart', because, told: measureText, output: { drafted }, shown: [measure], leftOut: [] };
};

/** 1, 2 or 5 times a power of ten. */
function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width));
  const times = [1, 2, 5].find((each) => each * power >= width) ?? 10;
  return times * power;
}
