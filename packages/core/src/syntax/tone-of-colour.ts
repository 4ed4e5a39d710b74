// The tone nearest to a written colour: in, `#f00`, `rgb(255, 0, 0)` or a colour's name; out, the tone whose hue band contains it.
import { hueOf, toneOfHue } from './hue-bands.js';

/** What CSS puts in front of a colour's name. */
const SHADES =
  /^(?:alice|blanched|blue|burly|cadet|cornflower|dark|deep|dim|dodger|fire|floral|forest|ghost|green|hot|indian|lawn|lemon|light|medium|midnight|misty|navajo|olive|orange|pale|papaya|powder|rebecca|rosy|royal|saddle|sandy|sea|sky|slate|spring|steel|violet|yellow)(?=[a-z])/;

/** Colour names. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:violet|purple|orchid|magenta|fuchsia|indigo|lavender|plum|thistle)$/, 'violet'],
  [/^(?:aqua|cyan|turquoise|teal|aquamarine|seagreen)$/, 'aqua'],
  [/^(?:green|lime|olive|chartreuse|mint)$/, 'green'],
  [/^(?:blue|navy|azure)$/, 'blue'],
  [/^(?:yellow|gold|amber|khaki|goldenrod|wheat)$/, 'amber'],
  [/^(?:orange|coral|tomato|peru|chocolate|brown|sienna|tan|peach)$/, 'orange'],
  [/^(?:red|crimson|salmon|maroon|firebrick|pink|rose)$/, 'red'],
  [/^(?:gr[ae]y|white|black|silver|snow|ivory|beige|transparent)$/, 'neutral'],
];

export function toneOfColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase();
  if (colour.length > 40) return undefined;
  const channels = hexChannels(colour) ?? rgbChannels(colour);
  if (channels) return toneOfChannels(channels);
  for (let name = colour; ; ) {
    const tone = NAMES.find(([pattern]) => pattern.test(name))?.[1];
    const shade = SHADES.exec(name)?.[0];
    if (tone !== undefined || shade === undefined) return tone;
    name = name.slice(shade.length);
  }
}

type Channels = readonly [red: number, green: number, blue: number];

function hexChannels(colour: string): Channels | undefined {
  const hex = /^#([0-9a-f]{3,8})$/.exec(colour)?.[1];
  if (hex === undefined) return undefined;
  const short = hex.length <= 4;
  if (!short && hex.length !== 6 && hex.length !== 8) return undefined;
  const channel = (index: number): number =>
    Number.parseInt(short ? hex.charAt(index).repeat(2) : hex.slice(2 * index, 2 * index + 2), 16);
  return [channel(0), channel(1), channel(2)];
}

function rgbChannels(colour: string): Channels | undefined {
  const match = /^rgba?\(\s*(\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})/.exec(colour);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/** Greys of any lightness are neutral; pink, which has no band, is nearest to red. */
function toneOfChannels([red, green, blue]: Channels): string {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma <= 14 || most <= 50) return 'neutral';
  return toneOfHue(hueOf(red, green, blue)) ?? 'red';
}
