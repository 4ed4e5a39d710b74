// The status icon that a whole label stands for: in, a label; out, the icon, or nothing. Case and punctuation do not count.
// SPEC.md, 'Edge labels that get a status icon'; the language itself marks yes, no, true and false.
import { STATUS_WORDS } from '@linework/core';

const ICONS: ReadonlyMap<string, string> = new Map(
  STATUS_WORDS.flatMap(({ icon, converted }) => converted.map((label): readonly [string, string] => [label, icon])),
);

/** Longer labels are no phrase of the table. */
const LONGEST = 60;

export function statusIcon(label: string): string | undefined {
  if (label.length > LONGEST) return undefined;
  const plain = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ICONS.get(plain);
}
