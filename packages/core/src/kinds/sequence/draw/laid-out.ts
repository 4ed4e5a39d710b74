// A chart of lifelines as boxes and lines, to rate its quality: from the actors, the messages and the placed chart to heads,
// notes and text as boxes, messages as lines. Lifelines and frames are the ground for these, not lines of their own.
import type { Box, PlacedNode } from '../../../layout/graph.js';
import type { PlacedChart } from '../../../layout/lifelines/index.js';
import type { DrawnLine } from '../../drawn-line.js';
import { locatedById } from '../../located.js';
import type { LaidOut } from '../../picture-quality.js';
import type { DrawnActor } from './heads.js';

export function laidOutChart(
  actors: readonly DrawnActor[],
  messages: ReadonlyMap<string, DrawnLine>,
  chart: PlacedChart,
): LaidOut {
  const heads = actors.flatMap(({ actor: { id } }, i): readonly PlacedNode[] => {
    const head = chart.lifelines[i]?.head;
    return head === undefined ? [] : [{ ...head, id }];
  });
  const words: readonly Box[] = [
    ...chart.lifelines.flatMap(({ foot }) => foot ?? []),
    ...chart.notes.values(),
    ...[...chart.dividers.values()].map(({ label }) => label),
    ...chart.fragments.flatMap(({ sections }) => sections.flatMap(({ tab, guard }) => [tab, guard])),
  ];
  const lines = locatedById(messages, chart.messages);
  const nodes = [...heads, ...words.map((box, i) => ({ ...box, id: `words ${i}` }))];
  const drawing = { direction: 'down', groups: [], overlays: [], conflicts: [], degraded: false } as const;
  return {
    graph: {
      direction: 'down',
      nodes,
      edges: lines.map(({ of: { line } }) => ({ id: line.id, from: line.from, to: line.to })),
      groups: [],
      overlays: [],
    },
    drawing: {
      ...drawing,
      width: chart.width,
      height: chart.height,
      nodes,
      edges: lines.map(({ of: { line }, at: { points, label } }) => ({
        id: line.id,
        points,
        ...(label === undefined ? {} : { label }),
      })),
    },
  };
}
