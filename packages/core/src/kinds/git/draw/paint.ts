// Paints one run of a history: in, its plan and the model; out, its primitives: lines, then discs, then texts.
import type { FlowDirection, Point } from '../../../layout/graph.js';
import type { ConnectorShape, PartNode, SceneNode, Tone } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import type { Commit, GitModel } from '../model.js';
import type { Link } from './links.js';
import { disc, RADIUS, reach } from './marks.js';
import { boxAt, type Plan, pointAt } from './plan.js';
import { type Run, runLane, type TrackedPick } from './run.js';

const LINE = 2;
const CORNER = 8;
/** Of two lines on one side of a disc, the earlier keeps this distance from its centre. */
const BESIDE = 4;

export function paintRun(model: GitModel, plan: Plan, direction: FlowDirection, corner: Point): readonly SceneNode[] {
  const at = (along: number, across: number): Point => {
    const { x, y } = pointAt(plan, direction, along, across);
    return { x: corner.x + x, y: corner.y + y };
  };
  const { run, along, across } = plan;
  const inside = model.commits.slice(run.start, run.end + 1);
  const placeOf = (commit: Commit, lane: number): Point => at(along.get(commit.number) ?? 0, across.get(lane) ?? 0);
  const laneOf = new Map<number, number>();
  for (const { from, to, fromLane, toLane } of run.links) laneOf.set(from, fromLane).set(to, toLane);
  const only = [...run.lanes.keys()][0] ?? 0;
  return [
    ...run.links.map((link) => linkPart(link, plan, model, at)),
    ...run.picks.map((pick) => pickPart(pick, plan, model, at)),
    ...inside.map((each) => discPart(each, model, placeOf(each, laneOf.get(each.number) ?? only))),
    ...plan.blocks.flatMap((each) => {
      const { x, y } = boxAt(plan, direction, each);
      return each.block.at({ x: corner.x + x, y: corner.y + y });
    }),
  ];
}

type At = (along: number, across: number) => Point;

function linkPart(link: Link, plan: Plan, model: GitModel, at: At): SceneNode {
  const { from, to, fromLane, toLane, tone } = link;
  const { run, along, across, length } = plan;
  const lane = across.get(runLane(link)) ?? 0;
  const start = along.get(from);
  const met = along.get(to);
  const end = met !== undefined && link.across === 'end' && hasFork(run, to, fromLane, toLane) ? met - BESIDE : met;
  const points = [
    ...(start === undefined ? [] : [at(start, across.get(fromLane) ?? lane)]),
    at(start ?? 0, lane),
    at(end ?? length, lane),
    ...(end === undefined ? [] : [at(end, across.get(toLane) ?? lane)]),
  ];
  const label = `${spoken(model.commits[from], model)} to ${spoken(model.commits[to], model)}`;
  return {
    type: 'part',
    part: 'edge',
    ...spanOf(model.commits[to]),
    id: `l${from + 1}-${to + 1}${run.start === 0 ? '' : `-${run.start}`}`,
    label,
    children: [{ ...connector(apart(points), `${tone}-strong`), dash: 'solid', strokeWidth: LINE, endHead: false }],
  };
}

/** Whether a branch leaves a commit on the side where a line reaches it. */
function hasFork({ links }: Run, commit: number, side: number, own: number): boolean {
  return links.some(
    ({ across, from, fromLane, toLane }) =>
      across === 'start' && from === commit && fromLane !== toLane && toLane > own === side > own,
  );
}

/** A line is part of the statement that it leads to. */
function spanOf(commit: Commit | undefined): Pick<PartNode, 'span'> {
  return commit === undefined ? {} : { span: commit.span };
}

/** From the picked commit, along its track, to the copy; the line of a revert points back at what it undoes. */
function pickPart(pick: TrackedPick, plan: Plan, model: GitModel, at: At): SceneNode {
  const { from, to, fromLane, toLane, reverts } = pick;
  const { run, along, across } = plan;
  const track = plan.trackAt(pick);
  const off = (commit: number): number => {
    const shared = run.links.some(
      (each) => (each.across === 'start' ? each.from : each.to) === commit && each.fromLane !== each.toLane,
    );
    return (along.get(commit) ?? 0) - (shared ? BESIDE : 0);
  };
  /** At the edge of a disc, where the head is. */
  const edge = (commit: number, lane: number): number => {
    const middle = across.get(lane) ?? 0;
    const of = model.commits[commit];
    return middle + (track < middle ? -1 : 1) * (of === undefined ? RADIUS : reach(of) + 1);
  };
  // A revert that is reverted has a line to it and one from it, which keep apart.
  const beside = reverts && run.picks.some((each) => each.to === from) ? BESIDE : 0;
  const leaving = reverts && run.picks.some((each) => each.from === to) ? BESIDE : 0;
  const points = [
    at(off(from) - beside, reverts ? edge(from, fromLane) : (across.get(fromLane) ?? 0)),
    at(off(from) - beside, track),
    at(off(to) + leaving, track),
    at(off(to) + leaving, reverts ? (across.get(toLane) ?? 0) : edge(to, toLane)),
  ];
  return {
    type: 'part',
    part: 'edge',
    ...spanOf(model.commits[to]),
    id: `p${from + 1}-${to + 1}`,
    label: `${reverts ? 'Revert' : 'Cherry-pick'} of ${spoken(model.commits[from], model)}`,
    children: [
      {
        ...connector(reverts ? apart(points).toReversed() : apart(points), 'line'),
        dash: 'dashed',
        strokeWidth: 1.5,
        endHead: true,
      },
    ],
  };
}

function connector(
  points: readonly Point[],
  stroke: ConnectorShape['stroke'],
): Omit<ConnectorShape, 'dash' | 'strokeWidth' | 'endHead'> {
  return { type: 'connector', points, cornerRadius: CORNER, stroke, startHead: false, animate: false };
}

/** Without duplicate points. */
function apart(points: readonly Point[]): readonly Point[] {
  return points.filter((each, i) => {
    const before = points[i - 1];
    return before === undefined || before.x !== each.x || before.y !== each.y;
  });
}

function discPart(commit: Commit, model: GitModel, place: Point): SceneNode {
  const tone: Tone = commit.tone ?? model.branches[commit.branch]?.tone ?? 'neutral';
  const { id, desc, link, span } = commit;
  return {
    type: 'part',
    part: 'node',
    span,
    ...(id === undefined ? {} : { id }),
    label: spoken(commit, model),
    ...(desc === undefined ? {} : { description: oneLine(desc) }),
    ...(link === undefined ? {} : { link }),
    children: disc(commit, tone, place),
  };
}

/** `3. Search on feature/search`. */
function spoken(commit: Commit | undefined, { branches }: GitModel): string {
  if (commit === undefined) return '';
  const { number, act, label, branch, mark } = commit;
  const what = label === undefined ? act : oneLine(label);
  return `${number + 1}. ${what} on ${oneLine(branches[branch]?.label ?? '')}${mark === undefined ? '' : ` (${mark})`}`;
}
