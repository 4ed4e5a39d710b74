// The result of every exporter: the bytes with warnings for the user, or the reason there are none.

/** Something that could not be drawn as measured. */
export interface ExportWarning {
  readonly code: 'font-substituted' | 'font-missing' | 'page-reduced';
  /** A sentence for people. */
  readonly message: string;
  /** The affected characters, without duplicates, by code point; empty if no characters are affected. */
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
