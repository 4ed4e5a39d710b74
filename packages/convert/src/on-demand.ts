// The Mermaid converter for a browser: in, the text of one diagram; out, the same as `convertMermaid`, loading only the kind it produces.
import { outline } from '@linework/core/draw-on-demand';
import type { ConvertContext, ConvertOptions, ConvertResult } from './mermaid/contract.js';
import { readMermaid } from './mermaid/index.js';

export async function convertMermaid(
  text: string,
  options: ConvertOptions,
  context: ConvertContext,
): Promise<ConvertResult> {
  const draft = readMermaid(text, options, context);
  return 'finished' in draft ? draft.finished(await outline(draft.source, context)) : draft;
}
