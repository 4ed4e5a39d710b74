// A stacked level as compaction nodes that can move along the reading direction, and back. In: a level with y and
// corners. Out: its boxes (with the lines that leave them sideways), labels and horizontal segments of lines, and what
// each section passes; and, given new positions, the level moved there.

import { known, nth } from '../checked.js';
import { fromLeft, isAcross } from '../layers/in-layer-edges.js';
import { isStraight } from '../layers/laterals.js';
import { type EdgeSection, type Item, isChain, type Lateral, type Level, type Segment } from '../model.js';
import { RIGHT as BOTTOM, LEFT as TOP } from '../solve/separation.js';
import type { CompactionNode } from './visibility.js';

export class CompactionGraph {
  readonly compactionNodes: CompactionNode[] = [];
  /** By section, what it passes from its upper to its lower end, the frame included; without bends. */
  readonly ways: readonly (readonly CompactionNode[])[];
  /** By channel, the horizontal segments of lines in it. */
  readonly channels: readonly CompactionNode[][];
  readonly compactionNodeOf: ReadonlyMap<Item, CompactionNode>;
  readonly level: Level;
  /** Number of blocks; the first two are the level's ends. */
  count: number = 2;
  /** By segment with corners, its horizontal parts. */
  private readonly legs: Map<Segment, readonly CompactionNode[]> = new Map();

  /** `joined` maps boxes to earlier boxes in their rows that they move together with. */
  constructor(level: Level, joined: ReadonlyMap<Item, Item> = new Map()) {
    this.level = level;
    this.channels = Array.from({ length: level.layers.length + 1 }, () => []);
    this.compactionNodeOf = this.readItems(joined);
    this.ways = level.sections.map((section) => this.readSection(section));
  }

  /** `places` are those of the blocks. */
  moveTo(places: ArrayLike<number>, height: number): void {
    const start = nth(places, TOP);
    const at = ({ block, offset }: CompactionNode): number => nth(places, block) + offset - start;
    for (const [item, compactionNode] of this.compactionNodeOf) item.y = at(compactionNode);
    for (const [segment, legs] of this.legs) {
      segment.corners = segment.corners.map(({ x }, i) => ({ x, y: at(nth(legs, i >> 1)) }));
    }
    for (const exit of this.level.exits) exit.y = height;
    this.level.height = height;
    for (const layer of this.level.layers) {
      for (const item of layer) for (const { lower } of item.sides) lower.y = item.y + item.height / 2;
    }
    for (const section of this.level.sections) placeBends(section);
  }

  private readItems(others: ReadonlyMap<Item, Item>): Map<Item, CompactionNode> {
    const { level } = this;
    const compactionNodeOf = new Map<Item, CompactionNode>();
    // The same for boxes that a line joins straight across.
    const joined = new Map(others);
    for (const section of level.sections.filter(isAcross)) {
      const [left, right] = fromLeft(section);
      joined.set(right, left);
    }
    const beside = new Map<Item, Lateral['side'][]>();
    for (const { section, side } of level.laterals) {
      if (isStraight(section)) beside.set(section.lower, [...(beside.get(section.lower) ?? []), side]);
    }
    for (const layer of level.layers) {
      for (const item of layer) {
        if (isChain(item) && item.kind !== 'label') continue;
        const neighbour = compactionNodeOf.get(joined.get(item) ?? item);
        let left = item.x;
        let right = item.x + item.width;
        for (const { lower } of item.sides) {
          left = Math.min(left, lower.x);
          right = Math.max(right, lower.x + lower.width);
        }
        // The same for lines from the frame's sides.
        for (const side of beside.get(item) ?? []) {
          if (side === 'left') left = 0;
          else right = level.width;
        }
        // Beside the title there is room for lines only.
        if (item.kind === 'title') [left, right] = [Math.min(left, 0), Math.max(right, level.width)];
        const compactionNode: CompactionNode = {
          block: neighbour?.block ?? this.count++,
          offset: neighbour === undefined ? 0 : item.y - neighbour.top + neighbour.offset,
          left,
          right,
          top: item.y,
          bottom: item.y + item.height,
          kind: item.kind === 'label' ? 'label' : 'box',
        };
        compactionNodeOf.set(item, compactionNode);
        this.compactionNodes.push(compactionNode);
      }
    }
    return compactionNodeOf;
  }

  private readSection(section: EdgeSection): CompactionNode[] {
    const { level } = this;
    if (isAcross(section)) {
      this.addAcross(section);
      return [];
    }
    const way: CompactionNode[] = [];
    const pass = (item: Item): void => {
      const compactionNode =
        item.kind === 'entry'
          ? border(TOP, 0)
          : item.kind === 'exit'
            ? border(BOTTOM, level.height)
            : this.compactionNodeOf.get(item);
      if (compactionNode !== undefined) way.push(compactionNode);
    };
    pass(section.upper);
    let at = section.upper;
    for (const segment of section.segments) {
      const forward = segment.upper === at;
      const legs = this.addLegs(segment);
      way.push(...(forward ? legs : legs.toReversed()));
      at = forward ? segment.lower : segment.upper;
      pass(at);
    }
    return way;
  }

  private addLegs(segment: Segment): CompactionNode[] {
    const { corners } = segment;
    const legs: CompactionNode[] = [];
    const channel =
      segment.shape === 'down' ? segment.lower.layer : segment.upper.layer + (segment.shape === 'cup' ? 1 : 0);
    for (let i = 0; i + 1 < corners.length; i += 2) {
      const { x: from, y } = nth(corners, i);
      const { x: to } = nth(corners, i + 1);
      legs.push({
        block: this.count++,
        offset: 0,
        left: Math.min(from, to),
        right: Math.max(from, to),
        top: y,
        bottom: y,
        kind: 'line',
      });
    }
    if (legs.length > 0) this.legs.set(segment, legs);
    this.compactionNodes.push(...legs);
    this.channels[channel]?.push(...legs);
    return legs;
  }

  /** A line straight across, with its label, moves with the boxes it joins. */
  private addAcross({ upper, lower, label }: EdgeSection): void {
    const [first, second] = [known(this.compactionNodeOf, upper), known(this.compactionNodeOf, lower)];
    const half = (label?.height ?? 0) / 2;
    const middle = (first.top + first.bottom) / 2;
    this.compactionNodes.push({
      block: first.block,
      offset: first.offset + middle - half - first.top,
      left: Math.min(first.right, second.right),
      right: Math.max(first.left, second.left),
      top: middle - half,
      bottom: middle + half,
      kind: 'label',
    });
  }
}

function border(block: number, y: number): CompactionNode {
  return { block, offset: 0, left: 0, right: 0, top: y, bottom: y, kind: 'line' };
}

/** A bend is somewhere on the vertical segment through it. */
function placeBends(section: EdgeSection): void {
  let at = section.upper;
  let y = at.y;
  for (const { upper, lower, corners } of section.segments) {
    const forward = upper === at;
    const last = corners[forward ? corners.length - 1 : 0];
    if (last !== undefined) y = last.y;
    at = forward ? lower : upper;
    if (at.kind === 'bend') at.y = y;
    else y = at.y;
  }
}
