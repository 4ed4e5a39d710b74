// One pass of compaction along an axis. In: the room and routes, in their current order. Out: the same, with every
// distance of the look kept and no channel wider than its content needs; or the routes whose constraints contradict one
// another, with nothing moved.
import { nth } from '../layered/checked.js';
import { eachPair, itemsAlong, labelExtent } from './axis-items.js';
import { type Demand, demandsOf, type GiveWay, tag } from './demands.js';
import { keepApart } from './gaps.js';
import { keepAlignments, keepFrames, keepOrder } from './keep-frames.js';
import { keepRoute, tiePorts } from './keep-lines.js';
import { type Axis, X } from './model.js';
import { type Compacting, openPass, type Pass, type Stage } from './pass.js';
import { PASSING_REACH, STEPS_PER_ITEM } from './weights.js';

/** Moves everything; or, if constraints contradict one another, asks which one gives way and moves nothing. */
export function compact(work: Compacting, axis: Axis, stage: Stage, giveWay: GiveWay): readonly Demand[] | undefined {
  const pass = openPass(work, axis, stage);
  const { distances, variables, guesses } = pass;
  keepFrames(pass);
  keepOrder(pass);
  keepAlignments(pass);
  work.routes.forEach((route, r) => {
    keepRoute(pass, route, r);
  });
  const rough = stage === 'rough';
  const items = itemsAlong({ ...work, axis, variables }, rough);
  work.budget.charge(STEPS_PER_ITEM * items.length);
  eachPair(items, rough ? 0 : PASSING_REACH, (earlier, later) => {
    keepApart(pass, earlier, later);
  });
  tiePorts(pass);
  const waive = (tags: readonly number[]): number | undefined => {
    const concession = giveWay(demandsOf(tags));
    return concession === undefined ? undefined : tag(concession.route, concession.what);
  };
  const solved = distances.solve((variable) => nth(guesses, variable), waive, work.budget);
  if ('contradictions' in solved) return demandsOf(solved.contradictions.flat());
  move(pass, solved.places);
  return undefined;
}

function move(pass: Pass, places: Float64Array): void {
  const { work, axis, variables } = pass;
  const { room, routes } = work;
  const at = (variable: number): number => nth(places, variable);
  room.start[axis].forEach((_, i) => {
    room.start[axis][i] = at(variables.node(i));
  });
  room.low[axis].forEach((_, i) => {
    room.low[axis][i] = at(variables.low(i));
    room.high[axis][i] = at(variables.high(i));
  });
  if (axis === X) {
    room.titles.forEach((_, i) => {
      room.titles[i] = at(variables.title(i));
    });
  }
  routes.forEach((route, r) => {
    route.segments.forEach((segment, place) => {
      if (segment.axis === axis) segment.at = at(variables.segment(r, place));
    });
    const { label } = route;
    if (label === undefined || nth(route.segments, label.segment).axis === axis) return;
    label.at = at(variables.label(r)) + labelExtent(label, axis) / 2;
  });
}
