// Input texts in messages: in, a name, a text or a list of names; out, a version short enough for a message.

import { clipped } from '@linework/core';

export { clipped };

/** Shortens a name or text for a message. */
export function short(text: string, most = 60): string {
  return text.length <= most ? text : `${clipped(text, most - 1)}…`;
}

/** Some names in words: `a, b and 3 more`. */
export function someOf(names: readonly string[], most = 8): string {
  const shown = names.length > most + 1 ? names.slice(0, most) : names;
  const rest = names.length - shown.length;
  return shown.map((name) => short(name)).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
