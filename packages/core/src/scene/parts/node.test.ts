import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box, Point } from '../../layout/graph.js';
import { cases } from '../../testing/depth.js';
import type { IconArt } from '../icon.js';
import { type NodeFace, nodeBody } from './node.js';
import type { Side } from './silhouette.js';
import type { Form } from './silhouettes/form.js';
import { SILHOUETTES } from './silhouettes/index.js';
import { icons, inkBox, texts } from './testing/walk.js';

const FORMS = Object.keys(SILHOUETTES) as Form[];
const ART: IconArt = { width: 24, height: 24, shapes: [{ d: 'M0 0h24v24H0z', fill: 'ink' }] };
const ICON = { name: 'lx:server', art: ART };

function boxOf(face: NodeFace, at: Point = { x: 0, y: 0 }): Box {
  const { width, height } = nodeBody(face);
  return { ...at, width, height };
}

/** Whether a point is inside the drawn border, by all four sides. */
function isInside(form: Form, box: Box, { x, y }: Point): boolean {
  const { inset } = SILHOUETTES[form];
  const depth = (side: Side, at: number): number => inset(box, side, at) - 0.01;
  return (
    x >= box.x + depth('left', y - box.y) &&
    x <= box.x + box.width - depth('right', y - box.y) &&
    y >= box.y + depth('top', x - box.x) &&
    y <= box.y + box.height - depth('bottom', x - box.x)
  );
}

function corners({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ];
}

const label = fc.oneof(
  fc.lorem({ maxCount: 9 }),
  fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
  fc.constantFrom(
    'API',
    'PaymentsReconciliationBackgroundWorkerForAllRegions',
    'orders_2026_archive_v2',
    '注文サービスの決済処理を確認する',
  ),
);

const face = fc.record({
  form: fc.constantFrom(...FORMS),
  label,
  tone: fc.constant('blue' as const),
  sub: fc.option(label, { nil: undefined }),
  icon: fc.option(fc.constant(ICON), { nil: undefined }),
});

function faceOf({ sub, icon, ...rest }: typeof face extends fc.Arbitrary<infer T> ? T : never): NodeFace {
  return { ...rest, ...(sub === undefined ? {} : { sub }), ...(icon === undefined ? {} : { icon }) };
}

test('letters and icons stay inside the drawn border, also in a larger box', () => {
  fc.assert(
    fc.property(face, fc.nat(40), fc.nat(24), (input, wider, higher) => {
      const whole = faceOf(input);
      const { width, height } = nodeBody(whole);
      const box = { x: 10, y: 20, width: width + wider, height: height + higher };
      const shapes = nodeBody(whole).shapes(box);
      const inside = [
        ...texts(shapes).map(inkBox),
        ...icons(shapes).map(({ x, y, size }) => ({ x, y, width: size, height: size })),
      ];
      for (const each of inside) {
        for (const point of corners(each)) expect(isInside(whole.form, box, point)).toBe(true);
      }
    }),
    { numRuns: cases(300) },
  );
});

test('every word of label and sub is drawn', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMS),
      fc.lorem({ maxCount: 12 }),
      fc.lorem({ maxCount: 5 }),
      (form, words, sub) => {
        const whole: NodeFace = { form, label: words, sub, tone: 'green', icon: ICON };
        const lines = texts(nodeBody(whole).shapes(boxOf(whole))).map((each) => each.text);
        expect(lines.join(' ')).toBe(`${words} ${sub}`);
      },
    ),
  );
});

