// Colours as eyes see them: in, two colours and a colour vision; out, how far apart they look.
import { type Hex, linearFromHex, oklabFromLinear, type Triple } from './colour.js';

export const VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof VISIONS)[number];

/** Severity 1.0 on linear sRGB: Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color
 * Vision Deficiency", IEEE TVCG 15(6), 2009, table 1. */
const DEFICIENCIES: Readonly<Record<Exclude<Vision, 'normal'>, readonly [Triple, Triple, Triple]>> = {
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

/** OKLab of a linear colour as that eye sees it. */
export function seenLinear(linear: Triple, vision: Vision): Triple {
  if (vision === 'normal') return oklabFromLinear(linear);
  const [r, g, b] = linear;
  const row = ([x, y, z]: Triple): number => Math.min(1, Math.max(0, x * r + y * g + z * b));
  const [first, second, third] = DEFICIENCIES[vision];
  return oklabFromLinear([row(first), row(second), row(third)]);
}

export function apart([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const [l, a, b] = [l1 - l2, a1 - a2, b1 - b2];
  return Math.sqrt(l * l + a * a + b * b);
}

/** Distance in OKLab as that eye sees it. */
export function distance(one: Hex, other: Hex, vision: Vision): number {
  return apart(seenLinear(linearFromHex(one), vision), seenLinear(linearFromHex(other), vision));
}
