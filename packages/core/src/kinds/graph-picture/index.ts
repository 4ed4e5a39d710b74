// The picture of every kind that is a graph: in, its nodes as drawn, frames, lines, overlays and notes; out, the scene, laid out,
// with what the layout could not keep.
import { adviceFor } from '../../layout/advice/index.js';
import { layOut } from '../../layout/engines/index.js';
import type { IconLookup } from '../../scene/icon.js';
import { flowed } from '../../scene/parts/block.js';
import { legend, legendEntries } from '../../scene/parts/legend.js';
import { picture } from '../../scene/parts/picture.js';
import type { Scene } from '../../scene/scene.js';
import { looseNote } from '../drawn-notes.js';
import type { Made } from '../layout-reports.js';
import { wishedConflicts, withNotes } from '../notes-in-layout.js';
import type { Outline } from '../outline.js';
import type { GraphContent } from './content.js';
import { drawnGraph } from './drawn.js';
import { layoutGraph } from './layout-graph.js';
import { paint } from './paint.js';
import { shifted } from './places.js';

/** Notes below a narrow picture stand side by side up to this width, px. */
const NOTES_WIDTH = 400;

export function graphPicture(content: GraphContent, icons: IconLookup, outline: Outline): Made<Scene> {
  const drawn = drawnGraph(content, icons);
  const graph = layoutGraph(content.direction, drawn);
  const wanted = withNotes(graph, drawn.notes);
  const drawing = layOut(wanted);
  const numbered = content.lines.some(({ line }) => line.number !== undefined);
  const scene = picture({
    kind: content.kind,
    ...(content.title === undefined ? {} : { title: content.title }),
    fallbackTitle: content.fallbackTitle,
    description: outline.lines.join('\n'),
    content: {
      width: drawing.width,
      height: drawing.height,
      at: (corner) => paint(drawn, shifted(drawing, corner)),
    },
    below: (width) => [
      flowed(drawn.loose.map(looseNote), 16, Math.max(width, NOTES_WIDTH)),
      legend(legendEntries(content.legend), width),
    ],
  });
  return {
    picture: scene,
    laidOut: { graph: wanted, drawing },
    trouble: {
      conflicts: wishedConflicts(drawing.conflicts, graph),
      degraded: drawing.degraded,
      advice: adviceFor(wanted, drawing, layOut, { numbered }),
    },
  };
}
