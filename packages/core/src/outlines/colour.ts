// A colour as SVG files write it (CSS Color 4). In: its text. Out: `#rrggbb` and its opacity, or undefined if it is none.
import type { Hex } from '../theme/colour.js';

export interface Colour {
  readonly hex: Hex;
  readonly alpha: number;
}

/** The names that icons use. */
const NAMED: ReadonlyMap<string, Hex> = new Map(
  [
    'black 000000 white ffffff gray 808080 grey 808080 silver c0c0c0 red ff0000 maroon 800000 yellow ffff00 olive 808000',
    'lime 00ff00 green 008000 aqua 00ffff cyan 00ffff teal 008080 blue 0000ff navy 000080 fuchsia ff00ff magenta ff00ff',
    'purple 800080 orange ffa500 gold ffd700 pink ffc0cb brown a52a2a tomato ff6347 coral ff7f50 crimson dc143c',
    'indigo 4b0082 violet ee82ee snow fffafa ivory fffff0 azure f0ffff beige f5f5dc tan d2b48c khaki f0e68c salmon fa8072',
    'orchid da70d6 plum dda0dd lightgray d3d3d3 lightgrey d3d3d3 darkgray a9a9a9 darkgrey a9a9a9 dimgray 696969',
    'dimgrey 696969 whitesmoke f5f5f5 gainsboro dcdcdc darkblue 00008b darkgreen 006400 darkred 8b0000 darkorange ff8c00',
    'royalblue 4169e1 steelblue 4682b4 skyblue 87ceeb dodgerblue 1e90ff deepskyblue 00bfff slateblue 6a5acd',
    'limegreen 32cd32 seagreen 2e8b57 forestgreen 228b22 yellowgreen 9acd32 orangered ff4500 firebrick b22222',
    'chocolate d2691e sienna a0522d turquoise 40e0d0 lavender e6e6fa linen faf0e6 wheat f5deb3 rebeccapurple 663399',
  ].flatMap((line) => {
    const words = line.split(' ');
    return words.flatMap((word, at): [string, Hex][] => (at % 2 === 0 ? [[word, `#${words[at + 1] ?? ''}`]] : []));
  }),
);

const CHANNEL = /^\d{1,3}(?:\.\d{1,8})?%?$/;
const CALL = /^rgba?\(([^()]{1,80})\)$/;

export function readColour(text: string): Colour | undefined {
  const word = text.trim().toLowerCase();
  const named = NAMED.get(word);
  if (named !== undefined) return { hex: named, alpha: 1 };
  if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(word)) {
    const digits = word.length > 5 ? word.slice(1) : [...word.slice(1)].map((each) => each + each).join('');
    const alpha = digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1;
    return { hex: `#${digits.slice(0, 6)}`, alpha };
  }
  const [r, g, b, opacity = '1', ...more] =
    CALL.exec(word)?.[1]
      ?.trim()
      .split(/[\s,/]+/) ?? [];
  const alpha = fractionOf(opacity);
  if (r === undefined || g === undefined || b === undefined || alpha === undefined || more.length > 0) return undefined;
  const channels = [r, g, b].map(channelOf);
  if (channels.some((each) => !(each <= 255))) return undefined;
  return { hex: `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`, alpha };
}

function channelOf(text: string): number {
  if (!CHANNEL.test(text)) return Number.NaN;
  return Math.round(text.endsWith('%') ? Number(text.slice(0, -1)) * 2.55 : Number(text));
}

const FRACTION = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?%?$/;

/** A number or a percentage, from 0 to 1; undefined if it is neither. */
export function fractionOf(text: string): number | undefined {
  const word = text.trim().toLowerCase();
  if (!FRACTION.test(word)) return undefined;
  const value = word.endsWith('%') ? Number(word.slice(0, -1)) / 100 : Number(word);
  return Math.max(0, Math.min(1, value));
}
