// What the source's side asks of the language, whatever is too heavy for the page itself. It runs in the worker that draws.
import type { Edited, EditOperation, Fixed } from '@linework/browser';
import type { KindTables } from '@linework/core/on-demand';
import type { FoundIcon } from '../drawing/protocol.js';
import type { Ask } from '../drawing/worker-client.js';

export interface LanguageService {
  /** Undefined if no kind has the name. */
  readonly tables: (kind: string) => Promise<KindTables | undefined>;
  /** The picture as a file; undefined if the source has errors. */
  readonly svg: (source: string) => Promise<string | undefined>;
  /** Applies every safe fix. */
  readonly fix: (source: string) => Promise<Fixed>;
  readonly format: (source: string) => Promise<string>;
  readonly edit: (source: string, operations: readonly EditOperation[]) => Promise<Edited>;
  /** Icons whose names have these words, best first. */
  readonly icons: (words: string) => Promise<readonly FoundIcon[]>;
}

export function languageService(ask: Ask): LanguageService {
  const tables = new Map<string, Promise<KindTables | undefined>>();
  return {
    tables: (kind) => {
      const stored = tables.get(kind);
      if (stored !== undefined) return stored;
      // Without them, the text has fewer colours and no completion; a later text tries again.
      const request = ask('tables', kind).catch(() => {
        tables.delete(kind);
        return undefined;
      });
      tables.set(kind, request);
      return request;
    },
    svg: (source) => ask('svg', source),
    fix: (source) => ask('fix', source),
    format: (source) => ask('format', source),
    edit: (source, operations) => ask('edit', { source, operations }),
    icons: (words) => ask('icons', words),
  };
}
