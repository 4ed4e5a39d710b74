// What a format of pictures is to the verbs that draw.
import type { Context, PictureFormat, PictureLook, Scheme, SourceReport } from '@linework/core';

/** What the verbs that draw are told about the look; the theme stands beside it, as one source is drawn in several. */
export type Look = Omit<PictureLook, 'theme'>;

export interface Made {
  readonly report: SourceReport;
  /** A text or bytes for each of the schemes; none where the source has mistakes. */
  readonly contents: readonly (string | Uint8Array)[];
  /** What could not be drawn as measured, a sentence each. */
  readonly warnings: readonly string[];
}

/** Lays out once and draws in each scheme; where one is left out, the header and the settings say it. */
export type Make = (
  text: string,
  schemes: readonly (Scheme | undefined)[],
  look: Look,
  context: Context,
) => Promise<Made>;

export interface Format extends PictureFormat {
  /** Of its files. */
  readonly suffix: string;
  /** What such a file starts with; left out where it may start with anything. */
  readonly start?: string;
  /** Unless a theme is asked for: a light and a dark file, or one file in the colours the source asks for. */
  readonly files: 'light-and-dark' | 'one';
  /** One file can hold light and dark. */
  readonly auto: boolean;
  readonly load: () => Promise<{ readonly make: Make }>;
}
