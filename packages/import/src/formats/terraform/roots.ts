// The root modules of a configuration: in, its folders and the options; out, the folders to draw, each as a root, and the
// examples, tests and wrappers that are skipped because the folder contains the configuration that they use.
import type { ImportOptions, LeftOut } from '../../contract.js';
import { askedRoot } from '../../reading/paths.js';
import { sampleIn } from '../../reading/sample-folders.js';
import { localFolder, type ModuleFolder } from './module.js';

export interface Roots {
  readonly roots: readonly ModuleFolder[];
  readonly leftOut: readonly LeftOut[];
}

/** The requested one, or every folder that no other calls; if all call one another, the first. */
export function rootsOf(folders: ReadonlyMap<string, ModuleFolder>, options: ImportOptions): Roots {
  const all = [...folders.values()];
  const root = askedRoot(options);
  if (root !== undefined) return { roots: all.filter(({ path }) => path === root), leftOut: [] };
  const own = all.filter((each) => sampleIn(each.path) === undefined);
  if (!own.some(declares)) return { roots: uncalled(all), leftOut: [] };
  const roots = uncalled(own);
  const reached = reachedFrom(roots, folders);
  return { roots, leftOut: all.flatMap((each) => (reached.has(each) || !declares(each) ? [] : skipped(each))) };
}

function declares({ resources, calls }: ModuleFolder): boolean {
  return resources.length > 0 || calls.length > 0;
}

function uncalled(folders: readonly ModuleFolder[]): readonly ModuleFolder[] {
  const called = new Set(folders.flatMap(calledBy));
  const roots = folders.filter(({ path }) => !called.has(path));
  return roots.length > 0 ? roots : folders.slice(0, 1);
}

function calledBy({ path, calls }: ModuleFolder): readonly string[] {
  return calls.flatMap(({ source }) => localFolder(path, source) ?? []);
}

function reachedFrom(
  roots: readonly ModuleFolder[],
  folders: ReadonlyMap<string, ModuleFolder>,
): ReadonlySet<ModuleFolder> {
  const reached = new Set(roots);
  for (const each of reached)
    for (const path of calledBy(each)) {
      const called = folders.get(path);
      if (called) reached.add(called);
    }
  return reached;
}

function skipped(folder: ModuleFolder): readonly LeftOut[] {
  const { path, resources, calls } = folder;
  const what = sampleIn(path);
  const place = [...resources, ...calls][0]?.place;
  if (what === undefined || !place) return [];
  return [{ external: path, because: `it is ${what}; to draw it, set the option root to ${path}`, place }];
}
