// The icons of a repository: in, a folder of SVG files and the words for them; out, the icons and their files, or a failure with every problem and
// what to write instead.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readIcon } from '@linework/core';
import { labelKey, type OwnIcon, ownIcon } from '@linework/icons';
import type { IconSettings } from '@linework/operations/settings/contract';
import { systemFailure, usageFailure } from '../command/failure.js';
import { shownFrom, shownPath } from '../files/read-text.js';
import { boundedText, pathInRepository } from './repository-file.js';

/** Bytes of one icon. */
const LARGEST = 256_000;
const MOST = 200;
const MOST_PROBLEMS = 20;

export interface ReadIcons {
  readonly icons: readonly OwnIcon[];
  /** What is drawn in another way than in its file. */
  readonly notes: readonly string[];
  /** The folder and the files in it. */
  readonly files: readonly string[];
}

/** `file` is the settings file; messages name files relative to `folder`. */
export function readIconFolder(settings: IconSettings, file: string, folder: string): ReadIcons {
  const { names = {} } = settings;
  const place = pathInRepository(file, settings.folder);
  const entries = svgFilesIn(place);
  if (entries.length > MOST)
    throw usageFailure(`${shownFrom(folder, place)} has ${entries.length} icons. Keep at most ${MOST} in it.`);
  const problems: string[] = [];
  const icons: OwnIcon[] = [];
  const notes: string[] = [];
  const files = entries.map((entry) => pathInRepository(file, join(settings.folder, entry)));
  for (const [at, path] of files.entries()) {
    const name = (entries[at] ?? '').slice(0, -'.svg'.length);
    const shown = shownFrom(folder, path);
    const art = readIcon(boundedText(path, LARGEST));
    if (!art.ok) {
      problems.push(`${shown}: ${art.message} ${art.hint}`);
      continue;
    }
    notes.push(...art.notes.map((note) => `${shown}: ${note}`));
    const { words = [], products = [] } = (Object.hasOwn(names, name) && names[name]) || {};
    const result = ownIcon({ name, words, products }, art.art);
    if (result.ok) icons.push(result.icon);
    else
      for (const { field, message, hint } of result.problems)
        problems.push(`${placeOf(field, name, shown)}: ${message} ${hint}`);
  }
  const known = new Set(entries);
  for (const name of Object.keys(names))
    if (!known.has(`${name}.svg`))
      problems.push(
        `icons.names.${name}: There is no ${shownFrom(folder, join(place, `${name}.svg`))}. Add it, or remove the name.`,
      );
  problems.push(...sharedProducts(icons));
  if (problems.length > 0) throw faulty(problems);
  return { icons, notes, files: [place, ...files] };
}

/** A label has one icon. */
function sharedProducts(icons: readonly OwnIcon[]): readonly string[] {
  const owners = new Map<string, string>();
  return icons.flatMap(({ name, products }) =>
    products.flatMap((label) => {
      const owner = owners.get(labelKey(label));
      owners.set(labelKey(label), owner ?? name);
      return owner === undefined || owner === name
        ? []
        : [`icons.names.${name}.products: '${owner}' has the product '${label}' too. Remove it from one of the two.`];
    }),
  );
}

function placeOf(field: string, name: string, shown: string): string {
  return field === 'name' ? shown : `icons.names.${name}.${field}`;
}

function faulty(problems: readonly string[]): Error {
  const rest = problems.length - MOST_PROBLEMS;
  const lines = rest > 0 ? [...problems.slice(0, MOST_PROBLEMS), `There are ${rest} more.`] : problems;
  return usageFailure(`The icons of the repository have errors:\n${lines.map((each) => `  ${each}`).join('\n')}`);
}

/** In the order of their code units, which does not depend on the system. */
function svgFilesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.svg') && !name.startsWith('.'))
      .sort();
  } catch (cause) {
    throw systemFailure('read', shownPath(folder), cause);
  }
}
