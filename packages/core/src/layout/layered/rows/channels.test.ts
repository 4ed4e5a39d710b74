import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../testing/depth.js';
import { Budget } from '../budget.js';
import { type Net, routeChannel } from './channels.js';

function down(first: number, last: number): Net {
  return { first, last, firstAbove: true, lastAbove: false };
}

interface Line {
  readonly net: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function draw(nets: readonly Net[]): Line[] {
  const { corners, tracks } = routeChannel(nets, 8, new Budget(1e9));
  return nets.flatMap((net, i) => {
    const points = [
      { x: net.first, track: net.firstAbove ? -1 : tracks },
      ...(corners[i] as { x: number; track: number }[]),
      { x: net.last, track: net.lastAbove ? -1 : tracks },
    ];
    return points.slice(1).map((b, k) => {
      const a = points[k] as { x: number; track: number };
      return {
        net: i,
        x0: Math.min(a.x, b.x),
        x1: Math.max(a.x, b.x),
        y0: Math.min(a.track, b.track),
        y1: Math.max(a.track, b.track),
      };
    });
  });
}

function shared(lines: readonly Line[]): boolean {
  return lines.some((a) =>
    lines.some(
      (b) =>
        a.net < b.net &&
        ((a.y0 === a.y1 && b.y0 === b.y1 && a.y0 === b.y0 && Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0)) ||
          (a.x0 === a.x1 && b.x0 === b.x1 && a.x0 === b.x0 && Math.min(a.y1, b.y1) > Math.max(a.y0, b.y0))),
    ),
  );
}

function crossings(lines: readonly Line[]): number {
  let count = 0;
  for (const a of lines) {
    for (const b of lines) {
      if (a.net === b.net || a.y0 !== a.y1 || b.x0 !== b.x1) continue;
      if (b.x0 > a.x0 && b.x0 < a.x1 && a.y0 > b.y0 && a.y0 < b.y1) count++;
    }
  }
  return count;
}

describe('routing a channel', () => {
  it('draws a net straight if its ends are vertically aligned', () => {
    expect(routeChannel([down(40, 40)], 8, new Budget(1e9))).toEqual({ corners: [[]], tracks: 0 });
  });

  it('puts nets that do not meet on one track', () => {
    expect(routeChannel([down(0, 40), down(100, 140)], 8, new Budget(1e9)).tracks).toBe(1);
  });

  it('nests nets that fan out without a crossing', () => {
    expect(crossings(draw([down(100, 0), down(110, 50), down(120, 170), down(130, 220)]))).toBe(0);
  });

  it('breaks the cycle of two nets that swap places', () => {
    const lines = draw([down(0, 100), down(100, 0)]);
    expect(shared(lines)).toBe(false);
  });

  it('never makes a jog narrower than requested', () => {
    const [corners] = routeChannel([down(0, 3)], 8, new Budget(1e9)).corners;
    const xs = [0, ...(corners ?? []).map(({ x }) => x), 3];
    for (let i = 1; i < xs.length; i++) {
      const step = Math.abs((xs[i] as number) - (xs[i - 1] as number));
      expect(step === 0 || step >= 8).toBe(true);
    }
  });

  it('shares no stretch between nets, whatever their ends', () => {
    const places = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(places, places, (tops, bottoms) => {
        const nets = tops.map((top, i) => down(top * 12, (bottoms[i] as number) * 12));
        expect(shared(draw(nets))).toBe(false);
      }),
      { numRuns: cases(300) },
    );
  });

  it('routes a cap over what rises inside it', () => {
    const cap = { first: 0, last: 100, firstAbove: false, lastAbove: false };
    const inner = { first: 30, last: 60, firstAbove: false, lastAbove: false };
    expect(crossings(draw([cap, inner]))).toBe(0);
  });
});
