// The lines of a file of any size: in, its path; out, each line without its end, or undefined if it is not UTF-8 or longer than any entry.
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { systemFailure } from '../command/failure.js';
import { shownPath } from '../files/read-text.js';

/** Bytes of a line: far more than an entry has. */
const LONGEST = 16 * 1024 * 1024;

const NEWLINE = 10;

export async function* linesOf(path: string): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        yield textOf([...parts, chunk.subarray(from, end)]);
        parts = [];
        length = 0;
        from = end + 1;
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > LONGEST) {
        yield undefined;
        return;
      }
    }
  } catch (cause) {
    throw systemFailure('read', shownPath(path), cause);
  }
  if (length > 0) yield textOf(parts);
}

function textOf(parts: readonly Buffer[]): string | undefined {
  const bytes = Buffer.concat(parts);
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}
