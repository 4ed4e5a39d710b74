// The formats of pictures: what each is called, what it can be asked for, and the sentence for what it cannot follow. A plain
// table, so that whoever draws has it, whatever makes the picture there.
import type { Scheme } from './svg/options.js';

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

export const FORMAT_NAMES = ['svg', 'png', 'pdf', 'text'] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export interface PictureFormat {
  readonly name: FormatName;
  readonly mediaType: string;
  /** What it can follow; other wishes are refused. */
  readonly takes: readonly (keyof PictureLook)[];
}

export const PICTURE_FORMATS: Readonly<Record<FormatName, PictureFormat>> = {
  svg: { name: 'svg', mediaType: 'image/svg+xml', takes: ['theme', 'embedSource', 'embedFont', 'background'] },
  png: { name: 'png', mediaType: 'image/png', takes: ['theme', 'background', 'scale'] },
  pdf: { name: 'pdf', mediaType: 'application/pdf', takes: ['theme', 'background'] },
  text: { name: 'text', mediaType: 'text/plain', takes: ['columns', 'ascii'] },
};

const OPTIONS = [...new Set(FORMAT_NAMES.flatMap((name) => PICTURE_FORMATS[name].takes))];

/** How the caller's users write options and formats. */
export interface Spelling {
  readonly option: (name: keyof PictureLook) => string;
  readonly format: (name: FormatName) => string;
}

/** Why a picture cannot be drawn as asked: an option that the format cannot follow is refused rather than left out unsaid. */
export function uselessOption(
  name: FormatName,
  asked: { readonly [Option in keyof PictureLook]?: unknown },
  { option, format }: Spelling,
): string | undefined {
  const useless = OPTIONS.find((each) => asked[each] !== undefined && !PICTURE_FORMATS[name].takes.includes(each));
  if (useless === undefined) return undefined;
  const fits = FORMAT_NAMES.filter((each) => PICTURE_FORMATS[each].takes.includes(useless));
  return `${option(useless)} is for ${fits.map(format).join(' and ')}, not for ${format(name)}.`;
}
