// Invariants of a journey picture: nothing overlaps, every step appears once and in order, its face at the height of
// its score and below its column's dot, and no picture of many steps is a ribbon.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parts, primitives, texts } from '../../../scene/parts/testing/walk.js';
import type { EllipseShape, PartNode, Scene } from '../../../scene/scene.js';
import { quote } from '../../../syntax/quote.js';
import { cases } from '../../../testing/depth.js';
import { flawsOf } from '../../testing/contract/flaws.js';
import { sceneOf } from '../../testing/contract/trial.js';

const words = fc.constantFrom(
  'a',
  'Search',
  'Compare the fares of three shops',
  'A sentence that is long enough to be wrapped into several lines of a card',
  'aVeryLongIdentifierWithoutAnySpaceAtAll',
  '日本語の注文',
  'two\nlines',
  'x'.repeat(300),
);
const maybe = (name: string, of: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.option(
    of.map((value) => ` ${name}=${value}`),
    { nil: '' },
  );

const step = fc
  .tuple(
    words,
    fc.integer({ min: 1, max: 5 }),
    maybe('by', fc.constantFrom('me', 'me,shop', 'shop')),
    maybe('touchpoint', words.map(quote)),
    maybe('pain', words.map(quote)),
    maybe('opportunity', words.map(quote)),
  )
  .map(([label, score, ...rest]) => ({ label, score, line: `step ${quote(label)} score=${score}${rest.join('')}` }));
type Step = { readonly label: string; readonly score: number; readonly line: string };

const stages = (most: number): fc.Arbitrary<readonly (readonly Step[])[]> =>
  fc.array(fc.array(step, { minLength: 1, maxLength: most }), { minLength: 1, maxLength: 5 });

function sourceOf(of: readonly (readonly Step[])[]): string {
  return [
    'journey "J"',
    'actor me person "Traveller"',
    'actor shop service "A shop with a name of many words"',
    ...of.flatMap((steps, i) =>
      i % 3 === 2
        ? steps.map(({ line }) => line)
        : [`section "Stage ${i}" {`, ...steps.map(({ line }) => `  ${line}`), '}'],
    ),
    '',
  ].join('\n');
}

interface Drawn {
  readonly dot: EllipseShape;
  readonly face: EllipseShape;
}

/** Dot on the spine and outline of the face of each step. */
function drawnSteps({ nodes }: Scene): readonly Drawn[] {
  return parts(nodes, 'mark').flatMap(({ children }: PartNode) => {
    const ellipses = primitives(children).filter((each) => each.type === 'ellipse');
    const dot = ellipses[0];
    const face = ellipses.find(({ rx }) => Math.abs(rx - 11.25) < 0.01);
    return dot && face ? [{ dot, face }] : [];
  });
}

test('nothing overlaps or leaves the page, and every step is drawn once, in order', () => {
  fc.assert(
    fc.property(stages(9), (of) => {
      const scene = sceneOf(sourceOf(of));
      expect(flawsOf(scene)).toEqual([]);
      const steps = drawnSteps(scene);
      expect(steps).toHaveLength(of.flat().length);
      for (const [i, { dot }] of steps.entries()) {
        const before = steps[i - 1]?.dot;
        if (before) expect(dot.cy > before.cy || dot.cx > before.cx).toBe(true);
      }
    }),
    { numRuns: cases(30) },
  );
});

test('a face is below its dot at the height of its score: equal differences of score are equal differences of height', () => {
  fc.assert(
    fc.property(stages(6), (of) => {
      const steps = drawnSteps(sceneOf(sourceOf(of)));
      const scores = of.flat().map(({ score }) => score);
      for (const [i, { dot, face }] of steps.entries()) {
        expect(Math.abs(dot.cx - face.cx)).toBeLessThan(0.5);
        const before = steps[i - 1];
        // Steps of another row have their own levels.
        if (before === undefined || before.dot.cy !== dot.cy) continue;
        const apart = ((scores[i - 1] ?? 0) - (scores[i] ?? 0)) * 26;
        expect(Math.abs(face.cy - before.face.cy - apart)).toBeLessThan(0.5);
      }
    }),
    { numRuns: cases(30) },
  );
});

test.each([12, 25, 40, 60])('%i steps are read in rows, at most three times as wide as high', (count) => {
  const steps = Array.from({ length: count }, (_, i) => `step "Step ${i}" score=${1 + (i % 5)} pain="Slow"`);
  const { width, height } = sceneOf(`journey "J"\n${steps.join('\n')}\n`);
  expect(width / height).toBeLessThanOrEqual(3);
  expect(height / width).toBeLessThanOrEqual(3);
  expect(width).toBeLessThanOrEqual(1_700);
});

test('the mood line and the time line continue from row to row', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 16, maxLength: 40 }), (scores) => {
      const scene = sceneOf(`journey "J"\n${scores.map((score, i) => `step "Step ${i}" score=${score}`).join('\n')}\n`);
      const steps = drawnSteps(scene);
      const rows = [...new Set(steps.map(({ dot }) => dot.cy))];
      const bends = primitives(scene.nodes).flatMap((each) =>
        each.type === 'path' && each.steps[1]?.[0] === 'C' ? [each.steps] : [],
      );
      const level = (score: number): number => (5 - score) * 26;
      // One bend per pair of neighbours; between two rows it is halved.
      const felt = bends.filter((steps) => steps.length === 2 && steps[0]?.[0] === 'M');
      expect(felt.length).toBeGreaterThanOrEqual(scores.length - 1 + (rows.length - 1));
      let last = -1;
      for (const [row, cy] of rows.slice(0, -1).entries()) {
        last += steps.filter(({ dot }) => dot.cy === cy).length;
        const [ended, begun] = [steps[last], steps[last + 1]];
        if (ended === undefined || begun === undefined) throw new Error(`row ${row}`);
        const middle = (level(scores[last] ?? 0) + level(scores[last + 1] ?? 0)) / 2;
        for (const [{ face }, score] of [
          [ended, scores[last] ?? 0],
          [begun, scores[last + 1] ?? 0],
        ] as const) {
          const halves = felt.filter(([from]) => from?.[1] === face.cx && from?.[2] === face.cy);
          const ends = halves.map((steps) => (steps[1]?.[0] === 'C' ? steps[1][6] : 0) - face.cy + level(score));
          expect(ends.some((each) => Math.abs(each - middle) < 0.5)).toBe(true);
        }
      }
    }),
    { numRuns: cases(20) },
  );
});

