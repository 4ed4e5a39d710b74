// Boxes and lines as text. In: the picture and the page. Out: its lines. Directions and widths are tried from the
// widest down until one fits the columns; a picture that fits in none, or is too large to be read as a drawing, becomes
// a list.

import type { FlowDirection, LayoutConflict } from '../../layout/graph.js';
import { cellsOf, plain } from '../cells.js';
import { hanging, legendLines, type Page, stacked } from '../page.js';
import { wholeColumns, wrapCells } from '../wrap.js';
import { typeSamples } from './faces.js';
import { placeOnGrid, type TooWide } from './grid.js';
import { listLines } from './list.js';
import { flattened, picturesIn } from './nested.js';
import { paintGraph } from './paint.js';
import { type Arrange, inLayers, type Means, sketch, type Tightness } from './sketch.js';
import type { TextGraph } from './text-graph.js';
import { unconnectedParts } from './unconnected.js';

/** Larger graphs are clearer as a list than as a drawing of many pages. */
const MOST_NODES = 60;
const MOST_LINES = 120;

const TRIES: readonly Tightness[] = [
  { node: 28, label: 24, level: true, whole: false },
  { node: 22, label: 18, level: false, whole: false },
  { node: 14, label: 12, level: false, whole: false },
];

/** Words are torn only where the picture does not fit with whole words. */
function triesFor({ nodes, edges }: TextGraph): readonly Tightness[] {
  return TRIES.flatMap((each) => {
    const tears =
      nodes.some(({ label }) => wholeColumns(label, each.node) > each.node) ||
      edges.some(({ label = '' }) => wholeColumns(label, each.label) > each.label);
    return tears ? [{ ...each, whole: true }, each] : [each];
  });
}

/** Cost of a row, in columns: the columns are there anyway, rows scroll. */
const ROW = 25;

/** A text picture, and the constraints its layout could not keep. */
export interface GraphText {
  readonly text: string;
  readonly trouble: {
    readonly conflicts: readonly LayoutConflict[];
    readonly degraded: boolean;
    /** Shown as a list because it could not be laid out completely. */
    readonly listed: boolean;
  };
}

/** `arrange`: the layout of a kind that has its own. */
export function graphText(graph: TextGraph, page: Page, arrange: Arrange = inLayers): GraphText {
  const flat = flattened(graph);
  const title = graph.title === undefined ? [] : wrapCells(graph.title, page.columns);
  const known = new Set([...flat.nodes, ...graph.nodes].map(({ id }) => id));
  const loose = graph.notes.filter(({ about }) => about === undefined || !known.has(about));
  const frames = new Map([...flat.groups, ...flat.overlays].map(({ id, label }) => [id, plain(label)]));
  const notes = loose.flatMap(({ text, about = '' }) => {
    const frame = frames.get(about);
    return hanging(frame === undefined ? 'Note: ' : `Note on ${frame}: `, text, page.columns);
  });
  const about = { ...graph, notes: graph.notes.filter((each) => !loose.includes(each)) };
  const whole = isLarge(flat) ? undefined : drawing(about, page, arrange);
  // A kind with a layout of its own keeps its frames together.
  const isLoose = arrange === inLayers && (whole === undefined || whole === 'degraded');
  const parts = isLoose && !isLarge(flat) ? unconnectedParts(about) : [about];
  const attempts =
    whole === undefined || whole === 'degraded'
      ? parts.map((part) => (parts.length > 1 ? drawing(part, page, arrange) : whole))
      : [whole];
  const drawings = attempts.map((each) => (each === 'degraded' ? undefined : each));
  const listed = attempts.includes('degraded');
  const shown = drawings.flatMap((each, i) => [
    each?.lines ?? listLines(flattened(parts[i] ?? graph), page),
    each === undefined ? [] : unframedLines(graph, each.unframed, page),
  ]);
  const types = drawings.every((each) => each === undefined) ? [] : flat.nodes.map(({ type }) => type);
  const senses = types.length === 0 ? [] : graph.legend;
  return {
    text: stacked([title, ...shown, notes, legendLines(senses, typeSamples(new Set(types), page.charset), page)]),
    trouble: { conflicts: drawings.flatMap((each) => each?.conflicts ?? []), degraded: listed, listed },
  };
}

function isLarge({ nodes, edges }: TextGraph): boolean {
  return nodes.length > MOST_NODES || edges.length > MOST_LINES;
}

