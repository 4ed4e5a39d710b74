// The paints of an icon as layers of cells, from the bottom to the top. In: an icon. Out: its layers, the one that is seen in each cell, and what each
// borders.
import type { IconArt, IconPaint, IconShape } from '../scene/icon.js';
import { type Hex, linearFromHex, luminance } from '../theme/colour.js';
import { CELLS, coveredCells, type Stretch } from './cells.js';
import { outlineOf } from './placed-outline.js';

export type Part = 'fill' | 'stroke';

/** A colour with its opacity. */
export interface Tint {
  readonly paint: IconPaint;
  readonly alpha: number;
}

export interface Layer {
  /** Index of its shape. */
  readonly shape: number;
  readonly part: Part;
  readonly cells: Uint8Array;
  /** The mean of a gradient. */
  readonly mean: Tint;
  /** Of a gradient, that of each stop. */
  readonly tints: readonly Tint[];
}

/** A translucent layer shows the one below. */
const COVERS = 0.5;
/** Luminances of layers that are each other's opposite. */
const DARK = 0.2;
const LIGHT = 0.5;
const DARK_BESIDE_LIGHT = 0.1;

export function layersOf(art: IconArt): readonly Layer[] {
  return art.shapes.flatMap((shape, at) => {
    const clip = shape.clip === undefined ? undefined : cellsOf(shape.clip, { fill: 'nonzero' }, art);
    const within = (stretch: Stretch): Uint8Array => {
      const cells = cellsOf(shape.d, stretch, art);
      return clip === undefined ? cells : cells.map((each, cell) => each & (clip[cell] ?? 0));
    };
    const { fill, stroke, strokeWidth = 1, evenOdd, opacity = 1 } = shape;
    const layers: Layer[] = [];
    if (fill !== undefined) {
      const tints = tintsOf(shape, fill);
      const alpha = tints.reduce((sum, each) => sum + each.alpha, 0) / tints.length;
      const cells = within({ fill: evenOdd ? 'evenodd' : 'nonzero' });
      layers.push({ shape: at, part: 'fill', cells, mean: { paint: fill, alpha }, tints });
    }
    if (stroke !== undefined) {
      const mean = { paint: stroke, alpha: opacity };
      layers.push({ shape: at, part: 'stroke', cells: within({ strokeWidth }), mean, tints: [mean] });
    }
    return layers;
  });
}

function cellsOf(data: string, stretch: Stretch, art: IconArt): Uint8Array {
  return coveredCells(outlineOf(data) ?? [], stretch, art);
}

function tintsOf({ gradient, opacity = 1 }: IconShape, fill: IconPaint): readonly Tint[] {
  if (gradient === undefined) return [{ paint: fill, alpha: opacity }];
  return gradient.stops.map(([, paint, alpha = 1]) => ({ paint, alpha: alpha * opacity }));
}

/** The layer that is seen in each cell, -1 for none. */
export function topOf(layers: readonly Layer[]): Int16Array {
  const top = new Int16Array(CELLS * CELLS).fill(-1);
  for (const [at, { cells, mean }] of layers.entries()) {
    for (const [cell, isCovered] of cells.entries())
      if (isCovered === 1 && (mean.alpha >= COVERS || (top[cell] ?? -1) < 0)) top[cell] = at;
  }
  return top;
}

export function lightOf(paint: Hex): number {
  return luminance(linearFromHex(paint));
}

/** How much of the edge of a layer borders the ground, and how much a layer that is light where it is dark, or dark where it is light. */
export interface Edge {
  ground: number;
  opposite: number;
  total: number;
}

export function edgesOf(layers: readonly Layer[], top: Int16Array): ReadonlyMap<number, Edge> {
  const lights = layers.map(({ mean: { paint } }) => (paint === 'ink' ? 0 : lightOf(paint)));
  const edges = new Map<number, Edge>();
  const meet = (here: number, there: number): void => {
    if (here < 0 || here === there) return;
    const edge = edges.get(here) ?? { ground: 0, opposite: 0, total: 0 };
    const [own = 0, other = 0] = [lights[here], lights[there]];
    edge.total += 1;
    if (there < 0) edge.ground += 1;
    else if (own < DARK ? other > LIGHT : other < DARK_BESIDE_LIGHT) edge.opposite += 1;
    edges.set(here, edge);
  };
  const layerAt = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= CELLS || column >= CELLS ? -1 : (top[row * CELLS + column] ?? -1);
  for (let row = -1; row < CELLS; row++) {
    for (let column = -1; column < CELLS; column++) {
      const [here, right, below] = [layerAt(row, column), layerAt(row, column + 1), layerAt(row + 1, column)];
      meet(here, right);
      meet(right, here);
      meet(here, below);
      meet(below, here);
    }
  }
  return edges;
}
