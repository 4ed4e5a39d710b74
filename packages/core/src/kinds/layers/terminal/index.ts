// Layers for a terminal: in, the model and the page; out, their text picture: one frame per layer, pillars beside them.
import type { Drawing, LayoutGraph } from '../../../layout/graph.js';
import { layoutStack, type StackSpacing } from '../../../layout/lanes/index.js';
import { plain } from '../../../terminal/cells.js';
import { graphText } from '../../../terminal/graph/index.js';
import type { TextGroup } from '../../../terminal/graph/text-graph.js';
import { hanging, type Page } from '../../../terminal/page.js';
import type { Named } from '../../entry-meaning.js';
import type { Made } from '../../layout-reports.js';
import { lineInWords } from '../../outline-words.js';
import { endsAtBand, lineNames } from '../line-names.js';
import type { LayersModel } from '../model.js';
import { stackOf } from '../stack.js';

/** px, where a cell is 8 by 16. */
const SPACING: StackSpacing = {
  line: 16,
  border: 16,
  approach: 16,
  sibling: 24,
  padding: 16,
  inset: 16,
  apart: 16,
  title: 0,
  air: 8,
  widest: 0,
};

export function layersText(model: LayersModel, page: Page): Made<string> {
  const { title, layers, pillars, groups, nodes } = model;
  const names = lineNames(model, plain);
  const isAtBand = endsAtBand(model);
  const { text, trouble } = graphText(
    {
      ...(title === undefined ? {} : { title }),
      direction: 'down',
      nodes,
      groups: [
        ...[...layers, ...pillars].map((each) => titled(each)),
        ...groups.map((each) => ({ ...titled(each), parent: each.parent })),
      ],
      overlays: [],
      edges: model.lines.filter((each) => !isAtBand(each)),
      notes: [],
      legend: [],
    },
    page,
    (graph) => inBands(graph, model),
  );
  // A line that meets a border of a layer or pillar would be lost there.
  const apart = model.lines.filter(isAtBand);
  const sentences = apart.flatMap((line) => hanging('', plain(lineInWords(line, names(line))), page.columns));
  return { picture: [text, ...(sentences.length === 0 ? [] : ['', ...sentences])].join('\n'), trouble };
}

function titled({ id, label, sub }: Named): TextGroup {
  return { id, label, ...(sub === undefined ? {} : { sub }) };
}

function inBands({ nodes, edges, groups }: LayoutGraph, model: LayersModel): Drawing {
  const graph = stackOf(model, {
    nodes: new Map(nodes.map((each) => [each.id, each])),
    titles: new Map(groups.map(({ id, title }) => [id, title])),
    edges,
  });
  const drawing = layoutStack(graph, SPACING);
  return { ...drawing, groups: [...drawing.layers, ...drawing.pillars, ...drawing.groups] };
}