/** Overlays that a frame cannot show list their nodes. */
function unframedLines({ nodes, overlays }: TextGraph, unframed: readonly string[], page: Page): readonly string[] {
  const labels = new Map(nodes.map(({ id, label }) => [id, plain(label)]));
  return overlays
    .filter(({ id }) => unframed.includes(id))
    .flatMap((each) =>
      hanging(`${plain(each.label)}: `, each.nodes.map((id) => labels.get(id) ?? id).join(', '), page.columns),
    );
}

interface Drawn {
  readonly lines: readonly string[];
  readonly unframed: readonly string[];
  readonly conflicts: readonly LayoutConflict[];
}

/** Narrower wrapping cannot make a drawing narrower than this share of its widest form. */
const NARROWEST = 0.4;

/** Shares of the columns within which pictures in boxes are drawn: lines run past narrower ones. */
const SHARES = [1, 0.7, 0.45] as const;

/** `degraded` if nothing fits, and a layout on the way was cut short. */
function drawing(graph: TextGraph, page: Page, arrange: Arrange): Drawn | 'degraded' | undefined {
  if (graph.nodes.every(({ inside }) => inside === undefined))
    return drawnWith(graph, page, { pictures: NONE, arrange });
  let cutShort = false;
  const inside = (part: TextGraph, within: Page): readonly string[] | undefined => {
    if (part.nodes.length === 0) return [];
    const pictures = picturesIn(part, within, inside);
    const inner = pictures === undefined ? undefined : drawnWith(part, within, { pictures, arrange });
    if (inner === 'degraded') cutShort = true;
    return inner === undefined || inner === 'degraded' ? undefined : inner.lines;
  };
  for (const share of SHARES) {
    const pictures = picturesIn(graph, { ...page, columns: Math.floor(page.columns * share) }, inside);
    if (pictures === undefined) break;
    const result = drawnWith(graph, page, { pictures, arrange });
    if (result === 'degraded') cutShort = true;
    else if (result !== undefined) return result;
  }
  return cutShort ? 'degraded' : undefined;
}

type Pictures = ReadonlyMap<string, readonly string[]>;
const NONE: Pictures = new Map();

type With = Omit<Means, 'charset'>;

function drawnWith(graph: TextGraph, page: Page, means: With): Drawn | 'degraded' | undefined {
  if (graph.nodes.length === 0 && graph.groups.length === 0) return undefined;
  let turns = directions(graph);
  let cutShort = false;
  for (const tightness of triesFor(graph)) {
    const fitting: Drawn[] = [];
    const next: FlowDirection[] = [];
    for (const direction of turns) {
      const result = attempt(graph, { direction, tightness, means }, page);
      if (result === 'degraded') cutShort = true;
      if (result === undefined || result === 'degraded') continue;
      if ('need' in result) {
        if (result.need * NARROWEST <= page.columns) next.push(direction);
        continue;
      }
      if (graph.direction !== 'auto') return result;
      fitting.push(result);
    }
    const [best] = fitting.sort((a, b) => cost(a) - cost(b));
    if (best !== undefined) return best;
    turns = next;
  }
  return cutShort ? 'degraded' : undefined;
}

/** The requested one first. */
function directions({ direction }: TextGraph): readonly FlowDirection[] {
  if (direction === 'auto') return ['right', 'down'];
  return direction === 'right' || direction === 'left' ? [direction, 'down'] : [direction, 'right'];
}

function cost({ lines }: Drawn): number {
  return width(lines) + lines.length * ROW;
}

function width(lines: readonly string[]): number {
  return lines.reduce((most, each) => Math.max(most, cellsOf(each)), 0);
}

interface Try {
  readonly direction: FlowDirection;
  readonly tightness: Tightness;
  readonly means: With;
}

function attempt(
  graph: TextGraph,
  { direction, tightness, means }: Try,
  page: Page,
): Drawn | TooWide | 'degraded' | undefined {
  const result = sketch(graph, direction, tightness, { charset: page.charset, ...means });
  if (result === 'degraded') return result;
  const grid = result === undefined ? undefined : placeOnGrid(result, page.columns);
  if (result === undefined || grid === undefined) return undefined;
  if ('need' in grid) return grid;
  const lines = paintGraph(result, grid)?.lines(page.charset);
  return lines === undefined ? undefined : { lines, unframed: result.unframed, conflicts: result.conflicts };
}
