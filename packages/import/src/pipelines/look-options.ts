// Options of what pipelines are drawn with: a word as it stands, or a text in quotes that may be empty and is left out then.
import type { DraftOption } from '@linework/core';

export function word(name: string, value: string): DraftOption {
  return { name, values: [{ raw: value }] };
}

export function text(name: string, value: string): readonly DraftOption[] {
  return value === '' ? [] : [{ name, values: [{ text: value }] }];
}

/** Parts that are there, one after another. */
export function joined(parts: readonly (string | undefined)[], between: string): string {
  return parts.filter((part) => part !== undefined && part !== '').join(between);
}
