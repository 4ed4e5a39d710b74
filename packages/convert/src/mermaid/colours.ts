// Colours as CSS writes them: in, the text of a value; out, its red, green, blue (0 to 255) and alpha (0 to 1), or nothing.
// Covers the parts of CSS Color 4, sections 4 to 7, that diagrams use.
import { COLOUR_NAMES } from './colour-names.js';

export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** A colour in OKLab (bottosson.github.io/posts/oklab): lightness (1 is white) and chroma, the distance from grey. */
export interface Seen {
  readonly lightness: number;
  readonly chroma: number;
}

export function seen({ red, green, blue }: Colour): Seen {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(greenRed, blueYellow),
  };
}

export function readColour(text: string): Colour | undefined {
  const value = text.trim().toLowerCase();
  if (value.length > 80) return undefined;
  if (value.startsWith('#')) return fromHex(value.slice(1));
  const named = COLOUR_NAMES.get(value);
  if (named !== undefined) return fromHex(named);
  const call = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value);
  if (!call) return undefined;
  const parts = (call[2] ?? '').split(/[\s,/]+/).filter((part) => part !== '');
  if (parts.length < 3 || parts.length > 4) return undefined;
  const alpha = parts[3] === undefined ? 1 : share(parts[3], 1);
  const [first = '', second = '', third = ''] = parts;
  if (call[1] === 'rgb') return colour(share(first, 255), share(second, 255), share(third, 255), alpha);
  const hue = Number(first.replace(/deg$/, ''));
  return fromHsl(hue, share(second, 100) / 100, share(third, 100) / 100, alpha);
}

function fromHex(digits: string): Colour | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const size = digits.length < 6 ? 1 : 2;
  const channel = (index: number): number => {
    const part = digits.slice(index * size, (index + 1) * size);
    return part === '' ? 255 : Number.parseInt(size === 1 ? part + part : part, 16);
  };
  return colour(channel(0), channel(1), channel(2), channel(3) / 255);
}

/** A number, or a percentage of `whole`. */
function share(text: string, whole: number): number {
  return text.endsWith('%') ? (Number(text.slice(0, -1)) * whole) / 100 : Number(text);
}

function fromHsl(hue: number, saturation: number, lightness: number, alpha: number): Colour | undefined {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return colour(channel(0), channel(8), channel(4), alpha);
}

function colour(red: number, green: number, blue: number, alpha: number): Colour | undefined {
  const values = [red, green, blue, alpha];
  return values.every((each) => Number.isFinite(each)) ? { red, green, blue, alpha } : undefined;
}
