// Tests that the phases of the layered engine are in an order in which each has what it needs.
import { expect, test } from 'vitest';
import type { LayoutGraph } from '../graph.js';
import { Budget } from './budget.js';
import { adoptOverlays } from './input/overlays.js';
import { PHASES, type PhaseInput, runPhases } from './phases.js';
import { SPACING } from './spacing.js';

const GRAPH: LayoutGraph = {
  direction: 'right',
  nodes: ['a', 'b', 'c'].map((id) => ({ id, width: 80, height: 40 })),
  edges: [
    { id: 'a b', from: 'a', to: 'b' },
    { id: 'b c', from: 'b', to: 'c' },
  ],
  groups: [],
  overlays: [],
};

const INPUT: PhaseInput = {
  input: GRAPH,
  adopted: adoptOverlays(GRAPH),
  direction: 'right',
  spacing: SPACING,
  budget: new Budget(1_000_000),
  levelEdges: true,
  inRows: false,
  retry: true,
};

test('each phase needs only what the input or an earlier phase gives', () => {
  const known = new Set<string>(Object.keys(INPUT));
  for (const { name, needs, gives } of PHASES) {
    expect([name, ...needs.filter((each) => !known.has(each))]).toEqual([name]);
    for (const each of gives) known.add(each);
  }
});

test('each phase gives what it declares, once, and a later one or the drawing uses it', () => {
  const outputs = PHASES.flatMap(({ gives }) => gives);
  expect(new Set(outputs).size).toBe(outputs.length);
  const known = runPhases(INPUT);
  expect(Object.keys(known).toSorted()).toEqual([...Object.keys(INPUT), ...outputs].toSorted());
  const needed = new Set(PHASES.flatMap(({ needs }) => needs));
  expect(outputs.filter((each) => !needed.has(each))).toEqual(['overlays']);
});

test('each phase reads what it declares, and nothing else', () => {
  let known = runPhases(INPUT);
  for (const { name, needs, run } of PHASES) {
    const keys = new Set<string | symbol>();
    const watched = new Proxy(known, {
      get: (of, key) => {
        keys.add(key);
        return Reflect.get(of, key);
      },
    });
    known = { ...known, ...run(watched) };
    expect([name, ...[...keys].toSorted()]).toEqual([name, ...needs.toSorted()]);
  }
});
