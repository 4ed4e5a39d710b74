import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../layout/graph.js';
import { connectorPath } from './connector.js';
import { headLength } from './heads.js';
import { type ConnectorShape, HEAD_FORMS, type Head, type PathStep } from './scene.js';

function connector(points: readonly (readonly [number, number])[], more: Partial<ConnectorShape> = {}): ConnectorShape {
  return {
    type: 'connector',
    points: points.map(([x, y]) => ({ x, y })),
    cornerRadius: 8,
    stroke: 'line',
    strokeWidth: 1.5,
    dash: 'solid',
    startHead: false,
    endHead: false,
    animate: false,
    ...more,
  };
}

/** Where each step ends. */
function ends(steps: readonly PathStep[]): Point[] {
  return steps.flatMap((step) =>
    step[0] === 'Z' ? [] : [{ x: Number(step[step.length - 2]), y: Number(step[step.length - 1]) }],
  );
}

describe('a connector', () => {
  it('rounds a right angle with an arc in the direction of the turn', () => {
    const shape = connector([
      [0, 0],
      [50, 0],
      [50, 40],
    ]);
    expect(connectorPath(shape).line).toEqual([
      ['M', 0, 0],
      ['L', 42, 0],
      ['A', 8, 8, 0, 1, 50, 8],
      ['L', 50, 40],
    ]);
    const mirrored = connector([
      [0, 0],
      [50, 0],
      [50, -40],
    ]);
    expect(connectorPath(mirrored).line[2]).toEqual(['A', 8, 8, 0, 0, 50, -8]);
  });

  it('cuts two corners to half of a short piece between them', () => {
    const shape = connector([
      [0, 0],
      [40, 0],
      [40, 6],
      [80, 6],
    ]);
    expect(connectorPath(shape).line).toEqual([
      ['M', 0, 0],
      ['L', 37, 0],
      ['A', 3, 3, 0, 1, 40, 3],
      ['L', 40, 3],
      ['A', 3, 3, 0, 0, 43, 6],
      ['L', 80, 6],
    ]);
  });

  it('has the tip of its head on the end point, and its line ends under the head', () => {
    const shape = connector(
      [
        [0, 10],
        [100, 10],
      ],
      { endHead: true },
    );
    const { line, heads } = connectorPath(shape);
    expect(heads).toEqual([['M', 100, 10], ['L', 91, 13.5], ['L', 91, 6.5], ['Z']]);
    expect(line).toEqual([
      ['M', 0, 10],
      ['L', 92, 10],
    ]);
  });

  it.each([
    ['up', [0, 50], [0, 0], { x: 0, y: 8 }],
    ['down', [0, 0], [0, 50], { x: 0, y: 42 }],
    ['left', [50, 0], [0, 0], { x: 8, y: 0 }],
  ] as const)('shortens its line when it points %s', (_, from, to, expected) => {
    expect(ends(connectorPath(connector([from, to], { endHead: true })).line).at(-1)).toEqual(expected);
  });

  it('has a head at both ends on request', () => {
    const shape = connector(
      [
        [0, 0],
        [60, 0],
      ],
      { startHead: true, endHead: true },
    );
    const { line, heads } = connectorPath(shape);
    expect(ends(line)).toEqual([
      { x: 8, y: 0 },
      { x: 52, y: 0 },
    ]);
    expect(ends(heads).filter((point) => point.y === 0)).toEqual([
      { x: 60, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it('fits the corner in front of a head into the remaining length', () => {
    const shape = connector(
      [
        [0, 0],
        [40, 0],
        [40, 12],
      ],
      { endHead: true },
    );
    const { line } = connectorPath(shape);
    expect(line).toContainEqual(['A', 4, 4, 0, 1, 40, 4]);
    expect(line.at(-1)).toEqual(['L', 40, 4]);
  });

  it.each([0, 8])('turns sharply where it runs back on itself, radius %d', (cornerRadius) => {
    const there = [
      [0, 0],
      [50, 0],
      [10, 0],
    ] as const;
    expect(connectorPath(connector(there, { cornerRadius })).line).toEqual([
      ['M', 0, 0],
      ['L', 50, 0],
      ['L', 10, 0],
    ]);
  });

  it.each([
    ['no points', []],
    ['one point', [[1, 1]]],
    [
      'the same point twice',
      [
        [1, 1],
        [1, 1],
      ],
    ],
  ] as const)('draws nothing for %s', (_, points) => {
    expect(connectorPath(connector(points, { endHead: true }))).toEqual({ line: [], heads: [], outlines: [] });
  });

  it('stays within its points, plus the width of a head, for any points', () => {
    const coordinate = fc.integer({ min: -300, max: 300 });
    const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(points, head, head, fc.integer({ min: 0, max: 20 }), (all, startHead, endHead, radius) => {
        const { line, heads, outlines } = connectorPath(connector(all, { startHead, endHead, cornerRadius: radius }));
        const reach = Math.max(headLength(startHead), headLength(endHead));
        const xs = all.map(([x]) => x);
        const ys = all.map(([, y]) => y);
        for (const { x, y } of [...ends(line), ...ends(heads), ...ends(outlines)]) {
          expect(x).toBeGreaterThanOrEqual(Math.min(...xs) - reach);
          expect(x).toBeLessThanOrEqual(Math.max(...xs) + reach);
          expect(y).toBeGreaterThanOrEqual(Math.min(...ys) - reach);
          expect(y).toBeLessThanOrEqual(Math.max(...ys) + reach);
        }
        for (const step of line) if (step[0] === 'A') expect(step[1]).toBeLessThanOrEqual(radius + 1e-9);
      }),
    );
  });
});

const head = fc.constantFrom<Head>(false, true, ...HEAD_FORMS);

/** Whether a point is inside closed outlines; arcs count as a ring between their ends. */
function isHollow(steps: readonly PathStep[], { x, y }: Point): boolean {
  let turns = 0;
  let [at, start]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  const rings: (readonly [Point, Point])[] = [];
  const pieces: (readonly [Point, Point])[] = [];
  let open: (readonly [Point, Point])[] = [];
  for (const step of steps) {
    const to = step[0] === 'Z' ? start : { x: Number(step.at(-2)), y: Number(step.at(-1)) };
    if (step[0] === 'M') {
      start = to;
      open = [];
    } else if (step[0] === 'A') rings.push([at, to]);
    else open.push([at, to]);
    if (step[0] === 'Z') pieces.push(...open);
    at = to;
  }
  for (const [from, to] of pieces) {
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) turns += 1;
  }
  const inRing = rings.some(([one, other]) => {
    const radius = Math.hypot(one.x - other.x, one.y - other.y) / 2;
    return Math.hypot(x - (one.x + other.x) / 2, y - (one.y + other.y) / 2) < radius - 0.01;
  });
  return inRing || turns % 2 === 1;
}

describe.each(HEAD_FORMS)('the head %s', (form) => {
  const straight = (along: number): ConnectorShape =>
    connector(
      [
        [0, 0],
        [60 * Math.cos(along), 60 * Math.sin(along)],
      ],
      { endHead: form },
    );

  it('is at the border and takes its stated length, whatever the direction of the line', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6.28, noNaN: true }), (along) => {
        const { heads, outlines } = connectorPath(straight(along));
        const away = ends([...heads, ...outlines]).map(({ x, y }) => 60 - x * Math.cos(along) - y * Math.sin(along));
        expect(Math.min(...away)).toBeGreaterThan(-0.01);
        expect(Math.max(...away)).toBeLessThan(headLength(form) + 0.01);
        expect(away.length).toBeGreaterThan(2);
      }),
    );
  });

  it('never lets the line show through', () => {
    const { line, outlines } = connectorPath(straight(0));
    const end = ends(line).at(-1) ?? { x: 0, y: 0 };
    for (let x = 0; x < end.x - 0.01; x += 0.25) expect(isHollow(outlines, { x, y: 0 }), String(x)).toBe(false);
  });

  it('leaves no gap between itself and its line', () => {
    const { line, heads, outlines } = connectorPath(straight(0));
    const end = ends(line).at(-1)?.x ?? 0;
    const begins = Math.min(...ends([...heads, ...outlines]).map(({ x }) => x));
    expect(end).toBeGreaterThanOrEqual(begins);
  });

  it('differs from every other', () => {
    const look = (of: Head): string => {
      const { heads, outlines } = connectorPath(
        connector(
          [
            [0, 0],
            [60, 0],
          ],
          { endHead: of },
        ),
      );
      return JSON.stringify([heads, outlines]);
    };
    for (const other of [false, true, ...HEAD_FORMS] as const)
      if (other !== form) expect(look(other)).not.toBe(look(form));
  });
});
