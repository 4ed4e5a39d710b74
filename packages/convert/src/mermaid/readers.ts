// The readers of Mermaid's types. A type with a kind in kinds.ts that is missing here is not supported yet.
import { c4 } from './c4/index.js';

import { classDiagram } from './class/index.js';
import type { Reader } from './contract.js';
import { er } from './er/index.js';
import { flowchart } from './flowchart/index.js';
import { gantt } from './gantt/index.js';
import { gitGraph } from './git-graph/index.js';
import { journey } from './journey/index.js';
import { mindmap } from './mindmap/index.js';
import { pie } from './pie/index.js';
import { quadrant } from './quadrant/index.js';
import { sankey } from './sankey/index.js';
import { sequence } from './sequence/index.js';
import { state } from './state/index.js';
import { swimlane } from './swimlane/index.js';
import { timeline } from './timeline/index.js';
import { treeView } from './tree-view/index.js';
import { treemap } from './treemap/index.js';
import { xychart } from './xychart/index.js';

export const readers: Readonly<Record<string, Reader>> = {
  flowchart,
  sequence,
  class: classDiagram,
  er,
  c4,
  gantt,
  gitGraph,
  journey,
  mindmap,
  pie,
  quadrant,
  sankey,
  state,
  swimlane,
  timeline,
  treeView,
  treemap,
  xychart,
};
