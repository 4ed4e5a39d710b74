// Draws a sequence: from the model to the scene. Measures every part, asks the layout for positions and paints the parts there.

import type { Box, Point } from '../../../layout/graph.js';
import {
  type ChartItem,
  type LifelineChart,
  layoutLifelines,
  type PlacedChart,
  type PlacedFragment,
  type PlacedLifeline,
} from '../../../layout/lifelines/index.js';
import type { IconLookup } from '../../../scene/icon.js';
import { legend, legendEntries } from '../../../scene/parts/legend.js';
import { picture } from '../../../scene/parts/picture.js';
import type { Scene, SceneNode } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import { type DrawnLine, labelPart, linePart } from '../../drawn-line.js';
import type { Made } from '../../layout-reports.js';
import { locatedById } from '../../located.js';
import type { Outline } from '../../outline.js';
import type { Item, SequenceModel } from '../model.js';
import {
  blockWords,
  type DrawnBlock,
  type DrawnDivider,
  dividerPart,
  drawnBlock,
  drawnDivider,
  framePart,
} from './blocks.js';
import { shifted } from './chart-shift.js';
import { type DrawnActor, drawnActors, headPart, lifelinePart } from './heads.js';
import { laidOutChart } from './laid-out.js';
import { barShape, drawnMessage, roomFor } from './messages.js';
import { type DrawnNote, drawnNote, notePart } from './notes.js';
import { fitsPage, labelRooms, rowAir } from './proportions.js';

interface Drawn {
  readonly actors: readonly DrawnActor[];
  /** By the ids of the model's items, in source order. */
  readonly messages: ReadonlyMap<string, DrawnLine>;
  readonly notes: ReadonlyMap<string, DrawnNote>;
  readonly dividers: ReadonlyMap<string, DrawnDivider>;
  readonly blocks: ReadonlyMap<string, DrawnBlock>;
}

interface Placed {
  readonly drawn: Drawn;
  readonly chart: PlacedChart;
}

/** px: a label of one line, badge and icon included. */
const ONE_LINE = 24;

/** px: in a longer chart, the heads scroll out of view. */
const TALL = 900;

export function drawSequence(model: SequenceModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const { drawn: shapes, chart } = laidOut(model, icons);
  const scene = picture({
    kind: 'sequence',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Sequence',
    description: outline.lines.join('\n'),
    content: {
      width: chart.width,
      height: chart.height,
      at: (corner) => paint(shapes, shifted(chart, corner)),
    },
    below: (width) => [legend(legendEntries(model.legend), width)],
  });
  return { picture: scene, laidOut: laidOutChart(shapes.actors, shapes.messages, chart) };
}

function laidOut(model: SequenceModel, icons: IconLookup): Placed {
  const actors = drawnActors(model.actors, icons);
  const measure = (room: number): Drawn => ({ actors, ...drawnItems(model.items, icons, room) });
  const placed = (each: Drawn): Placed => ({ drawn: each, chart: layoutLifelines(chartOf(model, each)) });
  const narrow = placed(measure(0));
  const placement = roomier(narrow, (room) => placed(measure(room)));
  const shapes = fitted(placement.drawn, placement.chart, icons);
  const chart = layoutLifelines(chartOf(model, shapes));
  const air = rowAir(chart, shapes.messages.size);
  return { drawn: shapes, chart: air === 0 ? chart : layoutLifelines({ ...chartOf(model, shapes), air }) };
}

/** With as much room for the labels as the page has, if any label is broken. */
function roomier(narrow: Placed, withRoom: (room: number) => Placed): Placed {
  const isBroken = [...narrow.drawn.messages.values()].some(({ label: { height } }) => height > ONE_LINE);
  for (const room of isBroken ? labelRooms(narrow.chart) : []) {
    const wide = withRoom(room);
    if (fitsPage(wide.chart, narrow.chart)) return wide;
  }
  return narrow;
}

function drawnItems(items: readonly Item[], icons: IconLookup, room: number): Omit<Drawn, 'actors'> {
  const messages = new Map<string, DrawnLine>();
  const notes = new Map<string, DrawnNote>();
  const dividers = new Map<string, DrawnDivider>();
  const blocks = new Map<string, DrawnBlock>();
  const walk = (inside: readonly Item[]): void => {
    for (const item of inside) {
      if (item.type === 'message') messages.set(item.line.id, drawnMessage(item.line, icons, room));
      else if (item.type === 'note') notes.set(item.id, drawnNote(item));
      else if (item.type === 'divider') dividers.set(item.id, drawnDivider(item));
      else {
        blocks.set(item.id, drawnBlock(item));
        for (const section of item.sections) walk(section.items);
      }
    }
  };
  walk(items);
  return { messages, notes, dividers, blocks };
}

/** Parts that get more space than requested, rewrapped to fewer lines. */
function fitted(shapes: Drawn, chart: PlacedChart, icons: IconLookup): Drawn {
  const messages = new Map(shapes.messages);
  for (const { of, at } of locatedById(shapes.messages, chart.messages)) {
    if (of.line.label !== undefined) messages.set(of.line.id, drawnMessage(of.line, icons, at.room));
  }
  const notes = new Map(shapes.notes);
  for (const { of, at } of locatedById(shapes.notes, chart.notes)) {
    if (of.words.rows.length > 1 && at.width > of.size.width) notes.set(of.note.id, drawnNote(of.note, at.width));
  }
  const dividers = new Map(shapes.dividers);
  for (const { of, at } of locatedById(shapes.dividers, chart.dividers)) {
    dividers.set(of.divider.id, drawnDivider(of.divider, at.room));
  }
  const blocks = new Map(shapes.blocks);
  for (const { of, at } of locatedById(shapes.blocks, framesById(chart))) {
    const rooms = at.sections.map((each) => each.room);
    blocks.set(of.block.id, drawnBlock(of.block, rooms));
  }
  return { ...shapes, messages, notes, dividers, blocks };
}

