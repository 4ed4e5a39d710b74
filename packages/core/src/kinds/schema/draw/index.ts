// Draws a schema: from the model to the scene.
import { isTooLong } from '../../../layout/folding/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Scene } from '../../../scene/scene.js';
import { drawnLine } from '../../drawn-line.js';
import type { GraphContent } from '../../graph-picture/content.js';
import { pictureOf } from '../../graph-picture/index.js';
import { type LaidOutContent, laidOutContent } from '../../graph-picture/laid-out.js';
import { GROUP_STYLES } from '../../group-types.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { Count, Relation, SchemaModel } from '../model.js';
import { drawnTables } from './tables.js';

export function drawSchema(model: SchemaModel, icons: IconLookup, outline: Outline): Made<Scene> {
  return pictureOf(fitted(model, icons), outline);
}

/** Parents come before children, unless that is too long and the other order is not. */
function fitted(model: SchemaModel, icons: IconLookup): LaidOutContent {
  const drawnAs = (parentsFirst: boolean): LaidOutContent =>
    laidOutContent(contentOf(model, icons, parentsFirst), icons);
  const usual = drawnAs(true);
  if (!isTooLong(usual.laidOut.drawing)) return usual;
  const other = drawnAs(false);
  return isTooLong(other.laidOut.drawing) ? usual : other;
}

function contentOf(model: SchemaModel, icons: IconLookup, parentsFirst: boolean): GraphContent {
  const { title, direction, groups, relations, notes } = model;
  const { nodes, rowOf } = drawnTables(model, icons);
  return {
    kind: 'schema',
    ...(title === undefined ? {} : { title }),
    fallbackTitle: 'Schema',
    direction,
    nodes,
    groups: groups.map((each) => ({ ...each, frame: GROUP_STYLES[each.type].frame })),
    overlays: [],
    lines: relations.map((relation) => {
      const { line, fromColumns, toColumns } = relation;
      const fromRow = rowOf(line.from, fromColumns[0]);
      const toRow = rowOf(line.to, toColumns[0]);
      return {
        ...drawnLine(line, icons),
        ...(parentsFirst && isOfParent(relation) ? { up: true } : {}),
        ...(fromRow === undefined ? {} : { fromRow }),
        ...(toRow === undefined ? {} : { toRow }),
      };
    }),
    notes,
    legend: [],
  };
}

/** The table whose rows others belong to is read first, whichever table has the key. */
function isOfParent({ by, fromCount, toCount }: Relation): boolean {
  return by === 'key' || (by === 'edge' && isMany(fromCount) && !isMany(toCount));
}

function isMany(count: Count | undefined): boolean {
  return count?.endsWith('many') === true;
}
