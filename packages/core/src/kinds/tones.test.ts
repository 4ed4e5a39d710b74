// The tone of a line, in edges and messages: its colour, its legend entry, its text.
import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import { draw, validate } from '../draw.js';
import { connectors, icons, parts } from '../scene/parts/testing/walk.js';
import { TONES } from '../scene/scene.js';
import { autofix } from '../source/autofix.js';
import { testIcons } from '../testing/icons.js';
import { THEMES } from '../theme/theme.js';

const HEADS = {
  flow: 'flow\nnode a "A"\nnode b "B"\n',
  sequence: 'sequence\nactor a "A"\nactor b "B"\n',
} as const;

describe.each(['flow', 'sequence'] as const)('a line of a %s', (kind) => {
  const compile = (line: string): ReturnType<typeof checkSource> =>
    checkSource(`${HEADS[kind]}${line}\n`, { icons: testIcons });

  test.each(TONES)('tone=%s colours the line, its head and the icon of its label, light and dark', (tone) => {
    const source = `${HEADS[kind]}a -> b : "reads" tone=${tone}\n`;
    const scene = compile(`a -> b : "reads" tone=${tone}`).compiled?.drawn().value;
    const edge = parts(scene?.nodes ?? [], 'edge');
    expect(connectors(edge).map((each) => each.stroke)).toEqual([`${tone}-stroke`]);
    const label = parts(scene?.nodes ?? [], 'label').filter((each) => each.id === 'e1');
    expect(icons(label).map((each) => each.ink)).toEqual([`${tone}-stroke`]);
    for (const scheme of ['light', 'dark'] as const) {
      expect(draw(source, { scheme }, { icons: testIcons }).svg).toContain(THEMES[scheme][`${tone}-stroke`]);
    }
  });

  test('the legend names outcomes next to roles, but no other tones', () => {
    const { compiled } = compile(
      ['a -> b tone=red', 'a -> b tone=green', 'a -> b role=data', 'a -> b tone=blue'].join('\n'),
    );
    const legend = parts(compiled?.drawn().value.nodes ?? [], 'legend');
    expect(connectors(legend).map((each) => each.stroke)).toEqual(['role-data', 'green-stroke', 'red-stroke']);
    expect(JSON.stringify(legend)).toMatch(/"Data".*"Success".*"Failure"/);
  });

  test('outline, description and text picture name the outcome', () => {
    const { compiled } = compile('a -> b : "declined" tone=red');
    expect(compiled?.outline.lines.at(-1)).toBe('A -> B: declined (red)');
    expect(compiled?.drawn().value.description).toContain('declined (red)');
    expect(compiled?.text?.({ columns: 80, charset: 'unicode' }).value).toContain('declined (red)');
    expect(compile('a -> b tone=red').compiled?.text?.({ columns: 80, charset: 'ascii' }).value).toContain('(red)');
  });

  test('a tone keeps the line style', () => {
    const lines = ['a -> b', 'a --> b', 'a ..> b'].map((each) => `${each} tone=amber`);
    const edges = parts(compile(lines.join('\n')).compiled?.drawn().value.nodes ?? [], 'edge');
    expect(connectors(edges).map((each) => each.dash)).toEqual(['solid', 'dashed', 'dotted']);
  });

  test('a label that names a role suggests none if a tone is set', () => {
    expect(compile('a -> b : "reads" tone=red').diagnostics).toEqual([]);
    expect(compile('a -> b : "reads"').diagnostics.map((each) => each.code)).toEqual(['W500']);
  });

  test.each([
    ['a -> b role=data tone=red', 'tone=red', 'a -> b  tone=red'],
    ['a -> b tone=red : "x"', undefined, undefined],
    ['a -> b : "x" tone=green animate=on role=private', 'role=private', 'a -> b : "x" tone=green animate=on '],
  ])("a role and a tone can't be used together, and the outcome is kept: %s", (line, at, fixed) => {
    const source = `${HEADS[kind]}${line}\n`;
    const { diagnostics } = validate(source, { icons: testIcons });
    const found = diagnostics.find((each) => each.code === 'E313');
    if (at === undefined) {
      expect(found).toBeUndefined();
      return;
    }
    expect(line.slice((found?.column ?? 1) - 1, (found?.endColumn ?? 1) - 1)).toBe(at);
    expect(found?.fix).toMatchObject({ text: '', safe: true });
    expect(autofix(source, { icons: testIcons }).text).toBe(`${HEADS[kind]}${fixed}\n`);
  });

  test('an event that also has an outcome is not changed without asking, since its role dots the line', () => {
    const { diagnostics } = validate(`${HEADS[kind]}a -> b role=async tone=red\n`, { icons: testIcons });
    expect(diagnostics.find((each) => each.code === 'E313')?.fix).toMatchObject({ text: '', safe: false });
  });
});

test('legend=off names no outcome', () => {
  const { compiled } = checkSource('flow legend=off\nnode a\nnode b\na -> b tone=red\n', { icons: testIcons });
  expect(parts(compiled?.drawn().value.nodes ?? [], 'legend')).toEqual([]);
});
