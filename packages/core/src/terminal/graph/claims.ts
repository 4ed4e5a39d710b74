// The owner of each cell. In: what is to be drawn, one by one. Out: whether it is allowed. A cell belongs to one box,
// one title or one label; lines share a cell only where they cross, pass straight through borders of frames, and pass
// through their own label.
import type { Spot } from '../canvas.js';

interface Run {
  readonly line: number;
  readonly across: boolean;
}

type Claim = 'solid' | 'border' | Run;

export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export class Claims {
  readonly #claims = new Map<number, Claim>();
  readonly #labels = new Map<number, number>();
  readonly #passed: Spot[] = [];

  /** Cells of borders that lines pass through. */
  get passed(): readonly Spot[] {
    return this.#passed;
  }

  /** A frame's border; lines pass through it, except at the corners and the title. */
  frame({ left, right, top, bottom }: Area, titleCells: number): boolean {
    const sides: Spot[] = [];
    for (let x = left; x <= right; x++) sides.push({ x, y: top }, { x, y: bottom });
    for (let y = top + 1; y < bottom; y++) sides.push({ x: left, y }, { x: right, y });
    for (const spot of sides) {
      if (this.#claims.has(key(spot))) return false;
      const corner = (spot.x === left || spot.x === right) && (spot.y === top || spot.y === bottom);
      const title = spot.y === top && spot.x < left + 2 + titleCells;
      this.#claims.set(key(spot), corner || title ? 'solid' : 'border');
    }
    return true;
  }

  box(area: Area): boolean {
    for (const spot of spots(area)) {
      if (this.#claims.has(key(spot))) return false;
      this.#claims.set(key(spot), 'solid');
    }
    return true;
  }

  label(area: Area, line: number): boolean {
    for (const spot of spots(area)) {
      if (this.#claims.has(key(spot)) || this.#labels.has(key(spot))) return false;
      this.#labels.set(key(spot), line);
    }
    return true;
  }

  /** From the border of one box to that of another, bend by bend. */
  line(path: readonly Spot[], line: number): boolean {
    for (let i = 1; i < path.length; i++) {
      const from = path[i - 1];
      const to = path[i];
      if (from === undefined || to === undefined || (from.x === to.x) === (from.y === to.y)) return false;
      const across = from.y === to.y;
      for (const spot of inner(from, to)) if (!this.#run(spot, { line, across })) return false;
      if (i < path.length - 1 && !this.#bend(to, line)) return false;
    }
    return true;
  }

  #run(spot: Spot, run: Run): boolean {
    const at = key(spot);
    const claim = this.#claims.get(at);
    const label = this.#labels.get(at);
    if (claim === 'solid' || (label !== undefined && label !== run.line)) return false;
    if (claim === 'border') this.#passed.push(spot);
    else if (claim !== undefined && (claim.line === run.line || claim.across === run.across)) return false;
    // A crossing is full.
    this.#claims.set(at, claim === undefined ? run : 'solid');
    return true;
  }

  #bend(spot: Spot, line: number): boolean {
    const at = key(spot);
    if (this.#claims.has(at) || (this.#labels.get(at) ?? line) !== line) return false;
    this.#claims.set(at, 'solid');
    return true;
  }
}

/** Wider than any page. */
const ROW = 100_000;

function key({ x, y }: Spot): number {
  return y * ROW + x;
}

function* spots({ left, right, top, bottom }: Area): Generator<Spot> {
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) yield { x, y };
}

/** The cells strictly between both. */
function* inner(from: Spot, to: Spot): Generator<Spot> {
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  for (let x = from.x + stepX, y = from.y + stepY; x !== to.x || y !== to.y; x += stepX, y += stepY) yield { x, y };
}
