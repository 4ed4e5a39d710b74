// Repeats work when files change: in, the paths to watch and the work; returns when the process is asked to stop. A failure of one
// run is reported, and watching continues.
import { type FSWatcher, realpathSync, statSync, watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Failure, systemFailure } from '../command/failure.js';
import { shownPath } from '../files/read-text.js';
import { interrupted } from '../service-packages.js';
import type { Io } from '../terminal/io.js';

/** Wait in ms: editors save in several steps. */
const SETTLED = 60;

export interface Watching {
  /** Files and folders; for a folder, the sources and settings files in it and below. */
  readonly paths: readonly string[];
  /** Runs at once and after every change, one run at a time; returns further files and folders to watch. */
  readonly work: () => Promise<readonly string[]>;
  /** Called when the first run is done. */
  readonly ready: () => void;
}

export async function watching(io: Io, { paths, work, ready }: Watching): Promise<void> {
  const places = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      try {
        for (const each of await work()) add(each, OF_STYLE);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        io.err.write(`linework: ${error.message}\n`);
      }
    }
    running = false;
  };
  let fault: (error: unknown) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    fault = reject;
  });
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run().catch(fault), SETTLED);
  };
  const add = (path: string, matters: RegExp): void => {
    if (places.has(path)) return;
    try {
      const folder = statSync(path).isDirectory();
      // Many editors replace a file instead of writing it, so its folder is watched.
      const watcher = watch(folder ? path : dirname(path), { recursive: folder }, (_event, name) => {
        if (name === null || (folder ? matters.test(name) : basename(name) === basename(path))) changed();
      });
      watcher.on('error', fault);
      places.set(path, watcher);
    } catch (cause) {
      throw systemFailure('watched', shownPath(path), cause);
    }
  };
  try {
    for (const path of paths) {
      add(path, MATTERS);
      // A link does not change with the file it leads to.
      const real = realpathSync(path);
      if (real !== resolve(path) && !statSync(path).isDirectory()) add(real, MATTERS);
    }
    // An error in the command line itself shows in the first run and stops it.
    running = true;
    for (const each of await work()) add(each, OF_STYLE);
    running = false;
    // Before the line is printed: a script that reads it may interrupt at once.
    const stopped = interrupted();
    ready();
    if (again) await run();
    await Promise.race([stopped, broken]);
  } finally {
    clearTimeout(timer);
    for (const each of places.values()) each.close();
  }
}

const MATTERS = /\.diagram$|(^|[\\/])linework\.json$/;
/** In a folder that the work depends on: icons. */
const OF_STYLE = /\.svg$/;
