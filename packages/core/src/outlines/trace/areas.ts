// The areas of a picture. In: its pixels and its colours. Out: the index of each pixel's colour, NONE for transparent ones. Specks take the colour around them.
import { colourAt, nearest, OPAQUE, type Palette } from './palette.js';
import type { Pixels } from './pixels.js';

export const NONE = -1;

/** How far from a mixed pixel the areas are that it is mixed of. */
const REACH = 2;

export function areasOf(pixels: Pixels, { colours, flat }: Palette, speck: number): Int8Array {
  const { data, width, height } = pixels;
  const areas = new Int8Array(width * height).fill(NONE);
  for (const [at, isFlat] of flat.entries())
    if (isFlat === 1) areas[at] = nearest(colours, colourAt(pixels, at), () => true);
  const result = areas.slice();
  for (let at = 0; at < areas.length; at++) {
    if (flat[at] === 1 || (data[at * 4 + 3] ?? 0) < OPAQUE) continue;
    const around = areasAround(areas, at, width, height);
    result[at] = nearest(colours, colourAt(pixels, at), (each) => around.size === 0 || around.has(each));
  }
  return withoutSpecks(result, width, height, speck);
}

function areasAround(areas: Int8Array, at: number, width: number, height: number): ReadonlySet<number> {
  const [x, y] = [at % width, Math.floor(at / width)];
  const around = new Set<number>();
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++)
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++)
      around.add(areas[row * width + column] ?? NONE);
  around.delete(NONE);
  return around;
}

/** Areas of fewer pixels than a speck take the colour that most of their neighbours have. */
function withoutSpecks(areas: Int8Array, width: number, height: number, speck: number): Int8Array {
  const result = areas.slice();
  const known = new Uint8Array(areas.length);
  const neighbours = (at: number): readonly number[] => [
    ...(at % width > 0 ? [at - 1] : []),
    ...(at % width < width - 1 ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at < width * (height - 1) ? [at + width] : []),
  ];
  for (let start = 0; start < areas.length; start++) {
    if (known[start] === 1) continue;
    known[start] = 1;
    const own = areas[start] ?? NONE;
    const members = [start];
    const votes = new Map<number, number>();
    // The list grows while it is walked.
    for (const at of members) {
      for (const next of neighbours(at)) {
        const other = areas[next] ?? NONE;
        if (other !== own) votes.set(other, (votes.get(other) ?? 0) + 1);
        else if (known[next] === 0) {
          known[next] = 1;
          members.push(next);
        }
      }
    }
    const [winner] = Array.from(votes).sort(([one, count], [other, otherCount]) => otherCount - count || one - other);
    if (winner === undefined || members.length >= speck) continue;
    for (const at of members) result[at] = winner[0];
  }
  return result;
}
