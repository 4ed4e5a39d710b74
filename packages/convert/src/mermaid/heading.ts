// The header of a draft whose kind has no options of its own: in, the kind and its texts; out, the header.
import type { DraftHeader, DraftOption } from '@linework/core';
import type { HeaderTexts } from './header-text.js';

export function headingOf(kind: string, { title, desc }: HeaderTexts, more: readonly DraftOption[] = []): DraftHeader {
  return {
    kind,
    ...(title === undefined ? {} : { title }),
    options: [...(desc === undefined ? [] : [{ name: 'desc', values: [{ text: desc }] }]), ...more],
  };
}

export function wordOption(name: string, raw: string): DraftOption {
  return { name, values: [{ raw }] };
}

/** The text before or after every number, if it is short enough to be a unit. */
export function unitOption(written: string | undefined): readonly DraftOption[] {
  const text = written?.trim() ?? '';
  return /^[\p{L}\p{N}\p{S}\p{P} ]{1,12}$/u.test(text) ? [{ name: 'unit', values: [{ text }] }] : [];
}
