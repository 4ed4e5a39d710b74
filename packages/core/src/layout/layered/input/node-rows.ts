// Lines that end at a row of a node. In: a segment and the item it meets. Out: how far from the item's start the row is;
// undefined where the line may end anywhere. Rows lie along a layer only where layers are columns: elsewhere a line ends at
// the node.
import type { LayoutGraph } from '../../graph.js';
import { type Item, isSideways, type Segment } from '../model.js';

export function rowAt({ section }: Segment, item: Item): number | undefined {
  const isUpper = item === section.upper;
  if (item.kind !== 'node' || !(isUpper || item === section.lower) || !isSideways(item.level.direction))
    return undefined;
  const { fromRow, toRow } = section.splitEdge.edge;
  return isUpper === section.reversed ? toRow : fromRow;
}

/** Whether a line of the graph ends at a row. */
export function hasRows({ edges }: LayoutGraph): boolean {
  return edges.some(({ fromRow, toRow }) => fromRow !== undefined || toRow !== undefined);
}
