// Draws a C4 picture: in, the model; out, the scene.
import type { IconLookup } from '../../../scene/icon.js';
import type { Scene } from '../../../scene/scene.js';
import { drawnLine } from '../../drawn-line.js';
import { nodeEnds } from '../../frame-lines.js';
import { evenBodies } from '../../graph-picture/even-bodies.js';
import { graphPicture } from '../../graph-picture/index.js';
import { typedNode } from '../../graph-picture/typed-node.js';
import { GROUP_STYLES } from '../../group-types.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { Boundary, C4Model } from '../model.js';
import { keyOf } from './key.js';

export function drawC4(model: C4Model, icons: IconLookup, outline: Outline): Made<Scene> {
  const { title, direction, elements, boundaries, relations } = model;
  const types = new Map(elements.map(({ id, type }) => [id, type]));
  const nodes = evenBodies(
    elements.map((each) => typedNode(each, icons)),
    relations,
    ({ id, group = '' }) => `${types.get(id) === 'person' ? 'person' : ''} ${group}`,
  );
  const ends = nodeEnds({ nodes: elements, groups: boundaries }, relations);
  return graphPicture(
    {
      kind: 'c4',
      ...(title === undefined ? {} : { title }),
      fallbackTitle: 'C4',
      direction,
      nodes,
      groups: boundaries.map((each) => ({ ...each, ...captioned(each), frame: frameOf(each) })),
      overlays: [],
      lines: relations.map((each) => ({ ...drawnLine(each, icons), ...ends(each) })),
      notes: [],
      legend: [],
      key: keyOf(model),
    },
    icons,
    outline,
  );
}

function frameOf({ of, type, external }: Boundary): 'solid' | 'dashed' {
  return of === 'group' ? GROUP_STYLES[type].frame : external ? 'dashed' : 'solid';
}

const NAMES = { system: 'Software system', container: 'Container', host: 'Host' } as const;

/** Caption of the frame, next to its name. */
function captioned({ of, tech, sub, external }: Boundary): { readonly sub?: string } {
  if (of === 'group') return sub === undefined ? {} : { sub };
  const name = external ? `External ${of}` : NAMES[of];
  const caption = tech === undefined ? `[${name}]` : `[${name}: ${tech}]`;
  return { sub: sub === undefined ? caption : `${caption} ${sub}` };
}
