// What a run will make: in, the sources of a settings file and its folder; out, each with its target, or a failure if two would write
// the same file, or one would overwrite what another reads. Nothing is written before.
import { join, posix } from 'node:path';
import type { SettingsFile, SourceSettings } from '@linework/operations/settings/contract';
import { type Failure, usageFailure } from '../command/failure.js';
import { shownPath } from '../files/read-text.js';

export interface Planned {
  readonly source: SourceSettings;
  /** Its name or, without one, its out. */
  readonly name: string;
  /** Relative to the folder of the settings file. */
  readonly target: string;
  /** For a Markdown document: the fence. */
  readonly fence?: string;
}

export function planned(file: SettingsFile, wanted: string | undefined): readonly Planned[] {
  const all = (file.sources ?? []).map(plannedOne);
  const seen = new Map<string, Planned>();
  for (const each of all) {
    const key = each.fence === undefined ? each.target : `${each.target}#${each.fence}`;
    const before = seen.get(key);
    if (before)
      throw usageFailure(
        `The sources ${before.name} and ${each.name} both write ${shownPath(key)}. Give one of them a different out.`,
      );
    seen.set(key, each);
  }
  if (wanted === undefined) return all;
  const named = all.filter(({ name, source }) => name === wanted || source.out === wanted);
  if (named.length > 0) return named;
  const names = all.map(({ name }) => name).join(', ');
  throw usageFailure(`There is no source ${shownPath(wanted)}. Sources: ${names === '' ? 'none' : names}.`);
}

function plannedOne(source: SourceSettings): Planned {
  const [path = '', fence] = source.out.replaceAll('\\', '/').split('#');
  const target = posix.normalize(path);
  if (target.startsWith('../') || target.startsWith('/') || /^[A-Za-z]:/.test(target)) {
    throw usageFailure(`${shownPath(source.out)} is outside the folder of the settings file.`);
  }
  return { source, name: source.name ?? source.out, target, ...(fence === undefined ? {} : { fence }) };
}

/** Fails before anything is written: a diagram never overwrites an input of its own or of another diagram. */
export function overwritten(all: readonly (Planned & { readonly paths: readonly string[] })[]): Failure | undefined {
  const ownerOf = new Map(all.flatMap(({ paths, name }) => paths.map((path) => [path, name] as const)));
  for (const { target, name, fence } of all) {
    const by = fence === undefined ? ownerOf.get(target) : undefined;
    if (by !== undefined) return usageFailure(`${name} would overwrite ${shownPath(target)}, which ${by} reads.`);
  }
  return undefined;
}

/** The file of changes made after every import: from the settings, else beside the target. */
export function overridesPath({ source, target, fence }: Planned, root: string): string {
  if (source.overrides !== undefined) return join(root, source.overrides);
  const stem = fence === undefined ? target.replace(/\.diagram$/, '') : `${target}.${fence}`;
  return join(root, `${stem}.overrides.json`);
}