test('the name of an actor is written once, however many steps show the mark', () => {
  fc.assert(
    fc.property(stages(9), (of) => {
      const labels = texts(sceneOf(sourceOf(of)).nodes).map(({ text }) => text);
      expect(labels.filter((each) => each.startsWith('Traveller'))).toHaveLength(1);
    }),
    { numRuns: cases(10) },
  );
});

const ACTORS = ['a', 'b', 'c', 'd', 'e'];
const feeling = fc
  .tuple(
    fc.subarray(ACTORS, { minLength: 1 }),
    fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 }),
  )
  .map(([by, scores]) => ({ by, scores: scores.slice(0, by.length) }));

test('each mood of an actor is a face at the height of its score, within its column, and nothing overlaps', () => {
  fc.assert(
    fc.property(fc.array(feeling, { minLength: 1, maxLength: 14 }), (steps) => {
      const scene = sceneOf(
        [
          'journey "J"',
          ...ACTORS.map((each) => `actor ${each} person "Person ${each}"`),
          ...steps.map(({ by, scores }, i) => `step "Step ${i}" score=${scores.join(',')} by=${by.join(',')}`),
          '',
        ].join('\n'),
      );
      expect(flawsOf(scene)).toEqual([]);
      const marks = parts(scene.nodes, 'mark').map(({ children }) => {
        const ellipses = primitives(children).filter((each) => each.type === 'ellipse');
        return { dot: ellipses[0], faces: ellipses.filter(({ rx }) => Math.abs(rx - 11.25) < 0.01) };
      });
      for (const [i, { dot, faces }] of marks.entries()) {
        const scores = steps[i]?.scores ?? [];
        expect(faces).toHaveLength(scores.length);
        const levels = faces.map(({ cy }) => cy).toSorted((a, b) => a - b);
        const wanted = scores
          .toSorted((a, b) => b - a)
          .map((score) => 26 * ((scores.toSorted((a, b) => b - a)[0] ?? 0) - score));
        for (const [at, level] of levels.entries())
          expect(Math.abs(level - (levels[0] ?? 0) - (wanted[at] ?? 0))).toBeLessThan(0.01);
        for (const { cx } of faces) expect(Math.abs(cx - (dot?.cx ?? 0))).toBeLessThan(104);
      }
    }),
    { numRuns: cases(30) },
  );
});

test('each actor with moods has a line and faces in its own colour, and one mark beside its first face', () => {
  const scene = sceneOf(
    'journey "J"\nactor a person "Ann"\nactor b person "Bob" tone=red\nactor c person "Cid"\nstep "One" score=4,2 by=a,b\nstep "Two" score=3 by=a,c\nstep "Three" score=1,5,5 by=a,b,c\n',
  );
  const lines = scene.nodes.flatMap((each) =>
    each.type === 'path' && each.strokeWidth === 2 ? [[each.stroke, each.dash]] : [],
  );
  expect(lines).toEqual([
    ['blue-stroke', undefined],
    ['blue-stroke', undefined],
    ['red-stroke', 'dashed'],
    ['violet-stroke', undefined],
  ]);
  const letters = parts(scene.nodes, 'mark').map(({ children }) => texts(children).map(({ text }) => text));
  // Its mark at the first face, and in the lane of actors.
  expect(letters.map((each) => each.filter((text) => text.length === 1).join(''))).toEqual(['ABAB', 'AC', 'CABC']);
});

test('every quoted text of the canonical example is visible', () => {
  const shown = texts(
    sceneOf(
      'journey "Buying a ticket"\nactor me person "Traveller"\nactor shop service "Shop"\nsection "Find" {\n  step "Search" score=4 by=me touchpoint="App"\n  step "Compare" score=2 by=me,shop pain="Too many fares" opportunity="Sort by arrival"\n}\n',
    ).nodes,
  ).map(({ text }) => text);
  for (const each of [
    'Buying a ticket',
    'Traveller',
    'Shop',
    'Find',
    'Search',
    'Compare',
    'App',
    'Too many fares',
    'Sort by arrival',
  ])
    expect(
      shown.some((text) => text.includes(each.split(' ')[0] ?? '')),
      each,
    ).toBe(true);
});
