// Boxes and lines as text: in, the picture and the page; out, its lines. Directions and widths are tried from the widest on
// until one fits the columns; what fits in none, or is too large to be read as a drawing, becomes a list.

import type { FlowDirection, LayoutConflict } from '../../layout/graph.js';
import { cellsOf, plain } from '../cells.js';
import { hanging, legendLines, type Page, stacked } from '../page.js';
import { wrapCells } from '../wrap.js';
import { typeSamples } from './faces.js';
import { placeOnGrid, type TooWide } from './grid.js';
import { listLines } from './list.js';
import { paintGraph } from './paint.js';
import { type Arrange, inLayers, sketch, type Tightness } from './sketch.js';
import type { TextGraph } from './text-graph.js';
import { unconnectedParts } from './unconnected.js';

/** Above these a list says more than a drawing of many pages. */
const MOST_NODES = 60;
const MOST_LINES = 120;

const TRIES: readonly Tightness[] = [
  { node: 28, label: 24, level: true },
  { node: 22, label: 18, level: false },
  { node: 14, label: 12, level: false },
];

/** What a row is worth, in columns: all columns are there anyway, rows scroll. */
const ROW = 25;

/** A text picture, and what its layout could not keep. */
export interface GraphText {
  readonly text: string;
  readonly trouble: {
    readonly conflicts: readonly LayoutConflict[];
    readonly degraded: boolean;
    /** What could not be laid out to the end is told as a list. */
    readonly listed: boolean;
  };
}

/** `arrange`: the layout of a kind that has one of its own. */
export function graphText(graph: TextGraph, page: Page, arrange: Arrange = inLayers): GraphText {
  const title = graph.title === undefined ? [] : wrapCells(graph.title, page.columns);
  const known = new Set(graph.nodes.map(({ id }) => id));
  const loose = graph.notes.filter(({ about }) => about === undefined || !known.has(about));
  const frames = new Map([...graph.groups, ...graph.overlays].map(({ id, label }) => [id, plain(label)]));
  const notes = loose.flatMap(({ text, about = '' }) => {
    const frame = frames.get(about);
    return hanging(frame === undefined ? 'Note: ' : `Note on ${frame}: `, text, page.columns);
  });
  const about = { ...graph, notes: graph.notes.filter((each) => !loose.includes(each)) };
  const whole = isLarge(graph) ? undefined : drawing(about, page, arrange);
  // What has a layout of its own has frames that stand together.
  const isLoose = arrange === inLayers && (whole === undefined || whole === 'degraded');
  const parts = isLoose && !isLarge(graph) ? unconnectedParts(about) : [about];
  const made =
    whole === undefined || whole === 'degraded'
      ? parts.map((part) => (parts.length > 1 ? drawing(part, page, arrange) : whole))
      : [whole];
  const drawn = made.map((each) => (each === 'degraded' ? undefined : each));
  const listed = made.includes('degraded');
  const shown = drawn.flatMap((each, i) => [
    each?.lines ?? listLines(parts[i] ?? graph, page),
    each === undefined ? [] : unframedLines(graph, each.unframed, page),
  ]);
  const types = drawn.every((each) => each === undefined) ? [] : graph.nodes.map(({ type }) => type);
  const senses = types.length === 0 ? [] : graph.legend;
  return {
    text: stacked([title, ...shown, notes, legendLines(senses, typeSamples(new Set(types), page.charset), page)]),
    trouble: { conflicts: drawn.flatMap((each) => each?.conflicts ?? []), degraded: listed, listed },
  };
}

function isLarge({ nodes, edges }: TextGraph): boolean {
  return nodes.length > MOST_NODES || edges.length > MOST_LINES;
}

/** Overlays that a frame cannot show say their nodes. */
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

/** Tighter wraps make a drawing no narrower than this part of what it needs with the widest. */
const NARROWEST = 0.4;

/** `degraded` when nothing fits, and a layout on the way was cut short. */
function drawing(graph: TextGraph, page: Page, arrange: Arrange): Drawn | 'degraded' | undefined {
  if (graph.nodes.length === 0 && graph.groups.length === 0) return undefined;
  let turns = directions(graph);
  let cutShort = false;
  for (const tightness of TRIES) {
    const fitting: Drawn[] = [];
    const next: FlowDirection[] = [];
    for (const direction of turns) {
      const made = attempt(graph, direction, tightness, page, arrange);
      if (made === 'degraded') cutShort = true;
      if (made === undefined || made === 'degraded') continue;
      if ('need' in made) {
        if (made.need * NARROWEST <= page.columns) next.push(direction);
        continue;
      }
      if (graph.direction !== 'auto') return made;
      fitting.push(made);
    }
    const [best] = fitting.sort((a, b) => cost(a) - cost(b));
    if (best !== undefined) return best;
    turns = next;
  }
  return cutShort ? 'degraded' : undefined;
}

/** The one asked for first. */
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

function attempt(
  graph: TextGraph,
  direction: FlowDirection,
  tightness: Tightness,
  page: Page,
  arrange: Arrange,
): Drawn | TooWide | 'degraded' | undefined {
  const drawn = sketch(graph, direction, tightness, page.charset, arrange);
  if (drawn === 'degraded') return drawn;
  const grid = drawn === undefined ? undefined : placeOnGrid(drawn, page.columns);
  if (drawn === undefined || grid === undefined) return undefined;
  if ('need' in grid) return grid;
  const lines = paintGraph(drawn, grid)?.lines(page.charset);
  return lines === undefined ? undefined : { lines, unframed: drawn.unframed, conflicts: drawn.conflicts };
}
