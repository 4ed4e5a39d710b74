// A number in other languages or as people write it: in, its text; out, our form, or undefined if it is not a number.

/** `386`, `1,234.5`, `62%`, `$386`, `.5`, `"12"`. */
export function numberMeant(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^(["'`])(.*)\1$/, '$2')
    .replace(/^(-?)[$€£¥]/, '$1')
    .replace(/[ \t]?%$/, '')
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')
    .replace(/^(-?)\./, '$10.');
  return /^-?\d{1,300}(?:\.\d{1,300})?$/.test(bare) ? bare : undefined;
}

/** Placeholders for a missing number. */
export function isNothing(text: string): boolean {
  return /^(?:|-|–|—|null|nil|none|na|n\/a|nan)$/i.test(text.trim());
}
