// Options that a format does not support: in, the format and a look; out, the sentence that rejects it.
import type { PictureFormat, PictureLook } from './format.js';
import { pictureFormats } from './registry.js';

/** How the caller's users write options and formats. */
export interface Spelling {
  readonly option: (name: keyof PictureLook) => string;
  readonly format: (name: string) => string;
}

/** Why a picture cannot be drawn as requested: an option that the format does not support is rejected, not ignored silently. */
export function uselessOption(
  { name, takes }: PictureFormat,
  look: { readonly [Option in keyof PictureLook]?: unknown },
  { option, format }: Spelling,
  formats: readonly PictureFormat[] = pictureFormats,
): string | undefined {
  const options = [...new Set(formats.flatMap((each) => each.takes))];
  const useless = options.find((each) => look[each] !== undefined && !takes.includes(each));
  if (useless === undefined) return undefined;
  const fits = formats.filter((each) => each.takes.includes(useless)).map((each) => format(each.name));
  return `${option(useless)} is for ${fits.join(' and ')}, not for ${format(name)}.`;
}
