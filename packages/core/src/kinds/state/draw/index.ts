// Draws a state machine: in, the model; out, the scene. Where no direction is written, both are laid out and the one that fits a
// screen better is taken, with bars across it.
import type { FlowDirection } from '../../../layout/graph.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Scene } from '../../../scene/scene.js';
import { pictureOf } from '../../graph-picture/index.js';
import { type LaidOutGraph, laidOutGraph } from '../../graph-picture/laid-out.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import { levelsOf } from '../levels.js';
import type { StateModel } from '../model.js';
import { scopesOf } from '../scopes.js';
import { compositeNode } from './composite.js';
import { levelContent } from './level.js';

/** The shape of a screen, width over height. */
const ASPECT = 1.6;

export function drawState(model: StateModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const scopes = scopesOf(model);
  const levels = levelsOf(model, scopes);
  const { title, legend } = model;
  const directions: readonly FlowDirection[] = model.direction === 'auto' ? ['right', 'down'] : [model.direction];
  const tries = directions.map((direction) => {
    const content = {
      ...levelContent(undefined, { model, scopes, levels, direction, icons, composite: compositeNode }),
      ...(title === undefined ? {} : { title }),
      legend,
    };
    return { content, laidOut: laidOutGraph(content, icons) };
  });
  const [first, second] = tries;
  if (first === undefined) throw new Error('no direction to draw in');
  const best = second !== undefined && isBetter(second.laidOut, first.laidOut) ? second : first;
  return pictureOf(best.content, best.laidOut, outline);
}

/** What is no ribbon; of two alike what a screen shows larger. */
function isBetter(one: LaidOutGraph, other: LaidOutGraph): boolean {
  if (isRibbon(one) !== isRibbon(other)) return isRibbon(other);
  return misfit(one) < misfit(other);
}

/** Longer than that for its breadth nothing is easy to read. */
const SIDES = 4;

function isRibbon({ width, height }: LaidOutGraph): boolean {
  return Math.max(width, height) > SIDES * Math.min(width, height);
}

/** The width that a drawing needs to be shown whole on a screen. */
function misfit({ width, height }: LaidOutGraph): number {
  return Math.max(width, height * ASPECT);
}
