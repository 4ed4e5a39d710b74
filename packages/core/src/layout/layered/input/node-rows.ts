// What a line requires of its end at a node. In: a piece of the line and the item it meets. Out: the row it ends at,
// the length its last straight piece needs, and the room its text takes there.
import type { LayoutEdge, LayoutGraph, Size } from '../../graph.js';
import { type EdgeSection, type Item, isSideways, type Segment } from '../model.js';
import { END_AIR } from './weights.js';

export interface LineEnd {
  /** px from the node's top. */
  readonly row: number | undefined;
  readonly length: number;
  readonly label: Size | undefined;
}

export function lineEnd(edge: LayoutEdge, end: 'from' | 'to'): LineEnd {
  return end === 'from'
    ? { row: edge.fromRow, length: edge.fromLength ?? 0, label: edge.fromLabel }
    : { row: edge.toRow, length: edge.toLength ?? 0, label: edge.toLabel };
}

/** How long the straight piece at an end has to be. */
export function lengthAt({ length, label }: LineEnd, isLevel: boolean): number {
  return label === undefined ? length : length + 2 * END_AIR + (isLevel ? label.width : label.height);
}

/** The end of a section's line at a node; undefined if the section does not end there. */
export function endAt({ splitEdge, upper, lower, reversed }: EdgeSection, item: Item): LineEnd | undefined {
  if (item.kind !== 'node' || (item !== upper && item !== lower)) return undefined;
  return lineEnd(splitEdge.edge, (item === upper) === reversed ? 'to' : 'from');
}

export function isAtRow(section: EdgeSection, item: Item): boolean {
  return endAt(section, item)?.row !== undefined;
}

/**
 * How far from the item's start along its layer the row is: undefined if the line can end anywhere, or layers are rows.
 */
export function rowAt({ section }: Segment, item: Item): number | undefined {
  return isSideways(item.level.direction) ? endAt(section, item)?.row : undefined;
}

/** Whether a line of the graph ends at a row. */
export function hasRows({ edges }: LayoutGraph): boolean {
  return edges.some(({ fromRow, toRow }) => fromRow !== undefined || toRow !== undefined);
}
