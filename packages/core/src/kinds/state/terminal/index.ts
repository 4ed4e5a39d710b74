// A state machine for a terminal: from the model and the page to its text picture. A composite that transitions only join as a
// whole is a box with a picture in it; one that they lead into is a frame.

import { graphText } from '../../../terminal/graph/index.js';
import type { TextGraph, TextNode } from '../../../terminal/graph/text-graph.js';
import type { Page } from '../../../terminal/page.js';
import type { TextLine } from '../../../terminal/text-parts.js';
import type { Made } from '../../layout-reports.js';
import { type End, type Joined, type Level, type Levels, levelsOf } from '../levels.js';
import type { StateModel, Vertex } from '../model.js';
import { type Scopes, scopesOf } from '../scopes.js';

interface Telling {
  readonly model: StateModel;
  readonly scopes: Scopes;
  readonly levels: Levels;
}

export function stateText(model: StateModel, page: Page): Made<string> {
  const scopes = scopesOf(model);
  const { title, legend } = model;
  const graph = levelText(undefined, { model, scopes, levels: levelsOf(model, scopes) });
  const { text, trouble } = graphText({ ...graph, ...(title === undefined ? {} : { title }), legend }, page);
  return { picture: text, trouble };
}

function levelText(scope: string | undefined, telling: Telling): TextGraph {
  const { model } = telling;
  const level = telling.levels.level(scope);
  const here = new Set([...level.vertices.map(({ vertex: { id } }) => id), ...level.frames.map(({ id }) => id)]);
  return {
    direction: model.direction,
    nodes: [...level.vertices.map((each) => vertexText(each, telling)), ...ports(level)],
    groups: level.frames.map(({ id, parent, composite, region }) => ({
      id,
      label: composite?.label ?? region?.label ?? '',
      ...(composite?.sub === undefined ? {} : { sub: composite.sub }),
      ...(parent === undefined ? {} : { parent }),
    })),
    overlays: [],
    edges: level.joined.map(joinedText),
    notes: model.notes.filter(({ about }) => (about === undefined ? scope === undefined : here.has(about))),
    legend: [],
  };
}

function vertexText({ vertex, frame }: Level['vertices'][number], telling: Telling): TextNode {
  const { id, sub } = vertex;
  return {
    id,
    ...faceOf(vertex),
    ...(sub === undefined ? {} : { sub }),
    ...(frame === undefined ? {} : { group: frame }),
    ...(vertex.type === 'composite' ? { inside: partsOf(id, telling) } : {}),
  };
}

/** The regions of a composite, or all of it; content outside regions is one more. */
function partsOf(composite: string, telling: Telling): readonly TextGraph[] {
  const { regionsOf, inside } = telling.scopes;
  const regions = regionsOf(composite);
  const own = regions.length === 0 || inside(composite).length > 0 ? [levelText(composite, telling)] : [];
  return [...own, ...regions.map(({ id }) => levelText(id, telling))];
}

function faceOf({ type, label, caption }: Vertex): Pick<TextNode, 'type' | 'label'> {
  switch (type) {
    case 'start':
    case 'end':
      return { type, label: '' };
    case 'choice':
      return { type: 'decision', label: caption ?? '' };
    case 'fork':
    case 'join':
      return { type: 'bar', label: caption ?? '' };
    case 'history':
    case 'deep-history':
      return { type: 'history', label: [type === 'history' ? 'H' : 'H*', caption ?? ''].join(' ').trim() };
    default:
      return { type: 'step', label };
  }
}

function ports({ joined, frames }: Level): readonly TextNode[] {
  return joined.flatMap((each) =>
    [each.from, each.to].flatMap((end) => {
      if (end.at !== 'around') return [];
      const isFrame = frames.some(({ id }) => id === end.scope);
      return [{ id: nodeAt(end, each), type: 'start', label: '', ...(isFrame ? { group: end.scope } : {}) }];
    }),
  );
}

function nodeAt(end: End, { transition }: Joined): string {
  return end.at === 'vertex' ? end.id : end.at === 'frame' ? end.beside : `${transition.id}/port`;
}

function joinedText(joined: Joined): TextLine {
  const { transition, from, to } = joined;
  const { id, dash, startHead, endHead, label, icon, role, tone } = transition;
  return {
    id,
    from: nodeAt(from, joined),
    to: nodeAt(to, joined),
    ...(from.at === 'frame' ? { fromFrame: from.id } : {}),
    ...(to.at === 'frame' ? { toFrame: to.id } : {}),
    dash,
    startHead,
    endHead,
    ...(label === undefined ? {} : { label }),
    ...(icon === undefined ? {} : { icon }),
    ...(role === undefined ? {} : { role }),
    ...(tone === undefined ? {} : { tone }),
  };
}
