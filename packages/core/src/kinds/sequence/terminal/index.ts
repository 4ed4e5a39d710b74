// A sequence for a terminal: in, the model; out, its text picture.
import { chartText } from '../../../terminal/lifelines/index.js';
import type { TextPicture } from '../../../terminal/page.js';
import type { SequenceModel } from '../model.js';

export function sequenceText(model: SequenceModel): TextPicture {
  return (page) => chartText(model, page);
}
