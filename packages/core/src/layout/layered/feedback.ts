// Which lines of a cycle lead back, chosen by crossings. In: the hierarchy. Out: built and ordered levels. Cycles are broken
// by the source order; where several lines cross for it in a small graph, one member after another is tried as the first
// or last of its cycle, and stays there if that saves crossings and turns no more lines against the flow.

import type { Budget } from './budget.js';
import { type Built, buildLevels } from './build.js';
import { partsOf } from './cycles.js';
import type { Hierarchy, Member, Move } from './hierarchy.js';
import type { Item, Level, Wire } from './model.js';
import { orderLevels } from './ordering.js';

/** In nodes; larger graphs take too long to be ordered again and again. */
const SMALL = 48;
/** Crossings that a move has to save. */
const WORTH = 2;
const MOVES = 3;
const TRIES = 24;
/** The part of the budget that is kept for everything else. */
const KEPT = 0.9;

interface Ordered extends Built {
  readonly crossings: number;
}

export function buildOrdered(hierarchy: Hierarchy, budget: Budget, levelEdges: boolean): Built {
  const attempt = (moves: readonly Move[]): Ordered => {
    const built = buildLevels({ ...hierarchy, moves }, budget, levelEdges);
    return { ...built, crossings: orderLevels(built.root, budget) };
  };
  const moves: Move[] = [];
  let best = attempt(moves);
  if (hierarchy.graph.nodes.length > SMALL) return best;
  while (moves.length < MOVES && best.crossings >= WORTH) {
    let next: { readonly move: Move; readonly ordered: Ordered } | undefined;
    for (const move of movesFor(hierarchy, best.root).slice(0, TRIES)) {
      if (budget.beyond(KEPT) === 0) break;
      const ordered = attempt([...moves, move]);
      if (ordered.conflicts.length > best.conflicts.length) continue;
      if (ordered.crossings < (next?.ordered.crossings ?? best.crossings - WORTH + 0.5)) next = { move, ordered };
    }
    if (next === undefined) break;
    moves.push(next.move);
    best = next.ordered;
  }
  return best;
}

/** Moves that turn no more lines than are turned now. */
function movesFor(hierarchy: Hierarchy, root: Level): Move[] {
  const moves: Move[] = [];
  const pending = [root];
  for (const level of pending) {
    pending.push(...level.parts);
    for (const layer of level.layers) for (const { child } of layer) if (child !== undefined) pending.push(child);
    moves.push(...movesWithin(hierarchy, level));
  }
  return moves;
}

function movesWithin(hierarchy: Hierarchy, level: Level): Move[] {
  const wires = level.wires.filter(({ upper, lower }) => isBox(upper) && isBox(lower));
  if (!wires.some(({ reversed }) => reversed)) return [];
  const items = [...new Set(wires.flatMap(({ upper, lower }) => [upper, lower]))].sort((a, b) => a.rank - b.rank);
  const place = new Map(items.map((item, i): [Item, number] => [item, i]));
  const arcs = wires.map((wire) => ({
    from: place.get(source(wire)) as number,
    to: place.get(target(wire)) as number,
  }));
  const part = partsOf(items.length, arcs);
  const inner = wires.filter((_, i) => part[arcs[i]?.from as number] === part[arcs[i]?.to as number]);
  return items.flatMap((item) => {
    const own = inner.filter(({ upper, lower }) => upper === item || lower === item);
    const turned = own.filter(({ reversed }) => reversed).length;
    return [true, false].flatMap((first) => {
      const against = own.filter((wire) => (source(wire) === item) !== first);
      if (against.length > turned || (against.length === turned && against.every(({ reversed }) => reversed)))
        return [];
      return [{ member: memberOf(hierarchy, item), first }];
    });
  });
}

function isBox({ kind }: Item): boolean {
  return kind === 'node' || kind === 'group';
}

function source({ upper, lower, reversed }: Wire): Item {
  return reversed ? lower : upper;
}

function target({ upper, lower, reversed }: Wire): Item {
  return reversed ? upper : lower;
}

function memberOf({ graph, memberOfNode }: Hierarchy, { node, child }: Item): Member {
  if (node !== undefined) return memberOfNode.get(node.id) as Member;
  return graph.nodes.length + graph.groups.findIndex((group) => group === child?.group);
}
