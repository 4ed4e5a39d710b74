// Character references in labels: Mermaid's `#35;` and `#quot;`, HTML's `&#35;`, `&#x23;` and `&amp;`. In, text; out,
// text with the characters, and whether there was any.
import { BARE_NAMES, ENTITY_NAMES } from './entity-names.js';

const REFERENCE =
  /&#[xX]([0-9a-fA-F]{1,6});?|(?:&#|#(?=\d{1,7};))(\d{1,7});?|[&#]([A-Za-z][A-Za-z0-9]{0,30});|&([a-z]{2,6})(?![a-z])/g;

export interface Decoded {
  readonly text: string;
  readonly changed: boolean;
  /** References to characters that do not exist; they stay as written. */
  readonly unknown: readonly string[];
}

export function decodeEntities(text: string): Decoded {
  if (!text.includes('&') && !text.includes('#')) return { text, changed: false, unknown: [] };
  let changed = false;
  const unknown: string[] = [];
  const out = text.replace(REFERENCE, (whole: string, hex?: string, decimal?: string, name?: string, bare?: string) => {
    const character =
      hex !== undefined
        ? fromCode(Number.parseInt(hex, 16))
        : decimal !== undefined
          ? fromCode(Number.parseInt(decimal, 10))
          : name !== undefined
            ? ENTITY_NAMES.get(name)
            : bare !== undefined && BARE_NAMES.has(bare)
              ? ENTITY_NAMES.get(bare)
              : undefined;
    if (character === undefined) {
      if (whole.endsWith(';')) unknown.push(whole);
      return whole;
    }
    changed = true;
    return character;
  });
  return { text: out, changed, unknown };
}

/** HTML's rules for numbers: 0, surrogates and numbers past the last code point are replaced. */
function fromCode(code: number): string {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  return String.fromCodePoint(code);
}
