// From files or a text of another format to Linework: in, the worker's calls, the files and perhaps the format; out, the source, or why there is none.
import type { TextFile } from './disk/folder.js';
import { foreignIn } from './foreign.js';
import type { StartAsk } from './starter.js';
import type { Converted } from './worker/protocol.js';

const NO_SOURCE = {
  severity: 'error',
  text: 'This SVG holds no source. Draw it with embedSource to keep it.',
  place: '',
} as const;

/** `chosen`: a format, or empty to recognise it. */
export async function convertedFrom(ask: StartAsk, files: readonly TextFile[], chosen = ''): Promise<Converted> {
  const [only] = files;
  const isPasted = files.length === 1 && only !== undefined;
  if (isPasted && only.path.endsWith('.diagram'))
    return { source: only.content, format: 'linework', losses: [], parts: [] };
  const format = chosen || (isPasted ? foreignIn(only.content)?.format : undefined);
  if (format === 'svg') {
    const source = await ask('sourceIn', only?.content ?? '');
    if (source === undefined) return { format, losses: [NO_SOURCE], parts: [] };
    return { source, format, losses: [], parts: [] };
  }
  return ask('convert', { files, ...(format === undefined ? {} : { format }) });
}

export function sentenceOf({ source, format, losses, parts }: Converted): string {
  if (source === undefined) return 'Nothing could be read.';
  const lost = losses.length === 0 ? 'Nothing was lost.' : `${losses.length} to check below.`;
  return `Read as ${format}. ${lost}${parts.length === 0 ? '' : ' Large files come with parts.'}`;
}
