// The samples of every supported type: whole texts with its constructs, and meaningful pieces of them. In: each type's own
// samples; out: all of them, by the type names of readers.ts.
import { samples as c4 } from '../c4/testing/samples.data.js';
import { samples as classDiagram } from '../class/testing/samples.data.js';
import { samples as er } from '../er/testing/samples.data.js';
import { samples as flowchart } from '../flowchart/testing/samples.data.js';
import { samples as gantt } from '../gantt/testing/samples.data.js';
import { samples as gitGraph } from '../git-graph/testing/samples.data.js';
import { samples as journey } from '../journey/testing/samples.data.js';
import { samples as mindmap } from '../mindmap/testing/samples.data.js';
import { samples as pie } from '../pie/testing/samples.data.js';
import { samples as quadrant } from '../quadrant/testing/samples.data.js';
import { samples as sankey } from '../sankey/testing/samples.data.js';
import { samples as sequence } from '../sequence/testing/samples.data.js';
import { samples as state } from '../state/testing/samples.data.js';
import { samples as swimlane } from '../swimlane/testing/samples.data.js';
import { samples as timeline } from '../timeline/testing/samples.data.js';
import { samples as treeView } from '../tree-view/testing/samples.data.js';
import { samples as treemap } from '../treemap/testing/samples.data.js';
import { samples as xychart } from '../xychart/testing/samples.data.js';
import type { TypeSamples } from './type-samples.js';

export const samplesByType: Readonly<Record<string, TypeSamples>> = {
  c4,
  class: classDiagram,
  er,
  flowchart,
  gantt,
  gitGraph,
  journey,
  mindmap,
  pie,
  quadrant,
  sankey,
  sequence,
  state,
  swimlane,
  timeline,
  treeView,
  treemap,
  xychart,
};

/** The header line of a text, with everything above it. */
export function headOf(text: string): string {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return body.slice(0, (body.search(/[ \n;]/) + 1 || body.length + 1) - 1);
}
