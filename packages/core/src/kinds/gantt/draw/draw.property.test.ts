// Pictures of plans: every day at its place, every share proportional, no overlaps, lines clear of bars and texts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../calendar/index.js';
import { checkSource } from '../../../check.js';
import { outline } from '../../../draw.js';
import type { Box, Point } from '../../../layout/graph.js';
import {
  connectors,
  inkBox,
  overlap,
  parts,
  primitives,
  shapeBox,
  texts,
  words,
} from '../../../scene/parts/testing/walk.js';
import type { PartNode, Scene, SceneNode } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';
import { flawsOf } from '../../testing/contract/flaws.js';
import { strayInLegend } from '../../testing/contract/legends.js';

const RUNS = cases(60);
const context = { icons: testIcons };

const labels = fc.constantFrom(
  'A',
  'Build',
  'Interviews with shoppers',
  'x'.repeat(120),
  'Flows of buying and of returning goods',
  'Ende',
);
const task = fc.record({
  label: labels,
  start: fc.integer({ min: 0, max: 400 }),
  length: fc.integer({ min: 1, max: 60 }),
  waits: fc.array(fc.nat(), { maxLength: 3 }),
  progress: fc.option(fc.integer({ min: 0, max: 100 })),
  kind: fc.constantFrom('task', 'task', 'task', 'milestone'),
  section: fc.boolean(),
  planned: fc.option(fc.integer({ min: 0, max: 400 })),
  by: fc.constantFrom('', ' by="Ana"', ' by="Claire Dubois","Ben"'),
});
const plans = fc.record({
  tasks: fc.array(task, { minLength: 1, maxLength: 14 }),
  header: fc.constantFrom(
    '',
    ' weekends=skip',
    ' critical=on',
    ' unit=week',
    ' unit=quarter',
    ' unit=day',
    ' weekends=skip holidays=2026-02-01..2026-02-20',
  ),
});

type Plan = typeof plans extends fc.Arbitrary<infer Of> ? Of : never;

function dateAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 5 + days)).toISOString().slice(0, 10);
}

function sourceOf({ tasks, header }: Plan): string {
  const lines = tasks.map(({ label, start, length, waits, progress, kind, section, planned, by }, i) => {
    const after = i === 0 ? [] : [...new Set(waits.map((each) => `t${each % i}`))];
    const begins =
      after.length > 0
        ? `after=${after.join(',')}`
        : kind === 'task'
          ? `start=${dateAfter(start)}`
          : `at=${dateAfter(start)}`;
    const rest =
      kind === 'task'
        ? ` length=${length}d${progress === null ? '' : ` progress=${progress}`}${by}${planned === null ? '' : ` planned=${dateAfter(planned)}..${dateAfter(planned + length)}`}`
        : '';
    const line = `${kind} t${i} "${label}" ${begins}${rest}`;
    return section ? `section "Part ${i}" {\n  ${line}\n}` : line;
  });
  return `gantt "Plan"${header}\n${lines.join('\n')}\n`;
}

