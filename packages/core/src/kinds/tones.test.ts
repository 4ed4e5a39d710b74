// The tone of a line, in edges and messages: its colour, its legend entry, its text.

import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import { draw, validate } from '../draw.js';
import { autofix, formatSource } from '../every-kind.js';
import { connectors, icons, parts } from '../scene/parts/testing/walk.js';
import { TONES } from '../scene/scene.js';
import { testIcons } from '../testing/icons.js';
import { THEMES } from '../theme/theme.js';

const HEADS = {
  flow: 'flow\nnode a "A"\nnode b "B"\n',
  sequence: 'sequence\nactor a "A"\nactor b "B"\n',
} as const;

const BOTH = {
  ...HEADS,
  swimlane: 'swimlane\nlane x {\n  node a "A"\n}\nlane y {\n  node b "B"\n}\n',
  state: 'state\nstate a "A"\nstate b "B"\n',
} as const;
const kinds = Object.keys(BOTH) as readonly (keyof typeof BOTH)[];

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
});

describe.each(kinds)('a line of a %s with a role and a tone', (kind) => {
  const HEAD = BOTH[kind];
  const compile = (line: string): ReturnType<typeof checkSource> =>
    checkSource(`${HEAD}${line}\n`, { icons: testIcons });

  // The role is still in the outline, so only the author can remove it.
  test.each([
    ['a -> b role=data tone=red', 'role=data'],
    ['a -> b : "x" tone=green role=private', 'role=private'],
    ['a -> b role=async tone=red', 'role=async'],
  ])('one colour is drawn, and a style warning says so: %s', (line, at) => {
    const source = `${HEAD}${line}\n`;
    const { diagnostics } = validate(source, { icons: testIcons });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const warnings = diagnostics.filter(({ code }) => code === 'W300');
    expect(warnings).toMatchObject([{ code: 'W300', severity: 'warning', fix: { text: '', safe: false } }]);
    expect(line.slice((warnings[0]?.column ?? 1) - 1, (warnings[0]?.endColumn ?? 1) - 1)).toBe(at);
    expect(autofix(source, { icons: testIcons }).text).toBe(source);
    // In the order of the table.
    expect(formatSource(source)).toContain(line.replace(/(tone=\S+) (role=\S+)/, '$2 $1'));
  });

  test('the tone colours it, the role keeps its dash, and the outline names both', () => {
    const { compiled } = compile('a -> b : "told" tone=red role=async');
    const edges = parts(compiled?.drawn().value.nodes ?? [], 'edge').filter(({ id }) => id === 'e1');
    expect(connectors(edges)).toMatchObject([{ stroke: 'red-stroke', dash: 'dotted' }]);
    expect(compiled?.outline.lines.join('\n')).toMatch(/A -> B: told \(async, red\)/);
    expect(compiled?.text?.({ columns: 80, charset: 'unicode' }).value).toContain('told (red)');
  });

  test('the legend names no role that colours no line', () => {
    const legendOf = (lines: string): string =>
      JSON.stringify(parts(compile(lines).compiled?.drawn().value.nodes ?? [], 'legend'));
    expect(legendOf('a -> b role=data tone=red')).not.toContain('Data');
    expect(legendOf('a -> b role=data tone=red')).toContain('Failure');
    expect(legendOf('a -> b role=data tone=red\na -> b role=data')).toContain('Data');
  });

  test('a wrong value is reported by itself', () => {
    const codes = (line: string) =>
      compile(line).diagnostics.flatMap(({ code }) => (code < 'F' || code === 'W300' ? [code] : []));
    expect(codes('a -> b role=date tone=red')).toEqual(['E302']);
    expect(codes('a -> b role=data tone=mauve')).toEqual(['E302']);
  });
});

test('legend=off names no outcome', () => {
  const { compiled } = checkSource('flow legend=off\nnode a\nnode b\na -> b tone=red\n', { icons: testIcons });
  expect(parts(compiled?.drawn().value.nodes ?? [], 'legend')).toEqual([]);
});
