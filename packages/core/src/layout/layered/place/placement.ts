// Places items along their layers. In: ordered layers and port offsets. Out: x for every item and the level's width.
// Minimises the horizontal extent of lines within the given order and gaps. The middle of a long section moves as one
// block and so stays straight.

import type { Budget } from '../budget.js';
import { nth } from '../checked.js';
import { mainLine } from '../ends/ports.js';
import { hasTwins, type TwinsOf } from '../ends/twins.js';
import { lengthAt, lineEnd } from '../input/node-rows.js';
import { fromLeft, isAcross } from '../layers/in-layer-edges.js';
import {
  type EdgeSection,
  type Item,
  isBox,
  isChain,
  isRotated,
  isSideways,
  type Level,
  type Segment,
} from '../model.js';
import { LEFT, RIGHT, SeparationProblem } from '../solve/separation.js';
import { labelGap, type Spacing } from '../spacing.js';
import { alignAnswers, isAlone } from './columns.js';
import { anchor, apart, exactUp, formLinearSegments } from './linear-segments.js';
import { snapLinearSegments } from './snap.js';
import { type Centred, centreTwins } from './symmetry.js';
import { ANSWER_WEIGHT, MAIN_WEIGHT, NARROW_WEIGHT } from './weights.js';

export function placeItems(level: Level, twins: TwinsOf, spacing: Spacing, budget: Budget): Centred {
  const gaps = gapsAfter(level, spacing);
  const runs = formLinearSegments(level, gaps, budget);
  const problem = new SeparationProblem(2 + runs.length);
  for (const layer of level.layers) {
    let previous: Item | undefined;
    for (const item of layer) {
      if (previous === undefined) problem.keep(LEFT, block(item), anchor(item));
      // The title is at the far left, so what follows keeps clear of it from there.
      else problem.keep(previous.kind === 'title' ? LEFT : block(previous), block(item), apart(previous, item, gaps));
      previous = item;
    }
    if (previous !== undefined) problem.keep(block(previous), RIGHT, exactUp(previous.width - anchor(previous)));
  }
  let ties = 0;
  const tie = ({ upper, lower, upperOffset, lowerOffset }: Segment, weight: number): void => {
    problem.tie(block(upper), upperOffset - anchor(upper), block(lower), lowerOffset - anchor(lower), weight);
    ties++;
  };
  for (const layer of level.layers) {
    for (const item of layer) {
      for (const segment of item.down) {
        if (segment.shape === 'down' && item.run !== segment.lower.run) tie(segment, weigh(segment, twins));
      }
      for (const segment of [...item.up, ...item.down]) {
        if (segment.shape !== 'down' && segment.upper === item) tie(segment, 1);
      }
      for (const segment of item.sides) tie(segment, 1);
    }
  }
  for (const section of level.sections) {
    if (!isAcross(section) || !(isAlone(section.upper) || isAlone(section.lower))) continue;
    const [left, right] = fromLeft(section);
    problem.tie(block(left), left.width, block(right), 0, 1);
    ties++;
  }
  const paths = pathsOfGroups(level, twins);
  // Rows of a wrapped drawing have the same width, so they start at one place.
  const held = Math.max(1, Math.round(spacing.compactness));
  for (const [upper, lower, weight] of paths) {
    problem.tie(block(upper), upper.width / 2, block(lower), lower.width / 2, weight * held);
    ties++;
  }
  // A narrow drawing is worth bending a few lines for, especially if there are many lines.
  const places = problem.solve(Math.round(spacing.compactness * Math.max(NARROW_WEIGHT, ties / 6)), budget);
  const left = nth(places, LEFT);
  level.width = nth(places, RIGHT) - left;
  for (const layer of level.layers) {
    for (const item of layer) {
      item.x = item.kind === 'title' ? 0 : nth(places, block(item)) - anchor(item) - left;
    }
  }
  const centred = centreTwins(level, twins, runs, gaps, spacing.compactness);
  const onAxes = paths.flatMap(([upper, lower]) => [upper.run, lower.run]);
  snapLinearSegments(level, runs, new Set([...centred.held, ...onAxes]), gaps);
  return centred;
}

function block(item: Item): number {
  return 2 + item.run;
}

