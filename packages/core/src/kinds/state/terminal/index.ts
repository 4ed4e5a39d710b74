// A state machine for a terminal: in, the model and the page; out, its text picture.
import { graphText } from '../../../terminal/graph/index.js';
import type { Page } from '../../../terminal/page.js';
import type { Made } from '../../layout-reports.js';
import type { StateModel } from '../model.js';

export function stateText(model: StateModel, page: Page): Made<string> {
  const { title, direction, transitions, notes, legend, vertices, regions } = model;
  const { text, trouble } = graphText(
    {
      ...(title === undefined ? {} : { title }),
      direction,
      nodes: vertices.map(({ id, label, type, scope, sub }) => ({
        id,
        label,
        type,
        ...(sub ? { sub } : {}),
        ...(scope ? { group: scope } : {}),
      })),
      groups: regions.map((each) => ({ id: each.id, label: each.label ?? '' })),
      overlays: [],
      edges: transitions,
      notes,
      legend,
    },
    page,
  );
  return { picture: text, trouble };
}
