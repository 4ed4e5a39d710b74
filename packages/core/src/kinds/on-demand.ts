// Loads kinds on demand: in, the first words of headers; out, only those kinds, or all of them if no kind has one of those names.
// A browser or a command that draws one diagram loads no other kind.
import { cutSource, headerOf } from '../syntax/cut-source.js';
import { makeSource } from '../text/source.js';
import type { AnyKind, Kinds } from './kind.js';
import { loaders } from './loaders.js';

export async function kindsFor(...words: readonly (string | undefined)[]): Promise<Kinds> {
  const entries: [string, AnyKind][] = [];
  for (const word of words) {
    const load = word !== undefined && Object.hasOwn(loaders, word) ? loaders[word] : undefined;
    if (word === undefined || load === undefined) return (await import('./registry.js')).kinds;
    entries.push([word, await load()]);
  }
  return new Map(entries);
}

/** The kinds of sources. */
export async function kindsOf(...texts: readonly string[]): Promise<Kinds> {
  return kindsFor(...texts.map((each) => headerOf(cutSource(makeSource(each)))?.kind.text));
}
