// The status icon for a whole label: in, a label; out, the icon, or nothing. Ignores case and punctuation.
// docs/conversion.md, Status labels; the language itself marks yes, no, true and false.
import { STATUS_WORDS } from '@linework/core';

const ICONS: ReadonlyMap<string, string> = new Map(
  STATUS_WORDS.flatMap(({ icon, converted }) => converted.map((label): readonly [string, string] => [label, icon])),
);

/** Longer labels are not in the table. */
const LONGEST = 60;

export function statusIcon(label: string): string | undefined {
  if (label.length > LONGEST) return undefined;
  const plain = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return ICONS.get(plain);
}
