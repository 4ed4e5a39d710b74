// The colour of a background: in, its text (`rgb(0, 255, 0)`, `rgba(0, 0, 255, .1)`); out, the nearest tone. A faint colour is judged
// as it looks on white.
import type { Tone } from '@linework/core';
import { readColour } from '../colours.js';
import { toneOfFill } from '../tones.js';

export type BackgroundTone = Tone | 'transparent' | 'unknown';

export function backgroundTone(written: string): BackgroundTone {
  const text = written.trim();
  if (text === '' || /^transparent$/i.test(text)) return 'transparent';
  const colour = readColour(text);
  if (colour === undefined) return 'unknown';
  const { red, green, blue, alpha } = colour;
  if (alpha === 0) return 'transparent';
  const onWhite = (channel: number): number => Math.round(255 - alpha * (255 - channel));
  return toneOfFill(`rgb(${onWhite(red)}, ${onWhite(green)}, ${onWhite(blue)})`) ?? 'neutral';
}
