// Kinds loaded when a source asks for them: in, the word its header begins with; out, that kind alone, or all of them where the
// word names none. A browser or a command that draws one diagram loads no other kind.
import type { AnyKind, Kinds } from './kind.js';

export const loaders: Readonly<Record<string, () => Promise<AnyKind>>> = {
  flow: async () => (await import('./flow/index.js')).flow,
  git: async () => (await import('./git/index.js')).git,
  sequence: async () => (await import('./sequence/index.js')).sequence,
  state: async () => (await import('./state/index.js')).state,
  swimlane: async () => (await import('./swimlane/index.js')).swimlane,
};

export async function kindsFor(word: string | undefined): Promise<Kinds> {
  if (word === undefined || !Object.hasOwn(loaders, word)) return (await import('./registry.js')).kinds;
  const kind = await loaders[word]?.();
  return new Map(kind === undefined ? [] : [[word, kind]]);
}
