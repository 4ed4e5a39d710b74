// Changes sources: in, a source and what to do; out, the new source.
import { autofix, editSource, formatSource } from '@linework/core/on-demand';
import type { Edited, EditOperation, Fixed } from '@linework/library';
import { untilLoaded } from './late.js';
import { contextOf, type FixOptions, type SourceOptions, textOf } from './options.js';
import { withIcons } from './with-icons.js';

export async function format(source: string): Promise<string> {
  const text = textOf(source);
  return untilLoaded(() => formatSource(text));
}

export async function fix(source: string, { unsafe = false, ...options }: FixOptions): Promise<Fixed> {
  const before = textOf(source);
  const { result } = await withIcons(options, true, ({ icons }) =>
    autofix(before, contextOf(options, icons), unsafe ? 'unsafe' : 'safe'),
  );
  const { text, fixed, report } = result;
  return { ok: report.ok, source: text, fixed, diagnostics: report.diagnostics };
}

export async function edit(
  source: string,
  operations: readonly EditOperation[],
  options: SourceOptions,
): Promise<Edited> {
  const before = textOf(source);
  const { result } = await withIcons(options, true, ({ icons }) =>
    editSource(before, operations, contextOf(options, icons)),
  );
  const { ok, source: text, edits, changes, after, refused } = result;
  return { ok, source: text, edits, changes, diagnostics: after, ...(refused === undefined ? {} : { refused }) };
}
