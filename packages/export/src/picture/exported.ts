// What every exporter gives: the bytes with what their reader should know, or why there are none.

/** What could not be drawn as measured. */
export interface ExportWarning {
  readonly code: 'font-substituted' | 'font-missing' | 'page-reduced';
  /** A sentence for people. */
  readonly message: string;
  /** The characters it is about, each once, by code point; empty where it is about none. */
  readonly characters: readonly string[];
}

export interface Refused {
  readonly ok: false;
  readonly message: string;
}

export interface ExportedPicture {
  readonly ok: true;
  readonly bytes: Uint8Array;
  readonly warnings: readonly ExportWarning[];
}
