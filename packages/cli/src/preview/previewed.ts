// What a preview shows: in, the file or folder named on the command line; out, the current list of names, and the drawing of each.
import { basename, join } from 'node:path';
import { defaultFormat, makeSource } from '@linework/core';
import { Failure } from '../command/failure.js';
import { drawPictures, type Picture } from '../drawing/pictures.js';
import { findSources } from '../files/find-sources.js';
import { readText } from '../files/read-text.js';
import type { PreviewDrawing, PreviewOptions } from '../service-packages.js';
import { type SettingsReader, settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';

/** Length of a line shown with an error, in UTF-16 units. */
const LONGEST_LINE = 200;

/** The two pictures that the page switches between; they are written to no file. */
const SHOWN: readonly Picture[] = [
  { path: '-', format: defaultFormat, scheme: 'light' },
  { path: '-', format: defaultFormat, scheme: 'dark' },
];

export interface Previewed {
  readonly path: string;
  readonly isFolder: boolean;
  /** Of the command. */
  readonly io: Io;
  /** The settings file, if one is named. */
  readonly settings: string | undefined;
}

/** Reads folders, sources and settings again each time, so that nothing shown is older than its files. */
export function previewed({ path, isFolder, io, settings }: Previewed): Pick<
  PreviewOptions,
  'folder' | 'files' | 'drawing'
> & {
  /** The settings files of what is shown now, and what their house styles were read from; they may be above it. */
  readonly settingsFiles: () => Promise<readonly string[]>;
} {
  // What there is to know about a house style is printed once per change, not for each picture.
  const quiet: Io = { ...io, err: { ...io.err, write: () => {} } };
  const files = (): readonly string[] =>
    isFolder
      ? findSources([path], { extension: '.diagram', deep: true }).sources.map((each) => each.below)
      : [basename(path)];
  return {
    folder: isFolder,
    files,
    settingsFiles: async () => {
      const reader = settingsReader(io, settings);
      // A file with errors counts too: it is about to be fixed.
      await Promise.allSettled(files().map((each) => reader.of(isFolder ? join(path, each) : path)));
      return reader.inputs();
    },
    drawing: (file) => orProblem(() => drawing(isFolder ? join(path, file) : path, settingsReader(quiet, settings))),
  };
}

async function drawing(path: string, settings: SettingsReader): Promise<PreviewDrawing> {
  const text = await readText(path);
  const { report, drawn: files } = await drawPictures(text, SHOWN, {}, await settings.of(path));
  const { lineStarts } = makeSource(text);
  const lineAt = (line: number): string =>
    text
      .slice(lineStarts[line - 1] ?? text.length, lineStarts[line] ?? text.length)
      .trimEnd()
      .slice(0, LONGEST_LINE);
  const diagnostics = report.diagnostics.map((each) => ({ ...each, text: lineAt(each.line) }));
  const [light, dark] = files.map(({ content }) => content.toString());
  if (light === undefined || dark === undefined) return { ok: false, diagnostics };
  const { title } = report;
  return { ok: true, ...(title === undefined ? {} : { title }), light, dark, diagnostics };
}

/** Unreadable files or settings become a sentence on the page; the preview continues. */
async function orProblem(work: () => Promise<PreviewDrawing>): Promise<PreviewDrawing> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return { problem: error.message };
    throw error;
  }
}
