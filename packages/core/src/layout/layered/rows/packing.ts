// Packs unconnected parts into rows with pleasant overall proportions. In: a level whose parts have sizes. Out: a place
// for each part, in source order, and the level's size with its frame.
import { ASPECT, frameWidth } from '../../page.js';
import { isSideways, type Level } from '../model.js';
import type { Spacing } from '../spacing.js';
import { frameOf } from './stack.js';

export function packParts(level: Level, spacing: Spacing): void {
  const { parts } = level;
  const single = parts.every((part) => part.layers.length <= 1);
  const gap = single ? spacing.sibling : spacing.component;
  const aspect = isSideways(level.direction) ? 1 / ASPECT : ASPECT;
  let best = Number.POSITIVE_INFINITY;
  let bestRow = 0;
  for (const row of rowWidths(parts, gap)) {
    const { width, height } = fill(parts, row, gap);
    // The frame that has to be scaled least to hold the drawing wins.
    const cost = frameWidth({ width, height }, aspect);
    if (cost < best - 0.5) {
      best = cost;
      bestRow = row;
    }
  }
  const { width, height } = fill(parts, bestRow, gap);
  const frame = frameOf(level, spacing);
  const title = level.group?.title;
  const titled = title !== undefined && title.width > 0 && title.height > 0;
  const sideways = isSideways(level.direction);
  const band = titled && !sideways ? title.height + spacing.title : 0;
  const top = frame.top + (level.direction === 'down' ? band : 0);
  for (const part of parts) {
    part.x += frame.start;
    part.y += top;
  }
  level.width = Math.max(width, titled && !sideways ? title.width : 0) + frame.start + frame.end;
  level.height = Math.max(
    height + frame.top + frame.bottom + band,
    titled && sideways ? title.width + 2 * spacing.padding : 0,
  );
}

/** Widths at which a row could end: every run from the first part on, at most a few dozen of them. */
function rowWidths(parts: readonly Level[], gap: number): number[] {
  const widest = parts.reduce((most, part) => Math.max(most, part.width), 0);
  const widths = [widest];
  let run = -gap;
  const every = Math.max(1, Math.floor(parts.length / 64));
  parts.forEach((part, i) => {
    run += part.width + gap;
    if (run > widest && i % every === 0) widths.push(run);
  });
  widths.push(Math.max(run, widest));
  return widths;
}

function fill(parts: readonly Level[], row: number, gap: number): { width: number; height: number } {
  let x = 0;
  let y = 0;
  let tall = 0;
  let width = 0;
  for (const part of parts) {
    if (x > 0 && x + part.width > row + 1e-6) {
      x = 0;
      y += tall + gap;
      tall = 0;
    }
    part.x = x;
    part.y = y;
    x += part.width + gap;
    width = Math.max(width, x - gap);
    tall = Math.max(tall, part.height);
  }
  return { width, height: y + tall };
}
