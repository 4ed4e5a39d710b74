// Reads a drawing back: in, a scene and the outline of its source; out, one line for each fact that the picture lacks:
// a node or frame that is missing or outside its container, a line that does not join the items it names.
import type { Box, Point } from '../../layout/graph.js';
import { connectors, holds, parts, shapeBox, words } from '../../scene/parts/testing/walk.js';
import type { PartNode, Scene } from '../../scene/scene.js';
import { lineId } from '../line-ids.js';
import type { Outline } from '../outline.js';

/**
 * Tolerance around a border for the end of a line, px, and the distance from the corners that identifies a round shape.
 */
const NEAR = 1;
const ROUND = 10;

export function boxesOf({ nodes }: Scene, part: 'node' | 'group' | 'note'): ReadonlyMap<string, Box> {
  return new Map(
    parts(nodes, part).flatMap((each): readonly (readonly [string, Box])[] => {
      const box = boxOf(each);
      return box === undefined || each.id === undefined ? [] : [[each.id, box]];
    }),
  );
}

export function boxOf(part: PartNode): Box | undefined {
  return part.children.map(shapeBox).find((each) => each !== undefined);
}

export function unsaid(scene: Scene, { nodes, edges, groups }: Outline): readonly string[] {
  const cards = boxesOf(scene, 'node');
  const frames = boxesOf(scene, 'group');
  const holders = new Map([
    ...groups.map(({ id, parent }) => [id, parent] as const),
    ...nodes.map(({ id, group }) => [id, group] as const),
  ]);
  const all = [
    ...nodes.map(({ id }) => [id, cards.get(id)] as const),
    ...groups.map(({ id }) => [id, frames.get(id)] as const),
  ];
  const lines = new Map(parts(scene.nodes, 'edge').map((each) => [each.id, each]));
  const square = new Set(
    parts(scene.nodes, 'node').flatMap(({ id, children }) => (children[0]?.type === 'rect' ? (id ?? []) : [])),
  );
  const reach = new Map(
    parts(scene.nodes, 'node').map((each) => [
      each.id,
      around(each.children.flatMap((shape) => shapeBox(shape) ?? [])),
    ]),
  );
  const text = words(scene.nodes).replace(/\s+/g, '');
  return [
    ...nodes.flatMap(({ id }) => (cards.has(id) ? [] : [`no node ${id}`])),
    ...all.flatMap(([id, box]) => (box === undefined ? [] : misplaced(id, box, frames, holders))),
    ...(lines.size === edges.length ? [] : [`${lines.size} lines instead of ${edges.length}`]),
    ...edges.flatMap(({ from, to, label }, i) => {
      const points = connectors(lines.get(lineId(i))?.children ?? [])[0]?.points ?? [];
      const ends = [
        [from, points[0]],
        [to, points.at(-1)],
      ] as const;
      const apart = ends.flatMap(([id, end]) => {
        const box = cards.get(id) ?? frames.get(id);
        const other = id === from ? to : from;
        // A line from a frame to its content starts at a point inside.
        const inward = frames.has(id) && other !== id && holdersOf(other, holders).has(id);
        return box === undefined || meets(box, reach.get(id) ?? box, end, inward || (cards.has(id) && !square.has(id)))
          ? []
          : [`line ${i + 1} does not meet ${id}`];
      });
      return [
        ...apart,
        ...(label === undefined || text.includes(label.replace(/\s+/g, '')) ? [] : [`no label ${label}`]),
      ];
    }),
  ];
}

function holdersOf(id: string, holders: ReadonlyMap<string, string | undefined>): ReadonlySet<string> {
  const around = new Set<string>();
  for (let at = holders.get(id); at !== undefined; at = holders.get(at)) around.add(at);
  return around;
}

/** Regions divided only by lines have no frame of their own. */
function misplaced(
  id: string,
  box: Box,
  frames: ReadonlyMap<string, Box>,
  holders: ReadonlyMap<string, string | undefined>,
): readonly string[] {
  const around = holdersOf(id, holders);
  return [...frames].flatMap(([frame, { x, y, width, height }]) => {
    if (frame === id) return [];
    const inside = holds({ x, y, width, height }, box, 0.01);
    if (inside === around.has(frame)) return [];
    return [`${id} is ${inside ? 'in' : 'outside'} ${frame}`];
  });
}

/**
 * Outside the card or frame, and no farther than what is painted with it. For `round` items anywhere inside, where the
 * border may be.
 */
function meets(card: Box, reach: Box, end: Point | undefined, round: boolean): boolean {
  if (end === undefined) return false;
  return isIn(reach, end, round ? ROUND : NEAR) && (round || !isIn(card, end, -NEAR));
}

function isIn({ x, y, width, height }: Box, at: Point, by: number): boolean {
  return at.x > x - by && at.x < x + width + by && at.y > y - by && at.y < y + height + by;
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((each) => each.x)), Math.min(...boxes.map((each) => each.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((each) => each.x + each.width)) - x,
    height: Math.max(...boxes.map((each) => each.y + each.height)) - y,
  };
}
