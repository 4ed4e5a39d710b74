// What a format of pictures is to the verbs that draw.
import type { Context, Scheme, SourceReport } from '@linework/core';

/** What the verbs that draw are told about the look; each format takes some of it. */
export interface Look {
  readonly embedSource?: boolean;
  /** Write the glyphs that the picture needs into it. */
  readonly embedFont?: boolean;
  readonly background?: 'canvas' | 'none';
  /** Pixels for each px. */
  readonly scale?: number;
  /** Cells of a line of text, at most. */
  readonly columns?: number;
  readonly ascii?: boolean;
}

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

export interface Format {
  readonly name: 'svg' | 'png' | 'pdf' | 'text';
  /** Of its files. */
  readonly suffix: string;
  readonly mediaType: string;
  /** Unless a scheme is asked for: a light and a dark file, or one file in the colours the source asks for. */
  readonly files: 'light-and-dark' | 'one';
  /** One file can hold light and dark. */
  readonly auto: boolean;
  /** Options it can follow; others are refused. */
  readonly takes: readonly (keyof Look | 'scheme')[];
  readonly load: () => Promise<{ readonly make: Make }>;
}
