// Colours as CSS writes them: in, the text of a value; out, its red, green, blue (0 to 255) and alpha (0 to 1), or nothing.
// CSS Color 4, sections 4 to 7, as far as diagrams use it.
import { COLOUR_NAMES } from './colour-names.js';

export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
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

/** Hue in degrees (0 to 360) of a colour; 0 for a grey. */
export function hueOf({ red, green, blue }: Colour): number {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return 0;
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return (sixth * 60 + 360) % 360;
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
