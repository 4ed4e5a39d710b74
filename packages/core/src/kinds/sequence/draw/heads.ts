// Actors as drawn: from the model's actors to a card for each head and foot, with similar sizes of neighbours, and the lifeline
// below it.
import type { Box } from '../../../layout/graph.js';
import type { PlacedLifeline } from '../../../layout/lifelines/index.js';
import { CROSS } from '../../../layout/lifelines/measures.js';
import type { IconLookup } from '../../../scene/icon.js';
import { equalSizes } from '../../../scene/parts/equal-sizes.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { type NodeBody, nodeBody } from '../../../scene/parts/node.js';
import type { ConnectorShape, PartNode, PathShape } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Actor } from '../model.js';

export interface DrawnActor extends NodeBody {
  readonly actor: Actor;
}

/** px that a head can grow to become as tall as the tallest one. */
const GROWTH = 16;
/** The icon that means the same as the person's mark. */
const PERSON_ICON = 'lx:user';

export function drawnActors(actors: readonly Actor[], icons: IconLookup): readonly DrawnActor[] {
  const bodies = actors.map((actor) => ({ ...body(actor, icons), actor }));
  const sizes = equalSizes(
    bodies.map(({ actor, width, height, outline }) => ({
      width,
      height,
      family: actor.type === 'person' ? actor.type : outline,
    })),
  );
  const tallest = Math.max(0, ...bodies.map(({ outline }, i) => (outline === 'box' ? (sizes[i]?.height ?? 0) : 0)));
  return bodies.map((each, i) => {
    const size = sizes[i] ?? each;
    const grows = each.outline === 'box' && tallest - size.height <= GROWTH;
    return { ...each, width: size.width, height: grows ? tallest : size.height };
  });
}

function body({ type: form, label, sub, tone, icon: name }: Actor, icons: IconLookup): NodeBody {
  const icon = form === 'person' && name === PERSON_ICON ? undefined : namedIcon(name, icons);
  return nodeBody({
    form,
    label,
    tone,
    ...(sub === undefined ? {} : { sub }),
    ...(icon === undefined ? {} : { icon }),
  });
}

export function headPart({ actor, shapes }: DrawnActor, box: Box): PartNode {
  const { id, label, desc, link, span } = actor;
  return {
    type: 'part',
    part: 'node',
    id,
    span,
    label: oneLine(label),
    ...(desc === undefined ? {} : { description: desc }),
    ...(link === undefined ? {} : { link }),
    children: shapes(box),
  };
}

export function lifelinePart({ actor, meet }: DrawnActor, { x, head, foot, runs, cross }: PlacedLifeline): PartNode {
  const top = head.y + head.height;
  return {
    type: 'part',
    part: 'axis',
    id: actor.id,
    span: actor.span,
    children: [
      ...runs.map(({ from, to }): ConnectorShape => {
        const start = { x, y: from };
        const end = { x, y: to };
        return {
          type: 'connector',
          points: [
            from === top ? meet(head, start, end) : start,
            foot !== undefined && to === foot.y ? meet(foot, end, start) : end,
          ],
          cornerRadius: 0,
          stroke: 'line',
          strokeWidth: 0.75,
          dash: 'dashed',
          startHead: false,
          endHead: false,
          animate: false,
        };
      }),
      ...(cross === undefined ? [] : [crossShape(x, cross)]),
    ],
  };
}

function crossShape(x: number, y: number): PathShape {
  return {
    type: 'path',
    stroke: 'line',
    strokeWidth: 2,
    steps: [
      ['M', x - CROSS, y - CROSS],
      ['L', x + CROSS, y + CROSS],
      ['M', x - CROSS, y + CROSS],
      ['L', x + CROSS, y - CROSS],
    ],
  };
}
