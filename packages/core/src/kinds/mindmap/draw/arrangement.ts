// Positions the topics of one map: from a tree of measured topics to their boxes and the branches between them, starting at 0,
// 0.
import type { Box, Point, Size } from '../../../layout/graph.js';
import { type TidyNode, tidyPlaces } from '../../../layout/tidy/index.js';
import type { Sides } from '../model.js';
import type { DrawnTopic } from './topics.js';

export interface MapNode {
  readonly drawn: DrawnTopic;
  /** It is already in another part of the picture. */
  readonly again: boolean;
  readonly children: readonly MapNode[];
}

export interface Spot {
  readonly node: MapNode;
  readonly box: Box;
}

export interface Branch {
  readonly from: Point;
  readonly to: Point;
  readonly parent: MapNode;
  readonly child: MapNode;
  readonly form: 'curved' | 'angled';
}

export interface Arrangement extends Size {
  readonly spots: readonly Spot[];
  readonly branches: readonly Branch[];
}

const GAPS = { level: 36, sibling: 8, family: 8 } as const;
/** More after the root, and around each of its branches. */
const ROOT_GAP = 16;
const BRANCH_GAP = 12;

/** Branches to the right, to the left, or on both sides, each side centred on the root. */
export function mapOf(root: MapNode, sides: Sides): Arrangement {
  const { right, left } = sharedOut(root, sides);
  const spots: Spot[] = [{ node: root, box: { x: 0, y: 0, width: root.drawn.width, height: root.drawn.height } }];
  spots.push(...sideSpots(root, right, false), ...sideSpots(root, left, true));
  return settled(spots, curves(spots));
}

/** The branches of one side, around a root at 0, 0. */
function sideSpots(root: MapNode, branches: readonly MapNode[], mirrored: boolean): readonly Spot[] {
  if (branches.length === 0) return [];
  const nodes = new Map<TidyNode, { readonly node: MapNode; readonly air: number }>();
  const tidy = (node: MapNode, depth: number): TidyNode => {
    const air = depth === 1 ? BRANCH_GAP : 0;
    const tidyNode: TidyNode = {
      width: node.drawn.width,
      height: node.drawn.height + air,
      children: node.children.map((each) => tidy(each, depth + 1)),
    };
    nodes.set(tidyNode, { node, air });
    return tidyNode;
  };
  const top: TidyNode = {
    width: root.drawn.width + ROOT_GAP,
    height: root.drawn.height,
    children: branches.map((each) => tidy(each, 1)),
  };
  const places = tidyPlaces(top, GAPS);
  const zero = places.get(top)?.y ?? 0;
  return [...nodes].map(([tidyNode, { node, air }]) => {
    const at = places.get(tidyNode) ?? { x: 0, y: 0 };
    const { width, height } = node.drawn;
    const x = mirrored ? root.drawn.width - at.x - width : at.x;
    return { node, box: { x, y: at.y + air / 2 - zero, width, height } };
  });
}

/** px of a branch inside the outline that it leaves, so that no end of it lies on the border. */
const HIDDEN = 8;

function curves(spots: readonly Spot[]): readonly Branch[] {
  const boxes = new Map(spots.map(({ node, box }) => [node, box]));
  return spots.flatMap(({ node, box }) =>
    node.children.flatMap((child): readonly Branch[] => {
      const to = boxes.get(child);
      if (to === undefined) return [];
      const leftwards = to.x < box.x;
      const inside = node.drawn.family === 'words' || node.again ? 0 : HIDDEN;
      return [
        {
          from: { x: leftwards ? box.x + inside : box.x + box.width - inside, y: box.y + box.height / 2 },
          to: { x: leftwards ? to.x + to.width : to.x, y: to.y + to.height / 2 },
          parent: node,
          child,
          form: 'curved',
        },
      ];
    }),
  );
}

interface Shares {
  readonly right: readonly MapNode[];
  readonly left: readonly MapNode[];
}

/** The share of the whole by which the sides can differ before branches change their order. */
const UNEVEN = 0.2;

