// What a picture format is: its name, its files, its options, and how it is made. Every caller (the command, the operations,
// the service) reads it from the registry.
import type { Context } from '../check-cut.js';
import type { Report } from '../draw-checked.js';
import type { Outline } from '../kinds/outline.js';
import type { PictureQuality } from '../kinds/picture-quality.js';
import type { Scheme } from '../svg/options.js';
import type { PictureExporter } from './exporter.js';

/** The look of a picture; each format supports some of it. */
export interface PictureLook {
  /** The colours. The core and the exporter call this a scheme, since a theme there is the whole set of colours. */
  readonly theme?: Scheme;
  readonly embedSource?: boolean;
  /** Write the required glyphs into the picture. */
  readonly embedFont?: boolean;
  readonly background?: 'canvas' | 'none';
  /** Pixels for each px. */
  readonly scale?: number;
  /** Maximum cells per line of text. */
  readonly columns?: number;
  readonly ascii?: boolean;
}

/** The look passed to a format's maker; the theme is separate, since one source is drawn in several. */
export type Look = { readonly [Option in Exclude<keyof PictureLook, 'theme'>]?: PictureLook[Option] | undefined };

export interface PictureHost {
  readonly context: Context;
  /** Makes what the core cannot; loaded on demand. */
  readonly exporter?: () => Promise<PictureExporter>;
}

/** The report of a source and its picture; a text picture has no quality. */
export interface PictureReport extends Report {
  readonly outline?: Outline;
  /** Measured on demand. */
  readonly quality?: () => PictureQuality;
}

export interface MadePictures {
  readonly report: PictureReport;
  /** A text or bytes for each of the schemes; none if the source has errors. */
  readonly contents: readonly (string | Uint8Array)[];
  /** What could not be drawn as measured, one sentence per item. */
  readonly warnings: readonly string[];
}

/** Such as a picture that would be too large: a sentence that says why. */
export interface NotMade {
  readonly refused: string;
}

/** Lays out once and draws in each scheme; if one is omitted, the header and the settings decide. */
export type MakePicture = (
  text: string,
  schemes: readonly (Scheme | undefined)[],
  look: Look,
  host: PictureHost,
) => Promise<MadePictures | NotMade>;

export interface PictureFormat {
  readonly name: string;
  readonly mediaType: string;
  /** The supported look options; others are rejected. */
  readonly takes: readonly (keyof PictureLook)[];
  /** Of its files. */
  readonly suffix: string;
  /** What such a file starts with; undefined if anything can start it. */
  readonly start?: string;
  /** Without a theme: a light and a dark file, or one file in the source's own colours. */
  readonly files: 'light-and-dark' | 'one';
  /** One file can hold light and dark. */
  readonly auto: boolean;
  /** The field of a result that holds it. */
  readonly answeredIn: 'svg' | 'text' | 'file';
  /** Loaded on demand, so that no format pays for another. */
  readonly load: () => Promise<{ readonly make: MakePicture }>;
}
