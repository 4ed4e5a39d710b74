// Lines of layers as lines of a grid. In: a stack and its lines. Out: the box that each end is routed to. For a whole layer or
// pillar that is a card inside, or a place in its cells; the line is cut at the frame later. Lines between layers are not among them.
import type { LayoutEdge } from '../graph.js';
import { nth } from '../layered/checked.js';
import { type Axis, type Cells, type Gap, type GridBox, type SideCosts, X, Y } from './grid.js';
import { type Facing, leavingCosts, MEETING } from './stack-costs.js';
import type { StackGraph, StackSpacing } from './stack-graph.js';
import type { Stack, StackSlot } from './stack-slots.js';
import { STACK_AHEAD, STACK_FAR } from './weights.js';

export interface StackLine {
  readonly edge: LayoutEdge;
  /** Boxes: the first ones are the nodes of the stack, then come the stand-ins. */
  readonly from: number;
  readonly to: number;
  /** Bands at whose frames it ends. */
  readonly fromBand?: number;
  readonly toBand?: number;
  /** Routed from its target to its source, so that its label is outside the frame. */
  readonly turned: boolean;
  /** For lines that end at a frame. */
  readonly costs?: { readonly leaving: SideCosts; readonly meeting: SideCosts };
}

/** A place in a band without a card for lines that end at the band's frame. */
export interface StandIn {
  readonly band: number;
  readonly box: GridBox;
}

export interface StackLines {
  readonly lines: readonly StackLine[];
  readonly standIns: readonly StandIn[];
}

interface End {
  /** Undefined for a whole band. */
  readonly node?: number;
  readonly band: number;
  readonly cells: readonly [Cells, Cells];
}

export function stackLines({ edges }: StackGraph, stack: Stack): StackLines {
  const ends = new Map<string, End>([
    ...stack.bands.map(({ id, cells }, band) => [id, { band, cells }] as const),
    ...stack.nodes.map(({ item, band, cells }, node) => [item.id, { node, band, cells }] as const),
  ]);
  const standIns = new Map<string, StandIn>();
  const standIn = (band: number, cells: StandIn['box']['cells']): number => {
    const key = `${band} ${cells[X].at}`;
    if (!standIns.has(key)) standIns.set(key, { band, box: { width: 0, height: 0, outline: 'box', cells } });
    return stack.nodes.length + [...standIns.keys()].indexOf(key);
  };
  const lines = edges.flatMap((edge): readonly StackLine[] => {
    const [from, to] = [ends.get(edge.from), ends.get(edge.to)];
    if (from === undefined || to === undefined) return [];
    if (from.node !== undefined && to.node !== undefined) {
      return [{ edge, from: from.node, to: to.node, turned: false }];
    }
    if (from.band === to.band || (rankOf(from, stack) === LAYER && rankOf(to, stack) === LAYER)) return [];
    const turned = rankOf(from, stack) > rankOf(to, stack);
    return [{ edge, ...routed(turned ? to : from, turned ? from : to, stack, standIn), turned }];
  });
  return { lines, standIns: [...standIns.values()] };
}

const NODE = 0;
const PILLAR = 1;
const LAYER = 2;

/** Labels are next to nodes, then next to pillars: lines around layers leave no room next to those. */
function rankOf({ node, band }: End, { bands }: Stack): number {
  return node !== undefined ? NODE : nth(bands, band).upright ? PILLAR : LAYER;
}

function routed(
  from: End,
  to: End,
  stack: Stack,
  standIn: (band: number, cells: StandIn['box']['cells']) => number,
): Omit<StackLine, 'edge' | 'turned'> {
  const boxOf = (end: End, other: End, facing: Facing): number => {
    if (end.node !== undefined) return end.node;
    const { upright } = nth(stack.bands, end.band);
    if (facing === 'left' && !upright) return standIn(end.band, [{ at: end.cells[X].at, count: 1 }, end.cells[Y]]);
    return cardFor(end, other, facing, stack) ?? standIn(end.band, contentCells(end, upright));
  };
  const [leaves, meets] = [facingOf(from, to, stack), facingOf(to, from, stack)];
  return {
    from: boxOf(from, to, leaves),
    to: boxOf(to, from, meets),
    ...(from.node === undefined ? { fromBand: from.band } : {}),
    ...(to.node === undefined ? { toBand: to.band } : {}),
    costs: {
      leaving: from.node === undefined ? MEETING[leaves] : leavingCosts(nth(stack.nodes, from.node), meets),
      meeting: MEETING[meets],
    },
  };
}

/** Without the title, and without the head row of pillars. */
function contentCells({ cells: [x, y] }: End, upright: boolean): readonly [Cells, Cells] {
  return upright ? [x, { at: y.at + 1, count: y.count - 1 }] : [{ at: x.at + 1, count: x.count - 1 }, y];
}

/** Which side of `end` a line from `other` meets. */
function facingOf(end: End, other: End, { bands }: Stack): Facing {
  const [own, there] = [nth(bands, end.band), nth(bands, other.band)];
  const isLeft = middle(other.cells[X]) < middle(contentCells(end, own.upright)[X]);
  if (own.upright || there.upright) return isLeft ? 'left' : 'right';
  if (Math.abs(other.band - end.band) > 1) return isLeft ? 'left' : 'right';
  return other.band < end.band ? 'top' : 'bottom';
}

function middle({ at, count }: Cells): number {
  return at + count / 2;
}

/** The card at that side which is nearest to the other end; a diamond has room for one line per corner. */
function cardFor(end: End, other: End, facing: Facing, { nodes }: Stack): number | undefined {
  const [axis, along]: readonly [Axis, Axis] = facing === 'left' || facing === 'right' ? [X, Y] : [Y, X];
  const inside = nodes.flatMap((slot, i) => (slot.band === end.band ? [{ slot, i }] : []));
  const depth = ({ cells }: StackSlot): number => {
    const { at, count } = cells[axis];
    return facing === 'left' || facing === 'top' ? at : -at - count;
  };
  const outermost = Math.min(...inside.map(({ slot }) => depth(slot)));
  const cost = (slot: Stack['nodes'][number]): number =>
    Math.abs(middle(slot.cells[along]) - middle(other.cells[along])) +
    (slot.item.outline === 'diamond' ? STACK_FAR : 0);
  const facingIt = inside.filter(({ slot }) => depth(slot) === outermost);
  return facingIt.toSorted((a, b) => cost(a.slot) - cost(b.slot))[0]?.i;
}

/** Gaps next to frames at which lines end: other lines stay clear of their heads, and there is room for a straight one. */
export function gapsAtEnds(
  gaps: readonly Gap[],
  axis: Axis,
  { bands }: Stack,
  { lines }: StackLines,
  { border }: StackSpacing,
): readonly Gap[] {
  const used = new Set(lines.flatMap(({ fromBand, toBand }) => [fromBand ?? [], toBand ?? []].flat()));
  const starts = new Set([...used].map((band) => nth(bands, band).cells[axis].at));
  const ends = new Set([...used].map((band) => nth(bands, band).cells[axis].at + nth(bands, band).cells[axis].count));
  return gaps.map((gap, i) => {
    if (!starts.has(i) && !ends.has(i)) return gap;
    const { lead = 0, tail = 0, before, after, least } = gap;
    const isInner = i > 0 && i < gaps.length - 1;
    return {
      ...gap,
      before: ends.has(i) ? Math.max(before, lead + STACK_AHEAD) : before,
      after: starts.has(i) ? Math.max(after, tail + STACK_AHEAD) : after,
      least: isInner ? Math.max(least, lead + tail + STACK_AHEAD + border) : least,
    };
  });
}
