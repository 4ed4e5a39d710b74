// A graph laid out, before it has a page: in, its content; out, a block to be painted anywhere, in a frame of another graph too, and
// what the layout was asked for and gave.
import { layOut } from '../../layout/engines/index.js';
import type { Drawing, LayoutGraph } from '../../layout/graph.js';
import type { IconLookup } from '../../scene/icon.js';
import type { Block } from '../../scene/parts/block.js';
import type { DrawnNote } from '../drawn-notes.js';
import { withNotes } from '../notes-in-layout.js';
import type { GraphContent } from './content.js';
import { drawnGraph } from './drawn.js';
import { layoutGraph } from './layout-graph.js';
import { paint } from './paint.js';
import { shifted } from './places.js';

export interface LaidOutGraph extends Block {
  /** With its notes. */
  readonly graph: LayoutGraph;
  /** Without them: what the author wishes of it. */
  readonly wished: LayoutGraph;
  readonly drawing: Drawing;
  /** Notes about nothing in it, which stand nowhere yet. */
  readonly loose: readonly DrawnNote[];
}

export function laidOutGraph(content: GraphContent, icons: IconLookup): LaidOutGraph {
  const drawn = drawnGraph(content, icons);
  const wished = layoutGraph(content.direction, drawn);
  const graph = withNotes(wished, drawn.notes);
  const drawing = layOut(graph);
  return {
    width: drawing.width,
    height: drawing.height,
    at: (corner) => paint(drawn, shifted(drawing, corner), content.ground),
    graph,
    wished,
    drawing,
    loose: drawn.loose,
  };
}
