// Draws a class diagram: in, the model; out, the scene. Classes are tables of attributes and operations under a band.
import type { IconLookup } from '../../../scene/icon.js';
import type { Scene } from '../../../scene/scene.js';
import { graphPicture } from '../../graph-picture/index.js';
import { GROUP_STYLES } from '../../group-types.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { ClassModel } from '../model.js';
import { drawnClasses } from './classes.js';
import { drawnRelation } from './relations.js';

export function drawClasses(model: ClassModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const { title, direction, classes, groups, relations, notes } = model;
  return graphPicture(
    {
      kind: 'class',
      ...(title === undefined ? {} : { title }),
      fallbackTitle: 'Class diagram',
      direction: direction === 'auto' ? 'down' : direction,
      nodes: drawnClasses(classes, relations, icons),
      groups: groups.map((each) => ({ ...each, frame: GROUP_STYLES[each.type].frame })),
      overlays: [],
      lines: relations.map((each) => drawnRelation(each, icons)),
      notes,
      legend: [],
    },
    icons,
    outline,
  );
}
