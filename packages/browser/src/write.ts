// Changes sources: in, a source and what to do; out, the new source.
import { autofix, editSource, formatSource } from '@linework/core/on-demand';
import type { Edited, EditOperation, Fixed } from '@linework/library';
import { editedOf, fixedOf, textOf } from '@linework/library/results';
import { contextOf, type FixOptions, type SourceOptions } from './options.js';
import { withIcons } from './with-icons.js';

export function format(source: string): Promise<string> {
  return formatSource(textOf(source));
}

export async function fix(source: string, { unsafe = false, ...options }: FixOptions): Promise<Fixed> {
  const before = textOf(source);
  const { result } = await withIcons(options, true, ({ icons }) =>
    autofix(before, contextOf(options, icons), unsafe ? 'unsafe' : 'safe'),
  );
  return fixedOf(result);
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
  return editedOf(result);
}
