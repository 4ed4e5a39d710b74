// A laid-out graph without a page: in, its content; out, a block to paint anywhere, including in a frame of another
// graph, and the layout's input and output.
import { onPage } from '../../layout/folding/index.js';
import type { Drawing, LayoutGraph } from '../../layout/graph.js';
import type { IconLookup } from '../../scene/icon.js';
import type { Block } from '../../scene/parts/block.js';
import type { DrawnNote } from '../drawn-notes.js';
import { withNotes } from '../notes-in-layout.js';
import { type LayOut, layoutOf } from './alike.js';
import type { GraphContent } from './content.js';
import { drawnGraph } from './drawn-graph.js';
import { layoutGraph } from './layout-graph.js';
import { paint } from './paint.js';
import { shifted } from './places.js';
import { withTurns } from './turns.js';

export interface LaidOutGraph extends Block {
  /** With its notes. */
  readonly graph: LayoutGraph;
  /** Without them: the author's preferences. */
  readonly wished: LayoutGraph;
  readonly drawing: Drawing;
  /** Before it is folded; the same if it is not. */
  readonly straight: Drawing;
  /** Notes about nothing in it, not yet placed. */
  readonly loose: readonly DrawnNote[];
  /** The same content in a frame: folded if it is long. */
  readonly inFrame: () => LaidOutGraph;
}

export interface LaidOutContent {
  readonly content: GraphContent;
  readonly laidOut: LaidOutGraph;
}

export function laidOutContent(content: GraphContent, icons: IconLookup): LaidOutContent {
  return { content, laidOut: laidOutGraph(content, icons) };
}

/** Layout of a frame's content: folded if it is long, or unchanged. */
export type Inside = 'frame' | 'row';

/** Height of a one-line title and the gap below it, px. */
const TITLE = 48;
/** Height of a one-line legend and the gap above it, px. */
const LEGEND = 40;

/** Content of a frame is part of a picture, so its own proportion matters only if it is long; a row stays one row. */
export function laidOutGraph(
  content: GraphContent,
  icons: IconLookup,
  within: 'page' | Inside = 'page',
  layOut: LayOut = layoutOf,
): LaidOutGraph {
  const shapes = drawnGraph(content, icons);
  const wished = layoutGraph(content, shapes);
  const graph = withNotes(wished, shapes.notes);
  const besides = (content.title === undefined ? 0 : TITLE) + (content.legend.length === 0 ? 0 : LEGEND);
  const { straight, inFrame } = layOut(graph);
  const drawnAs = (drawing: Drawing): LaidOutGraph => ({
    width: drawing.width,
    height: drawing.height,
    at: (corner) => paint(shapes, shifted(withTurns(drawing, shapes.lines), corner), content.ground),
    graph,
    wished,
    drawing,
    straight,
    loose: shapes.loose,
    inFrame: () => drawnAs(inFrame()),
  });
  const row = drawnAs(straight);
  if (within === 'page') return drawnAs(onPage(graph, straight, besides));
  return within === 'row' ? row : row.inFrame();
}
