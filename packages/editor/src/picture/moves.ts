// How a new picture follows the last one: in, where each part was and is; out, which parts move from where, and which appear. Moves only; sizes jump.
import { type Box, centreOf } from './view.js';

export interface PlacedPart {
  /** The same in both pictures. */
  readonly sameAs: string;
  /** px in the pane. */
  readonly box: Box;
  /** A line changes its form when its ends move, so it moves only as a whole. */
  readonly isLine: boolean;
}

export type Move =
  | { readonly index: number; readonly how: 'move'; readonly x: number; readonly y: number }
  | { readonly index: number; readonly how: 'appear' };

/** px: what moves less stays. */
const LEAST = 0.5;
/** Of parts; more would stutter. */
const MOST = 400;

/** `index` is that of the part in `after`. Empty if nothing is left of the last picture: another diagram just appears. */
export function movesBetween(before: readonly PlacedPart[], after: readonly PlacedPart[]): readonly Move[] {
  if (after.length > MOST || before.length > MOST) return [];
  const old = new Map(before.map((each) => [each.sameAs, each]));
  if (!after.some(({ sameAs }) => old.has(sameAs))) return [];
  return after.flatMap(({ sameAs, box, isLine }, index): readonly Move[] => {
    const was = old.get(sameAs)?.box;
    if (was === undefined) return [{ index, how: 'appear' }];
    const [from, to] = isLine ? [was, box] : [centreOf(was), centreOf(box)];
    const [x, y] = [from.x - to.x, from.y - to.y];
    const isSameSize = Math.abs(was.width - box.width) < LEAST && Math.abs(was.height - box.height) < LEAST;
    if (isLine && !isSameSize) return [{ index, how: 'appear' }];
    return Math.abs(x) < LEAST && Math.abs(y) < LEAST ? [] : [{ index, how: 'move', x, y }];
  });
}
