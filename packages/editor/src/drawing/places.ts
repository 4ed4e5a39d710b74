// Which lines of a source the parts of its picture come from: in, an outline and the source; out, a place for each part that the SVG names
// (`data-node="api"`, `data-edge="e2"`, `data-label="e2"`).
import type { Outline } from '@linework/core';

/** A part of a picture. `id` is that of its `data-…` attribute: an id of the source, or for an edge `e` and its number among all edges. */
export interface Place {
  readonly part: 'node' | 'edge' | 'group';
  readonly id: string;
  /** Offsets of its statement in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
}

export function placesOf({ nodes, edges, groups, items = [] }: Outline, source: string): readonly Place[] {
  const lineAt = lineCounter(source);
  const place = (
    part: Place['part'],
    id: string,
    { start, end }: { readonly start: number; readonly end: number },
  ) => ({
    part,
    id,
    start,
    end,
    line: lineAt(start),
  });
  return [
    ...nodes.map(({ id, span }) => place('node', id, span)),
    ...edges.map(({ span }, index) => place('edge', `e${index + 1}`, span)),
    ...groups.map(({ id, span }) => place('group', id, span)),
    ...items.flatMap(({ id, span }) => (id === undefined ? [] : [place('node', id, span)])),
  ];
}

/** Lines from 1 of offsets. */
function lineCounter(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
