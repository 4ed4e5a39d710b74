// Colours as SVG files write them, and how they compare. In: text. Out: red, green, blue (0 to 255) and opacity.

/** The names that occur in the sets (CSS Color 4, 6.1). */
const NAMED = {
  black: '000000',
  white: 'ffffff',
  red: 'ff0000',
  lime: '00ff00',
  green: '008000',
  blue: '0000ff',
  navy: '000080',
  yellow: 'ffff00',
  orange: 'ffa500',
  gold: 'ffd700',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  aqua: '00ffff',
  cyan: '00ffff',
  teal: '008080',
  magenta: 'ff00ff',
  fuchsia: 'ff00ff',
  purple: '800080',
  maroon: '800000',
  olive: '808000',
  pink: 'ffc0cb',
  brown: 'a52a2a',
  tomato: 'ff6347',
  coral: 'ff7f50',
  crimson: 'dc143c',
  indigo: '4b0082',
  violet: 'ee82ee',
  snow: 'fffafa',
  ivory: 'fffff0',
  azure: 'f0ffff',
  beige: 'f5f5dc',
  tan: 'd2b48c',
  khaki: 'f0e68c',
  salmon: 'fa8072',
  orchid: 'da70d6',
  plum: 'dda0dd',
  lightgray: 'd3d3d3',
  lightgrey: 'd3d3d3',
  darkgray: 'a9a9a9',
  darkgrey: 'a9a9a9',
  dimgray: '696969',
  dimgrey: '696969',
  whitesmoke: 'f5f5f5',
  gainsboro: 'dcdcdc',
  darkblue: '00008b',
  darkgreen: '006400',
  darkred: '8b0000',
  darkorange: 'ff8c00',
  royalblue: '4169e1',
  steelblue: '4682b4',
  skyblue: '87ceeb',
  dodgerblue: '1e90ff',
  deepskyblue: '00bfff',
  slateblue: '6a5acd',
  limegreen: '32cd32',
  seagreen: '2e8b57',
  forestgreen: '228b22',
  yellowgreen: '9acd32',
  orangered: 'ff4500',
  firebrick: 'b22222',
  chocolate: 'd2691e',
  sienna: 'a0522d',
  turquoise: '40e0d0',
  lavender: 'e6e6fa',
  linen: 'faf0e6',
  wheat: 'f5deb3',
};

/** @typedef {readonly [red: number, green: number, blue: number, alpha: number]} Colour */

/** @returns {Colour} */
export function readColour(text) {
  const value = text.trim().toLowerCase();
  const hex = value.startsWith('#') ? value.slice(1) : Object.hasOwn(NAMED, value) ? NAMED[value] : undefined;
  if (hex !== undefined && /^[0-9a-f]+$/.test(hex)) {
    if (hex.length === 3 || hex.length === 4) {
      const [r, g, b, a = 255] = Array.from(hex, (digit) => Number.parseInt(digit + digit, 16));
      return [r, g, b, a / 255];
    }
    if (hex.length === 6 || hex.length === 8) {
      const [r, g, b, a = 255] = hex.match(/../g).map((pair) => Number.parseInt(pair, 16));
      return [r, g, b, a / 255];
    }
  }
  const call = /^rgba?\(([^)]*)\)$/.exec(value);
  if (call !== null) {
    const [r, g, b, a] = call[1].split(/[\s,/]+/).filter((each) => each !== '');
    const part = (each) => (each.endsWith('%') ? Number.parseFloat(each) * 2.55 : Number(each));
    const colour = [part(r), part(g), part(b), a === undefined ? 1 : fraction(a)];
    if (colour.every(Number.isFinite)) return /** @type {Colour} */ (colour);
  }
  throw new Error(`colour "${text}" is not supported`);
}

/** A number or a percentage. */
export function fraction(text) {
  const value = String(text).trim();
  const number = value.endsWith('%') ? Number.parseFloat(value) / 100 : Number(value);
  if (!Number.isFinite(number)) throw new Error(`"${text}" is not a number`);
  return number;
}

/** @returns {`#${string}`} */
export function hexOf([red, green, blue]) {
  const two = (value) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}`;
}

/** Relative luminance (WCAG 2.2). */
export function luminance([red, green, blue]) {
  const linear = (value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio (WCAG 2.2) of two luminances. */
export function contrast(one, other) {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
