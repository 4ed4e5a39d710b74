// Lines that leave or arrive sideways. In: an ordered level. Out: branches and further arrivals of a decision at its
// left and right tips, and backward lines at the outer side of their nodes; each runs level between the node and a
// `side-port` beside it.
import { nth } from '../checked.js';
import { endAt, isAtRow, lengthAt } from '../input/node-rows.js';
import { isAcross } from '../layers/in-layer-edges.js';
import { isStraight } from '../layers/laterals.js';
import { type EdgeSection, type Item, type Level, makeItem, makeSegment, type Segment } from '../model.js';
import { mainLine } from './ports.js';
import { hasTwins, type TwinsOf } from './twins.js';
import { ANSWER_DROP, MOST_SIDE_LENGTH } from './weights.js';

type Side = 'left' | 'right';

/**
 * Twin answers of a decision that has something at one of its sides don't count as twins: the remaining pairs are
 * returned.
 */
export function placeSidePorts(level: Level, pairs: TwinsOf): TwinsOf {
  const taken = sidesTaken(level);
  const twins = {
    ...pairs,
    forks: new Map([...pairs.forks].filter(([item]) => item.node?.outline !== 'diamond' || !taken.has(item))),
  };
  level.layers = level.layers.map((layer) => {
    const out: Item[] = [];
    for (const item of layer) {
      if (item.kind !== 'node' || (item.up.length < 2 && item.down.length < 2)) {
        out.push(item);
        continue;
      }
      const sidePorts = sidePortsOf(item, taken.get(item) ?? new Set(), twins);
      const left = sidePorts.get('left');
      const right = sidePorts.get('right');
      // Two similar branches are equally far from their decision.
      const alike = [item.up, item.down].some((side) => hasTwins(twins, item, side));
      const least = alike ? Math.max(answerWidth(item, left), answerWidth(item, right)) : 0;
      if (left !== undefined) out.push(makeSidePort(item, left, least));
      out.push(item);
      if (right !== undefined) out.push(makeSidePort(item, right, least));
    }
    out.forEach((item, index) => {
      item.index = index;
    });
    return out;
  });
  return twins;
}

function sidesTaken(level: Level): Map<Item, Set<Side>> {
  const taken = new Map<Item, Set<Side>>();
  const take = (item: Item, side: Side): void => {
    taken.set(item, (taken.get(item) ?? new Set<Side>()).add(side));
  };
  for (const section of level.sections) {
    if (!isAcross(section)) continue;
    const onwards = section.upper.index < section.lower.index;
    take(section.upper, onwards ? 'right' : 'left');
    take(section.lower, onwards ? 'left' : 'right');
  }
  for (const { section, side } of level.laterals) if (isStraight(section)) take(section.lower, side);
  for (const layer of level.layers) for (const item of layer) if (item.loops.length > 0) take(item, 'right');
  return taken;
}

function sidePortsOf(item: Item, taken: ReadonlySet<Side>, twins: TwinsOf): Map<Side, Segment> {
  const sidePorts = new Map<Side, Segment>();
  const offer = (side: Side, segment: Segment | undefined): void => {
    if (
      segment !== undefined &&
      segment.shape === 'down' &&
      mayLeaveSideways(segment.section, item) &&
      !taken.has(side) &&
      !sidePorts.has(side)
    )
      sidePorts.set(side, segment);
  };
  const { up, down } = item;
  if (item.node?.outline === 'diamond') {
    // Branches choose before arrivals: how a question is answered matters more than how it is reached.
    for (const side of [down, up]) {
      if (side.length < 2) continue;
      const [first, last] = [side[0], side[side.length - 1]];
      if (side.length === 2 && hasTwins(twins, item, side)) {
        // Both or neither.
        if (taken.size > 0 || sidePorts.size > 0) continue;
        offer('left', first);
        offer('right', last);
        continue;
      }
      const main = mainLine(side, item);
      if (main > 0) offer('left', first);
      if (main < side.length - 1) offer('right', last);
      if (side !== down || side.length > 2 || sidePorts.size > 0) continue;
      // The main line turns rather than have both leave at one corner.
      offer('left', first);
      if (sidePorts.size === 0) offer('right', last);
    }
  }
  for (const side of [down, up]) {
    if (side.length < 2) continue;
    const first = nth(side, 0);
    const last = nth(side, side.length - 1);
    const rest = side.length - [...sidePorts.values()].filter((segment) => side.includes(segment)).length;
    if (rest < 2) continue;
    if (last.section.reversed && !leavesSideways(sidePorts, last)) offer('right', last);
    else if (first.section.reversed && !leavesSideways(sidePorts, first)) offer('left', first);
  }
  return sidePorts;
}

/** Lines at rows have their side, and those that need length at their end have it there. */
function mayLeaveSideways(section: EdgeSection, item: Item): boolean {
  const end = endAt(section, item);
  return end === undefined || (!isAtRow(section, item) && lengthAt(end, true) <= MOST_SIDE_LENGTH);
}

function leavesSideways(sidePorts: ReadonlyMap<Side, Segment>, segment: Segment): boolean {
  return [...sidePorts.values()].includes(segment);
}

/** The width of an answer right beside its decision, between the corner and the next layer; 0 without one. */
function answerWidth(item: Item, segment: Segment | undefined): number {
  const label = segment?.section.label;
  if (segment === undefined || label === undefined || item.node?.outline !== 'diamond') return 0;
  const leaves = (segment.upper === item) !== segment.section.reversed;
  return leaves && ANSWER_DROP + label.height <= item.height / 2 ? label.width : 0;
}

function makeSidePort(item: Item, segment: Segment, least: number): Item {
  const { section } = segment;
  const own = answerWidth(item, segment);
  const width = own === 0 ? 0 : Math.max(own, least);
  const sidePort = makeItem('side-port', item.level, section.splitEdge.rank, { width });
  sidePort.layer = item.layer;
  const side = makeSegment(section, 'side', item, sidePort);
  item.sides = [...item.sides, side];
  const at = section.segments.indexOf(segment);
  if (segment.upper === item) {
    segment.upper = sidePort;
    item.down = item.down.filter((other) => other !== segment);
    sidePort.down.push(segment);
    section.segments.splice(at, 0, side);
  } else {
    segment.lower = sidePort;
    item.up = item.up.filter((other) => other !== segment);
    sidePort.up.push(segment);
    section.segments.splice(at + 1, 0, side);
  }
  return sidePort;
}
