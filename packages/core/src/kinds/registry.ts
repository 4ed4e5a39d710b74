// Every kind of diagram, in the language's order.
// Written by `npm run build` from kind-names.ts (scripts/kinds/lists.mjs).
import { c4 } from './c4/index.js';
import { classDiagram } from './class/index.js';
import { flow } from './flow/index.js';
import { gantt } from './gantt/index.js';
import { git } from './git/index.js';
import { journey } from './journey/index.js';
import type { AnyKind, Kinds } from './kind.js';
import { layers } from './layers/index.js';
import { matrix } from './matrix/index.js';
import { mindmap } from './mindmap/index.js';
import { pie } from './pie/index.js';
import { quadrant } from './quadrant/index.js';
import { sankey } from './sankey/index.js';
import { schema } from './schema/index.js';
import { sequence } from './sequence/index.js';
import { state } from './state/index.js';
import { swimlane } from './swimlane/index.js';
import { timeline } from './timeline/index.js';
import { tree } from './tree/index.js';
import { treemap } from './treemap/index.js';
import { xychart } from './xychart/index.js';

const list: readonly AnyKind[] = [
  flow,
  sequence,
  schema,
  git,
  gantt,
  classDiagram,
  state,
  timeline,
  journey,
  mindmap,
  treemap,
  pie,
  quadrant,
  layers,
  c4,
  matrix,
  sankey,
  xychart,
  tree,
  swimlane,
];

export const kinds: Kinds = new Map(list.map((each) => [each.grammar.kind, each]));
