// The picture of every graph kind: in, its drawn nodes, frames, lines, overlays and notes; out, the laid-out scene,
// with the constraints that the layout could not satisfy.
import { adviceFor } from '../../layout/advice/index.js';
import { layOutOnPage } from '../../layout/folding/index.js';
import type { IconLookup } from '../../scene/icon.js';
import { legend, legendEntries } from '../../scene/parts/legend.js';
import { picture } from '../../scene/parts/picture.js';
import type { Scene } from '../../scene/scene.js';
import { looseNotes, NOTES_WIDTH } from '../drawn-notes.js';
import type { Made } from '../layout-reports.js';
import { wishedConflicts } from '../notes-in-layout.js';
import type { Outline } from '../outline.js';
import type { GraphContent } from './content.js';
import { type LaidOutContent, laidOutContent } from './laid-out.js';

export function graphPicture(content: GraphContent, icons: IconLookup, outline: Outline): Made<Scene> {
  return pictureOf(laidOutContent(content, icons), outline);
}

/** The page around a laid-out graph, in the direction of the content or, for `auto`, in the better one. */
export function pictureOf({ content, laidOut }: LaidOutContent, outline: Outline): Made<Scene> {
  const { graph, wished, drawing, loose } = laidOut;
  const numbered = content.lines.some(({ line }) => line.number !== undefined);
  const scene = picture({
    kind: content.kind,
    ...(content.title === undefined ? {} : { title: content.title }),
    fallbackTitle: content.fallbackTitle,
    description: outline.lines.join('\n'),
    content: laidOut,
    below: (width) => [
      looseNotes(loose, Math.max(width, NOTES_WIDTH)),
      legend([...(content.key ?? []), ...legendEntries(content.legend)], width),
    ],
  });
  return {
    picture: scene,
    laidOut: { graph, drawing },
    trouble: {
      conflicts: wishedConflicts(drawing.conflicts, wished),
      degraded: drawing.degraded,
      advice: adviceFor({ ...graph, direction: content.direction }, drawing, (of) => layOutOnPage(of), { numbered }),
    },
  };
}
