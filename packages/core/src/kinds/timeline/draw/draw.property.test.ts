// Pictures of timelines: nothing overlaps, cards are in the order of their times, and on a true scale every sign is at its
// position.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf } from '../../../calendar/index.js';
import { checkSource } from '../../../check.js';
import { parts, primitives, texts } from '../../../scene/parts/testing/walk.js';
import type { Scene } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';
import { flawsOf } from '../../testing/contract/flaws.js';
import { spread } from './spread.js';

const RUNS = cases(60);

const moment = fc.record({
  day: fc.integer({ min: 20_000, max: 21_500 }),
  span: fc.constantFrom(0, 0, 0, 12, 300),
  events: fc.array(fc.constantFrom('A', 'Proposal', 'The first server of all runs', 'x'.repeat(80)), { maxLength: 3 }),
  section: fc.nat(2),
});
const timelines = fc.record({
  moments: fc.array(moment, { minLength: 1, maxLength: 16 }),
  direction: fc.constantFrom('auto', 'right', 'down', 'left', 'up'),
  scale: fc.constantFrom('even', 'time'),
});
type Timeline = typeof timelines extends fc.Arbitrary<infer Of> ? Of : never;

function sourceOf({ moments, direction, scale }: Timeline): string {
  const lines = moments.map(({ day, span, events, section }) => {
    const when = span === 0 ? dateOf(day) : `${dateOf(day)}..${dateOf(day + span)}`;
    const suffix = events.length === 0 ? '' : ` : ${events.map((each) => `"${each}"`).join(' ')}`;
    return section === 0 ? `at ${when}${suffix}` : `section "Era ${section}" {\n  at ${when}${suffix}\n}`;
  });
  return `timeline "T" scale=${scale} direction=${direction}\n${lines.join('\n')}\n`;
}

function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(`${source}${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

describe('the picture of a timeline', () => {
  it('is on the page, with text in its cards, and nothing overlaps', () => {
    fc.assert(
      fc.property(timelines, (timeline) => {
        expect(flawsOf(sceneOf(sourceOf(timeline)))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('draws every event once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom('even', 'time'),
        fc.constantFrom('auto', 'right', 'down'),
        (count, scale, direction) => {
          const lines = Array.from({ length: count }, (_, i) => `at ${dateOf(20_000 + i * 3)} : "event${i}"`);
          const words = texts(
            sceneOf(`timeline scale=${scale} direction=${direction}\n${lines.join('\n')}\n`).nodes,
          ).map(({ text }) => text);
          for (let i = 0; i < count; i++) expect(words.filter((each) => each === `event${i}`)).toHaveLength(1);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('has the signs of a true scale at their positions, within half a px', () => {
    const days = fc.uniqueArray(fc.integer({ min: 20_000, max: 24_000 }), { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(days, fc.constantFrom('right', 'left', 'down', 'up'), (some, direction) => {
        const sorted = some.toSorted((a, b) => a - b);
        const scene = sceneOf(
          `timeline scale=time direction=${direction}\n${sorted.map((day) => `at ${dateOf(day)} : "A"`).join('\n')}\n`,
        );
        const upright = direction === 'down' || direction === 'up';
        const places = primitives(scene.nodes)
          .flatMap((each) => (each.type === 'ellipse' ? [upright ? each.cy : each.cx] : []))
          .toSorted((a, b) => (direction === 'left' || direction === 'up' ? b - a : a - b));
        expect(places).toHaveLength(sorted.length);
        const [from = 0, to = 0] = [places[0], places.at(-1)];
        const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
        sorted.forEach((day, i) => {
          const place = from + ((day - first) / (last - first)) * (to - from);
          expect(Math.abs(place - (places[i] ?? 0))).toBeLessThanOrEqual(0.5);
        });
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    ['one moment', 'at 2024-02-29 : "Leap"'],
    ['all possible years', 'at 0001-01-01 : "First"\nat 9999-12-31 : "Last"'],
    ['one day many times', Array.from({ length: 30 }, (_, i) => `at 2026-01-05 : "e${i}"`).join('\n')],
    [
      'overlapping spans',
      Array.from({ length: 12 }, (_, i) => `at 2026-01-0${(i % 9) + 1}..2026-12-31 : "s${i}"`).join('\n'),
    ],
    ['a text of 300 characters', `at 2026-01-05 : "${'word '.repeat(60).trim()}"\nat 2026-01-06 : "b"`],
    ['two hundred moments', Array.from({ length: 200 }, (_, i) => `at ${dateOf(20_000 + i * 7)} : "e${i}"`).join('\n')],
  ])('%s', (_, lines) => {
    for (const header of [
      '',
      ' scale=time',
      ' scale=time direction=right',
      ' direction=down',
      ' scale=time direction=down',
    ]) {
      const scene = sceneOf(`timeline${header}\n${lines}\n`);
      expect(flawsOf({ ...scene, nodes: scene.nodes.slice(0, 300) })).toEqual([]);
      expect(parts(scene.nodes, 'node').length).toBeGreaterThan(0);
      for (const each of primitives(scene.nodes)) expect(JSON.stringify(each)).not.toMatch(/null|NaN|Infinity/);
    }
  });
});

describe('items spread along a line', () => {
  it('never overlap, keep their order, and keep their preferred position if they can', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 200 }))), (of) => {
        const sorted = of.toSorted((a, b) => a[0] - b[0]);
        const lengths = sorted.map(([, length]) => length);
        const starts = spread(
          sorted.map(([wish]) => wish),
          lengths,
          0,
          Number.POSITIVE_INFINITY,
        );
        starts.forEach((start, i) => {
          expect(start).toBeGreaterThanOrEqual(i === 0 ? 0 : (starts[i - 1] ?? 0) + (lengths[i - 1] ?? 0) - 1);
        });
        const clear = sorted.every(([wish], i) => i === 0 || wish >= (sorted[i - 1]?.[0] ?? 0) + (lengths[i - 1] ?? 0));
        if (clear) expect(starts).toEqual(sorted.map(([wish]) => wish));
      }),
    );
  });

  it('stay within their bounds if these have room for all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 60 })), { maxLength: 15 }),
        (of) => {
          const sorted = of.toSorted((a, b) => a[0] - b[0]);
          const lengths = sorted.map(([, length]) => length);
          const starts = spread(
            sorted.map(([wish]) => wish),
            lengths,
            0,
            900,
          );
          starts.forEach((start, i) => {
            expect(start).toBeGreaterThanOrEqual(i === 0 ? 0 : (starts[i - 1] ?? 0) + (lengths[i - 1] ?? 0) - 1);
            expect(start + (lengths[i] ?? 0)).toBeLessThanOrEqual(901);
          });
        },
      ),
    );
  });
});

it('uses both sides of the ruler if cards on one side would be far from their dates', () => {
  const { nodes, width, height } = sceneOf(`timeline "Reigns and a war" scale=time
at 1837-06-20..1901-01-22 : "Victoria"
at 1901-01-22..1910-05-06 : "Edward VII"
at 1910-05-06..1936-01-20 : "George V"
at 1914-07-28..1918-11-11 : "First World War"
at 1926-05-03 : "General strike"
`);
  const level = (text: string): number => texts(nodes).find((each) => each.text === text)?.y ?? 0;
  expect(level('1900')).toBeGreaterThan(level('Edward VII'));
  expect(level('1900')).toBeLessThan(level('Victoria'));
  expect(width).toBeLessThanOrEqual(4 * height);
});
