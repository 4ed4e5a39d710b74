// A flow for a terminal: in, the model; out, its text picture.
import { graphText } from '../../../terminal/graph/index.js';
import type { TextPicture } from '../../../terminal/page.js';
import type { Heard } from '../../layout-reports.js';
import type { FlowModel } from '../model.js';

export function flowText(model: FlowModel, heard: Heard): TextPicture {
  return (page) => {
    const { text, trouble } = graphText(model, page);
    heard(trouble);
    return text;
  };
}
