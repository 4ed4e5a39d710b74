// The colour of a role in numbers, from which scripts/theme makes the default theme. Nothing that draws reads them.

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export type Numbers = readonly [number, number, number];

export interface Schemes {
  readonly light: Numbers;
  readonly dark: Numbers;
}

/** Hue of the hint of colour in greys. */
export const GREY = 255;
