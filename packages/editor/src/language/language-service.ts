// What the source's side asks of the language, whatever is too heavy for the page itself. It runs in the worker that draws.
import type { Edited, EditOperation, Fixed } from '@linework/browser';
import type { KindTables, StatementForm } from '@linework/core/on-demand';
import type { FileRequest, FoundIcon } from '../drawing/protocol.js';
import type { Ask } from '../drawing/worker-client.js';

export interface LanguageService {
  /** Undefined if no kind has the name. */
  readonly tables: (kind: string) => Promise<KindTables | undefined>;
  /** Applies every safe fix. */
  readonly fix: (source: string) => Promise<Fixed>;
  readonly format: (source: string) => Promise<string>;
  readonly edit: (source: string, operations: readonly EditOperation[]) => Promise<Edited>;
  /** Icons whose names have these words, best first. */
  readonly icons: (words: string) => Promise<readonly FoundIcon[]>;
  /** What can be changed of the statement at an offset; undefined if nothing. */
  readonly form: (source: string, at: number) => Promise<StatementForm | undefined>;
  /** The SVG file of a picture; undefined if the source has errors. */
  readonly file: (request: FileRequest) => Promise<string | undefined>;
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
    fix: (source) => ask('fix', source),
    format: (source) => ask('format', source),
    edit: (source, operations) => ask('edit', { source, operations }),
    icons: (words) => ask('icons', words),
    form: (source, at) => ask('form', { source, at }),
    file: (request) => ask('file', request),
  };
}
