// Kinds loaded when a source asks for them: in, the word its header begins with; out, that kind alone, or all of them where the
// word names none. A browser or a command that draws one diagram loads no other kind.
import type { AnyKind, Kinds } from './kind.js';

export const loaders: Readonly<Record<string, () => Promise<AnyKind>>> = {
  flow: async () => (await import('./flow/index.js')).flow,
  sequence: async () => (await import('./sequence/index.js')).sequence,
  schema: async () => (await import('./schema/index.js')).schema,
  git: async () => (await import('./git/index.js')).git,
  class: async () => (await import('./class/index.js')).classDiagram,
  state: async () => (await import('./state/index.js')).state,
  mindmap: async () => (await import('./mindmap/index.js')).mindmap,
  layers: async () => (await import('./layers/index.js')).layers,
  c4: async () => (await import('./c4/index.js')).c4,
  tree: async () => (await import('./tree/index.js')).tree,
  swimlane: async () => (await import('./swimlane/index.js')).swimlane,
};

export async function kindsFor(word: string | undefined): Promise<Kinds> {
  if (word === undefined || !Object.hasOwn(loaders, word)) return (await import('./registry.js')).kinds;
  const kind = await loaders[word]?.();
  return new Map(kind === undefined ? [] : [[word, kind]]);
}
