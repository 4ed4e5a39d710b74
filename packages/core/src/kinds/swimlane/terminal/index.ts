// A swimlane for a terminal: from the model and the page to its text picture: lanes as frames one below another or side by
// side, by its direction, and below them the steps of each phase.
import type { Drawing, LayoutGraph } from '../../../layout/graph.js';
import { type LaneNode, type LaneSpacing, layoutLanes } from '../../../layout/lanes/index.js';
import { plain } from '../../../terminal/cells.js';
import { graphText } from '../../../terminal/graph/index.js';
import { hanging, type Page, stacked } from '../../../terminal/page.js';
import type { Made } from '../../layout-reports.js';
import type { SwimlaneModel } from '../model.js';

/** px, where a cell is 8 by 16. */
const SPACING: LaneSpacing = {
  line: 16,
  approach: 24,
  step: 40,
  sibling: 32,
  padding: 16,
  border: 16,
  apart: 16,
  title: 0,
  air: 8,
};

export function swimlaneText(model: SwimlaneModel, page: Page): Made<string> {
  const { title, direction, steps, lanes, lines, notes, legend } = model;
  const { text, trouble } = graphText(
    {
      ...(title === undefined ? {} : { title }),
      direction,
      nodes: steps.map(({ id, label, type, sub, lane }) => ({
        id,
        label,
        type,
        group: lane,
        ...(sub === undefined ? {} : { sub }),
      })),
      groups: lanes.map(({ id, label, sub }) => ({ id, label, ...(sub === undefined ? {} : { sub }) })),
      overlays: [],
      edges: lines,
      notes,
      legend,
    },
    page,
    (graph) => inLanes(graph, model),
  );
  return { picture: stacked([[text], phaseLines(model, page)]), trouble };
}

function inLanes({ direction, nodes, edges, groups }: LayoutGraph, { steps, phases }: SwimlaneModel): Drawing {
  const phaseOf = new Map(steps.map(({ id, phase }) => [id, phase]));
  const about = new Map(edges.map(({ from, to }) => [to, from]));
  const isUpright = direction === 'down' || direction === 'up';
  const drawing = layoutLanes(
    {
      direction,
      nodes: nodes.flatMap(({ group: lane, before, same, ...node }): readonly LaneNode[] => {
        if (lane === undefined) return [];
        const phase = phaseOf.get(node.id);
        const of = phaseOf.has(node.id) ? undefined : about.get(node.id);
        if (of === undefined) return [{ ...node, lane, ...(phase === undefined ? {} : { phase }) }];
        return [{ ...node, lane, beside: { of, side: before === of ? 'before' : 'after' } }];
      }),
      edges,
      // A title is in its frame's upper border: beside the steps of a row, above those of a column.
      lanes: groups.map(({ id, title }) => ({ id, title: isUpright ? { ...title, height: 0 } : title })),
      phases: phases.map(({ id }) => ({ id, title: { width: 0, height: 0 } })),
    },
    SPACING,
  );
  return { ...drawing, groups: drawing.lanes };
}

function phaseLines({ phases, steps }: SwimlaneModel, page: Page): readonly string[] {
  return phases.flatMap(({ id, label }) => {
    const inside = steps.filter(({ phase }) => phase === id).map((step) => plain(step.label));
    return hanging(`${plain(label)}: `, inside.length === 0 ? '-' : inside.join(', '), page.columns);
  });
}
