// The preceding lines, nearest first: bounded, so that no source is read repeatedly.
import type { HabitLine } from '../../../syntax/habits/habit-line.js';
import { lineText } from '../../../syntax/habits/look-ahead.js';

const MOST_LINES = 40;

export function linesAbove({ source, index }: HabitLine): readonly string[] {
  const first = Math.max(0, index - MOST_LINES);
  return Array.from({ length: index - first }, (_, i) => lineText(source, index - 1 - i));
}
