// Which source becomes which files: in, the sources and the request; out, one job per source, or a failure if two would write the
// same file or a source would be overwritten.
import { dirname, join, parse } from 'node:path';
import { defaultFormat, type PictureFormat, type Scheme } from '@linework/core';
import type { Settings } from '@linework/operations/settings/settings';
import { usageFailure } from '../command/failure.js';
import type { SourceFile } from '../files/find-sources.js';
import { shownPath } from '../files/read-text.js';
import { identityOf, realTarget, refuseOverSource } from '../files/real-target.js';
import type { SettingsReader } from '../settings/settings.js';
import { type Picture, picturesOf } from './pictures.js';

export interface DrawingJob {
  readonly path: string;
  readonly settings: Settings;
  readonly pictures: readonly Picture[];
  /** The folder that its pictures are written in. */
  readonly within: string;
}

export interface Asked {
  readonly formats: readonly PictureFormat[];
  readonly theme: Scheme | undefined;
  /** The one file to write; `-` for standard output. */
  readonly output: string | undefined;
  /** The folder to write to instead of the sources' own. */
  readonly out: string | undefined;
}

export async function planDrawing(
  sources: readonly SourceFile[],
  request: Asked,
  reader: SettingsReader,
): Promise<readonly DrawingJob[]> {
  const { formats, theme, out } = request;
  const fromInput = sources.some((each) => each.path === '-');
  if (fromInput && sources.length > 1) throw usageFailure('Standard input cannot be drawn together with files.');
  if (fromInput && out !== undefined) throw usageFailure('Standard input has no file name. Write: -o FILE');
  const output = request.output ?? (fromInput ? '-' : undefined);
  if (output !== undefined && sources.length > 1) {
    throw usageFailure(`-o names one file, but there are ${sources.length} sources. Write: --out FOLDER`);
  }
  const [format = defaultFormat, second] = formats;
  if (output !== undefined && second !== undefined)
    throw usageFailure(`Standard output takes one picture, but -f names ${formats.length} formats. Name one.`);
  const jobs: DrawingJob[] = [];
  const originals = sources.map((each) => identityOf(each.path));
  const taken = new Map<string, string>();
  for (const { path, below, root } of sources) {
    const settings = await reader.of(path);
    const folder = out === undefined ? dirname(path) : join(out, dirname(below));
    const pictures =
      output === undefined
        ? formats.flatMap((each) => picturesOf(join(folder, parse(below).name), each, theme, settings))
        : [{ path: output, format, ...(theme === undefined ? {} : { scheme: theme }) }];
    const within = output === undefined ? (out ?? root) : dirname(output);
    for (const picture of pictures) {
      if (picture.path === '-') continue;
      refuseOverSource(picture.path, originals);
      const target = folded(realTarget(picture.path, { within }));
      const other = taken.get(target);
      if (other !== undefined) throw clash(picture.path, path, other);
      taken.set(target, path);
    }
    jobs.push({ path, settings, pictures, within });
  }
  return jobs;
}

/** Folds case on systems whose file names usually ignore it. */
function folded(path: string): string {
  return process.platform === 'win32' || process.platform === 'darwin' ? path.toLowerCase() : path;
}

function clash(picture: string, source: string, other: string): Error {
  return usageFailure(
    `${shownPath(picture)} would be written twice, for ${shownPath(other)} and ${shownPath(source)}. Draw them into separate folders or rename one. Nothing was written.`,
  );
}
