// Mermaid as a source: in, its text; out, the source and what was lost.
import { convertMermaid } from '@linework/convert/on-demand';
import { lossOf } from './losses.js';
import type { Converted, ConvertRequest } from './protocol.js';
import type { WithIcons } from './with-icons.js';

/** A fence of Markdown around the diagram. */
const FENCE = /^\s{0,99}```[^\n]{0,200}\n([\s\S]*?)\n[ \t]{0,9}```\s{0,99}$/;

export async function fromMermaid({ files }: ConvertRequest, withIcons: WithIcons): Promise<Converted> {
  const content = files[0]?.content ?? '';
  const text = FENCE.exec(content)?.[1] ?? content;
  const result = await withIcons((icons) => convertMermaid(text, { lenient: true }, { icons }));
  return {
    ...(result.ok ? { source: result.source } : {}),
    format: 'mermaid',
    losses: result.diagnostics.map((each) => lossOf('', each)),
    parts: [],
  };
}
