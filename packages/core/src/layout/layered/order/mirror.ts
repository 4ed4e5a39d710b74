// Mirrors an ordered drawing if its mirror image reads closer to the source. In: ordered levels. Out: the same order,
// or its reverse. Both have the same number of crossings, so which one the search ends at is arbitrary; without this
// pass one more leaf could mirror the whole picture.
import { known } from '../checked.js';
import { rowAt } from '../input/node-rows.js';
import { type Item, isBox, isRotated, type Level } from '../model.js';
import { MIRROR_COMPARED } from './weights.js';

export function mirrorLevels(root: Level): void {
  const pending = root.parts.length > 0 ? root.parts.slice() : [root];
  for (const level of pending) {
    const levels = orderedTogether(level, pending);
    if (levels.every(mayBeMirrored) && agreement(levels) < 0) for (const each of levels) mirror(each);
  }
}

/** The level and the groups whose order depends on its own; others are added to `separate`. */
function orderedTogether(level: Level, separate: Level[]): Level[] {
  const levels = [level];
  for (const { layers } of levels) {
    for (const { child } of layers.flat()) {
      if (child === undefined) continue;
      if (child.parts.length > 0) separate.push(...child.parts);
      else levels.push(child);
    }
  }
  return levels;
}

/**
 * Constraints and rows along a layer hold in one orientation only, and so does what is beside the layers of a rotated
 * group.
 */
function mayBeMirrored(level: Level): boolean {
  return level.layers.every((layer) =>
    layer.every((item) => {
      const { precedes, child, up, down } = item;
      const hasRows = [up, down].some((side) => side.some((segment) => rowAt(segment, item) !== undefined));
      return precedes.length === 0 && !hasRows && (child === undefined || !isRotated(child));
    }),
  );
}

/** Greater than 0 if most neighbours are in source order. What is written first counts most, since it is read first. */
function agreement(levels: readonly Level[]): number {
  const layers = levels.flatMap((level) => level.layers.map((layer) => layer.filter(isBox)));
  const inSource = layers.flat().sort((a, b) => a.rank - b.rank);
  const place = new Map(inSource.map((item, i): [Item, number] => [item, i + 1]));
  let sum = 0;
  for (const layer of layers) {
    const places = layer.map((item) => known(place, item));
    places.forEach((left, i) => {
      for (const right of places.slice(i + 1, i + 1 + MIRROR_COMPARED)) {
        const later = Math.max(left, right) * Math.max(left, right);
        sum += (left < right ? 1 : -1) / (later * later);
      }
    });
  }
  return sum;
}

function mirror(level: Level): void {
  for (const layer of level.layers) {
    const titles = layer.filter(({ kind }) => kind === 'title');
    const others = layer.filter(({ kind }) => kind !== 'title').reverse();
    layer.splice(0, layer.length, ...titles, ...others);
    layer.forEach((item, index) => {
      item.index = index;
      item.up.reverse();
      item.down.reverse();
    });
  }
}
