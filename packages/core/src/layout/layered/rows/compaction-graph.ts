// A stacked level as pieces that can move along the reading direction, and back. In: a level with y and corners. Out: its
// boxes (with the lines that leave them sideways), labels and level pieces of lines, and what each wire leads past; and,
// given new places, the level moved there.
import type { Point } from '../../graph.js';
import { fromLeft, isAcross } from '../layers/in-layer-edges.js';
import { type Item, isChain, type Level, type Segment, type Wire } from '../model.js';
import { RIGHT as BOTTOM, LEFT as TOP } from '../solve/separation.js';
import type { Piece } from './visibility.js';

export class LevelPieces {
  readonly pieces: Piece[] = [];
  /** By wire, what it leads past from its upper to its lower end, the frame included; bends are left out. */
  readonly ways: readonly (readonly Piece[])[];
  /** By channel, the level pieces of lines in it. */
  readonly channels: readonly Piece[][];
  readonly pieceOf: ReadonlyMap<Item, Piece>;
  readonly level: Level;
  /** How many blocks there are; the first two are the level's ends. */
  count: number = 2;
  /** By segment with corners, its level pieces. */
  private readonly legs: Map<Segment, readonly Piece[]> = new Map();

  /** `joined` leads from boxes to others, before them in their rows, that they move together with. */
  constructor(level: Level, joined: ReadonlyMap<Item, Item> = new Map()) {
    this.level = level;
    this.channels = Array.from({ length: level.layers.length + 1 }, () => []);
    this.pieceOf = this.readItems(joined);
    this.ways = level.wires.map((wire) => this.readWire(wire));
  }

  /** `places` are those of the blocks. */
  moveTo(places: ArrayLike<number>, height: number): void {
    const start = places[TOP] as number;
    const at = ({ block, offset }: Piece): number => (places[block] as number) + offset - start;
    for (const [item, piece] of this.pieceOf) item.y = at(piece);
    for (const [segment, legs] of this.legs) {
      segment.corners = segment.corners.map(({ x }, i) => ({ x, y: at(legs[i >> 1] as Piece) }));
    }
    for (const exit of this.level.exits) exit.y = height;
    this.level.height = height;
    for (const layer of this.level.layers) {
      for (const item of layer) for (const { lower } of item.sides) lower.y = item.y + item.height / 2;
    }
    for (const wire of this.level.wires) placeBends(wire);
  }

  private readItems(others: ReadonlyMap<Item, Item>): Map<Item, Piece> {
    const { level } = this;
    const pieceOf = new Map<Item, Piece>();
    // So do boxes that a line joins straight across.
    const joined = new Map(others);
    for (const wire of level.wires.filter(isAcross)) {
      const [left, right] = fromLeft(wire);
      joined.set(right, left);
    }
    for (const layer of level.layers) {
      for (const item of layer) {
        if (isChain(item) && item.kind !== 'label') continue;
        const neighbour = pieceOf.get(joined.get(item) ?? item);
        let left = item.x;
        let right = item.x + item.width;
        for (const { lower } of item.sides) {
          left = Math.min(left, lower.x);
          right = Math.max(right, lower.x);
        }
        // Beside the title there is room for lines alone.
        if (item.kind === 'title') [left, right] = [Math.min(left, 0), Math.max(right, level.width)];
        const piece: Piece = {
          block: neighbour?.block ?? this.count++,
          offset: neighbour === undefined ? 0 : item.y - neighbour.top + neighbour.offset,
          left,
          right,
          top: item.y,
          bottom: item.y + item.height,
          kind: item.kind === 'label' ? 'label' : 'box',
        };
        pieceOf.set(item, piece);
        this.pieces.push(piece);
      }
    }
    return pieceOf;
  }

  private readWire(wire: Wire): Piece[] {
    const { level } = this;
    if (isAcross(wire)) {
      this.addAcross(wire);
      return [];
    }
    const way: Piece[] = [];
    const pass = (item: Item): void => {
      const piece =
        item.kind === 'entry'
          ? border(TOP, 0)
          : item.kind === 'exit'
            ? border(BOTTOM, level.height)
            : this.pieceOf.get(item);
      if (piece !== undefined) way.push(piece);
    };
    pass(wire.upper);
    let at = wire.upper;
    for (const segment of wire.segments) {
      const forward = segment.upper === at;
      const legs = this.addLegs(segment);
      way.push(...(forward ? legs : legs.toReversed()));
      at = forward ? segment.lower : segment.upper;
      pass(at);
    }
    return way;
  }

  private addLegs(segment: Segment): Piece[] {
    const { corners } = segment;
    const legs: Piece[] = [];
    const channel =
      segment.shape === 'down' ? segment.lower.layer : segment.upper.layer + (segment.shape === 'cup' ? 1 : 0);
    for (let i = 0; i + 1 < corners.length; i += 2) {
      const { x: from, y } = corners[i] as Point;
      const { x: to } = corners[i + 1] as Point;
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
    this.pieces.push(...legs);
    this.channels[channel]?.push(...legs);
    return legs;
  }

  /** A line straight across, with its label, is one with the boxes it joins. */
  private addAcross({ upper, lower, label }: Wire): void {
    const [first, second] = [this.pieceOf.get(upper) as Piece, this.pieceOf.get(lower) as Piece];
    const half = (label?.height ?? 0) / 2;
    const middle = (first.top + first.bottom) / 2;
    this.pieces.push({
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

function border(block: number, y: number): Piece {
  return { block, offset: 0, left: 0, right: 0, top: y, bottom: y, kind: 'line' };
}

/** A bend lies somewhere on the upright piece that leads through it. */
function placeBends(wire: Wire): void {
  let at = wire.upper;
  let y = at.y;
  for (const { upper, lower, corners } of wire.segments) {
    const forward = upper === at;
    const last = corners[forward ? corners.length - 1 : 0];
    if (last !== undefined) y = last.y;
    at = forward ? lower : upper;
    if (at.kind === 'bend') at.y = y;
    else y = at.y;
  }
}
