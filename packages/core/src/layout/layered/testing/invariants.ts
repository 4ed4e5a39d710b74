// The contract of each pass of the engine, checked on the working model. In: a level as a pass left it. Out:
// descriptions of broken invariants; none for a sound level.
import { endAt } from '../input/node-rows.js';
import {
  type EdgeSection,
  type Item,
  isBox,
  isChain,
  isSideways,
  type Level,
  labelledSide,
  levelsIn,
  type Segment,
} from '../model.js';

type Report = (words: string) => void;
type Check = (level: Level, report: Report) => void;

/** Positions are rounded to eighths of a px. */
const ROUNDED = 1 / 16;

export function broken(level: Level, ...checks: readonly Check[]): string[] {
  const faults: string[] = [];
  for (const check of checks) check(level, (words) => faults.push(words));
  return faults;
}

/** For the level and everything inside it. */
export function brokenWithin(root: Level, ...checks: readonly Check[]): string[] {
  return levelsIn(root).flatMap((level) => broken(level, ...checks));
}

/** Every item has its correct position. */
export const knowsPlaces: Check = (level, report) => {
  level.layers.forEach((layer, i) => {
    if (layer.length === 0) report(`layer ${i} is empty`);
    layer.forEach((item, index) => {
      if (item.layer !== i || item.index !== index)
        report(`${nameOf(item)} is at ${i}/${index}, not at its recorded position`);
      if (item.level !== level) report(`${nameOf(item)} belongs to another level`);
    });
  });
};

/** Every item has its correct layer; the order is open. */
export const knowsLayers: Check = (level, report) => {
  level.layers.forEach((layer, i) => {
    for (const item of layer) if (item.layer !== i) report(`${nameOf(item)} is on layer ${i}, not ${item.layer}`);
  });
};

/** Sections go down through neighbouring layers, or stay within one and have no path yet. */
export const leadsDown: Check = (level, report) => {
  for (const section of level.sections) {
    const { upper, lower, inLayer, segments } = section;
    if (inLayer) {
      if (upper.layer !== lower.layer || segments.length > 0) report(`${sectionName(section)} leaves its layer`);
      continue;
    }
    if (upper.layer >= lower.layer) report(`${sectionName(section)} does not go down`);
    if (segments.length !== lower.layer - upper.layer) report(`${sectionName(section)} skips a layer`);
  }
};

/**
 * Each segment continues the preceding one and is registered at both its ends; downward segments end on the next layer.
 */
export const isConnected: Check = (level, report) => {
  const onLayers = new Set(level.layers.flat());
  for (const section of level.sections) {
    let at = section.upper;
    for (const segment of section.segments) {
      const { upper, lower, shape } = segment;
      if (upper !== at && lower !== at) report(`${sectionName(section)} is torn`);
      at = upper === at ? lower : upper;
      const ends = shape === 'lateral' ? [lower] : [upper, lower];
      for (const end of ends) if (!onLayers.has(end)) report(`${sectionName(section)} runs off the layers`);
      const known = {
        down: upper.down.includes(segment) && lower.up.includes(segment) && lower.layer === upper.layer + 1,
        cap: upper.up.includes(segment) && lower.up.includes(segment) && lower.layer === upper.layer,
        cup: upper.down.includes(segment) && lower.down.includes(segment) && lower.layer === upper.layer,
        across: lower.layer === upper.layer && Math.abs(lower.index - upper.index) === 1,
        side: upper.sides.includes(segment) && lower.layer === upper.layer,
        lateral: upper.kind === 'lateral',
      };
      if (!known[shape]) report(`a ${shape} segment of ${sectionName(section)} is not at its ends`);
    }
    if (section.segments.length > 0 && at !== section.lower) report(`${sectionName(section)} does not arrive`);
  }
  for (const item of onLayers) {
    for (const segment of [...item.up, ...item.down, ...item.sides]) {
      if (!segment.section.segments.includes(segment)) report(`${nameOf(item)} holds a segment of no section`);
    }
  }
};

/** Constraints and the title hold in the order of each layer. */
export const keepsConstraints: Check = (level, report) => {
  for (const layer of level.layers) {
    layer.forEach((item, i) => {
      if (item.kind === 'title' && i > 0) report('an item comes before the title');
      if (item.precedes.some(({ index }) => index <= item.index)) report(`${nameOf(item)} does not come first`);
    });
  }
};

/** Every line within a layer has its path, straight across only between neighbours. */
export const hasWays: Check = (level, report) => {
  for (const section of level.sections) {
    if (section.segments.length === 0) report(`${sectionName(section)} has no path`);
  }
};

/** Side ports are beside their nodes, one per side. */
export const standBeside: Check = (level, report) => {
  for (const item of level.layers.flat()) {
    const places = item.sides.map(({ lower }) => lower.index - item.index);
    if (places.some((place) => Math.abs(place) !== 1)) report(`a side port is not beside ${nameOf(item)}`);
    if (new Set(places).size < places.length) report(`two side ports at one side of ${nameOf(item)}`);
  }
};

/** A label has its room on a strip, or between the neighbours that its line joins straight across. */
export const hasLabels: Check = (level, report) => {
  level.layers.forEach((layer, i) => {
    if (level.strips[i] && layer.some((item) => !isChain(item))) report(`a box is on strip ${i}`);
  });
  for (const section of level.sections) {
    const { label, segments } = section;
    const port = labelledSide(section)?.lower;
    if (port !== undefined && (label === undefined || port.width < label.width))
      report('a label beside its node has the wrong width');
    if (label === undefined || segments[0]?.shape === 'across' || port !== undefined) continue;
    const ends = new Set(segments.flatMap(({ upper, lower }) => [upper, lower]));
    const labels = [...ends].filter(({ kind }) => kind === 'label');
    const [only] = labels;
    if (labels.length !== 1 || only === undefined) report(`${sectionName(section)} has ${labels.length} labels`);
    else if (only.width !== label.width || only.height !== label.height) report('a label has the wrong size');
  }
};

