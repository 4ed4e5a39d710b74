// Lines that cross a frame beside its layers: those of a group that reads across the surrounding level, so that they
// leave towards their targets. In: an ordered level with such sections. Out: a straight piece for those with a clear
// path; the others go around, from ports at the ends of their layers.
import { isAtRow } from '../input/node-rows.js';
import {
  type EdgeSection,
  type Item,
  isChain,
  isRotated,
  isSideways,
  type Lateral,
  type Level,
  makeSegment,
} from '../model.js';
import type { Spacing } from '../spacing.js';
import { LATERAL_CORNER } from './weights.js';

export function isStraight({ segments }: EdgeSection): boolean {
  return segments[0]?.shape === 'lateral';
}

/** Adds the sections to the level; returns those that go around an obstacle between them and the frame. */
export function splitLaterals(level: Level, spacing: Spacing): EdgeSection[] {
  if (level.laterals.length === 0) return [];
  const round: Lateral[] = [];
  const taken = new Map<Item, { left: number; right: number }>();
  for (const lateral of level.laterals) {
    const { section, side } = lateral;
    const item = section.lower;
    const counts = taken.get(item) ?? { left: 0, right: 0 };
    taken.set(item, counts);
    level.sections.push(section);
    const meetsRow = isSideways(level.direction) && isAtRow(section, item);
    if (!meetsRow && isOutermost(level, lateral) && counts[side] < mostBeside(item, spacing)) {
      counts[side]++;
      section.segments = [makeSegment(section, 'lateral', section.upper, item)];
    } else round.push(lateral);
  }
  for (const { section, side } of round) {
    const port = section.upper;
    port.layer = section.lower.layer;
    const layer = level.layers[port.layer] ?? [];
    if (side === 'left') layer.unshift(port);
    else layer.push(port);
    layer.forEach((item, index) => {
      item.index = index;
    });
  }
  return round.map(({ section }) => section);
}

/** Whether no box is between an item and that end of its layer; lines that pass there are crossed. */
function isOutermost(level: Level, { section, side }: Lateral): boolean {
  const { lower: item, lowerPort } = section;
  // An item with its own layer was given its port on that side, any other item one above.
  if (item.child !== undefined) return (lowerPort?.kind === 'lateral') !== isRotated(item.child);
  if (side === 'right' && item.loops.length > 0) return false;
  const layer = level.layers[item.layer] ?? [];
  const between = side === 'left' ? layer.slice(0, item.index) : layer.slice(item.index + 1);
  return between.every((each) => isChain(each) && each.kind !== 'label');
}

/** How many lines a side has room for; a decision is left and met at its tip. */
function mostBeside(item: Item, spacing: Spacing): number {
  if (item.kind === 'group') return Number.POSITIVE_INFINITY;
  if (item.node?.outline === 'diamond') return 1;
  return 1 + Math.max(0, Math.floor((item.height - 2 * LATERAL_CORNER) / spacing.line));
}
