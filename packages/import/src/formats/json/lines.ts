// JSON with a value on each line as one list: in, a file; out, the same with list punctuation in place of its line breaks, so
// that every place stays valid.
import type { ImportFile } from '../../contract.js';

export function withLines(file: ImportFile): ImportFile {
  const { path, content } = file;
  if (!/\.(?:ndjson|jsonl)$/i.test(path)) return file;
  const body = content.replace(/\r/g, ' ').trimEnd();
  return { path, content: `[${body.replaceAll('\n', ',')}]` };
}
