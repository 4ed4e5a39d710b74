// A flow for a terminal: in, the model and the page; out, its text picture.
import { graphText } from '../../../terminal/graph/index.js';
import type { Page } from '../../../terminal/page.js';
import { framedLines } from '../../frame-lines.js';
import type { Made } from '../../layout-reports.js';
import type { FlowModel } from '../model.js';

export function flowText(model: FlowModel, page: Page): Made<string> {
  // An outline replaces that of the type here too.
  const nodes = model.nodes.map((each) => (each.shape === undefined ? each : { ...each, type: each.shape }));
  const { text, trouble } = graphText({ ...model, nodes, edges: framedLines(model, model.edges) }, page);
  return { picture: text, trouble };
}
