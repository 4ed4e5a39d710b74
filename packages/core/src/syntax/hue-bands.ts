// Hues and their tones: in, a colour's channels or its hue; out, degrees, or the tone whose band contains them.
// docs/conversion.md, Fills.

/** Upper bound of each band, in degrees. Pink and magenta have no tone. */
const BANDS = [
  [15, 'red'],
  [38, 'orange'],
  [68, 'amber'],
  [160, 'green'],
  [200, 'aqua'],
  [255, 'blue'],
  [320, 'violet'],
  [345, undefined],
  [360, 'red'],
] as const;

export type HueTone = Exclude<(typeof BANDS)[number][1], undefined>;

/** Degrees (0 to 360) of a colour whose channels are from 0 to 255; 0 for a grey. */
export function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return 0;
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return (sixth * 60 + 360) % 360;
}

export function toneOfHue(hue: number): HueTone | undefined {
  return BANDS.find(([upTo]) => hue < upTo)?.[1];
}