/** The first branches to the right, the others to the left, split so that both are about equally high. */
function sharedOut({ children }: MapNode, sides: Sides): Shares {
  if (sides === 'right') return { right: children, left: [] };
  if (sides === 'left') return { right: [], left: children };
  const heights = children.map(branchHeight);
  const whole = heights.reduce((sum, each) => sum + each, 0);
  let best = { cut: children.length, off: whole };
  let right = 0;
  for (const [i, height] of heights.entries()) {
    right += height;
    const off = Math.abs(2 * right - whole);
    if (off < best.off) best = { cut: i + 1, off };
  }
  if (best.off <= UNEVEN * whole) return { right: children.slice(0, best.cut), left: children.slice(best.cut) };
  const even = evenShares(children, heights);
  return even.off < best.off / 2 ? even : { right: children.slice(0, best.cut), left: children.slice(best.cut) };
}

/** The highest first, each to the side that is lower so far; each side in source order. */
function evenShares(children: readonly MapNode[], heights: readonly number[]): Shares & { readonly off: number } {
  const order = heights.map((height, i) => ({ height, i })).toSorted((a, b) => b.height - a.height || a.i - b.i);
  const onRight = new Set<number>();
  let [right, left] = [0, 0];
  for (const { height, i } of order) {
    if (right <= left) {
      onRight.add(i);
      right += height;
    } else left += height;
  }
  return {
    right: children.filter((_, i) => onRight.has(i)),
    left: children.filter((_, i) => !onRight.has(i)),
    off: Math.abs(right - left),
  };
}

/** The height of a branch if outlines do not interlock. */
function branchHeight(node: MapNode): number {
  const own = node.drawn.height + GAPS.sibling + (node.drawn.depth === 1 ? BRANCH_GAP : 0);
  return Math.max(
    own,
    node.children.reduce((sum, each) => sum + branchHeight(each), node.children.length === 0 ? 0 : GAPS.family),
  );
}

const STEP = 28;
const ROW_GAP = 12;
/** From the left of a topic to the line that leads down from it. */
const STEM = 14;

/** Every topic on its own line, one step in from its parent: for maps with few, long branches. */
export function listOf(root: MapNode): Arrangement {
  const spots: Spot[] = [];
  const branches: Branch[] = [];
  let y = 0;
  const put = (node: MapNode, x: number, above: Spot | undefined): void => {
    const { width, height } = node.drawn;
    const spot = { node, box: { x, y, width, height } };
    spots.push(spot);
    y += height + ROW_GAP;
    if (above !== undefined) {
      const { box, node: parent } = above;
      // An outline covers the line, so that the line leaves a circle at its border.
      const leaves = parent.drawn.family === 'words' ? box.height : box.height / 2;
      const from = { x: box.x + STEM, y: box.y + leaves };
      branches.push({ from, to: { x, y: spot.box.y + height / 2 }, parent, child: node, form: 'angled' });
    }
    for (const child of node.children) put(child, x + STEP, spot);
  };
  put(root, 0, undefined);
  return settled(spots, branches);
}

/** Moved to 0, 0. */
function settled(spots: readonly Spot[], branches: readonly Branch[]): Arrangement {
  const bounds = spots.reduce(
    (all, { box }) => ({
      left: Math.min(all.left, box.x),
      top: Math.min(all.top, box.y),
      right: Math.max(all.right, box.x + box.width),
      bottom: Math.max(all.bottom, box.y + box.height),
    }),
    { left: 0, top: 0, right: 0, bottom: 0 },
  );
  const moved = ({ x, y }: Point): Point => ({ x: x - bounds.left, y: y - bounds.top });
  return {
    width: bounds.right - bounds.left,
    height: bounds.bottom - bounds.top,
    spots: spots.map(({ node, box }) => ({ node, box: { ...box, ...moved(box) } })),
    branches: branches.map((each) => ({ ...each, from: moved(each.from), to: moved(each.to) })),
  };
}
