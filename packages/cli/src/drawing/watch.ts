// Draws again when sources change: in, the paths to watch and the work; out, once the process is asked to end.
import { type FSWatcher, statSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { interrupted } from '../service-packages.js';

/** Editors save in several steps; the work waits until they are done. ms */
const SETTLED = 60;

/** Runs `work` after every change of a source below the paths, one run at a time. */
export async function watching(paths: readonly string[], work: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await work();
    } while (again);
    running = false;
  };
  const watchers: FSWatcher[] = [];
  for (const folder of new Set(paths.map((each) => (statSync(each).isDirectory() ? each : dirname(each))))) {
    watchers.push(
      watch(folder, { recursive: true }, (_event, name) => {
        if (name !== null && !/\.diagram$|linework\.json$/.test(name)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void run(), SETTLED);
      }),
    );
  }
  await interrupted();
  clearTimeout(timer);
  for (const each of watchers) each.close();
}
