// Draws the sources that a command line names: in, the operands and the request; out, pictures written and reported, and the most
// severe exit code. A later run draws and reports only what changed.
import { statSync } from 'node:fs';
import type { Look } from '@linework/core';
import { EXIT, type Exit } from '../command/failure.js';
import { eachText } from '../files/each-text.js';
import { findSources } from '../files/find-sources.js';
import { isMermaid } from '../files/foreign.js';
import { onlyChanged } from '../files/git.js';
import { shownPath } from '../files/read-text.js';
import { settingsReader } from '../settings/settings.js';
import type { Io } from '../terminal/io.js';
import { reportDiagnostics, reportWarnings } from '../terminal/report.js';
import { drawerOf } from './drawer.js';
import { pictureRecord, refuseTerminal, writePicture } from './pictures.js';
import { type Asked, type DrawingJob, planDrawing } from './plan.js';

export interface Drawing extends Asked {
  readonly operands: readonly string[];
  readonly look: Look;
  readonly settings: string | undefined;
  /** A revision: only what differs from it is drawn. */
  readonly changed: string | undefined;
  readonly json: boolean;
}

/** What earlier runs drew and reported, for the next run. */
export interface Seen {
  /** By source path: what it was drawn from. */
  readonly sources: Map<string, SeenSource>;
  /** The messages about files that could not be read. */
  readonly failures: Set<string>;
}

interface SeenSource {
  /** Time, size and inode of the file. */
  readonly state: string;
  readonly wishes: string;
  /** Omitted if it could not be read. */
  readonly text?: string;
}

export interface Ran {
  readonly exit: Exit;
  readonly sources: number;
  /** Settings files, and what their brands and icons were read from. */
  readonly settingsFiles: readonly string[];
}

/** Without `seen`, everything is drawn and reported. */
export async function drawSources(drawing: Drawing, io: Io, seen?: Seen): Promise<Ran> {
  const { look, json } = drawing;
  const search = findSources(drawing.operands, { extension: '.diagram', deep: true, reads: isMermaid });
  const reader = settingsReader(io, drawing.settings);
  const { sources, failures } = await onlyChanged(search, io.folder, drawing.changed, reader.inputsOf);
  const jobs = await planDrawing(sources, drawing, reader);
  const before = new Map(seen?.sources);
  const toldBefore = new Set(seen?.failures);
  const again = before.size > 0;
  const changed = jobs.filter((job) => {
    const known = before.get(job.path);
    return known?.state !== stateOf(job.path) || known.wishes !== wishesOf(job);
  });
  if (seen !== undefined) {
    seen.failures.clear();
    for (const { failure } of failures) seen.failures.add(failure.message);
    for (const path of before.keys()) if (!jobs.some((each) => each.path === path)) seen.sources.delete(path);
    for (const job of changed) seen.sources.set(job.path, { state: stateOf(job.path), wishes: wishesOf(job) });
  }
  const results: unknown[] = [];
  const drawer = drawerOf(changed, look, json);
  const exit = await eachText({
    io,
    unread: failures.filter(({ failure }) => !toldBefore.has(failure.message)),
    items: changed,
    run: async (job, text, quiet) => {
      const { path, within } = job;
      const known = before.get(path);
      const wishes = wishesOf(job);
      seen?.sources.set(path, { state: stateOf(path), wishes, text });
      if (known?.text === text && known.wishes === wishes) return EXIT.fine;
      const { report, quality, drawn: files, warnings } = await drawer.draw(job, text);
      if (json) {
        const written = files.map((each) =>
          each.picture.path === '-' ? { ...pictureRecord(each), status: 'printed' } : writePicture(each, within),
        );
        results.push({
          file: path,
          ...report,
          ...(quality === undefined ? {} : { quality: quality() }),
          ...(warnings.length === 0 ? {} : { warnings }),
          pictures: written,
        });
        return report.ok ? EXIT.fine : EXIT.mistakes;
      }
      reportDiagnostics(quiet, path, text, report.diagnostics);
      reportWarnings(quiet, path, warnings);
      let hasReported = report.diagnostics.length > 0 || warnings.length > 0;
      for (const each of files) {
        if (each.picture.path === '-') {
          refuseTerminal(io.out, each.picture.format, each.content);
          quiet.out.write(each.content);
          continue;
        }
        const { file, status } = writePicture(each, within);
        if (again && status === 'unchanged') continue;
        quiet.out.write(`${status} ${shownPath(file)}\n`);
        hasReported = true;
      }
      // A user who saved a file waits for a response.
      if (again && !hasReported) quiet.out.write(`unchanged pictures of ${shownPath(path)}\n`);
      return report.ok ? EXIT.fine : EXIT.mistakes;
    },
    failed: (file, error) => results.push({ file, ok: false, diagnostics: [], pictures: [], error }),
  }).finally(drawer.end);
  if (json) io.out.write(`${JSON.stringify(results)}\n`);
  return { exit, sources: jobs.length, settingsFiles: reader.inputs() };
}

function stateOf(path: string): string {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return `${file?.mtimeNs}:${file?.size}:${file?.ino}`;
}

function wishesOf({ settings: { house, brand: _, ...settings }, pictures }: DrawingJob): string {
  return JSON.stringify([settings, house?.key, pictures.map(({ path, scheme }) => [path, scheme])]);
}
