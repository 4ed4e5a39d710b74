// Colour arithmetic for making and checking the theme table: OKLCH, contrast, colour-vision deficiencies. Offline only:
// it uses Math.cos and Math.pow, whose last bits differ between engines, so the core reads the table and never this file.

/** @typedef {readonly [number, number, number]} Triple */

/** OKLab to linear sRGB and back: Ottosson, "A perceptual color space for image processing" (2020).
 * @param {Triple} lab @returns {Triple} */
function linearFromOklab([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** @param {Triple} rgb @returns {Triple} */
function oklabFromLinear([r, g, b]) {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** @param {string} hex `#rrggbb` @returns {Triple} */
function linearFromHex(hex) {
  const channel = (/** @type {number} */ at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** @param {number} value linear, 0 to 1 */
function hexChannel(value) {
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * Chroma is lowered until the colour fits sRGB, lightness and hue stay.
 * @param {number} lightness 0 to 1
 * @param {number} chroma
 * @param {number} hue degrees
 * @returns {string} `#rrggbb`
 */
export function hexFromOklch(lightness, chroma, hue) {
  const angle = (hue * Math.PI) / 180;
  for (let reduced = chroma; ; reduced -= 0.0005) {
    const kept = Math.max(0, reduced);
    const linear = linearFromOklab([lightness, kept * Math.cos(angle), kept * Math.sin(angle)]);
    if (kept === 0 || linear.every((value) => value >= -0.0001 && value <= 1.0001)) {
      return `#${linear.map(hexChannel).join('')}`;
    }
  }
}

/**
 * @param {Triple} from OKLCH @param {Triple} to OKLCH
 * @param {number} share 0 gives `from`, 1 gives `to`; straight through OKLab, so that hues of greys do not shine through
 * @returns {string} `#rrggbb`
 */
export function mixedHex(from, to, share) {
  const lab = (/** @type {Triple} */ [lightness, chroma, hue]) => [
    lightness,
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ];
  const start = lab(from);
  const [lightness = 0, a = 0, b = 0] = lab(to).map(
    (value, at) => (start[at] ?? 0) + (value - (start[at] ?? 0)) * share,
  );
  return hexFromOklch(lightness, Math.sqrt(a * a + b * b), (Math.atan2(b, a) * 180) / Math.PI);
}

/** Contrast ratio, WCAG 2.2 (relative luminance).
 * @param {string} one @param {string} other @returns {number} 1 to 21 */
export function contrast(one, other) {
  const luminance = (/** @type {string} */ hex) => {
    const [r, g, b] = linearFromHex(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Severity 1.0 on linear sRGB: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color
 * Vision Deficiency", IEEE TVCG 15(6), 2009, table 1.
 * @type {Readonly<Record<'protanopia' | 'deuteranopia' | 'tritanopia', readonly [Triple, Triple, Triple]>>} */
const DEFICIENCIES = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** @typedef {'normal' | 'protanopia' | 'deuteranopia' | 'tritanopia'} Vision */
/** @type {readonly Vision[]} */
export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'];

/** @param {string} hex @param {Vision} vision @returns {Triple} OKLab as that eye sees it */
export function seen(hex, vision) {
  const linear = linearFromHex(hex);
  if (vision === 'normal') return oklabFromLinear(linear);
  const [r, g, b] = linear;
  const mixed = DEFICIENCIES[vision].map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b)));
  return oklabFromLinear([mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]);
}

/** Distance in OKLab as that eye sees it.
 * @param {string} one @param {string} other @param {Vision} vision @returns {number} */
export function distance(one, other, vision) {
  const a = seen(one, vision);
  const b = seen(other, vision);
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
}

/** @param {string} hex @returns {number} OKLab lightness, 0 to 1 */
export function lightnessOf(hex) {
  return seen(hex, 'normal')[0];
}

/** @param {string} hex @returns {number} OKLCH hue, degrees, 0 to 360 */
export function hueOf(hex) {
  const [, a, b] = seen(hex, 'normal');
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
