// Lines that cross a frame beside its layers: those of a group that reads across the level around it, which so leave towards
// where they go. In: an ordered level with such sections. Out: a straight piece for those that nothing is in the way of; the
// others go round, from ports at the ends of their layers.
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

/** Between a line's end and a corner. */
export const CORNER: number = 6;

export function isStraight({ segments }: EdgeSection): boolean {
  return segments[0]?.shape === 'lateral';
}

/** Takes the sections into the level; returns those that go round what stands between them and the frame. */
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

/** Whether no box stands between an item and that end of its layer; lines that pass there are crossed. */
function isOutermost(level: Level, { section, side }: Lateral): boolean {
  const { lower: item, lowerPort } = section;
  // What has its layer for itself was given its port on that side, anything else one above.
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
  return 1 + Math.max(0, Math.floor((item.height - 2 * CORNER) / spacing.line));
}
