// Maps that fit a page: from a tree of measured topics and the requested sides to the arrangements drawn side by side: the map;
// if it is too wide, one that grows to one side, or a list; if it is too tall, several parts.
import { AIMED_RATIO, ASPECT, MARGINS, SLENDER } from '../../../layout/page.js';
import type { Sides } from '../model.js';
import { type Arrangement, listOf, type MapNode, mapOf } from './arrangement.js';

const MOST_PARTS = 24;
/** The page's margins and title, px. */
const PAGE = { width: MARGINS, height: MARGINS } as const;
export const PART_GAP = 56;
/** The cost of one level of depth at a cut, as a share of a part. */
const LEVEL = 0.1;
const REACH = 0.25;

export function fitted(root: MapNode, sides: Sides): readonly Arrangement[] {
  const map = mapOf(root, sides);
  if (broad([map]) > AIMED_RATIO) return [leastBroad(root, map, sides)];
  if (tall([map]) <= SLENDER) return [map];
  let best: readonly Arrangement[] = [map];
  for (let count = 2; count <= MOST_PARTS; count++) {
    const parts = cutIn(root, count).map((each) => mapOf(each, sides));
    if (tall(parts) < tall(best)) best = parts;
    if (tall(parts) <= ASPECT) break;
  }
  return best;
}

/** The first that fits, or the one nearest to fitting. */
function leastBroad(root: MapNode, map: Arrangement, sides: Sides): Arrangement {
  const others = [...(sides === 'both' ? [mapOf(root, 'right')] : []), listOf(root)];
  const off = (each: Arrangement): number => Math.max(broad([each]) / AIMED_RATIO, tall([each]) / SLENDER);
  const fitting = others.find((each) => off(each) <= 1);
  return fitting ?? others.reduce((best, each) => (off(each) < off(best) ? each : best), map);
}

function broad(parts: readonly Arrangement[]): number {
  return (widthOf(parts) + PAGE.width) / (heightOf(parts) + PAGE.height);
}

function tall(parts: readonly Arrangement[]): number {
  return (heightOf(parts) + PAGE.height) / (widthOf(parts) + PAGE.width);
}

function widthOf(parts: readonly Arrangement[]): number {
  return parts.reduce((sum, each) => sum + each.width, PART_GAP * (parts.length - 1));
}

function heightOf(parts: readonly Arrangement[]): number {
  return Math.max(...parts.map((each) => each.height));
}

interface Leaf {
  readonly node: MapNode;
  /** The depth of the topic that it shares with the previous leaf. */
  readonly shared: number;
}

/** The map in parts, each with its share of the leaves and the topics above them, which later parts repeat. */
function cutIn(root: MapNode, count: number): readonly MapNode[] {
  const leaves: Leaf[] = [];
  let shared = 0;
  const walk = (node: MapNode): void => {
    if (node.children.length === 0) leaves.push({ node, shared });
    shared = node.drawn.depth;
    for (const child of node.children) {
      walk(child);
      shared = node.drawn.depth;
    }
  };
  walk(root);
  const seen = new Set<MapNode>();
  return shares(leaves, count).map((part) => partOf(root, new Set(part.map(({ node }) => node)), seen));
}

function shares(leaves: readonly Leaf[], count: number): readonly (readonly Leaf[])[] {
  const parts: (readonly Leaf[])[] = [];
  let from = 0;
  for (let more = count; more > 0 && from < leaves.length; more--) {
    const share = (leaves.length - from) / more;
    const to = more === 1 ? leaves.length : cutNear(leaves, from, share);
    parts.push(leaves.slice(from, to));
    from = to;
  }
  return parts;
}

function cutNear(leaves: readonly Leaf[], from: number, share: number): number {
  let best = Math.min(leaves.length, from + Math.max(1, Math.round(share)));
  let least = Number.POSITIVE_INFINITY;
  for (let i = from + 1; i < leaves.length; i++) {
    const off = Math.abs(i - from - share) / share;
    if (i - from > share * (1 + REACH)) break;
    const cost = off + LEVEL * (leaves[i]?.shared ?? 0);
    if (off <= REACH && cost < least) {
      best = i;
      least = cost;
    }
  }
  return best;
}

/** The topics above some leaves, repeating those of earlier parts. */
function partOf(node: MapNode, leaves: ReadonlySet<MapNode>, seen: Set<MapNode>): MapNode {
  const again = seen.has(node);
  seen.add(node);
  const holds = (each: MapNode): boolean => leaves.has(each) || each.children.some(holds);
  return { ...node, again, children: node.children.filter(holds).map((each) => partOf(each, leaves, seen)) };
}
