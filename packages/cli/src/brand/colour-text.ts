// A colour as style sheets write it: in, its text; out, `#rrggbb` without its opacity, or nothing if it is none that can be read.
import { hexFromLinear, linearFromOklab } from '@linework/core';

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const CALL = /^(rgba?|hsla?|oklch)\(([^()]{1,80})\)$/;
/** Of hsl(), as some themes write it: `222.2 47.4% 11.2%`. */
const BARE = /^\d{1,3}(?:\.\d{1,8})? \d{1,3}(?:\.\d{1,8})?% \d{1,3}(?:\.\d{1,8})?%$/;

type Channels = readonly [number, number, number];

export function colourIn(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (HEX.test(word)) {
    const digits = word.slice(1);
    return `#${digits.length < 6 ? [...digits.slice(0, 3)].map((each) => each + each).join('') : digits.slice(0, 6)}`;
  }
  if (BARE.test(word)) return called('hsl', word);
  const [, name = '', values = ''] = CALL.exec(word) ?? [];
  return called(name, values);
}

function called(name: string, text: string): string | undefined {
  const values = text.trim().split(/[\s,/]+/);
  if (values.length < 3 || values.length > 4) return undefined;
  if (name.startsWith('rgb')) return hexOf(numbersIn(values, [255, 255, 255]));
  if (name.startsWith('hsl')) return hexOf(fromHsl(numbersIn(values, [1, 1, 1])));
  return name === 'oklch' ? fromOklch(numbersIn(values, [1, 0.4, 1])) : undefined;
}

/** The first three; `whole` is what 100% of each is. */
function numbersIn([a = '', b = '', c = '']: readonly string[], [one, two, three]: Channels): Channels {
  return [numberIn(a, one), numberIn(b, two), numberIn(c, three)];
}

function numberIn(text: string, whole: number): number {
  const plain = text.replace(/(?:deg|%)$/, '');
  if (!/^-?\d{0,9}(?:\.\d{1,15})?$/.test(plain) || plain === '') return Number.NaN;
  return text.endsWith('%') ? (Number(plain) / 100) * whole : Number(plain);
}

function hexOf(channels: Channels): string | undefined {
  if (channels.some(Number.isNaN)) return undefined;
  const pairs = channels.map((each) =>
    Math.round(Math.min(255, Math.max(0, each)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`;
}

function fromHsl([hue, saturation, lightness]: Channels): Channels {
  const at = (step: number): number => {
    const k = (step + (((hue % 360) + 360) % 360) / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [at(0), at(8), at(4)];
}

/** CSS Color 4, section 9.4; what a screen cannot show is cut off. */
function fromOklch([lightness, chroma, hue]: Channels): string | undefined {
  const angle = (hue * Math.PI) / 180;
  const lab = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)] as const;
  return lab.some(Number.isNaN) ? undefined : hexFromLinear(linearFromOklab(lab));
}
