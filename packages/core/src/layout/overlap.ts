// Whether two boxes are closer than a margin, px, or overlap. Boxes that only touch do not.
import type { Box } from './graph.js';

export function overlaps(a: Box, b: Box, margin = 0): boolean {
  return (
    a.x < b.x + b.width + margin &&
    b.x < a.x + a.width + margin &&
    a.y < b.y + b.height + margin &&
    b.y < a.y + a.height + margin
  );
}
