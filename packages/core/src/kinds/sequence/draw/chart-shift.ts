// Moves a placed chart on the page: from the chart and an offset to the same chart with every position moved.
import type { Box, Point } from '../../../layout/graph.js';
import type { PlacedChart } from '../../../layout/lifelines/index.js';

export function shifted(chart: PlacedChart, by: Point): PlacedChart {
  const point = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  const box = (of: Box): Box => ({ ...of, ...point(of) });
  const each = <Of>(of: ReadonlyMap<string, Of>, move: (one: Of) => Of): ReadonlyMap<string, Of> =>
    new Map([...of].map(([id, one]) => [id, move(one)]));
  return {
    width: chart.width,
    height: chart.height,
    lifelines: chart.lifelines.map(({ x, head, foot, runs, cross }) => ({
      x: x + by.x,
      head: box(head),
      ...(foot === undefined ? {} : { foot: box(foot) }),
      ...(cross === undefined ? {} : { cross: cross + by.y }),
      runs: runs.map(({ from, to }) => ({ from: from + by.y, to: to + by.y })),
    })),
    messages: each(chart.messages, ({ points, label, room }) => ({
      room,
      points: points.map(point),
      ...(label === undefined ? {} : { label: box(label) }),
    })),
    notes: each(chart.notes, box),
    dividers: each(chart.dividers, ({ from, to, label, room }) => ({
      room,
      from: point(from),
      to: point(to),
      label: box(label),
    })),
    fragments: chart.fragments.map(({ id, box: outer, depth, sections }) => ({
      id,
      box: box(outer),
      depth,
      sections: sections.map(({ tab, guard, room, separator }) => ({
        room,
        tab: box(tab),
        guard: box(guard),
        ...(separator === undefined ? {} : { separator: separator + by.y }),
      })),
    })),
    bars: chart.bars.map((of) => ({ ...of, boxes: of.boxes.map(box) })),
  };
}
