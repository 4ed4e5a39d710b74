// The design of the theme in numbers, in OKLCH, except for the roles that have rows (scene/colour-roles). Lightness, chroma
// and hue of strokes, strong forms and line roles were searched so that all pairs stay 0.08 apart in OKLab for the three
// colour-vision deficiencies, then tuned by eye; packages/core/src/theme contains the promises that must hold.

import { GREY, type Numbers } from '../../packages/core/src/scene/colour-roles/numbers.js';

export type ToneName = 'neutral' | 'blue' | 'violet' | 'aqua' | 'orange' | 'green' | 'amber' | 'red';

interface Part {
  readonly lightness: number;
  readonly chroma: number;
  readonly neutralChroma: number;
}

export interface Design {
  readonly canvas: Numbers;
  readonly fill: Part;
  readonly text: Part;
  readonly stroke: Readonly<Record<ToneName, Numbers>>;
  readonly strong: Readonly<Record<ToneName, Numbers>>;
  /** The first and the last of the shades for amounts; the others are evenly spaced between them. */
  readonly shades: readonly [Numbers, Numbers];
}

export const TONE_HUES: Readonly<Record<ToneName, number>> = {
  neutral: GREY,
  blue: 255,
  violet: 300,
  aqua: 205,
  orange: 55,
  green: 150,
  amber: 85,
  red: 25,
};

export const SCHEMES: { readonly light: Design; readonly dark: Design } = {
  light: {
    canvas: [1, 0, GREY],
    fill: { lightness: 0.965, chroma: 0.02, neutralChroma: 0.005 },
    text: { lightness: 0.36, chroma: 0.09, neutralChroma: 0.014 },
    stroke: {
      neutral: [0.561, 0.012, 255],
      blue: [0.534, 0.117, 254],
      violet: [0.645, 0.101, 295],
      aqua: [0.442, 0.109, 208],
      orange: [0.544, 0.119, 54],
      green: [0.625, 0.105, 154],
      amber: [0.627, 0.126, 82],
      red: [0.464, 0.131, 25],
    },
    strong: {
      neutral: [0.532, 0.012, 255],
      blue: [0.463, 0.127, 250],
      violet: [0.619, 0.137, 296],
      aqua: [0.387, 0.108, 203],
      orange: [0.566, 0.133, 54],
      green: [0.613, 0.089, 157],
      amber: [0.66, 0.143, 86],
      red: [0.471, 0.167, 31],
    },
    shades: [
      [0.955, 0.02, 250],
      [0.705, 0.115, 252],
    ],
  },
  dark: {
    canvas: [0.17, 0.012, GREY],
    fill: { lightness: 0.24, chroma: 0.03, neutralChroma: 0.012 },
    text: { lightness: 0.9, chroma: 0.05, neutralChroma: 0.01 },
    stroke: {
      neutral: [0.682, 0.012, 255],
      blue: [0.686, 0.119, 253],
      violet: [0.601, 0.101, 296],
      aqua: [0.805, 0.118, 207],
      orange: [0.716, 0.135, 55],
      green: [0.753, 0.093, 156],
      amber: [0.803, 0.135, 84],
      red: [0.632, 0.139, 23],
    },
    strong: {
      neutral: [0.714, 0.012, 255],
      blue: [0.657, 0.139, 252],
      violet: [0.574, 0.109, 298],
      aqua: [0.794, 0.125, 204],
      orange: [0.729, 0.121, 51],
      green: [0.564, 0.157, 143],
      amber: [0.819, 0.126, 85],
      red: [0.634, 0.109, 18],
    },
    shades: [
      [0.245, 0.03, 252],
      [0.495, 0.118, 252],
    ],
  },
};
