// Tests the engine pass by pass, on the flows of the goldens and on generated graphs: each pass must keep its contract.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtFlow } from '../../kinds/flow/testing/built-flow.js';
import { cases } from '../../testing/depth.js';
import type { FlowDirection, LayoutGraph } from '../graph.js';
import { ARRANGING, arrangeLevel } from './arrange.js';
import { Budget } from './budget.js';
import { readHierarchy } from './input/hierarchy.js';
import { adoptOverlays } from './input/overlays.js';
import { buildLevels } from './layers/build.js';
import { type Item, type Level, levelsIn } from './model.js';
import { orderLevels } from './order/ordering.js';
import { buildOrdered } from './order/retries.js';
import { type Known, PHASES, type PhaseInput } from './phases.js';
import { SPACING } from './spacing.js';
import { randomGraph, type Shape } from './testing/graphs.js';
import {
  broken,
  brokenWithin,
  hasLabels,
  hasRightAngles,
  hasRowEnds,
  hasWays,
  isApart,
  isConnected,
  isOnFrame,
  isPlaced,
  isSized,
  isStacked,
  keepsConstraints,
  knowsLayers,
  knowsPlaces,
  leadsDown,
  standBeside,
} from './testing/invariants.js';

const GOLDENS = new URL('../../kinds/flow/golden/', import.meta.url);
const DIRECTIONS: readonly FlowDirection[] = ['right', 'down', 'left', 'up'];

function goldenGraphs(): [string, LayoutGraph][] {
  const files = readdirSync(GOLDENS).filter((each) => each.endsWith('.diagram'));
  return files.map((file) => [file, graphOf(readFileSync(new URL(file, GOLDENS), 'utf8'))]);
}

/** A golden as boxes and lines, its sizes by the length of its labels. */
function graphOf(source: string): LayoutGraph {
  const { direction, nodes, edges, groups, overlays } = builtFlow(source).value;
  const sizeOf = (label: string) => ({ width: 24 + 8 * Math.min(label.length, 16), height: 18 });
  return {
    direction,
    nodes: nodes.map(({ id, label, type, group, same, before }) => ({
      id,
      width: sizeOf(label).width + 24,
      height: type === 'decision' ? 64 : 40,
      ...(type === 'decision' ? { outline: 'diamond' as const } : {}),
      ...(group === undefined ? {} : { group }),
      ...(same === undefined ? {} : { same }),
      ...(before === undefined ? {} : { before }),
    })),
    edges: edges.map(({ id, from, to, label }) => ({
      id,
      from,
      to,
      ...(label === undefined ? {} : { label: sizeOf(label) }),
    })),
    groups: groups.map(({ id, label, parent, direction: own }) => ({
      id,
      title: sizeOf(label),
      ...(parent === undefined ? {} : { parent }),
      ...(own === undefined ? {} : { direction: own }),
    })),
    overlays: overlays.map(({ id, label, nodes: within }) => ({ id, nodes: within, title: sizeOf(label) })),
  };
}

/** Every element of the graph is in the levels once. */
function expectAll(graph: LayoutGraph, root: Level): void {
  const items = levelsIn(root).flatMap(({ layers }) => layers.flat());
  expect(items.flatMap(({ node }) => node?.id ?? []).sort()).toEqual(graph.nodes.map(({ id }) => id).sort());
  const groups = items.flatMap(({ child }) => child?.group?.id ?? []);
  expect(groups.sort()).toEqual(graph.groups.map(({ id }) => id).sort());
}

/** Runs the phases that order the levels, each of which must keep the contract of ordered levels. */
function expectOrdered(input: PhaseInput): Level {
  const { graph } = input.adopted;
  let known: Partial<Known> = input;
  for (const { name, run } of PHASES) {
    if (name === 'positions') break;
    known = { ...known, ...run(known as Known) };
    if (known.built === undefined) continue;
    expectAll(graph, known.built.root);
    const faults = brokenWithin(known.built.root, knowsPlaces, leadsDown, isConnected, keepsConstraints);
    expect([name, ...faults]).toEqual([name]);
  }
  if (known.answered === undefined) throw new Error('No phase places the answers.');
  return known.answered;
}