describe('sizes', () => {
  test.each(FORMS)('of %s are in steps of 8 px', (form) => {
    const { width, height } = nodeBody({ form, label: 'Orders and payments', sub: 'Go', tone: 'blue' });
    expect([width % 8, height % 8]).toEqual([0, 0]);
  });

  test('are 40 px high for a card of one line, and 56 px with a sub', () => {
    expect(nodeBody({ form: 'step', label: 'Ship', tone: 'neutral' }).height).toBe(40);
    expect(nodeBody({ form: 'step', label: 'Ship', sub: 'by rail', tone: 'neutral' }).height).toBe(56);
  });

  test.each([
    'Paid?',
    'Within policy?',
    'Within 30 days of delivery?',
    'Is the amount above the approval limit of the team lead?',
    'Should the order be held for a manual review by the risk team before shipping it abroad?',
  ])('keep the decision "%s" no higher than two cards of its text, on three lines at most', (text) => {
    const whole: NodeFace = { form: 'decision', label: text, tone: 'amber' };
    const box = boxOf(whole);
    const card = nodeBody({
      ...whole,
      label: texts(nodeBody(whole).shapes(box))
        .map((each) => each.text)
        .join('\n'),
      form: 'step',
    });
    expect(box.height).toBeLessThanOrEqual(Math.max(112, 2 * card.height));
    expect(box.width / box.height).toBeGreaterThan(1.4);
    expect(box.width / box.height).toBeLessThan(3.2);
    expect(texts(nodeBody(whole).shapes(box)).length).toBeLessThanOrEqual(3);
  });

  test('break no word in a narrow decision', () => {
    const whole: NodeFace = { form: 'decision', label: 'Approved?', tone: 'amber' };
    expect(texts(nodeBody(whole).shapes(boxOf(whole))).map((each) => each.text)).toEqual(['Approved?']);
  });
});

describe('where lines meet the border', () => {
  const meeting = (form: Form, end: Point, towards: Point, box: Box): Point =>
    nodeBody({ form, label: 'x', tone: 'blue' }).meet(box, end, towards);
  const box: Box = { x: 100, y: 100, width: 120, height: 60 };

  test.each<[Form, Point, Point, Point]>([
    ['step', { x: 220, y: 120 }, { x: 260, y: 120 }, { x: 220, y: 120 }],
    ['gateway', { x: 220, y: 130 }, { x: 260, y: 130 }, { x: 220, y: 130 }],
    ['gateway', { x: 220, y: 115 }, { x: 260, y: 115 }, { x: 214, y: 115 }],
    ['decision', { x: 160, y: 160 }, { x: 160, y: 200 }, { x: 160, y: 160 }],
    ['decision', { x: 190, y: 160 }, { x: 190, y: 200 }, { x: 190, y: 145 }],
    ['decision', { x: 190, y: 145 }, { x: 190, y: 200 }, { x: 190, y: 145 }],
    ['terminal', { x: 100, y: 130 }, { x: 60, y: 130 }, { x: 100, y: 130 }],
    ['terminal', { x: 100, y: 112 }, { x: 60, y: 112 }, { x: 106, y: 112 }],
    ['database', { x: 160, y: 100 }, { x: 160, y: 60 }, { x: 160, y: 100 }],
    ['storage', { x: 220, y: 131 }, { x: 260, y: 131 }, { x: 215, y: 131 }],
  ])('%s at %j', (form, end, towards, expected) => {
    const point = meeting(form, end, towards, box);
    expect(point.x).toBeCloseTo(expected.x, 1);
    expect(point.y).toBeCloseTo(expected.y, 1);
  });
});

test('external is the only dashed card', () => {
  const dashed = FORMS.filter((form) =>
    JSON.stringify(SILHOUETTES[form].shapes({ x: 0, y: 0, width: 96, height: 56 }, 'blue')).includes('dashed'),
  );
  expect(dashed).toEqual(['external']);
});

test('silhouettes differ except for the plain cards', () => {
  const drawings = FORMS.map((form) =>
    JSON.stringify(SILHOUETTES[form].shapes({ x: 0, y: 0, width: 96, height: 56 }, 'blue')),
  );
  // step, service, identity and secret are distinguished by tone and icon.
  expect(new Set(drawings).size).toBe(FORMS.length - 3);
});

test.each(FORMS)('a part run by others has a broken border as a %s too', (form) => {
  const face: NodeFace = { form, label: 'Mail', tone: 'neutral', dashed: true };
  const stroked = nodeBody(face)
    .shapes(boxOf(face))
    .filter((shape) => 'stroke' in shape && shape.stroke !== undefined);
  expect(stroked.length).toBeGreaterThan(0);
  for (const shape of stroked) expect(shape).toMatchObject({ dash: 'dashed' });
});
