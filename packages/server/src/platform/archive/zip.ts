// Writes a ZIP as it is read: in, its files; out, its bytes, piece by piece. Only the names of the files are kept until the end, where the format lists
// them. A reader who leaves ends what makes the files; a file that fails ends the archive early, so that no reader takes it for a whole one.
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ArchiveEntry } from './entry.js';

/** Only for the account that unpacks it. */
const MODE = 0o100600;

export async function* zipped(entries: AsyncIterable<ArchiveEntry>, mtime: Date): AsyncGenerator<string | Uint8Array> {
  const zip = new ZipFile();
  const written = zip.outputStream.pipe(new PassThrough());
  const left = new AbortController();
  const adding = addEntries(zip, entries, mtime, left.signal).catch((error: unknown) => {
    written.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  try {
    for await (const piece of written) yield piece;
  } finally {
    left.abort();
    written.destroy();
    await adding;
  }
}

/** One file after another, so that nothing of a later one is read before the earlier one was sent. */
async function addEntries(
  zip: ZipFile,
  entries: AsyncIterable<ArchiveEntry>,
  mtime: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const { path, content } of entries) {
    const source = Readable.from(content, { objectMode: false });
    try {
      zip.addReadStream(source, path, { mtime, mode: MODE });
      await finished(source, { signal });
    } finally {
      source.destroy();
    }
  }
  zip.end();
}