/** Groups are as large as their content, and nodes at least as large as they are drawn. */
export const isSized: Check = (level, report) => {
  for (const item of level.layers.flat()) {
    const { child, node, width, height } = item;
    const inside = child ?? node;
    if (inside === undefined) continue;
    const [least, most] = [inside.width, inside.height].sort((a, b) => a - b);
    const [low, high] = [width, height].sort((a, b) => a - b);
    if (Number(low) < Number(least) - ROUNDED || Number(high) < Number(most) - ROUNDED) {
      report(`${nameOf(item)} is smaller than its content`);
    }
  }
};

/** Every line at a row has its place on the node's side, and its lane within the item. */
export const hasRowEnds: Check = (level, report) => {
  const laterals = level.laterals.map(({ section }) => section);
  for (const section of [...level.sections, ...laterals]) {
    for (const item of [section.upper, section.lower]) {
      if (endAt(section, item)?.row === undefined) continue;
      const end = item.rowEnds.get(section);
      const long = item.node?.height;
      const room = end?.side === 'left' ? item.before : item.after;
      if (end === undefined) report(`${sectionName(section)} has no row`);
      else if (end.at < 0 || end.at > Number(long))
        report(`${sectionName(section)} misses the side of ${nameOf(item)}`);
      else if (!isSideways(level.direction) && end.lane > room)
        report(`${sectionName(section)} leaves ${nameOf(item)}`);
    }
  }
};

/** Nothing overlaps along a layer, and lines end on their boxes, in order. */
export const isPlaced: Check = (level, report) => {
  for (const layer of level.layers) {
    let right = Number.NEGATIVE_INFINITY;
    for (const item of layer) {
      if (item.x < right - ROUNDED) report(`${nameOf(item)} overlaps the preceding item`);
      right = item.x + item.width;
      for (const side of [item.up, item.down]) {
        const offsets = side.map((segment) => (segment.upper === item ? segment.upperOffset : segment.lowerOffset));
        if (item.kind !== 'node') continue;
        // Lines at rows arrive at the lanes beside the node.
        const [low, high] = item.rowEnds.size > 0 ? [0, item.width] : [item.before, item.width - item.after];
        if (offsets.some((offset) => offset < low || offset > high)) {
          report(`a line misses ${nameOf(item)}`);
        }
        if (offsets.some((offset, i) => i > 0 && offset < Number(offsets[i - 1]))) {
          report(`lines at ${nameOf(item)} changed their order`);
        }
      }
    }
  }
};

/** Layers are one below another, and lines bend at right angles between them. */
export const isStacked: Check = (level, report) => {
  let bottom = Number.NEGATIVE_INFINITY;
  for (const layer of level.layers) {
    const top = layer.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
    if (top < bottom - ROUNDED) report('a layer overlaps the one above it');
    bottom = layer.reduce((most, { y, height }) => Math.max(most, y + height), bottom);
  }
  if (bottom > level.height + ROUNDED) report('the last layer is outside its level');
};

export const hasRightAngles: Check = (level, report) => {
  for (const { segments } of level.sections) {
    for (const segment of segments) {
      if (!isRightAngled(segment)) report('a line is slanted');
      for (const { x, y } of segment.corners) {
        if (x < -ROUNDED || x > level.width + ROUNDED || y < -ROUNDED || y > level.height + ROUNDED) {
          report('a line leaves its level');
        }
      }
    }
  }
};

/** No two boxes overlap, also where rows were left. */
export const isApart: Check = (level, report) => {
  const boxes = level.layers.flat().filter((item) => isBox(item) || item.kind === 'label');
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) {
      const beside = a.x + a.width <= b.x + ROUNDED || b.x + b.width <= a.x + ROUNDED;
      const over = a.y + a.height <= b.y + ROUNDED || b.y + b.height <= a.y + ROUNDED;
      if (!beside && !over) report(`${nameOf(a)} and ${nameOf(b)} overlap`);
    }
    if (a.y + a.height > level.height + ROUNDED) report(`${nameOf(a)} is outside its level`);
  });
};

/** Lines that cross the frame beside a layer do so at its side, at the height of their item. */
export const isOnFrame: Check = (level, report) => {
  for (const { section, side } of level.laterals) {
    const { upper: port, lower, segments } = section;
    if (port.x !== (side === 'left' ? 0 : level.width)) report(`${sectionName(section)} does not reach the frame`);
    const straight = segments[0]?.shape === 'lateral';
    if (straight && (port.y < lower.y || port.y > lower.y + lower.height)) report(`${sectionName(section)} misses`);
  }
};

function isRightAngled({ corners }: Segment): boolean {
  return corners.every((corner, i) => {
    const before = corners[i - 1];
    return before === undefined || before.x === corner.x || before.y === corner.y;
  });
}

function nameOf({ kind, node, child }: Item): string {
  return `${kind} ${node?.id ?? child?.group?.id ?? ''}`.trim();
}

function sectionName({ splitEdge }: EdgeSection): string {
  return `a section of ${splitEdge.edge.id}`;
}
