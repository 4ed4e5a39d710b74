// Variants to try for the layers of a graph. In: built levels. Out: the promising trials, each the previous one with
// one more change; and for a level what a trial changes in its cycles and its layers.

import { known } from '../checked.js';
import { type Hierarchy, type Member, type Place, type Trial, WHOLE } from '../input/hierarchy.js';
import { type EdgeSection, type Item, isBox, type Level, levelsIn } from '../model.js';
import { type Asked, partsOf } from '../solve/cycles.js';
import type { LayeringArc } from './layering.js';
import { FEWER_BACK, FEWER_BACK_OF } from './weights.js';

export function askedReversals({ reversals }: Trial, place: ReadonlyMap<Member, number>): Asked[] {
  return reversals.flatMap(({ member, first }) => {
    const vertex = place.get(member);
    return vertex === undefined ? [] : [{ vertex, first }];
  });
}

export function askedShifts({ shifts }: Trial, place: ReadonlyMap<Member, number>): LayeringArc[] {
  return shifts.flatMap(({ member, first, others }) => {
    const at = place.get(member);
    return others.flatMap((other) => {
      const by = place.get(other);
      if (at === undefined || by === undefined) return [];
      return [{ upper: first ? at : by, lower: first ? by : at, weight: 0 }];
    });
  });
}

/** Members that can come first or last on their cycles without more reversed lines than now. */
export function reversalsFor(hierarchy: Hierarchy, root: Level, trial: Trial): Trial[] {
  return levelsIn(root)
    .flatMap((level) => reversalsWithin(hierarchy, level))
    .map((reversal) => ({ ...trial, reversals: [...trial.reversals, reversal] }));
}

function reversalsWithin(hierarchy: Hierarchy, level: Level): Place[] {
  const sections = level.sections.filter(({ upper, lower }) => isBox(upper) && isBox(lower));
  if (!sections.some(({ reversed }) => reversed)) return [];
  const items = [...new Set(sections.flatMap(({ upper, lower }) => [upper, lower]))].sort((a, b) => a.rank - b.rank);
  const place = new Map(items.map((item, i): [Item, number] => [item, i]));
  const placeOf = (item: Item): number => known(place, item);
  const part = partsOf(
    items.length,
    sections.map((section) => ({ from: placeOf(source(section)), to: placeOf(target(section)) })),
  );
  const isInner = ({ upper, lower }: EdgeSection): boolean => part[placeOf(upper)] === part[placeOf(lower)];
  const inner = sections.filter(isInner);
  const starts = startsOf(items, part, sections.filter((section) => !isInner(section)).map(target));
  return items.flatMap((item) => {
    const own = inner.filter(({ upper, lower }) => upper === item || lower === item);
    const reversed = own.filter(({ reversed }) => reversed);
    return [true, false].flatMap((first) => {
      const against = own.filter((section) => (source(section) === item) !== first);
      const same = against.length === reversed.length && against.every(({ reversed }) => reversed);
      const more = against.length > reversed.length || heavy(against) > heavy(reversed);
      const fewer = heavy(reversed) - heavy(against);
      const reversesStart = heavy(against.filter((section) => starts.has(source(section)))) > 0;
      const isWorthIt = fewer >= FEWER_BACK && fewer * FEWER_BACK_OF >= heavy(own);
      return same || more || (reversesStart && !isWorthIt) ? [] : [{ member: memberOf(hierarchy, item), first }];
    });
  });
}

/** Members that can be on a layer of their own, before or after the others of theirs. */
export function shiftsFor(hierarchy: Hierarchy, root: Level, trial: Trial): Trial[] {
  return levelsIn(root).flatMap((level) => {
    // A member bound to a layer, by a constraint or by a line within it, stays there.
    const bound = new Set(level.sections.flatMap(({ inLayer, upper, lower }) => (inLayer ? [upper, lower] : [])));
    const within = level.group === undefined ? WHOLE : memberOfGroup(hierarchy, level);
    if ((hierarchy.constraintsOf.get(within) ?? []).length > 0) return [];
    return level.layers.flatMap((layer) => {
      const free = layer.filter((item) => isBox(item) && item.up.length + item.down.length > 0 && !bound.has(item));
      if (free.length < 2) return [];
      const members = free.map((item) => memberOf(hierarchy, item));
      return members.flatMap((member) => {
        const others = members.filter((other) => other !== member);
        return [false, true].map((first) => ({ ...trial, shifts: [...trial.shifts, { member, first, others }] }));
      });
    });
  });
}

/** The start of a cycle that nothing leads into: the member written first. */
function startsOf(items: readonly Item[], part: Int32Array, entered: readonly Item[]): Set<Item> {
  const begun = new Set<number>();
  items.forEach((item, i) => {
    if (entered.includes(item)) begun.add(part[i] ?? -1);
  });
  return new Set(
    items.filter((_, i) => {
      const at = part[i] ?? -1;
      if (begun.has(at)) return false;
      begun.add(at);
      return true;
    }),
  );
}

function heavy(sections: readonly EdgeSection[]): number {
  return sections.filter(({ splitEdge }) => splitEdge.edge.light !== true).length;
}

function source({ upper, lower, reversed }: EdgeSection): Item {
  return reversed ? lower : upper;
}

function target({ upper, lower, reversed }: EdgeSection): Item {
  return reversed ? upper : lower;
}

function memberOf(hierarchy: Hierarchy, { node, child }: Item): Member {
  return node === undefined ? memberOfGroup(hierarchy, child) : known(hierarchy.memberOfNode, node.id);
}

function memberOfGroup({ graph }: Hierarchy, level: Level | undefined): Member {
  return graph.nodes.length + graph.groups.findIndex(({ id }) => id === level?.group?.id);
}
