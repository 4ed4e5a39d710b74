// The vertices of a state machine except composites: from the model's to their bodies. States are cards, points are marks.

import { type MarkFace, markBody } from '../../../scene/parts/marks.js';
import { namedIcon } from '../../../scene/parts/named-icon.js';
import { type NodeBody, nodeBody } from '../../../scene/parts/node.js';
import { oneLine } from '../../../text/one-line.js';
import type { GraphNode } from '../../graph-picture/content.js';
import type { Level } from '../levels.js';
import type { Vertex, VertexType } from '../model.js';
import type { Drawing } from './drawing.js';

const MARKS: Readonly<Partial<Record<VertexType, MarkFace['mark']>>> = {
  start: 'start',
  end: 'end',
  choice: 'choice',
  fork: 'bar',
  join: 'bar',
  history: 'history',
  'deep-history': 'deep-history',
};

/** `lines`: the number of transitions on its fuller side. */
export function vertexNode(vertex: Vertex, lines: number, drawing: Drawing): GraphNode {
  const { id, label, sub, desc, link } = vertex;
  return {
    ...bodyOf(vertex, lines, drawing),
    id,
    name: oneLine(label),
    ...(sub === undefined ? {} : { spoken: oneLine(`${label} ${sub}`) }),
    ...(desc === undefined ? {} : { desc }),
    ...(link === undefined ? {} : { link }),
  };
}

function bodyOf(
  { type, label, sub, icon, tone, caption }: Vertex,
  lines: number,
  { direction, icons }: Drawing,
): NodeBody {
  const mark = MARKS[type];
  if (mark !== undefined) {
    return markBody({ mark, tone, direction, lines, ...(caption === undefined ? {} : { words: caption }) });
  }
  const art = namedIcon(icon, icons);
  return nodeBody({
    form: 'step',
    label,
    tone,
    ...(sub === undefined ? {} : { sub }),
    ...(art === undefined ? {} : { icon: art }),
  });
}

/** Where a transition of the frame around the level begins or ends inside it. */
export function portNode({ id, scope }: { readonly id: string; readonly scope: string }, level: Level): GraphNode {
  const isFrame = level.frames.some((each) => each.id === scope);
  const body = markBody({ mark: 'port', tone: 'neutral', direction: 'right', lines: 1 });
  return { ...body, id, name: '', ...(isFrame ? { group: scope } : {}) };
}
