// A composite that is one box to the level around it: from the composite to its body, which is a frame with its title, its
// notes and the pictures of its content; a dashed line across the frame divides regions.
import type { Box, Point } from '../../../layout/graph.js';
import { type Block, row, stack } from '../../../scene/parts/block.js';
import { frame, frameTitle, TITLE_INSET } from '../../../scene/parts/frame.js';
import { snapUp } from '../../../scene/parts/grid.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import type { ConnectorShape, PartNode, SceneNode, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { GraphNode } from '../../graph-picture/content.js';
import { laidOutGraph } from '../../graph-picture/laid-out.js';
import type { Vertex } from '../model.js';
import { type Drawing, depthOf } from './drawing.js';
import { levelContent } from './level.js';
import { noteInFrame } from './notes.js';

/** Between the frame and its content, between title and content, and between a region and its divider, px. */
const PADDING = 20;
const BELOW_TITLE = 12;

export function compositeNode(vertex: Vertex, drawing: Drawing): GraphNode {
  const { id, label, sub, tone, desc, link, icon } = vertex;
  const art = namedIcon(icon, drawing.icons);
  const title = frameTitle({
    label,
    tone,
    ...(sub === undefined ? {} : { sub }),
    ...(art === undefined ? {} : { icon: art }),
  });
  const inside = besideNotes(id, insideOf(id, tone, drawing), drawing);
  const top = TITLE_INSET.y + title.height + BELOW_TITLE;
  const width = Math.max(inside.width, snapUp(title.width + 2 * TITLE_INSET.x, 4));
  const height = snapUp(top + inside.height, 4);
  const shown = (box: Box): readonly SceneNode[] => {
    const corner = { x: box.x + (box.width - inside.width) / 2, y: box.y + top };
    const room = { x: box.x, y: box.y + top, width: box.width, height: box.height - top };
    const part: PartNode = {
      type: 'part',
      part: 'group',
      id,
      label: oneLine(label),
      ...(desc === undefined ? {} : { description: desc }),
      ...(link === undefined ? {} : { link }),
      children: [
        frame(box, tone, depthOf(id, drawing.scopes), 'solid'),
        ...title.at({ x: box.x + TITLE_INSET.x, y: box.y + TITLE_INSET.y }),
        ...inside.dividers(room, corner),
      ],
    };
    return [part, ...inside.at(corner)];
  };
  return {
    width,
    height,
    outline: 'box',
    shapes: shown,
    parts: shown,
    meet: (_box, end) => end,
    id,
    name: oneLine(label),
  };
}

interface Inside extends Block {
  /** The parts of the frame itself: lines across it, titles of regions. `room`: the frame below its title. */
  readonly dividers: (room: Box, corner: Point) => readonly SceneNode[];
}

function insideOf(composite: string, tone: Tone, drawing: Drawing): Inside {
  const regions = drawing.scopes.regionsOf(composite);
  if (regions.length === 0) return { ...padded(level(composite, drawing)), dividers: () => [] };
  const sideways = drawing.direction === 'right' || drawing.direction === 'left';
  // Content outside the regions counts as one more.
  const beside = drawing.scopes.inside(composite).length > 0 ? [{ id: composite, label: undefined }] : [];
  const parts = [...beside, ...regions].map(({ id, label }) => {
    const title = label === undefined ? undefined : frameTitle({ label, tone });
    return { title, block: titled(title, level(id, drawing)) };
  });
  // Regions run in parallel, so they are side by side across the reading direction.
  const widest = Math.max(...parts.map(({ block }) => block.width));
  const highest = Math.max(...parts.map(({ block }) => block.height));
  let along = 0;
  const places = parts.map(({ title, block }) => {
    const from = along;
    along += sideways ? block.height : block.width;
    return { title, block, from };
  });
  const spot = (corner: Point, from: number): Point =>
    sideways ? { x: corner.x, y: corner.y + from } : { x: corner.x + from, y: corner.y };
  return {
    width: sideways ? widest : along,
    height: sideways ? along : highest,
    at: (corner) => places.flatMap(({ block, from }) => block.at(spot(corner, from))),
    dividers: (room, corner) =>
      places.flatMap(({ title, from }, i) => {
        const at = spot(corner, from);
        const line = i === 0 ? [] : [divider(room, at, sideways, tone)];
        const left = sideways ? room.x : at.x;
        return [...line, ...(title?.at({ x: left + TITLE_INSET.x, y: at.y + BELOW_TITLE }) ?? [])];
      }),
  };
}

