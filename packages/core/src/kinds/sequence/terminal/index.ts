// A sequence for a terminal: from the model and the page to its text picture.
import { chartText } from '../../../terminal/lifelines/index.js';
import type { Page } from '../../../terminal/page.js';
import type { Made } from '../../layout-reports.js';
import type { SequenceModel } from '../model.js';

export function sequenceText(model: SequenceModel, page: Page): Made<string> {
  return { picture: chartText(model, page) };
}