function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, context);
  if (!compiled) throw new Error(`${source}${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

function boxOf(part: PartNode): Box {
  const box = part.children.map(shapeBox).find((each) => each !== undefined);
  if (box === undefined) throw new Error(part.id);
  return box;
}

/** First and last day of each row, from the outline. */
function daysOf(source: string): ReadonlyMap<string, readonly [number, number]> {
  return new Map(
    (outline(source, context).outline?.items ?? []).flatMap(({ id, date, start, end }) => {
      const [first, last] = [dayOf(String(date ?? start)), dayOf(String(date ?? end))];
      return id === undefined || first === undefined || last === undefined ? [] : [[id, [first, last]] as const];
    }),
  );
}

describe('the picture of a plan', () => {
  it('fits the page, has texts in their bars, and nothing overlaps', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const scene = sceneOf(sourceOf(plan));
        expect(flawsOf(scene)).toEqual([]);
        expect(scene.width).toBeLessThan(2_400);
      }),
      { numRuns: RUNS },
    );
  });

  it('has every day at its place: bars and signs lie on one scale, within half a px', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const source = sourceOf(plan);
        const days = daysOf(source);
        const nodes = parts(sceneOf(source).nodes, 'node').map((part) => ({ part, box: boxOf(part) }));
        const ends = nodes.flatMap(({ part, box }) => {
          const [first, last] = days.get(part.id ?? '') ?? [0, 0];
          return part.children[0]?.type === 'path'
            ? [[first + 0.5, box.x + box.width / 2] as const]
            : [[first, box.x] as const, [last + 1, box.x + box.width] as const];
        });
        const [least] = ends.toSorted((a, b) => a[0] - b[0]);
        const most = ends.toSorted((a, b) => a[0] - b[0]).at(-1);
        if (least === undefined || most === undefined || most[0] - least[0] < 1) return;
        const px = (most[1] - least[1]) / (most[0] - least[0]);
        // A bar of less than two px is widened to be visible.
        const slack = px < 2 ? 2 : 0.5;
        for (const [day, x] of ends) expect(Math.abs(least[1] + (day - least[0]) * px - x)).toBeLessThanOrEqual(slack);
      }),
      { numRuns: RUNS },
    );
  });

  it('draws progress as a share of the bar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 300 }), (progress, length) => {
        const source = `gantt\ntask a start=2026-01-05 length=${length}d progress=${progress}\n`;
        const [bar] = parts(sceneOf(source).nodes, 'node');
        if (bar === undefined) throw new Error(source);
        const strip = bar.children.filter((each) => each.type === 'path').map(shapeBox)[0];
        expect(Math.abs((strip?.width ?? 0) - (boxOf(bar).width * progress) / 100)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: RUNS },
    );
  });

  it('routes every line from bar to bar, clear of other bars and texts', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { nodes } = sceneOf(sourceOf(plan));
        const bars = parts(nodes, 'node').map(boxOf);
        const labels = parts(nodes, 'label').flatMap((part) => texts(part.children).map(inkBox));
        for (const edge of parts(nodes, 'edge')) {
          const [line] = connectors([edge]);
          const points = line?.points ?? [];
          const [start, end] = [points[0], points.at(-1)];
          if (start === undefined || end === undefined) throw new Error('a line without points');
          expect(bars.some((box) => touches(box, start))).toBe(true);
          expect(bars.some((box) => touches(box, end))).toBe(true);
          for (const [i, from] of points.slice(0, -1).entries()) {
            const stretch = between(from, points[i + 1] ?? from);
            for (const box of [...bars, ...labels]) expect(overlap(box, stretch, 0.6)).toBe(false);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('has the heads of lines into one bar in one place or clearly apart', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { nodes } = sceneOf(sourceOf(plan));
        const ends = connectors(parts(nodes, 'edge')).flatMap(({ points }) => points.slice(-1));
        for (const box of parts(nodes, 'node').map(boxOf)) {
          const above = ends.filter((each) => touches(box, each) && Math.abs(each.y - box.y) < 0.1).map(({ x }) => x);
          const sorted = above.toSorted((a, b) => a - b);
          for (const [i, x] of sorted.slice(1).entries()) {
            const apart = x - (sorted[i] ?? 0);
            // A bar of a day or two has no room for more than one.
            if (box.width >= 40) expect(apart < 0.1 || apart >= 11.9).toBe(true);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  it.each([100, 200])('%i tasks are at most four times as high as wide', (count) => {
    const lines = Array.from(
      { length: count },
      (_, i) => `task t${i} "Task ${i}" ${i === 0 ? 'start=2026-01-05' : `after=t${Math.max(0, i - 3)}`} length=4d`,
    );
    const { width, height } = sceneOf(`gantt "Many"\n${lines.join('\n')}\n`);
    expect(height).toBeLessThanOrEqual(4 * width);
  });
});

describe('a plan of few rows', () => {
  it.each([
    [
      'two tasks of three years each',
      'task a "Iron" start=1982-01-01 length=1095d\ntask b "House" start=1986-01-01 length=1095d',
    ],
    ['one task', 'task a "Plan" start=2026-01-05 length=90d'],
    ['a day in a century', 'task a start=1969-01-01 length=1d\ntask b start=2068-01-01 length=1d'],
    ['eight thousand years', 'task a start=2022-10-20 length=12d\ntask b start=9999-10-01 length=30d'],
  ])('%s: within four to one, every line of the axis named', (_, lines) => {
    for (const title of ['', ' "A plan"']) {
      const scene = sceneOf(`gantt${title}\nsection "One" {\n${lines}\n}\n`);
      expect(scene.width).toBeLessThanOrEqual(4 * scene.height);
      const names = parts(scene.nodes, 'axis').flatMap((axis) => texts(axis.children));
      const marks = connectors(scene.nodes).filter(({ points: [a, b] }) => a?.x === b?.x);
      expect(names.length).toBeGreaterThanOrEqual(marks.length);
    }
  });

  it.each(['day', 'week', 'month', 'quarter'])('an axis without room for %ss names longer periods', (unit) => {
    const source = `gantt unit=${unit}\ntask a "Plan" start=1826-01-01 end=2025-12-31\n`;
    expect(checkSource(source, context).diagnostics.map(({ code }) => code)).toEqual(['W704']);
    const names = parts(sceneOf(source).nodes, 'axis').flatMap((axis) => texts(axis.children).map(({ text }) => text));
    expect(names).toContain('1900');
  });
});

describe('what explains a picture', () => {
  const readPicture = (lines: string): { readonly names: string; readonly legend: readonly PartNode[] } => {
    const legend = parts(sceneOf(`gantt today=2026-11-20\n${lines}\n`).nodes, 'legend');
    return { names: words(legend), legend };
  };

  it.each([
    ['a critical bar', 'task a crit start=2026-11-18 length=5d', 'rect'],
    ['a critical milestone', 'milestone a crit at=2026-11-18', 'path'],
    ['a critical milestone with a tone of its own', 'milestone a crit at=2026-11-18 tone=green', 'path'],
    ['both', 'task a crit start=2026-11-18 length=5d\nmilestone b crit at=2026-11-18', 'rect'],
  ])('the sample for critical is %s, as drawn', (_, lines, type) => {
    const { names, legend } = readPicture(lines);
    expect(names).toBe('Critical');
    expect(primitives(legend).map((each) => each.type)).toEqual([type, 'text']);
    expect(strayInLegend(sceneOf(`gantt\n${lines}\n`))).toEqual([]);
  });

  it('names late tasks and what was planned only where there are any', () => {
    expect(readPicture('task a start=2026-11-02 length=5d planned=2026-11-02..2026-11-04').names).toBe('Late Planned');
    expect(readPicture('task a start=2026-11-18 length=5d').names).toBe('');
  });
});

describe('times of day', () => {
  const axis = (lines: string, header = ''): readonly string[] =>
    parts(sceneOf(`gantt${header}\n${lines}\n`).nodes, 'axis').flatMap((each) =>
      texts(each.children).map(({ text }) => text),
    );

  it.each([
    ['minutes', 'task a start=2026-11-02T09:00 length=30min', '', '09:05'],
    ['hours', 'task a start=2026-11-02T09:00 length=10h', '', '12:00'],
    ['hours by request', 'task a start=2026-11-02 length=1d', ' unit=hour', '13:00'],
    ['some hours of several days', 'task a start=2026-11-02T09:00 length=72h', '', '12:00'],
    ['days of a week', 'task a start=2026-11-02T09:00 length=12d', '', '10'],
    ['months of a year', 'task a start=2026-11-02T09:00 length=8m', '', 'Dec'],
  ])('the axis names %s', (_, lines, header, name) => {
    const names = axis(lines, header);
    expect(names).toContain(name);
    expect(names[0]).toMatch(/2026/);
  });

  it('place bars in proportion, also between two days', () => {
    const lines =
      'task a start=2026-11-02T21:00 length=2h\ntask b after=a length=4h\nmilestone m after=b\ntask c start=2026-11-03T03:00 length=1h';
    const boxes = parts(sceneOf(`gantt\n${lines}\n`).nodes, 'node').map(boxOf);
    const [a, b, m, c] = boxes.map(({ x, width }) => ({ x, width, middle: x + width / 2 }));
    if (!a || !b || !m || !c) throw new Error(lines);
    const hour = a.width / 2;
    expect(Math.abs(b.width - 4 * hour)).toBeLessThanOrEqual(1);
    expect(Math.abs(m.middle - (a.x + 6 * hour))).toBeLessThanOrEqual(1);
    expect(Math.abs(c.x - m.middle)).toBeLessThanOrEqual(0.5);
  });

  it('keep days off shaded within the axis', () => {
    const scene = sceneOf(
      'gantt weekends=skip\ntask a start=2026-11-06T20:00 length=8h\ntask b start=2026-11-09T04:00 length=2h\n',
    );
    expect(flawsOf(scene)).toEqual([]);
    expect(words(parts(scene.nodes, 'legend'))).toBe('Days off');
  });
});

describe('texts beside a bar', () => {
  const plan = (gap: string): string => `gantt
task sign "Sign-in by passkey" start=2026-03-02 length=4d
task log "Log of who saw what" start=2026-03-04 length=${gap}
task trial "Trial" after=sign length=4d
`;
  const places = (
    source: string,
  ): { readonly word: number; readonly bar: number; readonly columns: readonly number[] } => {
    const { nodes } = sceneOf(source);
    const bar = parts(nodes, 'node').find(({ id }) => id === 'log');
    const word = texts(parts(nodes, 'label')).find(({ text }) => text.startsWith('Log'));
    const { x, width } = bar === undefined ? { x: 0, width: 0 } : boxOf(bar);
    const columns = connectors(parts(nodes, 'edge')).flatMap(({ points }) => points.map((each) => each.x));
    return { word: word?.x ?? 0, bar: x + width, columns };
  };

  it('move for a line that would detour around both', () => {
    const { word, bar, columns } = places(plan('1d'));
    expect(word - bar).toBeGreaterThan(6);
    expect(word - bar).toBeLessThanOrEqual(36);
    expect(columns.some((x) => x > bar && x < word)).toBe(true);
  });

  it('stay where no line passes between them', () => {
    const { word, bar } = places(plan('2d'));
    expect(word - bar).toBe(6);
  });
});

function touches({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x - 0.1 && point.x <= x + width + 0.1 && point.y >= y - 0.1 && point.y <= y + height + 0.1;
}

function between(a: Point, b: Point): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x: x - 0.5, y: y - 0.5, width: Math.abs(a.x - b.x) + 1, height: Math.abs(a.y - b.y) + 1 };
}

describe('plans at the limits of time and size', () => {
  const node = ({ nodes }: Scene): readonly SceneNode[] => primitives(nodes);
  it.each([
    ['the year 1', 'task a start=0001-01-01 length=3d'],
    ['the year 9999', 'task a start=9999-12-29 end=9999-12-31'],
    ['all supported years', 'task a start=0001-01-01 end=9999-12-31\nmilestone m at=5000-02-28'],
    ['29 February', 'task a start=2024-02-29 length=1d\nmilestone m after=a'],
    ['one day', 'task a start=2026-01-05 length=1d'],
    ['one minute', 'task a start=2026-01-05T00:00 length=1min'],
    ['one point in time', 'milestone a at=2026-01-05T23:59'],
    ['the last minute', 'task a start=9999-12-31T23:00 length=60min'],
    ['a minute in a century', 'task a start=2026-01-05T10:00 length=1min\ntask b start=2126-01-05 length=1d'],
    ['a label of 300 characters', `task a "${'word '.repeat(60).trim()}" start=2026-01-05 length=1d`],
    ['a day in a century', 'task a start=2026-01-05 length=1d\ntask b start=2126-01-05 length=1d'],
    [
      'five hundred tasks in a row',
      Array.from(
        { length: 500 },
        (_, i) => `task t${i} ${i === 0 ? 'start=2026-01-05' : `after=t${i - 1}`} length=2d`,
      ).join('\n'),
    ],
  ])('%s', (_, lines) => {
    for (const header of ['', ' weekends=skip critical=on', ' unit=day', ' unit=quarter', ' unit=hour']) {
      const scene = sceneOf(`gantt${header}\n${lines}\n`);
      expect(flawsOf({ ...scene, nodes: scene.nodes.slice(0, 400) })).toEqual([]);
      for (const each of node(scene)) expect(JSON.stringify(each)).not.toMatch(/null|NaN|Infinity/);
      expect(scene.width).toBeLessThan(2_400);
    }
  });
});
