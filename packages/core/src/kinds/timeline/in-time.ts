// The order of a timeline: in, the model; out, its lines as written on an even scale, by their dates on a true one.
import type { Moment, TimelineModel } from './model.js';

export function inTime({ moments, scale }: TimelineModel): readonly Moment[] {
  if (scale === 'even') return moments;
  const day = ({ when }: Moment): number => (when.as === 'days' ? when.first : 0);
  return [...moments].sort((a, b) => day(a) - day(b));
}
