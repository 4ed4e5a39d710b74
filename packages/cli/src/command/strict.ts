// What a strict check fails on: every warning except style suggestions.
import { catalogue } from '@linework/core';

const STYLE: ReadonlySet<string> = new Set(
  catalogue()
    .flatMap(({ code, style }) => (style ? [code] : []))
    .toSorted(),
);

export const STRICT_HELP = `also fail on warnings, except style suggestions (${[...STYLE].join(', ')})`;

export function isGrave({ code }: { readonly code: string }): boolean {
  return !STYLE.has(code);
}
