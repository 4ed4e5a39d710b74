import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureText, wrapWidth } from '../../metrics/index.js';
import { cases } from '../../testing/depth.js';
import { badge, chip, lineLabel, sideLabel } from './chip.js';
import { holds, icons, inkBox, shapeBox, texts } from './testing/walk.js';
import { EDGE_TEXT } from './type-scale.js';

const ICON = { name: 'lx:eye', art: { width: 24, height: 24, shapes: [] } };
const ORIGIN = { x: 0, y: 0 };

test.each([0, 7, 25, 888, 1023])('the number %i stays on its disc', (number) => {
  const chip = badge(number);
  expect(chip.height).toBe(18);
  for (const text of texts(chip.at(ORIGIN))) expect(holds({ ...ORIGIN, ...chip }, inkBox(text))).toBe(true);
});

test('badge, icon and text come in this order from the left', () => {
  const shapes = lineLabel({ text: 'reads from', icon: ICON, iconInk: 'line', number: 3 }).at(ORIGIN);
  const [number, words] = texts(shapes);
  expect([number?.text, words?.text]).toEqual(['3', 'reads from']);
  const icon = icons(shapes)[0]?.x ?? 0;
  expect(number?.x ?? 0).toBeLessThan(icon);
  expect(icon).toBeLessThan(words?.x ?? 0);
});

test('a long label wraps at about 24 characters', () => {
  const lines = texts(lineLabel({ text: 'publishes the order placed event to everyone', iconInk: 'line' }).at(ORIGIN));
  expect(lines.length).toBe(2);
  for (const { text } of lines) expect(text.length).toBeLessThan(30);
});

describe('the text of a line label', () => {
  const part = fc
    .string({ unit: fc.constantFrom(...'abcdeoilnrst123'), minLength: 2, maxLength: 9 })
    .map((each) => `x${each}`);
  const camel = fc
    .array(part, { minLength: 1, maxLength: 4 })
    .map((all) => all.map((each, i) => (i === 0 ? each : `X${each.slice(1)}`)).join(''));
  const name = fc
    .array(camel, { minLength: 1, maxLength: 4 })
    .chain((all) => fc.constantFrom('_', '-', '.').map((joint) => all.join(joint)));
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((all) => all.join('/'));
  const word = fc.oneof(
    part,
    camel,
    name,
    path,
    path.map((each) => `https://${each}`),
    fc.tuple(camel, camel).map(([call, argument]) => `${call}(${argument})`),
  );
  const sentence = fc.array(word, { minLength: 1, maxLength: 9 }).map((all) => all.join(' '));
  /** A name with the marks attached to it. */
  const NAME = /\(?[\w.-]+[)/:]*/g;
  const limit = wrapWidth(EDGE_TEXT);
  const isWide = (text: string): boolean => measureText(text, EDGE_TEXT) > limit;
  const textsOf = (text: string): readonly string[] =>
    texts(lineLabel({ text, iconInk: 'line' }).at(ORIGIN)).map((each) => each.text);

  test('keeps words whole unless they are wider than the limit, names too', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const lines = textsOf(text);
        const whole = new Set(lines.flatMap((each) => each.split(' ')));
        for (const each of text.split(' ')) expect(whole.has(each) || isWide(each)).toBe(true);
        const names = new Set(lines.flatMap((each) => each.match(NAME) ?? []));
        for (const each of text.match(NAME) ?? []) expect(names.has(each) || isWide(each)).toBe(true);
      }),
      { numRuns: cases(500) },
    );
  });

  test('breaks where names have parts, at `_`, `-`, `/`, `.` or at a case change', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        let at = 0;
        for (const line of textsOf(text)) {
          if (at > 0 && text[at] === ' ') at += 1;
          else if (at > 0) expect(text.slice(at - 1, at + 1)).toMatch(/^[_\-/:]|[.(/]$|[a-z0-9]X$/);
          expect(text.slice(at, at + line.length)).toBe(line);
          at += line.length;
        }
        expect(at).toBe(text.length);
      }),
      { numRuns: cases(500) },
    );
  });

  test('has lines of roughly equal width, none much wider than the limit', () => {
    const short = fc.array(part, { minLength: 4, maxLength: 12 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(short, (text) => {
        const widths = textsOf(text).map((each) => measureText(each, EDGE_TEXT));
        expect(Math.max(...widths)).toBeLessThanOrEqual(2 * limit);
        expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(limit);
      }),
    );
  });

  test('a word slightly wider than the limit makes the label wider', () => {
    expect(textsOf('reads req.setAttribute("message", "Success")')).toEqual([
      'reads req.setAttribute("message",',
      '"Success")',
    ]);
  });
});

describe('badges and icons beside the text', () => {
  test.each([
    ['reads from', 3, ICON],
    ['reads from the archive of the last ten years', undefined, ICON],
    ['reads', 12, undefined],
    ['reads', undefined, undefined],
  ])('%s, %s: leave it centred in the box', (text, number, icon) => {
    const label = lineLabel({
      text,
      iconInk: 'line',
      ...(icon === undefined ? {} : { icon }),
      ...(number === undefined ? {} : { number }),
    });
    const words = texts(label.at(ORIGIN)).filter((each) => each.text !== String(number));
    for (const each of words) expect([each.anchor, each.x]).toEqual(['middle', label.width / 2]);
    const [ground] = chip(label, 'canvas', label.blank).at(ORIGIN);
    const right = Math.max(...words.map((each) => inkBox(each).x + inkBox(each).width));
    expect(ground?.type === 'rect' && ground.width - right).toBeLessThan(8);
  });

  test('beside a line, are followed by the text', () => {
    const label = sideLabel({ text: 'reads from the archive', icon: ICON, iconInk: 'line' });
    expect(texts(label.at(ORIGIN)).every((each) => each.anchor === 'start')).toBe(true);
    expect(label.blank).toBe(0);
  });

  test('text that fits the room stays on one line', () => {
    const content = { text: 'publishes the order placed event to everyone', icon: ICON, iconInk: 'line' } as const;
    for (const make of [lineLabel, sideLabel]) {
      expect(texts(make(content).at(ORIGIN)).length).toBe(2);
      const whole = make(content, 400);
      expect(texts(whole.at(ORIGIN)).length).toBe(1);
      expect(make(content, whole.width).width).toBe(whole.width);
    }
  });
});

test('the chip covers everything on it', () => {
  const label = lineLabel({ text: 'writes to', icon: ICON, iconInk: 'role-data', number: 12 });
  const [ground, ...rest] = chip(label, 'blue-frame-2').at({ x: 40, y: 40 });
  expect(ground).toMatchObject({ type: 'rect', fill: 'blue-frame-2', width: label.width, height: label.height });
  const box = ground === undefined ? undefined : shapeBox(ground);
  for (const text of texts(rest)) expect(box !== undefined && holds(box, inkBox(text))).toBe(true);
});

test('a line without label, icon and number has nothing on it', () => {
  expect(lineLabel({ iconInk: 'line' })).toMatchObject({ width: 0, height: 0 });
});