function divider({ x, y, width, height }: Box, at: Point, sideways: boolean, tone: Tone): ConnectorShape {
  const points = sideways
    ? [
        { x, y: at.y },
        { x: x + width, y: at.y },
      ]
    : [
        { x: at.x, y },
        { x: at.x, y: y + height },
      ];
  return {
    type: 'connector',
    points,
    cornerRadius: 0,
    stroke: `${tone}-stroke`,
    strokeWidth: 1,
    dash: 'dashed',
    startHead: false,
    endHead: false,
    animate: false,
  };
}

function level(scope: string, drawing: Drawing): Block {
  const { direction, icons, inside, levels, layOut, rows, folds } = drawing;
  const key = `${direction} ${scope}`;
  const known = inside === 'frame' ? rows.get(key) : undefined;
  const laidOut = known?.inFrame() ?? laidOutGraph(levelContent(scope, drawing), icons, inside, layOut);
  const holdsComposites = levels.level(scope).vertices.some(({ vertex }) => vertex.type === 'composite');
  if (inside === 'row' && !holdsComposites) rows.set(key, laidOut);
  if (laidOut.drawing !== laidOut.straight) folds.add(scope);
  return laidOut;
}

function padded(block: Block): Block {
  const { width, height } = block;
  return {
    width: snapUp(width + 2 * PADDING, 4),
    height: snapUp(height + PADDING, 4),
    at: ({ x, y }) => block.at({ x: x + PADDING, y }),
  };
}

/** A region: space above for its title or, without one, the same padding as below. */
function titled(title: Block | undefined, block: Block): Block {
  const above = title === undefined ? PADDING : snapUp(BELOW_TITLE + title.height + BELOW_TITLE, 4);
  const inner = padded(block);
  const width = Math.max(inner.width, snapUp((title?.width ?? 0) + 2 * TITLE_INSET.x, 4));
  return {
    width,
    height: above + inner.height,
    at: ({ x, y }) => inner.at({ x: x + (width - inner.width) / 2, y: y + above }),
  };
}

/** Notes about a composite are inside its frame, on their side; above its regions if a note beside them would cut them. */
function besideNotes(composite: string, inside: Inside, { model, scopes }: Drawing): Inside {
  const cards = (side: 'left' | 'right'): readonly Block[] =>
    model.notes.flatMap((each) => (each.about === composite && each.side === side ? [noteInFrame(each)] : []));
  const left = cards('left');
  const right = cards('right');
  if (left.length + right.length === 0) return inside;
  if (scopes.regionsOf(composite).length === 0) {
    const all = row([notesAt(left, 'left'), inside, notesAt(right, 'right')], 0);
    return { ...all, dividers: () => [] };
  }
  const [near, far] = [row(left, PADDING), row(right, PADDING)];
  const above = Math.max(near.height, far.height) + BELOW_TITLE;
  const width = Math.max(inside.width, snapUp(near.width + far.width + 3 * PADDING, 4));
  const below = ({ x, y }: Point): Point => ({ x: x + (width - inside.width) / 2, y: y + above });
  return {
    width,
    height: above + inside.height,
    at: (corner) => [
      ...near.at({ x: corner.x + PADDING, y: corner.y }),
      ...far.at({ x: corner.x + width - PADDING - far.width, y: corner.y }),
      ...inside.at(below(corner)),
    ],
    dividers: (room, corner) =>
      inside.dividers({ ...room, y: room.y + above, height: room.height - above }, below(corner)),
  };
}

function notesAt(cards: readonly Block[], side: 'left' | 'right'): Block {
  const column = stack(cards, BELOW_TITLE);
  return {
    width: column.width === 0 ? 0 : column.width + PADDING,
    height: column.height + (column.height === 0 ? 0 : PADDING),
    at: ({ x, y }) => column.at({ x: side === 'left' ? x + PADDING : x, y }),
  };
}
