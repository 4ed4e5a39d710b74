// The pictures of one source: in, the stem of their names, what was asked and the settings; out, which files in which
// colours, and those files written. SPEC.md, repository settings file, `schemes` and `theme`.
import { type DrawOptions, drawSchemes, type Scheme, type SourceReport } from '@linework/core';
import { type Written, writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';
import type { Settings } from '../settings/check-settings.js';

export interface Picture {
  /** `-` for standard output. */
  readonly path: string;
  /** Left out where the header or the settings say it. */
  readonly scheme?: Scheme;
}

export interface DrawnPicture {
  readonly picture: Picture;
  readonly svg: string;
}

/** Without a scheme: a light and a dark picture, or one that holds both where the settings say so. */
export function picturesOf(stem: string, scheme: Scheme | undefined, settings: Settings): readonly Picture[] {
  const one = scheme ?? (settings.schemes === 'auto' ? 'auto' : undefined);
  if (one !== undefined) return [{ path: `${stem}.svg`, scheme: one }];
  return [
    { path: `${stem}.svg`, scheme: 'light' },
    { path: `${stem}.dark.svg`, scheme: 'dark' },
  ];
}

/** Lays out once; without a picture where the source has mistakes. */
export function drawPictures(
  text: string,
  pictures: readonly Picture[],
  options: Omit<DrawOptions, 'scheme'>,
  settings: Settings,
): { readonly report: SourceReport; readonly drawn: readonly DrawnPicture[] } {
  const schemes = pictures.map((each) => each.scheme);
  const context = { icons, ...(settings.defaults ? { defaults: settings.defaults } : {}) };
  const results = drawSchemes(text, schemes, options, context);
  const drawn = results.flatMap(({ svg }, i) => {
    const picture = pictures[i];
    return svg === undefined || !picture ? [] : [{ picture, svg }];
  });
  const { ok, kind, title, diagnostics } = results[0] ?? { ok: false, diagnostics: [] };
  const report = {
    ok,
    ...(kind === undefined ? {} : { kind }),
    ...(title === undefined ? {} : { title }),
    diagnostics,
  };
  return { report, drawn };
}

export function writePicture({ picture, svg }: DrawnPicture): { readonly file: string; readonly status: Written } {
  return { file: picture.path, status: writeChanged(picture.path, svg) };
}
