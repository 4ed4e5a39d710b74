// What a format of pictures is: its name, its files, what it can be asked for, and how it is made. Every caller (the
// command, the operations, the service) reads it from the registry.
import type { Context } from '../check-cut.js';
import type { Report } from '../draw-checked.js';
import type { Outline } from '../kinds/outline.js';
import type { PictureQuality } from '../kinds/picture-quality.js';
import type { Scheme } from '../svg/options.js';
import type { PictureExporter } from './exporter.js';

/** How a picture can be asked to look; each format takes some of it. */
export interface PictureLook {
  /** Which colours; what the core and the exporter then draw in is called a scheme, as a theme there is all of the colours. */
  readonly theme?: Scheme;
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

/** What whoever makes a picture is told of its look; the theme stands beside it, as one source is drawn in several. */
export type Look = { readonly [Option in Exclude<keyof PictureLook, 'theme'>]?: PictureLook[Option] | undefined };

export interface PictureHost {
  readonly context: Context;
  /** Makes what the core alone cannot; loaded when it is asked for. */
  readonly exporter?: () => Promise<PictureExporter>;
  /** Whether what the exporter makes comes with the SVG of the same scene. */
  readonly svgBeside?: boolean;
}

/** What is said of a source and of its picture; a picture of characters has no quality. */
export interface PictureReport extends Report {
  readonly outline?: Outline;
  /** Measured when asked for. */
  readonly quality?: () => PictureQuality;
}

export interface MadePictures {
  readonly report: PictureReport;
  /** A text or bytes for each of the schemes; none where the source has mistakes. */
  readonly contents: readonly (string | Uint8Array)[];
  /** The first of them as SVG, where that was asked for beside it. */
  readonly svg?: string;
  /** What could not be drawn as measured, a sentence each. */
  readonly warnings: readonly string[];
}

/** Such as a picture that would be too large: a sentence that says why. */
export interface NotMade {
  readonly refused: string;
}

/** Lays out once and draws in each scheme; where one is left out, the header and the settings say it. */
export type MakePicture = (
  text: string,
  schemes: readonly (Scheme | undefined)[],
  look: Look,
  host: PictureHost,
) => Promise<MadePictures | NotMade>;

export interface PictureFormat {
  readonly name: string;
  readonly mediaType: string;
  /** What it can follow; other wishes are refused. */
  readonly takes: readonly (keyof PictureLook)[];
  /** Of its files. */
  readonly suffix: string;
  /** What such a file starts with; left out where it may start with anything. */
  readonly start?: string;
  /** Unless a theme is asked for: a light and a dark file, or one file in the colours the source asks for. */
  readonly files: 'light-and-dark' | 'one';
  /** One file can hold light and dark. */
  readonly auto: boolean;
  /** The field of an answer that holds it. */
  readonly answeredIn: 'svg' | 'text' | 'file';
  /** Loaded when it is asked for, so that no format pays for another. */
  readonly load: () => Promise<{ readonly make: MakePicture }>;
}
