// The inks: colours of words and lines without a meaning of their own, each with its row. Themes, promises and brands follow
// from them.
import { GREY, type Schemes } from './numbers.js';

interface InkRow extends Schemes {
  /** What must be readable or visible in it on every ground (theme/promises.ts). Without it, it only separates. */
  readonly shows?: 'main text' | 'text' | 'mark';
}

export const INK_NAMES = ['ink', 'secondary', 'line', 'hairline'] as const;

export type Ink = (typeof INK_NAMES)[number];

export const INKS: Readonly<Record<Ink, InkRow>> = {
  ink: { light: [0.22, 0.014, GREY], dark: [0.94, 0.008, GREY], shows: 'main text' },
  secondary: { light: [0.45, 0.014, GREY], dark: [0.74, 0.012, GREY], shows: 'text' },
  line: { light: [0.55, 0.013, GREY], dark: [0.66, 0.013, GREY], shows: 'mark' },
  hairline: { light: [0.9, 0.006, GREY], dark: [0.3, 0.012, GREY] },
};
