// How much work a font's outlines are. In: its tables. Out: nothing, or RangeError for composite glyphs that contain themselves or multiply into
// more points than a letter has. OpenType 1.9, chapters "glyf" and "loca".
import { type Tables, viewOf } from './sfnt.js';

/** The most elaborate letters of display fonts have some hundreds. */
const MOST_POINTS = 10_000;
const MOST_PARTS = 64;
const DEEPEST = 8;

const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const TWO_BY_TWO = 0x80;

export function checkOutlines(tables: Tables): void {
  const none = new Uint8Array(0);
  const glyf = tables.get('glyf') ?? none;
  const loca = viewOf(tables.get('loca') ?? none);
  const isLong = viewOf(tables.get('head') ?? none).getInt16(50) !== 0;
  const count = viewOf(tables.get('maxp') ?? none).getUint16(4);
  const offset = (glyph: number): number => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  const costs = new Map<number, number>();

  const costOf = (glyph: number, depth: number): number => {
    const known = costs.get(glyph);
    if (known !== undefined) return known;
    if (glyph >= count || depth > DEEPEST) throw new RangeError('A composite glyph is wrong.');
    const outline = glyf.subarray(offset(glyph), offset(glyph + 1));
    const cost = ownCost(outline) + partsOf(outline).reduce((sum, part) => sum + costOf(part, depth + 1), 0);
    if (cost > MOST_POINTS) throw new RangeError('A glyph has too many points.');
    costs.set(glyph, cost);
    return cost;
  };
  for (let glyph = 0; glyph < count; glyph++) costOf(glyph, 0);
}

/** Points of a simple glyph. */
function ownCost(outline: Uint8Array): number {
  if (outline.length === 0) return 0;
  const view = viewOf(outline);
  const contours = view.getInt16(0);
  return contours > 0 ? view.getUint16(10 + 2 * (contours - 1)) + 1 : 1;
}

/** Glyphs that a composite glyph consists of. */
function partsOf(outline: Uint8Array): readonly number[] {
  const view = viewOf(outline);
  const parts: number[] = [];
  if (outline.length === 0 || view.getInt16(0) >= 0) return parts;
  for (let at = 10, more = true; more; ) {
    const flags = view.getUint16(at);
    parts.push(view.getUint16(at + 2));
    if (parts.length > MOST_PARTS) throw new RangeError('A composite glyph has too many parts.');
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & TWO_BY_TWO ? 8 : 0);
    more = (flags & MORE) !== 0;
  }
  return parts;
}
