// A graph laid out, before it has a page: in, its content; out, a block to be painted anywhere, in a frame of another graph too, and
// what the layout was asked for and gave.
import { layOut } from '../../layout/engines/index.js';
import { layOutOnPage, onPage } from '../../layout/folding/index.js';
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
import { withTurns } from './turns.js';

export interface LaidOutGraph extends Block {
  /** With its notes. */
  readonly graph: LayoutGraph;
  /** Without them: what the author wishes of it. */
  readonly wished: LayoutGraph;
  readonly drawing: Drawing;
  /** Notes about nothing in it, which stand nowhere yet. */
  readonly loose: readonly DrawnNote[];
}

/** How what stands in a frame is laid out: folded where it is long, or as it comes. */
export type Inside = 'frame' | 'row';

/** px: up to here a row in a frame is no ribbon, whatever its proportion. */
export const SHORT = 800;

/** px that a title of one line takes, with the gap below it. */
const TITLE = 48;
/** px that a legend of one line takes, with the gap above it. */
const LEGEND = 40;

/**
 * What is to stand in a frame is part of a picture, so its own proportion matters where it is long alone; a row stays one
 * whatever it comes to.
 */
export function laidOutGraph(content: GraphContent, icons: IconLookup, within: 'page' | Inside = 'page'): LaidOutGraph {
  const drawn = drawnGraph(content, icons);
  const wished = layoutGraph(content.direction, drawn);
  const graph = withNotes(wished, drawn.notes);
  const besides = (content.title === undefined ? 0 : TITLE) + (content.legend.length === 0 ? 0 : LEGEND);
  const drawing =
    within === 'page' ? layOutOnPage(graph, besides) : within === 'row' ? layOut(graph) : layOutInFrame(graph);
  return {
    width: drawing.width,
    height: drawing.height,
    at: (corner) => paint(drawn, shifted(withTurns(drawing, drawn.lines), corner), content.ground),
    graph,
    wished,
    drawing,
    loose: drawn.loose,
  };
}

function layOutInFrame(graph: LayoutGraph): Drawing {
  const drawing = layOut(graph);
  return Math.max(drawing.width, drawing.height) <= SHORT ? drawing : onPage(graph, drawing);
}
