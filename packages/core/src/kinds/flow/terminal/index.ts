// A flow for a terminal: in, the model and the page; out, its text picture.
import { graphText } from '../../../terminal/graph/index.js';
import type { Page } from '../../../terminal/page.js';
import type { Made } from '../../layout-reports.js';
import type { FlowModel } from '../model.js';

export function flowText(model: FlowModel, page: Page): Made<string> {
  const { text, trouble } = graphText(model, page);
  return { picture: text, trouble };
}
