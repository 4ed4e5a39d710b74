import { describe, expect, it } from 'vitest';
import { Budget } from '../budget.js';
import { Layering } from './layering.js';

function layering(count: number, text: string): Layering {
  return new Layering(
    count,
    text.split(' ').map((pair) => ({ upper: Number(pair[0]), lower: Number(pair[1]), weight: 1 })),
  );
}

function layers(subject: Layering, count: number, top: number[] = [], bottom: number[] = []): number[] {
  const none = new Array<number>(count).fill(0);
  return subject.solve(top.length > 0 ? top : none, bottom.length > 0 ? bottom : none, new Budget(1e6));
}

describe('layering', () => {
  it('points every arc downwards and keeps them short', () => {
    expect(layers(layering(4, '01 12 03 32'), 4)).toEqual([0, 1, 2, 1]);
  });

  it('pulls vertices tied to the last layer down', () => {
    expect(layers(layering(3, '01 02'), 3)).toEqual([0, 1, 1]);
    expect(layers(layering(4, '01 12 03'), 4, [], [0, 0, 0, 5])).toEqual([0, 1, 2, 2]);
  });

  it('joins two vertices unless a path connects them', () => {
    const subject = layering(4, '01 12 03');
    const budget = new Budget(1e6);
    expect(subject.join(3, 2, budget)).toBe(true);
    expect(subject.join(0, 2, budget)).toBe(false);
    const [, , second, third] = layers(subject, 4);
    expect(second).toBe(third);
  });

  it('puts the arcs between two joined vertices within the layer, unless another path connects them', () => {
    const budget = new Budget(1e6);
    const direct = layering(3, '01 01 12');
    expect(direct.join(1, 0, budget)).toBe(true);
    expect(layers(direct, 3)).toEqual([0, 0, 1]);
    const round = layering(3, '02 01 12');
    expect(round.join(0, 2, budget)).toBe(false);
    expect(layers(round, 3)).toEqual([0, 1, 2]);
  });

  it('keeps vertices on one layer from the outset, with the arcs between them in it', () => {
    const arcs = [
      { upper: 0, lower: 1, weight: 1 },
      { upper: 0, lower: 2, weight: 1 },
      { upper: 1, lower: 2, weight: 1 },
    ];
    expect(layers(new Layering(3, arcs, Int32Array.of(0, 1, 1)), 3)).toEqual([0, 1, 1]);
  });
});
