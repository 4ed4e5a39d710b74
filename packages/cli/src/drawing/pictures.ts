// The pictures of one source: in, the stem of their names, the request and the settings; out, the files with their colours,
// drawn and written. docs/limits.md, Settings file: `schemes` and `theme`.
import type {
  Look,
  PictureExporter,
  PictureFormat,
  PictureHost,
  PictureQuality,
  Scheme,
  SourceReport,
} from '@linework/core';
import { contextIn, type Settings } from '@linework/operations/settings/settings';
import { usageFailure } from '../command/failure.js';
import { type Written, writeChanged } from '../files/write-file.js';
import { icons } from '../icons.js';
import { servicePackage } from '../service-packages.js';
import type { Output } from '../terminal/io.js';
import { lookFor } from './format-choice.js';

export interface Picture {
  /** `-` for standard output. */
  readonly path: string;
  readonly format: PictureFormat;
  /** Omitted if the header or the settings decide. */
  readonly scheme?: Scheme;
}

export interface DrawnPicture {
  readonly picture: Picture;
  readonly content: string | Uint8Array;
}

export interface Drawn {
  readonly report: SourceReport;
  /** Measured on demand; omitted if the picture is text or the source has errors. */
  readonly quality?: () => PictureQuality;
  /** What could not be drawn as measured, one sentence per item. */
  readonly warnings: readonly string[];
  /** Empty if the source has errors. */
  readonly drawn: readonly DrawnPicture[];
}

/** Without a theme: a light and a dark picture, or one with both if the settings say so and the format allows it. */
export function picturesOf(
  stem: string,
  format: PictureFormat,
  theme: Scheme | undefined,
  settings: Settings,
): readonly Picture[] {
  const { suffix, files, auto } = format;
  const one = theme ?? (auto && settings.schemes === 'auto' ? 'auto' : undefined);
  if (one !== undefined) return [{ path: `${stem}.${suffix}`, format, scheme: one }];
  if (files === 'one') return [{ path: `${stem}.${suffix}`, format }];
  return [
    { path: `${stem}.${suffix}`, format, scheme: 'light' },
    { path: `${stem}.dark.${suffix}`, format, scheme: 'dark' },
  ];
}

/** Makes PNG, PDF and glyphs. */
export const exporter = (): Promise<PictureExporter> => servicePackage('@linework/export');

/** Lays out once per format. */
export async function drawPictures(
  text: string,
  pictures: readonly Picture[],
  look: Look,
  settings: Settings,
): Promise<Drawn> {
  const host: PictureHost = {
    context: { icons, ...contextIn(settings) },
    exporter,
  };
  const warnings = new Set<string>();
  const files: DrawnPicture[] = [];
  let report: SourceReport = { ok: true, diagnostics: [] };
  let quality: (() => PictureQuality) | undefined;
  for (const format of new Set(pictures.map((each) => each.format))) {
    const its = pictures.filter((each) => each.format === format);
    const { make } = await format.load();
    const result = await make(
      text,
      its.map((each) => each.scheme),
      lookFor(format, look),
      host,
    );
    if ('refused' in result) throw usageFailure(result.refused);
    report = reportOf(result.report);
    quality ??= result.report.quality;
    if (!report.ok) break;
    for (const each of result.warnings) warnings.add(each);
    for (const [i, content] of result.contents.entries()) {
      const picture = its[i];
      if (picture !== undefined) files.push({ picture, content });
    }
  }
  return { report, ...(quality === undefined ? {} : { quality }), warnings: [...warnings], drawn: files };
}

/** Returns the report of a source without the fields of its picture. */
function reportOf({ ok, kind, title, diagnostics }: SourceReport): SourceReport {
  return {
    ok,
    ...(kind === undefined ? {} : { kind }),
    ...(title === undefined ? {} : { title }),
    diagnostics,
  };
}

/** `within` is the folder that the picture must not lead out of. */
export function writePicture(
  { picture, content }: DrawnPicture,
  within: string,
): { readonly file: string; readonly status: Written } {
  return { file: picture.path, status: writeChanged(picture.path, content, within) };
}

/** A picture as JSON: text under the format's name, bytes in base64. */
export function pictureRecord({ picture: { format }, content }: DrawnPicture): Readonly<Record<string, string>> {
  return typeof content === 'string'
    ? { [format.name]: content }
    : { mediaType: format.mediaType, base64: Buffer.from(content).toString('base64') };
}

/** Bytes would make a terminal unusable. */
export function refuseTerminal(out: Output, format: PictureFormat, content: string | Uint8Array): void {
  if (typeof content === 'string' || !out.isTerminal()) return;
  throw usageFailure(
    `A ${format.name.toUpperCase()} cannot be printed on a terminal. Write: linework draw FILE -f ${format.name}`,
  );
}
