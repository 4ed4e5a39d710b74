import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arc, breakCycles } from './cycles.js';

/** `01` is a call, `01~` a reply or an event. */
function arcsOf(text: string): Arc[] {
  return text.split(' ').map((pair) => ({ from: Number(pair[0]), to: Number(pair[1]), light: pair.endsWith('~') }));
}

function hasCycle(count: number, arcs: readonly Arc[]): boolean {
  const degree = new Array<number>(count).fill(0);
  for (const { to } of arcs) degree[to] = (degree[to] as number) + 1;
  const open = degree.flatMap((value, vertex) => (value === 0 ? [vertex] : []));
  for (const vertex of open) {
    for (const { from, to } of arcs) {
      if (from !== vertex) continue;
      degree[to] = (degree[to] as number) - 1;
      if (degree[to] === 0) open.push(to);
    }
  }
  return open.length < count;
}

describe('cycle breaking', () => {
  it.each([
    ['reverses the line that closes a cycle in source order', 3, '01 12 20', [false, false, true]],
    ['keeps lines that run against the source order but close no cycle', 3, '21 10', [false, false]],
    ['reverses the reply of two mutual lines', 2, '01 10', [false, true]],
    ['reverses an event before a call', 3, '01 12 20~', [false, false, true]],
    ['reverses an event before a call, whatever is written first', 2, '01~ 10', [true, false]],
    ['reverses several events before one call', 3, '10 01~ 01~ 12 20~', [false, true, true, false, false]],
    ['begins where a call enters, though an event leaves from there', 4, '01 12~ 23 31', [false, false, false, true]],
    ['begins with a node that has only replies', 3, '20~ 01 12 21~ 10~', [true, false, false, true, true]],
    ['begins with a node that has only events', 3, '01 12~ 20', [false, true, false]],
    ['begins with what is written first if all are called', 3, '01 12 20 21~', [false, false, true, true]],
    ['starts at an entry written last', 4, '31 12 20 01', [false, false, false, true]],
  ])('%s', (_, count, text, reversed) => {
    expect(breakCycles(count, arcsOf(text))).toEqual(reversed);
  });

  it('leaves no cycle', () => {
    const vertex = fc.integer({ min: 0, max: 9 });
    const arc = fc.record({ from: vertex, to: vertex, light: fc.boolean() });
    fc.assert(
      fc.property(fc.array(arc, { maxLength: 40 }), (arcs) => {
        const withoutLoops = arcs.filter(({ from, to }) => from !== to);
        const reversed = breakCycles(10, withoutLoops);
        const acyclic = withoutLoops.map((one, i) => (reversed[i] ? { from: one.to, to: one.from } : one));
        expect(hasCycle(10, acyclic)).toBe(false);
      }),
    );
  });
});