/** Numbers the items layer by layer; returns, by number, the gap an item keeps to the next one on its layer. */
function gapsAfter(level: Level, spacing: Spacing): Float64Array {
  let count = 0;
  for (const layer of level.layers) for (const item of layer) item.number = count++;
  const gaps = new Float64Array(count);
  for (const layer of level.layers) {
    for (let i = 0; i + 1 < layer.length; i++) {
      const item = nth(layer, i);
      gaps[item.number] = exactUp(gapBetween(item, nth(layer, i + 1), spacing));
    }
  }
  // Whatever is on a straight piece between two neighbours needs room between them.
  for (const section of level.sections) {
    if (!isAcross(section)) continue;
    const [left] = fromLeft(section);
    const least = exactUp(lengthAcross(section, spacing));
    if (least > nth(gaps, left.number)) gaps[left.number] = least;
  }
  alignAnswers(level, gaps);
  return gaps;
}

/** The content of a straight piece between neighbours: its label, and what is at its ends. */
function lengthAcross(section: EdgeSection, spacing: Spacing): number {
  const { edge } = section.splitEdge;
  // Level in the drawing if layers are rows.
  const isLevel = !isSideways(section.upper.level.direction);
  const [from, to] = [lengthAt(lineEnd(edge, 'from'), isLevel), lengthAt(lineEnd(edge, 'to'), isLevel)];
  // The label is in the middle.
  return section.label === undefined ? from + to : section.label.width + 2 * Math.max(spacing.approach, from, to);
}

/** Straightness matters more the longer the section, and most if both ends have nothing else on that side. */
function weigh(segment: Segment, twins: TwinsOf): number {
  const { upper, lower } = segment;
  const main =
    (isChain(upper) || upper.kind === 'group' || isMain(segment, upper, upper.down, twins)) &&
    (isChain(lower) || lower.kind === 'group' || isMain(segment, lower, lower.up, twins));
  const chains = (isChain(upper) ? 1 : 0) + (isChain(lower) ? 1 : 0);
  const base = (chains === 2 ? 8 : chains === 1 ? 2 : 1) * (leadsToAnswer(segment) ? ANSWER_WEIGHT : 1);
  return main && !segment.section.reversed ? MAIN_WEIGHT * base : base;
}

/** Whether a line comes from a decision within one of the groups and has its answer here, where it leaves the frame. */
function leadsToAnswer({ upper, lower, section }: Segment): boolean {
  const [near, far] = section.reversed ? [lower, upper] : [upper, lower];
  if (near.kind !== 'group' || far.kind !== 'label') return false;
  const [first] = section.splitEdge.sections;
  return (first?.reversed === true ? first.lower : first?.upper)?.node?.outline === 'diamond';
}

/**
 * Groups whose lines go only to one another, with one of them read across the level: they share an axis, whatever their
 * lines join. The weight is that of all their lines.
 */
function pathsOfGroups({ layers }: Level, twins: TwinsOf): [upper: Item, lower: Item, weight: number][] {
  return layers.flat().flatMap((upper): [Item, Item, number][] => {
    const next = onlyEnd(upper, 'down');
    if (next === undefined || onlyEnd(next, 'up') !== upper) return [];
    if (![upper, next].some(({ child }) => child !== undefined && isRotated(child))) return [];
    return [[upper, next, upper.down.reduce((sum, segment) => sum + weigh(segment, twins), 1)]];
  });
}

/** The one group that is the target of all forward lines on that side of a group. */
function onlyEnd(item: Item, side: 'up' | 'down'): Item | undefined {
  if (item.kind !== 'group') return undefined;
  const ends = new Set<Item>();
  for (const { section } of item[side])
    if (!section.reversed) ends.add(side === 'down' ? section.lower : section.upper);
  const [only, ...more] = ends;
  return more.length === 0 && only?.kind === 'group' ? only : undefined;
}

function isMain(segment: Segment, item: Item, side: readonly Segment[], twins: TwinsOf): boolean {
  return !hasTwins(twins, item, side) && side[mainLine(side, item)] === segment;
}

/** Part of a label's width at its right where nothing is painted. */
function blankOf({ up, down }: Item): number {
  return (up[0] ?? down[0])?.section.splitEdge.edge.label?.blank ?? 0;
}

function gapBetween(left: Item, right: Item, spacing: Spacing): number {
  // The frame is outside these.
  if (left.kind === 'lateral' || right.kind === 'lateral') return 0;
  const boxes = (isBox(left) ? 1 : 0) + (isBox(right) ? 1 : 0);
  if (left.kind === 'label' || right.kind === 'label' || left.kind === 'title') {
    if (left.kind === 'label' && right.kind === 'label')
      return labelGap(spacing, !isSideways(left.level.direction), blankOf(left));
    return boxes > 0 ? spacing.beside : spacing.label + 2;
  }
  if (boxes === 2) return spacing.sibling;
  if (boxes === 1) return spacing.beside;
  return spacing.line;
}
