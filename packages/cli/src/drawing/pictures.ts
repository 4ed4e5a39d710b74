// The pictures of one source: in, the stem of their names, what was asked and the settings; out, which files in which
// colours, and those files written. SPEC.md, repository settings file, `schemes` and `theme`.
import type { Scheme } from '@linework/core';
import { usageFailure } from '../command/failure.js';
import { type Written, writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';
import type { Settings } from '../settings/check-settings.js';
import type { Output } from '../terminal/io.js';
import type { Format, Look, Made } from './format.js';

export interface Picture {
  /** `-` for standard output. */
  readonly path: string;
  /** Left out where the header or the settings say it. */
  readonly scheme?: Scheme;
}

export interface DrawnPicture {
  readonly picture: Picture;
  readonly content: string | Uint8Array;
}

/** Without a scheme: a light and a dark picture, or one that holds both where the settings say so and the format can. */
export function picturesOf(
  stem: string,
  { suffix, files, auto }: Format,
  scheme: Scheme | undefined,
  settings: Settings,
): readonly Picture[] {
  const one = scheme ?? (auto && settings.schemes === 'auto' ? 'auto' : undefined);
  if (one !== undefined) return [{ path: `${stem}.${suffix}`, scheme: one }];
  if (files === 'one') return [{ path: `${stem}.${suffix}` }];
  return [
    { path: `${stem}.${suffix}`, scheme: 'light' },
    { path: `${stem}.dark.${suffix}`, scheme: 'dark' },
  ];
}

/** Lays out once; without a picture where the source has mistakes. */
export async function drawPictures(
  text: string,
  pictures: readonly Picture[],
  format: Format,
  look: Look,
  settings: Settings,
): Promise<Omit<Made, 'contents'> & { readonly drawn: readonly DrawnPicture[] }> {
  const { make } = await format.load();
  const context = { icons, ...(settings.defaults ? { defaults: settings.defaults } : {}) };
  const { report, contents, warnings } = await make(
    text,
    pictures.map((each) => each.scheme),
    look,
    context,
  );
  const drawn = contents.flatMap((content, i) => {
    const picture = pictures[i];
    return picture ? [{ picture, content }] : [];
  });
  return { report, warnings, drawn };
}

/** `within` is the folder that the picture must not lead out of. */
export function writePicture(
  { picture, content }: DrawnPicture,
  within: string,
): { readonly file: string; readonly status: Written } {
  return { file: picture.path, status: writeChanged(picture.path, content, within) };
}

/** A picture in JSON: text under the format's name, bytes in base64. */
export function pictureRecord(
  { name, mediaType }: Format,
  content: string | Uint8Array,
): Readonly<Record<string, string>> {
  return typeof content === 'string'
    ? { [name]: content }
    : { mediaType, base64: Buffer.from(content).toString('base64') };
}

/** Bytes would leave a terminal unusable. */
export function refuseTerminal(out: Output, { name }: Format, content: string | Uint8Array): void {
  if (typeof content === 'string' || !out.isTerminal()) return;
  throw usageFailure(`A ${name.toUpperCase()} is not printed on a terminal. Write: linework draw FILE -f ${name}`);
}
