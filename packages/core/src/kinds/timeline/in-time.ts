// The order of a timeline: from the model to its lines, in source order on an even scale, by date on a true one.
import type { Moment, TimelineModel } from './model.js';

export function inTime({ moments, scale }: TimelineModel): readonly Moment[] {
  if (scale === 'even') return moments;
  const day = ({ when }: Moment): number => (when.as === 'days' ? when.first : 0);
  return [...moments].sort((a, b) => day(a) - day(b));
}
