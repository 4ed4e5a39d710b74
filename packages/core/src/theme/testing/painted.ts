// What lies under and next to what, in painting order: in, a scene; out, every pair of colours that meet in it, with the
// position. Tests hold each pair to its contrast in every theme.

import type { Box } from '../../layout/graph.js';
import { inkBox } from '../../scene/parts/testing/walk.js';
import type { ColourRole, Scene, SceneNode } from '../../scene/scene.js';
import { type At, boundsOf, connectorRings, fills, type Ring, shapeRings, walked } from './outlines.js';

export interface Meeting {
  readonly what: 'text' | 'mark';
  /** The colour that must be visible. */
  readonly ink: ColourRole;
  readonly ground: ColourRole;
  /** Words or a position, for the message. */
  readonly where: string;
}

interface Surface {
  readonly rings: readonly Ring[];
  readonly bounds: Box;
  readonly fill: ColourRole;
  readonly order: number;
}

interface Mark {
  readonly rings: readonly Ring[];
  readonly ink: ColourRole;
  /** px from the line's middle to what is next to it. */
  readonly reach: number;
  readonly order: number;
}

type Primitive = Exclude<SceneNode, { type: 'part' }>;

function primitives(nodes: readonly SceneNode[]): readonly Primitive[] {
  return nodes.flatMap((node) => (node.type === 'part' ? primitives(node.children) : [node]));
}

/** Colours that only grounds have; others are marks on a ground, such as a person's disc. */
function isGround(role: ColourRole): boolean {
  return role === 'canvas' || role === 'badge' || /-(?:fill|frame-\d)$/.test(role) || role.startsWith('shade-');
}

function holds({ x, y, width, height }: Box, at: At): boolean {
  return at.x > x && at.x < x + width && at.y > y && at.y < y + height;
}

/** px from an outline that antialiasing may blur. */
const CLEAR = 1;

export function meetings({ nodes, width, height }: Scene): readonly Meeting[] {
  const all = primitives(nodes);
  const surfaces: Surface[] = [];
  const lay = (rings: readonly Ring[], fill: ColourRole, order: number): void => {
    surfaces.push({ rings, bounds: boundsOf(rings), fill, order });
  };
  lay(shapeRings({ type: 'rect', x: -1, y: -1, width: width + 2, height: height + 2 }), 'canvas', -1);
  const marks: Mark[] = [];
  for (const [order, shape] of all.entries()) {
    if (shape.type === 'rect' || shape.type === 'ellipse' || shape.type === 'path') {
      const rings = shapeRings(shape);
      if (shape.fill !== undefined) {
        lay(rings, shape.fill, order);
        if (!isGround(shape.fill)) marks.push({ rings, ink: shape.fill, reach: CLEAR, order });
      }
      // A stroke in a ground's colour separates both sides, as a gap would; it is not a mark.
      if (shape.stroke !== undefined && !isGround(shape.stroke)) {
        marks.push({ rings, ink: shape.stroke, reach: (shape.strokeWidth ?? 1.5) / 2 + CLEAR, order });
      }
    } else if (shape.type === 'connector') {
      const { line, heads, outlines } = connectorRings(shape);
      const reach = shape.strokeWidth / 2 + CLEAR;
      marks.push(
        { rings: line, ink: shape.stroke, reach, order },
        { rings: outlines, ink: shape.stroke, reach, order },
      );
      if (heads.length > 0) {
        lay(heads, shape.stroke, order);
        marks.push({ rings: heads, ink: shape.stroke, reach: CLEAR, order });
      }
    }
  }

  const topAt = (at: At): Surface | undefined =>
    surfaces.findLast((each) => holds(each.bounds, at) && fills(each.rings, at));
  const met = new Map<string, Meeting>();
  const add = (meeting: Meeting): void => {
    const key = `${meeting.what} ${meeting.ink} ${meeting.ground}`;
    if (!met.has(key)) met.set(key, meeting);
  };

  for (const { rings, ink, reach, order } of marks) {
    for (const { at, across } of walked(rings, 6)) {
      // What is painted over the line here hides it, to its own outline.
      const hides = (by: number): boolean =>
        (topAt({ x: at.x - across.y * by, y: at.y + across.x * by })?.order ?? 0) > order;
      if ([0, CLEAR, -CLEAR].some(hides)) continue;
      for (const side of [reach, -reach]) {
        const beside = topAt({ x: at.x + across.x * side, y: at.y + across.y * side });
        // A mark and its own kind next to it (a line at its head, a bust on its disc) count as one.
        if (beside === undefined || !isGround(beside.fill)) continue;
        add({ what: 'mark', ink, ground: beside.fill, where: `${Math.round(at.x)},${Math.round(at.y)}` });
      }
    }
  }

  for (const [order, shape] of all.entries()) {
    if (shape.type === 'icon') {
      const inset = shape.size / 4;
      for (const dx of [inset, shape.size - inset]) {
        for (const dy of [inset, shape.size - inset]) {
          const under = topAt({ x: shape.x + dx, y: shape.y + dy });
          if (under) add({ what: 'mark', ink: shape.ink, ground: under.fill, where: shape.name });
        }
      }
      continue;
    }
    if (shape.type !== 'text') continue;
    const box = inkBox(shape);
    const columns = Math.max(2, Math.ceil(box.width / 3));
    for (let column = 0; column <= columns; column++) {
      for (let row = 0; row <= 4; row++) {
        const at = { x: box.x + (box.width * column) / columns, y: box.y + (box.height * row) / 4 };
        const under = topAt(at);
        // Whatever covers words is reported as if they had its colour.
        const ink = under !== undefined && under.order > order ? under.fill : shape.fill;
        add({ what: 'text', ink, ground: under?.fill ?? 'canvas', where: `'${shape.text}'` });
      }
    }
  }

  // A line under words, however thin, is a colour under them.
  const lines = all.flatMap((shape, order) =>
    shape.type === 'connector' ? [{ shape, order, points: walked(connectorRings(shape).line, 2) }] : [],
  );
  for (const [order, shape] of all.entries()) {
    if (shape.type !== 'text') continue;
    const box = inkBox(shape);
    for (const { shape: line, order: painted, points } of lines) {
      const hit = points.some(({ at }) => holds(box, at) && (topAt(at)?.order ?? -1) < painted);
      if (hit) {
        const over = painted > order;
        add({ what: 'text', ink: over ? line.stroke : shape.fill, ground: line.stroke, where: `'${shape.text}'` });
      }
    }
  }
  return [...met.values()];
}
