// Where lines cross a frame beside its layers. In: a level with such lines, before and after its inside is arranged.
// Out: their order, and for each its place on the frame, clear of the title.
import { isStraight } from '../layers/laterals.js';
import { LATERAL_CORNER } from '../layers/weights.js';
import { type Item, isOnwards, isRotated, isSideways, type Lateral, type Level, type Segment } from '../model.js';
import type { Spacing } from '../spacing.js';
import { bodyHeight } from './loops.js';
import { LATERAL_TITLE_AIR } from './weights.js';

/**
 * Passes the order of the lines in the surrounding level on to a group's lateral ports; before its inside is arranged.
 */
export function orderPorts(item: Item, child: Level): void {
  const sign = isOnwards(child.direction) ? 1 : -1;
  for (const side of [item.up, item.down]) {
    side.forEach((segment, i) => {
      const port = portOf(segment, item);
      if (port.kind === 'lateral') port.index = sign * i;
    });
  }
  const facing = isOnwards(item.level.direction) ? sign : -sign;
  for (const { section } of item.level.laterals) {
    const { upper, lower, lowerPort } = section;
    if (lower === item && lowerPort?.kind === 'lateral') lowerPort.index = facing * upper.index;
  }
}

/** Sorts the lines that meet a rotated group in the order of its ports; once its inside is arranged. */
export function sortPorts(item: Item, child: Level): void {
  if (!isRotated(child)) return;
  for (const side of [item.up, item.down]) {
    side.sort((a, b) => alongFrame(portOf(a, item), child) - alongFrame(portOf(b, item), child));
  }
}

function portOf(segment: Segment, item: Item): Item {
  return (segment.upper === item ? segment.upperPort : segment.lowerPort) as Item;
}

/** The position of a port along its side of the frame, in the drawing's orientation. */
export function alongFrame(port: Item, { direction, height }: Level): number {
  if (port.kind !== 'lateral') return port.x;
  return isOnwards(direction) ? port.y : height - port.y;
}

/** How far inside its box a diamond is met. */
export function lateralInset(item: Item, y: number): number {
  if (item.node?.outline !== 'diamond') return 0;
  const off = Math.abs(y - item.y - item.height / 2);
  return (off / Math.max(1, bodyHeight(item))) * (item.width - item.before - item.after);
}

/** Places each port on the frame, clear of the title. */
export function settleLaterals(level: Level, spacing: Spacing): void {
  if (level.laterals.length === 0) return;
  stretch(level, missingAtTitle(level, spacing));
  const limit = titleEnd(level, spacing);
  for (const { side, ports, best, low, high } of bundlesOf(level, spacing)) {
    const [least, most] =
      side === 'right' ? [low, high] : besideTitle(level, limit, low, high, lengthOf(ports, spacing));
    const first = Math.min(Math.max(best, least), most);
    ports.forEach((port, i) => {
      port.x = side === 'left' ? 0 : level.width;
      port.y = first + i * spacing.line;
    });
  }
}

/** Lines that meet one item from one side, in order, with the preferred position and range of the first of them. */
interface Bundle {
  readonly side: Lateral['side'];
  readonly ports: readonly Item[];
  readonly best: number;
  readonly low: number;
  readonly high: number;
}

function lengthOf({ length }: readonly Item[], spacing: Spacing): number {
  return (length - 1) * spacing.line;
}

function bundlesOf(level: Level, spacing: Spacing): Bundle[] {
  const bundles: Bundle[] = [];
  const besideNodes = new Map<Item, Record<Lateral['side'], Item[]>>();
  for (const { section, side } of level.laterals) {
    const { upper: port, lower: item, lowerPort, segments } = section;
    const row = isStraight(section) ? item.rowEnds.get(section) : undefined;
    if (row !== undefined) {
      const at = item.y + (item.height - bodyHeight(item)) / 2 + row.at;
      bundles.push({ side, ports: [port], best: at, low: at, high: at });
      continue;
    }
    if (isStraight(section) && item.kind === 'node') {
      const ports = besideNodes.get(item) ?? { left: [], right: [] };
      besideNodes.set(item, ports);
      ports[side].push(port);
      continue;
    }
    const at = isStraight(section) ? besideGroup(item, lowerPort) : (segments[0]?.corners[0]?.y ?? item.y);
    bundles.push({ side, ports: [port], best: at, low: at, high: at });
  }
  for (const [item, sides] of besideNodes) {
    const middle = item.y + item.height / 2;
    const half = item.node?.outline === 'diamond' ? 0 : bodyHeight(item) / 2 - LATERAL_CORNER;
    for (const side of ['left', 'right'] as const) {
      const ports = sides[side].sort((a, b) => a.index - b.index);
      if (ports.length === 0) continue;
      const length = lengthOf(ports, spacing);
      const best = middle - length / 2;
      bundles.push({
        side,
        ports,
        best,
        low: Math.min(best, middle - half),
        high: Math.max(best, middle + half - length),
      });
    }
  }
  return bundles;
}

/** Where a line straight through to a group inside crosses the frame: at the height of that group's port. */
function besideGroup({ child, level, y, height }: Item, port: Item | undefined): number {
  const along = child === undefined || port === undefined ? height / 2 : alongFrame(port, child);
  return isOnwards(level.direction) ? y + along : y + height - along;
}

/** How far from the start of a frame's upper side its title reaches. */
function titleEnd({ group, direction }: Level, spacing: Spacing): number {
  const width = group?.title.width ?? 0;
  return isSideways(direction) && width > 0 ? spacing.padding + width + LATERAL_TITLE_AIR : 0;
}

/** The room of a bundle without the part over the title. */
function besideTitle(
  { direction, height }: Level,
  limit: number,
  low: number,
  high: number,
  length: number,
): [number, number] {
  return isOnwards(direction)
    ? [Math.min(Math.max(low, limit), high), high]
    : [low, Math.max(low, Math.min(high, height - limit - length))];
}

/** How much longer the frame has to be so that no line crosses its title. */
function missingAtTitle(level: Level, spacing: Spacing): number {
  const limit = titleEnd(level, spacing);
  if (limit === 0) return 0;
  return bundlesOf(level, spacing).reduce((most, { side, ports, low, high }) => {
    if (side === 'right') return most;
    const free = isOnwards(level.direction) ? high : level.height - low - lengthOf(ports, spacing);
    return Math.max(most, limit - free);
  }, 0);
}

/** Makes room before everything on the layers, or after it if the frame's title is there. */
function stretch(level: Level, by: number): void {
  if (by === 0) return;
  level.height += by;
  for (const port of level.exits) port.y = level.height;
  if (!isOnwards(level.direction)) return;
  const entries = new Set(level.entries);
  for (const layer of level.layers)
    for (const item of layer) if (!entries.has(item) && item.kind !== 'exit') item.y += by;
  for (const { segments } of level.sections) {
    for (const segment of segments) segment.corners = segment.corners.map(({ x, y }) => ({ x, y: y + by }));
  }
}
