// Kinds loaded when a source asks for them: in, the word its header begins with; out, that kind alone, or all of them where the
// word names none. A browser or a command that draws one diagram loads no other kind.
import type { AnyKind, Kinds } from './kind.js';

export const loaders: Readonly<Record<string, () => Promise<AnyKind>>> = {
  class: async () => (await import('./class/index.js')).classDiagram,
  flow: async () => (await import('./flow/index.js')).flow,
  sequence: async () => (await import('./sequence/index.js')).sequence,
  schema: async () => (await import('./schema/index.js')).schema,
  git: async () => (await import('./git/index.js')).git,
  state: async () => (await import('./state/index.js')).state,
  layers: async () => (await import('./layers/index.js')).layers,
  tree: async () => (await import('./tree/index.js')).tree,
  swimlane: async () => (await import('./swimlane/index.js')).swimlane,
};

export async function kindsFor(word: string | undefined): Promise<Kinds> {
  if (word === undefined || !Object.hasOwn(loaders, word)) return (await import('./registry.js')).kinds;
  const kind = await loaders[word]?.();
  return new Map(kind === undefined ? [] : [[word, kind]]);
}
