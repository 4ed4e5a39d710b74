// The lengths of the columns and rows of layers. In: what they have to hold, and the gaps. Out: lengths. Columns that
// share one width keep their shares: the cuts are at the middles of the gaps between them.
import { nth } from '../layered/checked.js';
import { type Demand, fitCells, type GridAxis } from './grid.js';
import type { Region, Stack } from './stack-slots.js';
import { WHOLE } from './weights.js';

/** A width is a multiple of this, so that shares are whole. */
const STEP = WHOLE;

export const fitRows: GridAxis['fit'] = fitCells;

export function columnFit({ regions }: Pick<Stack, 'regions'>): GridAxis['fit'] {
  return (demands, gaps) => regions.flatMap((region) => widths(region, demands, gaps));
}

function widths({ at, cuts }: Region, demands: readonly Demand[], gaps: readonly number[]): readonly number[] {
  const count = cuts.length - 1;
  // Half of a gap inside the region belongs to either side.
  const half = (place: number): number => (place > 0 && place < count ? (gaps[at + place] ?? 0) / 2 : 0);
  const share = (from: number, to: number): number => (nth(cuts, to) - nth(cuts, from)) / WHOLE;
  let width = 0;
  const needs = (from: number, to: number, length: number): void => {
    // A box is centred in its share.
    width = Math.max(width, (length + 2 * Math.max(half(from), half(to))) / share(from, to));
  };
  for (let i = 0; i < count; i++) width = Math.max(width, (half(i) + half(i + 1)) / share(i, i + 1));
  for (const demand of demands) {
    const from = demand.at - at;
    if (from < 0 || from + demand.count > count) continue;
    needs(from, from + demand.count, demand.length);
  }
  const whole = STEP * Math.ceil(width / STEP - 1e-9);
  return Array.from({ length: count }, (_, i) => share(i, i + 1) * whole - half(i) - half(i + 1));
}
