// Files of other formats as a source: in, the files; out, the source, its parts and what was lost.
import { importFiles } from '@linework/import';
import { lossOf } from './losses.js';
import type { Converted, ConvertRequest } from './protocol.js';
import type { WithIcons } from './with-icons.js';

export async function fromFiles({ files, format }: ConvertRequest, withIcons: WithIcons): Promise<Converted> {
  const request = { files, ...(format === undefined ? {} : { format }) };
  const result = await withIcons((icons) => importFiles(request, { icons }));
  return {
    ...(result.ok ? { source: result.source } : {}),
    format: result.format,
    losses: result.diagnostics.map((each) => lossOf(files.length > 1 ? each.file : '', each)),
    parts: result.parts.map(({ name, title, source }) => ({ name: title ?? name, source })),
  };
}
