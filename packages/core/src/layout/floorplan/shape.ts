// An arrangement of some members: its size, the positions of their nodes, and the cost of its lines. Shapes are built
// by putting two beside one another, or a frame around one, and are read back into positions at the end.
import type { LayoutGroup, LayoutNode, Point, Size } from '../graph.js';
import type { Leaf } from './scopes.js';
import { PLANNED_AREA, PLANNED_LONG, PLANNED_TOO_LONG } from './weights.js';

export interface Shape extends Size {
  /** Its cost, in crossings, without area. */
  readonly cost: number;
  /** The nodes inside, and their left and top by the same index. */
  readonly leaves: readonly Leaf[];
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** How the outermost two parts are placed, or `one` for a single element. */
  readonly form: 'row' | 'column' | 'one';
  /** What it was made from, the same for its twins. */
  readonly pattern?: Shape;
  readonly node?: LayoutNode;
  readonly group?: LayoutGroup;
  readonly parts: readonly (Point & { readonly shape: Shape })[];
}

/** The content of an empty group. */
export const EMPTY: Shape = { width: 0, height: 0, cost: 0, leaves: [], xs: [], ys: [], form: 'one', parts: [] };

export function nodeShape(node: LayoutNode, leaf: Leaf): Shape {
  return {
    width: node.width,
    height: node.height,
    cost: 0,
    leaves: [leaf],
    xs: [0],
    ys: [0],
    form: 'one',
    node,
    parts: [],
  };
}

interface Priced extends Size {
  readonly cost: number;
}

export function worth({ cost, width, height }: Priced): number {
  return (
    cost + (width * height) / PLANNED_AREA + Math.max(0, width - PLANNED_LONG, height - PLANNED_LONG) / PLANNED_TOO_LONG
  );
}

/** The best few: none both larger and costlier than another, and one of each proportion as long as there is room. */
export function best<S extends Priced>(shapes: readonly S[], count: number): readonly S[] {
  const chosen: S[] = [];
  const classes = new Map<number, number>();
  for (const shape of byWorth(shapes)) {
    if (isOutdone(shape, chosen)) continue;
    const proportion = proportionOf(shape);
    const alike = classes.get(proportion) ?? 0;
    if (alike >= Math.ceil(count / 2)) continue;
    classes.set(proportion, alike + 1);
    chosen.push(shape);
    if (chosen.length === count) break;
  }
  return chosen;
}

/** Equal ones in their order. By insertion: they are few, and mostly come in order. */
function byWorth<S extends Priced>(shapes: readonly S[]): readonly S[] {
  const sorted: S[] = [];
  const worths: number[] = [];
  for (const shape of shapes) {
    const value = worth(shape);
    let at = sorted.length;
    for (; at > 0 && (worths[at - 1] as number) > value; at--) {
      sorted[at] = sorted[at - 1] as S;
      worths[at] = worths[at - 1] as number;
    }
    sorted[at] = shape;
    worths[at] = value;
  }
  return sorted;
}

function isOutdone({ width, height, cost }: Priced, others: readonly Priced[]): boolean {
  for (const other of others) {
    if (other.width <= width && other.height <= height && other.cost <= cost) return true;
  }
  return false;
}

function proportionOf({ width, height }: Size): number {
  if (width > 2 * height) return 2;
  if (width > height) return 1;
  return height > 2 * width ? -1 : 0;
}
