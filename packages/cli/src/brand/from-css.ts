// Colours and the font of a style sheet: in, its text; out, the colours that its custom properties name primary, brand, secondary or accent, the
// remaining ones from its most used strong colours, and the first font family. Time is linear in the text.
import { isFontFamily } from '@linework/core';
import { colourIn } from './colour-text.js';
import { strongColours } from './strong-colours.js';

export interface StyleSheetBrand {
  readonly colours: { readonly primary?: string; readonly secondary?: string; readonly accent?: string };
  readonly font?: string;
}

/** A property can refer to another one. */
const DEEPEST = 8;
const LONGEST_VALUE = 200;
const COLOUR = /#[0-9a-f]{3,8}\b|(?:rgba?|hsla?|oklch)\([^()]{1,80}\)/gi;

const WORDS = { primary: ['primary', 'brand'], secondary: ['secondary'], accent: ['accent'] } as const;
/** Properties with these words are for another purpose or another state. */
const OTHER =
  /foreground|text|contrast|background|border|ring|hover|active|focus|disabled|light|dark|muted|subtle|\bon\b|\bbg\b/;

export function brandOfStyleSheet(text: string): StyleSheetBrand {
  const properties = new Map<string, string>();
  const families: string[] = [];
  const amounts = new Map<string, number>();
  for (const declaration of withoutComments(text).split(/[;{}]/)) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (value.length > LONGEST_VALUE) continue;
    // The first value is that of the light scheme.
    const key = name.slice(name.lastIndexOf('--'));
    if (key.startsWith('--') && !properties.has(key)) properties.set(key, value);
    if (name.endsWith('font-family') || /^--font-(?:sans|brand|body|base)$/.test(key)) families.push(value);
    for (const [written] of value.matchAll(COLOUR)) {
      const hex = colourIn(written);
      if (hex !== undefined) amounts.set(hex, (amounts.get(hex) ?? 0) + 1);
    }
  }
  const colours: { primary?: string; secondary?: string; accent?: string } = {};
  for (const role of ['primary', 'secondary', 'accent'] as const) {
    const colour = namedColour(properties, WORDS[role], Object.values(colours));
    if (colour !== undefined) colours[role] = colour;
  }
  const rest = strongColours(amounts).filter((each) => !Object.values(colours).includes(each));
  for (const role of ['primary', 'secondary', 'accent'] as const) {
    const next = colours[role] === undefined ? rest.shift() : undefined;
    if (next !== undefined) colours[role] = next;
  }
  const font = families.map(firstFamily).find((each) => each !== undefined);
  return { colours, ...(font === undefined ? {} : { font }) };
}

/** Of several properties, the one with the shortest name: `--brand`, not `--brand-panel`. */
function namedColour(
  properties: ReadonlyMap<string, string>,
  words: readonly string[],
  others: readonly string[],
): string | undefined {
  const names = [...properties.keys()]
    .filter((name) => words.some((word) => name.includes(word)) && !OTHER.test(name.replaceAll('-', ' ')))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.length - b.length || (a < b ? -1 : 1));
  for (const name of names) {
    const colour = colourOf(properties.get(name) ?? '', properties);
    if (colour !== undefined && !others.includes(colour)) return colour;
  }
  return undefined;
}

/** Of a scale of shades, the middle one. */
function rankOf(name: string): number {
  const shade = /-(\d{2,3})$/.exec(name)?.[1];
  return shade === undefined ? 0 : 1 + Math.abs(Number(shade) - 550) / 1000;
}

function colourOf(value: string, properties: ReadonlyMap<string, string>): string | undefined {
  let text = value;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const colour = colourIn(text);
    if (colour !== undefined) return colour;
    const inner = /^hsla?\(\s{0,4}(var\(.{1,100}\))\s{0,4}\)$/i.exec(text)?.[1] ?? text;
    const name = /^var\(\s{0,4}(--[\w-]{1,100})/.exec(inner)?.[1]?.toLowerCase();
    const next = name === undefined ? undefined : properties.get(name);
    if (next === undefined) return undefined;
    text = next;
  }
  return undefined;
}

function withoutComments(text: string): string {
  const [first = '', ...rest] = text.split('/*');
  return [first, ...rest.map((each) => each.split('*/').slice(1).join('*/'))].join(' ');
}

const GENERIC: ReadonlySet<string> = new Set(
  'serif sans-serif monospace cursive fantasy system-ui ui-sans-serif ui-serif ui-monospace inherit initial'.split(' '),
);

function firstFamily(value: string): string | undefined {
  const family = (value.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
  return isFontFamily(family) && !GENERIC.has(family.toLowerCase()) ? family : undefined;
}
