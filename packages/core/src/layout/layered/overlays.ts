// Overlays: frames drawn round nodes wherever the layout put them. In: placed nodes. Out: a box per overlay, with its
// title's room on top; an overlay without a node has no box.
import type { LayoutOverlay, PlacedGroup, PlacedNode } from '../graph.js';
import type { Spacing } from './spacing.js';

export function frameOverlays(
  overlays: readonly LayoutOverlay[],
  nodes: readonly PlacedNode[],
  spacing: Spacing,
): PlacedGroup[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const frames: PlacedGroup[] = [];
  for (const overlay of overlays) {
    let left = Number.POSITIVE_INFINITY;
    let top = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let bottom = Number.NEGATIVE_INFINITY;
    for (const id of overlay.nodes) {
      const node = byId.get(id);
      if (node === undefined) continue;
      left = Math.min(left, node.x);
      top = Math.min(top, node.y);
      right = Math.max(right, node.x + node.width);
      bottom = Math.max(bottom, node.y + node.height);
    }
    if (left > right) continue;
    const around = spacing.title;
    const head = overlay.title.height > 0 ? around + overlay.title.height / 2 : around;
    frames.push({
      id: overlay.id,
      x: left - around,
      y: top - head,
      width: Math.max(right - left, overlay.title.width) + 2 * around,
      height: bottom - top + head + around,
    });
  }
  return frames;
}