function framesById(chart: PlacedChart): ReadonlyMap<string, PlacedFragment> {
  return new Map(chart.fragments.map((each) => [each.id, each]));
}

const NO_ROOM = { width: 0, height: 0 } as const;

function chartOf(model: SequenceModel, shapes: Drawn): LifelineChart {
  const places = new Map(model.actors.map((each, i) => [each.id, i]));
  const placeOf = (actor: string | undefined): number => (actor === undefined ? 0 : (places.get(actor) ?? 0));

  const beginning = new Set(model.actors.map((each) => each.createdBy));
  const ending = new Map<string, number[]>();
  for (const [place, { destroyedBy }] of model.actors.entries()) {
    if (destroyedBy !== undefined) ending.set(destroyedBy, [...(ending.get(destroyedBy) ?? []), place]);
  }
  const chartItem = (item: Item): ChartItem => {
    if (item.type === 'message') {
      const { id, from, to } = item.line;
      const label = shapes.messages.get(id)?.label;
      const room = roomFor(label ?? NO_ROOM);
      const dying = ending.get(id);
      return {
        type: 'message',
        id,
        from: placeOf(from),
        to: placeOf(to),
        label: room,
        blank: label?.blank ?? 0,
        ...(beginning.has(id) ? { begins: true } : {}),
        ...(dying === undefined ? {} : { ends: dying }),
      };
    }
    if (item.type === 'divider') {
      return { type: 'divider', id: item.id, label: roomFor(shapes.dividers.get(item.id)?.label ?? NO_ROOM) };
    }
    if (item.type === 'note') {
      const over = item.over.map(placeOf);
      const size = shapes.notes.get(item.id)?.size ?? NO_ROOM;
      return { type: 'note', id: item.id, first: Math.min(...over), last: Math.max(...over), size };
    }
    const words = shapes.blocks.get(item.id)?.sections ?? [];
    return {
      type: 'fragment',
      id: item.id,
      sections: item.sections.map((section, i) => ({
        tab: roomFor(words[i]?.tab ?? NO_ROOM),
        guard: roomFor(words[i]?.guard ?? NO_ROOM),
        items: section.items.map(chartItem),
      })),
    };
  };

  return {
    heads: shapes.actors.map(({ width, height }) => ({ width, height })),
    items: model.items.map(chartItem),
    bars: model.activations.map(({ actor, written: _, ...ends }) => ({ lifeline: placeOf(actor), ...ends })),
    tall: TALL,
  };
}

/** Frames first, then lifelines and bars, then what is on them: lines, notes, text. */
function paint(shapes: Drawn, chart: PlacedChart): readonly SceneNode[] {
  const names = new Map(shapes.actors.map(({ actor }) => [actor.id, oneLine(actor.label)]));
  const blocks = locatedById(shapes.blocks, framesById(chart));
  const messages = locatedById(shapes.messages, chart.messages);
  const heads = shapes.actors.flatMap((of, i) => {
    const at = chart.lifelines[i];
    return at === undefined ? [] : [{ of, at }];
  });
  const bars = chart.bars.flatMap(({ lifeline, boxes }) =>
    boxes.map((each) => barShape(each, shapes.actors[lifeline]?.actor.tone ?? 'neutral')),
  );
  return [
    ...blocks.map(({ of, at }) => framePart(of, at)),
    ...heads.map(({ of, at }) => lifelinePart(of, at)),
    ...(bars.length === 0 ? [] : [{ type: 'part', part: 'mark', children: bars } as const]),
    ...messages.map(({ of, at }) => linePart(of, met(of, at.points, heads), names)),
    ...heads.flatMap(({ of, at }) => [headPart(of, at.head), ...footParts(of, at.foot)]),
    ...locatedById(shapes.notes, chart.notes).map(({ of, at }) => notePart(of, at)),
    ...locatedById(shapes.dividers, chart.dividers).map(({ of, at }) => dividerPart(of, at)),
    ...blocks.flatMap(({ of, at }) => blockWords(of, at)),
    ...messages.flatMap(({ of, at: { label } }) => (label === undefined ? [] : [labelPart(of, label)])),
  ];
}

/** The points of a message; one that creates an actor ends at the outline of its head. */
function met(
  { line }: DrawnLine,
  points: readonly Point[],
  heads: readonly { readonly of: DrawnActor; readonly at: PlacedLifeline }[],
): readonly Point[] {
  const created = heads.find(({ of }) => of.actor.createdBy === line.id);
  const [start, end] = points;
  if (created === undefined || start === undefined || end === undefined) return points;
  return [start, created.of.meet(created.at.head, end, start)];
}

function footParts(of: DrawnActor, foot: Box | undefined): readonly SceneNode[] {
  return foot === undefined ? [] : [headPart(of, foot)];
}
