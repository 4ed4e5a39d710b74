// Options for drawing pipelines: a bare word, or a quoted text that is omitted if empty.
import type { DraftOption } from '@linework/core';

export function word(name: string, value: string): DraftOption {
  return { name, values: [{ raw: value }] };
}

export function text(name: string, value: string): readonly DraftOption[] {
  return value === '' ? [] : [{ name, values: [{ text: value }] }];
}

/** The non-empty parts, joined. */
export function joined(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter((part) => part !== undefined && part !== '').join(between);
}
