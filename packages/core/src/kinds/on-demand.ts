// Loads kinds on demand: in, the first words of headers; out, only those kinds, or all of them if no kind has one of those names.
// A browser or a command that draws one diagram loads no other kind.
import { cutSource, headerOf } from '../syntax/cut-source.js';
import { makeSource } from '../text/source.js';
import type { AnyKind, Kinds } from './kind.js';

export const loaders: Readonly<Record<string, () => Promise<AnyKind>>> = {
  flow: async () => (await import('./flow/index.js')).flow,
  sequence: async () => (await import('./sequence/index.js')).sequence,
  schema: async () => (await import('./schema/index.js')).schema,
  git: async () => (await import('./git/index.js')).git,
  gantt: async () => (await import('./gantt/index.js')).gantt,
  class: async () => (await import('./class/index.js')).classDiagram,
  state: async () => (await import('./state/index.js')).state,
  timeline: async () => (await import('./timeline/index.js')).timeline,
  journey: async () => (await import('./journey/index.js')).journey,
  mindmap: async () => (await import('./mindmap/index.js')).mindmap,
  treemap: async () => (await import('./treemap/index.js')).treemap,
  pie: async () => (await import('./pie/index.js')).pie,
  quadrant: async () => (await import('./quadrant/index.js')).quadrant,
  layers: async () => (await import('./layers/index.js')).layers,
  c4: async () => (await import('./c4/index.js')).c4,
  matrix: async () => (await import('./matrix/index.js')).matrix,
  sankey: async () => (await import('./sankey/index.js')).sankey,
  xychart: async () => (await import('./xychart/index.js')).xychart,
  tree: async () => (await import('./tree/index.js')).tree,
  swimlane: async () => (await import('./swimlane/index.js')).swimlane,
};

export async function kindsFor(...words: readonly (string | undefined)[]): Promise<Kinds> {
  const found: [string, AnyKind][] = [];
  for (const word of words) {
    const load = word !== undefined && Object.hasOwn(loaders, word) ? loaders[word] : undefined;
    if (word === undefined || load === undefined) return (await import('./registry.js')).kinds;
    found.push([word, await load()]);
  }
  return new Map(found);
}

/** The kinds of sources. */
export async function kindsOf(...texts: readonly string[]): Promise<Kinds> {
  return kindsFor(...texts.map((each) => headerOf(cutSource(makeSource(each)))?.kind.text));
}