/** Runs the plan of one direction and checks every pass against its contract. */
function expectSound(input: LayoutGraph, direction: FlowDirection): void {
  const budget = new Budget(100_000_000);
  const adopted = adoptOverlays(input);
  const { graph } = adopted;
  const hierarchy = readHierarchy(graph, direction);

  const { root: built } = buildLevels(hierarchy, budget, true);
  expectAll(graph, built);
  expect(brokenWithin(built, knowsLayers, leadsDown, isConnected)).toEqual([]);

  const crossings = orderLevels(built, budget);
  expect(crossings).toBeGreaterThanOrEqual(0);
  expect(brokenWithin(built, knowsPlaces, leadsDown, isConnected, keepsConstraints)).toEqual([]);

  const root = expectOrdered({
    input,
    adopted,
    direction,
    spacing: SPACING,
    budget,
    levelEdges: true,
    inRows: false,
    retry: true,
  });

  const ways = [knowsPlaces, isConnected, hasWays];
  const after: Readonly<Record<string, readonly Parameters<typeof broken>[1][]>> = {
    'in-layer edges': ways,
    'row ends': [...ways, hasRowEnds],
    'side ports': [...ways, hasRowEnds, standBeside],
    'label strips': [...ways, hasRowEnds, standBeside, hasLabels],
    insides: [...ways, hasLabels, isSized],
    placement: [...ways, isSized, isPlaced],
    ports: [...ways, isPlaced],
    stacking: [...ways, isPlaced, isStacked, hasRightAngles, isApart],
    compaction: [...ways, isPlaced, hasRightAngles, isApart],
    laterals: [...ways, isPlaced, hasRightAngles, isApart, isOnFrame],
  };
  expect(ARRANGING.map(({ name }) => name)).toEqual(Object.keys(after));
  const watched = ARRANGING.map(({ name, run }) => ({
    name,
    run: (arrangement: Parameters<typeof run>[0]) => {
      run(arrangement);
      expect([name, ...broken(arrangement.level, ...(after[name] ?? []))]).toEqual([name]);
    },
  }));
  arrangeLevel(root, SPACING, budget, false, watched);
  expectAll(graph, root);
}

const shape = fc.record<Partial<Shape>>({
  nodes: fc.integer({ min: 1, max: 30 }),
  density: fc.constantFrom(0.8, 1.5, 2.5),
  groups: fc.integer({ min: 0, max: 6 }),
  labels: fc.constantFrom(0, 0.5, 1),
  back: fc.constantFrom(0, 0.3),
  loops: fc.constantFrom(0, 0.1),
  parallel: fc.constantFrom(0, 0.2),
  rows: fc.constantFrom(0, 0.5),
  diamonds: fc.constantFrom(0, 0.3),
  rotated: fc.constantFrom(0, 0.5),
  overlays: fc.constantFrom(0, 2),
  steered: fc.constantFrom(0, 0.3),
});

describe('a broken contract is reported', () => {
  const graph: LayoutGraph = {
    direction: 'down',
    nodes: ['a', 'b', 'c', 'd'].map((id) => ({ id, width: 80, height: 40 })),
    edges: ['ab', 'ac', 'bd', 'ad'].map((id) => ({ id, from: `${id[0]}`, to: `${id[1]}` })),
    groups: [],
    overlays: [],
  };
  const sound = (): Level => {
    const budget = new Budget(100_000_000);
    const { root } = buildOrdered(readHierarchy(graph, 'down'), budget, true, true);
    arrangeLevel(root, SPACING, budget);
    return root;
  };
  const itemOf = (level: Level, id: string) => level.layers.flat().find(({ node }) => node?.id === id) as Item;

  it.each<[string, (level: Level) => void, (typeof hasWays)[]]>([
    ['two items swapped silently', ({ layers }) => layers.find(({ length }) => length > 1)?.reverse(), [knowsPlaces]],
    ['a section lost a segment', ({ sections }) => sections[3]?.segments.pop(), [isConnected]],
    ['a section lost its path', ({ sections }) => sections[0]?.segments.splice(0), [hasWays]],
    [
      'a constraint is broken',
      (level) => {
        itemOf(level, 'c').precedes = [itemOf(level, 'c')];
      },
      [keepsConstraints],
    ],
    [
      'a box overlaps another',
      (level) => {
        itemOf(level, 'c').x = itemOf(level, 'b').x;
      },
      [isPlaced, isApart],
    ],
    [
      'a layer overlaps the next',
      (level) => {
        itemOf(level, 'a').y += 90;
      },
      [isStacked],
    ],
    [
      'a node is smaller than it is drawn',
      (level) => {
        itemOf(level, 'a').width = 10;
      },
      [isSized, isPlaced],
    ],
    [
      'a line is slanted',
      ({ sections }) => {
        for (const segment of sections.flatMap(({ segments }) => segments)) {
          segment.corners = [
            { x: 0, y: 0 },
            { x: 5, y: 5 },
          ];
        }
      },
      [hasRightAngles],
    ],
  ])('%s', (_, damage, checks) => {
    const level = sound();
    for (const check of checks) expect(broken(level, check)).toEqual([]);
    damage(level);
    for (const check of checks) expect(broken(level, check)).not.toEqual([]);
  });
});

describe('every pass keeps its contract', () => {
  it.each(goldenGraphs())('on the golden %s', (_, graph) => {
    const directions = graph.direction === 'auto' ? (['right', 'down'] as const) : [graph.direction];
    for (const direction of directions) expectSound(graph, direction);
  });

  it('on generated graphs in every direction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), shape, fc.constantFrom(...DIRECTIONS), (seed, of, direction) => {
        expectSound(randomGraph(seed, of), direction);
      }),
      { numRuns: cases(150) },
    );
  });
});
