// Which of a brand's fonts draws which weight. In: the uploaded fonts with their weights. Out: for each used font the weights of pictures that it
// draws: those to which its own weight is the nearest.
/// <reference path="../fonts/fontkit.d.ts" />
import type { OpenedFont } from 'fontkit';
import { type Tables, tagAt, viewOf } from './sfnt.js';

export const WEIGHTS = [400, 500, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

export interface WeightedFont {
  readonly font: OpenedFont;
  readonly weights: readonly Weight[];
}

/** A font of one weight: a file, or a variable font at that weight. */
export interface Cut {
  /** The place of its file among the uploaded ones. */
  readonly file: number;
  readonly tables: Tables;
  readonly weight: number;
  readonly isVariable: boolean;
}

const REGULAR = 400;

export function cutsOf(tables: Tables, file: number): readonly Cut[] {
  const range = weightRange(tables);
  if (range === undefined) return [{ file, tables, weight: ownWeight(tables), isVariable: tables.has('fvar') }];
  const weights = WEIGHTS.map((each) => Math.min(Math.max(each, range.least), range.most));
  return [...new Set(weights)].map((weight) => ({ file, tables, weight, isVariable: true }));
}

/** Of two equally near ones the lighter, as in CSS Fonts 4, section 5.2. */
export function cutsByWeight(cuts: readonly Cut[]): ReadonlyMap<Cut, readonly Weight[]> {
  const sorted = cuts.toSorted((a, b) => a.weight - b.weight);
  const chosen = new Map<Cut, Weight[]>();
  for (const weight of WEIGHTS) {
    const distance = ({ weight: own }: Cut): number => Math.abs(own - weight);
    const least = Math.min(...sorted.map(distance));
    const nearest = sorted.find((each) => distance(each) === least);
    if (nearest !== undefined) chosen.set(nearest, [...(chosen.get(nearest) ?? []), weight]);
  }
  return chosen;
}

function ownWeight(tables: Tables): number {
  const table = tables.get('OS/2');
  return table === undefined ? REGULAR : viewOf(table).getUint16(4);
}

const FIXED_POINT = 65_536;
const MOST_AXES = 64;

/** Undefined for a font without an axis of weight. */
function weightRange(tables: Tables): { readonly least: number; readonly most: number } | undefined {
  const table = tables.get('fvar');
  if (table === undefined) return undefined;
  const view = viewOf(table);
  const [start, count, size] = [view.getUint16(4), view.getUint16(8), view.getUint16(10)];
  for (let i = 0; i < Math.min(count, MOST_AXES); i++) {
    const axis = start + i * size;
    if (tagAt(view, axis) !== 'wght') continue;
    return { least: view.getInt32(axis + 4) / FIXED_POINT, most: view.getInt32(axis + 12) / FIXED_POINT };
  }
  return undefined;
}
