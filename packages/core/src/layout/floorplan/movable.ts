// The movable members of frames: a node, or a group with its content. In: a graph and the positions of everything. Out:
// scopes, whose members share their boxes with the input.
import type { Box, LayoutGraph, PlacedGroup, PlacedNode } from '../graph.js';
import { titleRoom } from './frame.js';
import { FRAME_PADDING } from './weights.js';

export type Axis = 'x' | 'y';
export const SIZES = { x: 'width', y: 'height' } as const;

export interface Placed {
  readonly nodes: readonly PlacedNode[];
  readonly groups: readonly PlacedGroup[];
}

export interface Movable {
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
}

/** A node or a group with all its content. */
export interface Member {
  readonly box: Movable;
  readonly holds: readonly Movable[];
  readonly isGroup: boolean;
  readonly fixed: boolean;
  /** Nodes inside, by index, and lines to others: the ends by index. */
  readonly nodes: readonly number[];
  readonly lines: readonly (readonly [number, number])[];
}

export interface Scope {
  readonly members: readonly Member[];
  /** Where members can be placed. */
  readonly room: Box;
}

export function scopesOf(
  graph: LayoutGraph,
  nodes: readonly (PlacedNode & Movable)[],
  groups: readonly (PlacedGroup & Movable)[],
  isFixed: (id: string) => boolean,
): readonly Scope[] {
  const boxes = new Map<string, PlacedGroup & Movable>([...groups, ...nodes].map((box) => [box.id, box]));
  const places = new Map(nodes.map(({ id }, place) => [id, place]));
  const parents = new Map<string, string | undefined>([
    ...graph.nodes.map(({ id, group }) => [id, group] as const),
    ...graph.groups.map(({ id, parent }) => [id, parent] as const),
  ]);
  const held = new Map<string, Set<string>>();
  for (const id of parents.keys()) {
    for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) {
      held.set(at, (held.get(at) ?? new Set()).add(id));
    }
  }
  const ends = graph.edges.flatMap(({ from, to }) => {
    const [a, b] = [places.get(from), places.get(to)];
    return a === undefined || b === undefined ? [] : [{ from, to, line: [a, b] as const }];
  });
  const members = new Map<string, Member[]>();
  for (const [id, parent = ''] of parents) {
    const box = boxes.get(id);
    const inside = held.get(id);
    if (box === undefined || inside === undefined) continue;
    const member: Member = {
      box,
      holds: [...inside].flatMap((each) => boxes.get(each) ?? []),
      isGroup: !places.has(id),
      fixed: isFixed(id),
      nodes: [...inside].flatMap((each) => places.get(each) ?? []),
      lines: ends.flatMap(({ from, to, line }) => (inside.has(from) === inside.has(to) ? [] : [line])),
    };
    members.set(parent, [...(members.get(parent) ?? []), member]);
  }
  return [undefined, ...graph.groups].flatMap((group): Scope[] => {
    const inside = members.get(group?.id ?? '') ?? [];
    const frame = boxes.get(group?.id ?? '');
    return inside.length < 2 ? [] : [{ members: inside, room: roomIn(group, frame, inside) }];
  });
}

/** Inside the frame; a picture without one keeps its own size. */
function roomIn(
  group: LayoutGraph['groups'][number] | undefined,
  frame: Box | undefined,
  inside: readonly Member[],
): Box {
  if (group === undefined || frame === undefined) {
    const x = Math.min(...inside.map(({ box }) => box.x));
    const y = Math.min(...inside.map(({ box }) => box.y));
    const right = Math.max(...inside.map(({ box }) => box.x + box.width));
    const bottom = Math.max(...inside.map(({ box }) => box.y + box.height));
    return { x, y, width: right - x, height: bottom - y };
  }
  const top = titleRoom(group.title);
  const { x, y, width, height } = frame;
  return { x: x + FRAME_PADDING, y: y + top, width: width - 2 * FRAME_PADDING, height: height - top - FRAME_PADDING };
}
