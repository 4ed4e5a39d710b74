// A file of an archive.
export interface ArchiveEntry {
  /** Parts are separated by slashes, each safe as the name of a file (file-name.ts). */
  readonly path: string;
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}
