// Draws a state machine: from the model to the scene. If no direction is set, both are laid out, and the one that fits a screen
// better is used.
import type { FlowDirection } from '../../../layout/graph.js';
import { frameWidth, MOST_RATIO, PAGELIKE, SCREEN, SHORT, sidesRatio } from '../../../layout/page.js';
import { isClearlyLarger } from '../../../layout/quality/legible.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Scene } from '../../../scene/scene.js';
import { layoutOf, onceForAlike } from '../../graph-picture/alike.js';
import type { GraphContent, GraphNode } from '../../graph-picture/content.js';
import { pictureOf } from '../../graph-picture/index.js';
import { type Inside, type LaidOutGraph, laidOutGraph } from '../../graph-picture/laid-out.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import { levelsOf } from '../levels.js';
import type { StateModel } from '../model.js';
import { scopesOf } from '../scopes.js';
import { compositeNode } from './composite.js';
import type { Drawing } from './drawing.js';
import { levelContent } from './level.js';

/**
 * Above this number of vertices and transitions, a machine is laid out in one direction only, if the result has about the shape
 * of a page.
 */
const LARGE = 200;

export function drawState(model: StateModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const scopes = scopesOf(model);
  const levels = levelsOf(model, scopes);
  const { title, legend, vertices, transitions } = model;
  const composite = compositeOnce();
  const layOut = onceForAlike(layoutOf);
  const folds = new Set<string>();
  const laidOutRows = new Map<string, LaidOutGraph>();
  const contentWith = (direction: FlowDirection, inside: Inside): GraphContent => ({
    ...levelContent(undefined, {
      model,
      scopes,
      levels,
      direction,
      icons,
      inside,
      composite,
      layOut,
      rows: laidOutRows,
      folds,
    }),
    ...(title === undefined ? {} : { title }),
    legend,
  });
  const drawnWith = (content: GraphContent): Drawn => ({ content, laidOut: laidOutGraph(content, icons) });
  const hasComposites = levels.level(undefined).vertices.some(({ vertex }) => vertex.type === 'composite');
  // A long row in a composite is acceptable unless the whole picture becomes too long or wider than a screen.
  const laidOutTowards = (direction: FlowDirection): Drawn => {
    const rows = drawnWith(contentWith(direction, 'row'));
    const { laidOut } = rows;
    if (!hasComposites || laidOut.drawing.degraded || !(exceedsRatio(laidOut) || laidOut.width > SCREEN)) return rows;
    folds.clear();
    const inFrames = contentWith(direction, 'frame');
    if (folds.size === 0) return rows;
    const folded = drawnWith(inFrames);
    return isBetter(folded.laidOut, laidOut) ? folded : rows;
  };
  const page = ({ content, laidOut }: Drawn): Made<Scene> =>
    pictureOf({ content: { ...content, direction: model.direction }, laidOut }, outline);
  if (model.direction !== 'auto') return page(laidOutTowards(model.direction));
  const first = laidOutTowards('right');
  const isLarge = vertices.length + transitions.length > LARGE;
  if (first.laidOut.drawing.degraded || (isLarge && isPage(first.laidOut))) return page(first);
  const second = laidOutTowards('down');
  return page(isBetter(second.laidOut, first.laidOut) ? second : first);
}

/** A composite drawn as a row is drawn the same in a frame, unless it is long. */
function compositeOnce(): Drawing['composite'] {
  const rows = new Map<string, GraphNode>();
  return (vertex, drawing) => {
    const key = `${drawing.direction} ${vertex.id}`;
    const known = drawing.inside === 'frame' ? rows.get(key) : undefined;
    if (known !== undefined && Math.max(known.width, known.height) <= SHORT) return known;
    const node = compositeNode(vertex, drawing);
    if (drawing.inside === 'row') rows.set(key, node);
    return node;
  };
}

interface Drawn {
  readonly content: GraphContent;
  readonly laidOut: LaidOutGraph;
}

/**
 * Prefers a picture that is not too long, then one no wider than a screen, since a page scrolls down, then one with clearly
 * larger text on a page; of two equal ones, the one that a screen shows larger.
 */
function isBetter(one: LaidOutGraph, other: LaidOutGraph): boolean {
  if (exceedsRatio(one) !== exceedsRatio(other)) return exceedsRatio(other);
  if (one.width > SCREEN !== other.width > SCREEN) return other.width > SCREEN;
  if (isClearlyLarger(one, other) !== isClearlyLarger(other, one)) return isClearlyLarger(one, other);
  return frameWidth(one) < frameWidth(other);
}

function exceedsRatio(laidOut: LaidOutGraph): boolean {
  return sidesRatio(laidOut) > MOST_RATIO;
}

function isPage({ width, height }: LaidOutGraph): boolean {
  return width >= height && width <= PAGELIKE * height;
}
