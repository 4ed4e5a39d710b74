// Changes sources: in, a source and what to do; out, the new source.
import {
  autofix,
  type DiagnosticRecord,
  type Edit,
  type EditOperation,
  type EditRefusal,
  editSource,
  formatSource,
} from '@linework/core';
import { contextOf, type SourceOptions, textOf } from './options.js';

/**
 * Writes a source in its canonical form. A source with mistakes keeps the lines that can't be read.
 * @throws TypeError if the source isn't a string.
 */
export function format(source: string): string {
  return formatSource(textOf(source));
}

export interface FixOptions extends SourceOptions {
  /** Also applies fixes that guess or that remove something. Default: false. */
  readonly unsafe?: boolean;
}

export interface Fixed {
  /** No errors are left. */
  readonly ok: boolean;
  /** Unchanged if nothing could be fixed. */
  readonly source: string;
  /** What was fixed, in order; lines and columns as they were at that moment. */
  readonly fixed: readonly DiagnosticRecord[];
  /** What is left. */
  readonly diagnostics: readonly DiagnosticRecord[];
}

/**
 * Applies the fixes that need no guessing, repeatedly until nothing changes.
 * @throws TypeError if the source isn't a string.
 */
export function fix(source: string, { unsafe = false, ...options }: FixOptions = {}): Fixed {
  const { text, fixed, report } = autofix(textOf(source), contextOf(options), unsafe ? 'unsafe' : 'safe');
  return { ok: report.ok, source: text, fixed, diagnostics: report.diagnostics };
}

export interface Edited {
  /** All operations were applied; otherwise none was. */
  readonly ok: boolean;
  /** Unchanged if `ok` is false. */
  readonly source: string;
  /** The change as edits of the given source. */
  readonly edits: readonly Edit[];
  /** One sentence for each operation that changed something. */
  readonly changes: readonly string[];
  /** The diagnostics of the new source. */
  readonly diagnostics: readonly DiagnosticRecord[];
  /** Which operation couldn't be applied, and why. */
  readonly refused?: EditRefusal;
}

/**
 * Changes a source by small typed operations, such as `{ op: 'rename', id: 'db', to: 'orders' }`. Comments, order and every line that no
 * operation names stay as they are.
 * @throws TypeError if the source isn't a string.
 */
export function edit(source: string, operations: readonly EditOperation[], options: SourceOptions = {}): Edited {
  const {
    ok,
    source: text,
    edits,
    changes,
    after,
    refused,
  } = editSource(textOf(source), operations, contextOf(options));
  return { ok, source: text, edits, changes, diagnostics: after, ...(refused === undefined ? {} : { refused }) };
}
