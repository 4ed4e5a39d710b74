// The losses of every type, by the name of the type in results, in the order of the readers.
import { losses as c4 } from './c4/losses.data.js';
import { losses as classDiagram } from './class/losses.data.js';
import { losses as er } from './er/losses.data.js';
import { losses as flowchart } from './flowchart/losses.data.js';
import { losses as gantt } from './gantt/losses.data.js';
import { losses as gitGraph } from './git-graph/losses.data.js';
import { losses as journey } from './journey/losses.data.js';
import type { TypeLosses } from './losses.js';
import { losses as mindmap } from './mindmap/losses.data.js';
import { losses as pie } from './pie/losses.data.js';
import { losses as quadrant } from './quadrant/losses.data.js';
import { losses as sankey } from './sankey/losses.data.js';
import { losses as sequence } from './sequence/losses.data.js';
import { losses as state } from './state/losses.data.js';
import { losses as swimlane } from './swimlane/losses.data.js';
import { losses as timeline } from './timeline/losses.data.js';
import { losses as treeView } from './tree-view/losses.data.js';
import { losses as treemap } from './treemap/losses.data.js';
import { losses as xychart } from './xychart/losses.data.js';

export const mermaidLosses: Readonly<Record<string, TypeLosses>> = {
  flowchart,
  sequence,
  class: classDiagram,
  er,
  state,
  c4,
  gantt,
  gitGraph,
  journey,
  mindmap,
  pie,
  quadrant,
  sankey,
  swimlane,
  timeline,
  treeView,
  treemap,
  xychart,
};
