// Draws a history: in, the model; out, the scene. A short one reads left to right with its texts at the commits, a long
// one top to bottom as a list; one longer than a page is folded.
import type { FlowDirection, Point } from '../../../layout/graph.js';
import { COLUMN } from '../../../layout/page.js';
import type { IconLookup } from '../../../scene/icon.js';
import type { Block } from '../../../scene/parts/block.js';
import { picture } from '../../../scene/parts/picture.js';
import type { Scene, SceneNode } from '../../../scene/scene.js';
import type { Made } from '../../layout-reports.js';
import type { Outline } from '../../outline.js';
import type { GitModel } from '../model.js';
import { dressesOf } from './dress.js';
import { folded, foldedSize, pageRatio, RUN_GAP } from './fold.js';
import { lanesOf } from './lanes.js';
import { linksOf, picksOf } from './links.js';
import { listPlan } from './list.js';
import { branchChip } from './marks.js';
import { paintRun } from './paint.js';
import { isLevel, type Plan, sizeOf } from './plan.js';
import { runOf } from './run.js';
import { STEP, stripPlan } from './strip.js';

export function drawGit(model: GitModel, icons: IconLookup, outline: Outline): Made<Scene> {
  const { direction, plans } = planned(model, icons);
  const scene = picture({
    kind: 'git',
    ...(model.title === undefined ? {} : { title: model.title }),
    fallbackTitle: 'Git history',
    description: outline.lines.join('\n'),
    content: { ...foldedSize(plans, direction), at: (corner) => paint(model, plans, direction, corner) },
    below: () => [],
  });
  return { picture: scene };
}

interface Planned {
  readonly direction: FlowDirection;
  readonly plans: readonly Plan[];
}

function planned(model: GitModel, icons: IconLookup): Planned {
  const { direction } = model;
  if (direction !== 'auto') return { direction, plans: plansOf(model, icons, direction) };
  if (model.commits.length * STEP > COLUMN) return { direction: 'down', plans: plansOf(model, icons, 'down') };
  const level = plansOf(model, icons, 'right');
  const size = foldedSize(level, 'right');
  if (level.length === 1 && size.width <= COLUMN && pageRatio(size, model.title !== undefined) <= 3.5)
    return { direction: 'right', plans: level };
  return { direction: 'down', plans: plansOf(model, icons, 'down') };
}

function plansOf(model: GitModel, icons: IconLookup, direction: FlowDirection): readonly Plan[] {
  const lanes = lanesOf(model);
  const links = linksOf(model, lanes);
  const picks = picksOf(model, lanes);
  const level = isLevel(direction);
  const dresses = dressesOf(model, icons, !level);
  const laneOf = (number: number): number => lanes.of.get(model.commits[number]?.branch ?? 0) ?? 0;
  return folded(model.commits.length, direction, model.title !== undefined, (start, end) => {
    const run = runOf(start, end, links, picks, laneOf(start));
    return level ? stripPlan(run, dresses, laneOf, namesOf(run.entering)) : listPlan(run, dresses);
  });

  function namesOf(entering: ReturnType<typeof runOf>['entering']): ReadonlyMap<number, Block> {
    return new Map(
      [...entering].flatMap(([lane, { across, from, to }]) => {
        const branch = model.branches[model.commits[across === 'start' ? to : from]?.branch ?? 0];
        return branch === undefined ? [] : [[lane, branchChip(branch, icons)]];
      }),
    );
  }
}

function paint(model: GitModel, plans: readonly Plan[], direction: FlowDirection, corner: Point): readonly SceneNode[] {
  let { x, y } = corner;
  return plans.flatMap((plan) => {
    const painted = paintRun(model, plan, direction, { x, y });
    const { width, height } = sizeOf(plan, direction);
    if (isLevel(direction)) y += height + RUN_GAP.level;
    else x += width + RUN_GAP.upright;
    return painted;
  });
}
